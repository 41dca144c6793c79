/** "$1,500.00 (minimum required), $288.55 (this fee period)": names of columns in brackets of their own, each right after its value. */
import type { Words } from './cellWords.ts';
import type { Part } from './parts.ts';
import type { PlacedCell } from './placedNames.ts';

/** The same parts with such names before their values; as they are if one of them follows anything but a value. */
export function withNamesFirst(words: Words, parts: readonly Part<PlacedCell>[]): readonly Part<PlacedCell>[] {
  const ordered: Part<PlacedCell>[] = [];
  for (const [at, part] of parts.entries()) {
    const before = at > 0 ? parts[at - 1] : undefined;
    const isAfter = part.cell.isHead && before?.cell.isHead === false && isBracketed(words, part);
    if (isAfter) ordered.splice(-1, 0, part);
    else ordered.push(part);
  }
  return ordered;
}

/** Brackets around this name and nothing else. */
function isBracketed({ folded, tokens }: Words, { from, to }: Part<PlacedCell>): boolean {
  const before = folded.slice(from > 0 ? tokens[from - 1].end : 0, tokens[from].start);
  const after = folded.slice(tokens[to - 1].end, tokens.at(to)?.start);
  return /^\s?\($/u.test(before) && /^\)/u.test(after);
}
