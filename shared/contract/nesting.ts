/** How deep a value nests, computed without recursion, which deep nesting breaks. */

/** Whether objects and arrays nest at most this many levels deep. */
export function isNestedWithin(value: unknown, levels: number): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === levels) return false;
    level = level.flatMap((container) => Object.values(container).filter(isContainer));
  }
  return true;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
