/**
 * Characters that override the direction of what follows: a text with "318" after a right-to-left override is shown as "813". A quotation is
 * what its readers see. Marks, embeddings and isolates, which Arabic and Hebrew texts have, turn no word or number around.
 */

const OVERRIDE = /[\u202d\u202e]/;
/** HTML's way to write them. */
const WRITTEN_OVERRIDE = /&#(?:0{0,6}823([78])|x0{0,6}202([de]));/gi;
const RIGHT_TO_LEFT = '[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]';
const hasRightToLeft = new RegExp(RIGHT_TO_LEFT, 'u');
const rightToLeftRun = new RegExp(`${RIGHT_TO_LEFT}(?:${RIGHT_TO_LEFT}|[\\s\\p{P}])*`, 'gu');
const otherRun = new RegExp(`${RIGHT_TO_LEFT.replace('[', '[^')}+`, 'gu');
/** Levels of nesting in Unicode's algorithm (UAX 9): those beyond are without effect. */
const MOST_LEVELS = 125;

type Override = 'right' | 'left' | 'none';
interface Level {
  readonly override: Override;
  readonly isIsolate: boolean;
}

/** By the character that opens a level. */
const OPENING: ReadonlyMap<string, Level> = new Map([
  ['\u202d', { override: 'left', isIsolate: false }],
  ['\u202e', { override: 'right', isIsolate: false }],
  ...['\u202a', '\u202b'].map((one): [string, Level] => [one, { override: 'none', isIsolate: false }]),
  ...['\u2066', '\u2067', '\u2068'].map((one): [string, Level] => [one, { override: 'none', isIsolate: true }]),
]);
const END_OF_EMBEDDING = '\u202c';
const END_OF_ISOLATE = '\u2069';

/** The text in the order in which it is read where it is shown; itself if nothing in it is overridden. */
export function inShownOrder(text: string): string {
  const written = text.includes('&#') ? text.replace(WRITTEN_OVERRIDE, asCharacter) : text;
  if (!OVERRIDE.test(written)) return text;
  let shown = '';
  let run = '';
  let override: Override = 'none';
  const levels: Level[] = [];
  for (const character of written) {
    const before: Override = override;
    const isControl = nest(levels, character);
    override = levels.at(-1)?.override ?? 'none';
    if (override !== before) {
      shown += asShown(run, before);
      run = '';
    }
    if (!isControl) run += character;
  }
  return shown + asShown(run, override);
}

const asCharacter = (_: string, decimal: string | undefined, hex: string | undefined): string =>
  decimal === '7' || hex?.toLowerCase() === 'd' ? '\u202d' : '\u202e';

/** @returns whether the character is one of those that open and close levels */
function nest(levels: Level[], character: string): boolean {
  const opened = OPENING.get(character);
  if (opened) {
    if (levels.length < MOST_LEVELS) levels.push(opened);
    return true;
  }
  if (character === END_OF_EMBEDDING) {
    if (levels.at(-1)?.isIsolate === false) levels.pop();
    return true;
  }
  if (character === END_OF_ISOLATE) {
    const isolate = levels.findLastIndex(({ isIsolate }) => isIsolate);
    if (isolate >= 0) levels.length = isolate;
    return true;
  }
  // Levels end with their paragraph.
  if (character === '\n' || character === '\u2029') levels.length = 0;
  return false;
}

/** Letters that run against the override are seen in reverse. */
function asShown(run: string, override: Override): string {
  if (override === 'none') return run;
  const isRight = hasRightToLeft.test(run);
  if (override === 'left') return isRight ? run.replace(rightToLeftRun, reversed) : run;
  return isRight ? run.replace(otherRun, reversed) : reversed(run);
}

const reversed = (text: string): string => Array.from(text).reverse().join('');
