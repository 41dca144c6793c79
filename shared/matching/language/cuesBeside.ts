/** Finds, among the words beside a quotation, those of `contextCues.ts` that limit or attribute it. */
import { isCardinal } from './numerals.ts';
import {
  cuesAfter,
  cuesBefore,
  cuesRightAfter,
  cuesRightBefore,
  hasConditionalEnding,
  type Cue,
} from './contextCues.ts';
import { byFirstWord, phrasesOf } from './languages.ts';

/** "tant qu'elle", "pourvu qu'il": French writes "que" into the word that follows. */
const isWord = (key: string | undefined, word: string): boolean =>
  key === word || (word === 'que' && key?.startsWith("qu'") === true);

/** Cues by their first words, with their order: of several beside a quotation, the one listed first decides. */
interface Listed {
  readonly cue: Cue;
  readonly order: number;
}
type CueIndex = ReadonlyMap<string, readonly Listed[]>;
const indexed = (cues: readonly Cue[]): CueIndex =>
  byFirstWord(
    cues.map((cue, order) => ({ cue, order })),
    ({ cue }) => cue.words,
  );
const [indexBefore, indexAfter] = [indexed(cuesBefore), indexed(cuesAfter)];
const startsCue = (keys: readonly string[], start: number, { words }: Cue): boolean =>
  words.every((word, at) => isWord(keys.at(start + at), word));
const cuesStarting = (index: CueIndex, key: string): readonly Listed[] =>
  index.get(key.startsWith("qu'") && !index.has(key) ? 'que' : key) ?? [];

function findCue(keys: readonly string[], index: CueIndex): Cue | undefined {
  const found = keys.flatMap((key, start) => cuesStarting(index, key).filter(({ cue }) => startsCue(keys, start, cue)));
  if (found.length > 0) return found.sort((a, b) => a.order - b.order).at(0)?.cue;
  const verb = keys.find(hasConditionalEnding);
  return verb === undefined ? undefined : { words: [verb], kind: 'condition' };
}

/** What limits a quotation that follows these words. */
export const cueBefore = (keys: readonly string[]): Cue | undefined => findCue(keys, indexBefore);
/** What limits a quotation that precedes these words. */
export const cueAfter = (keys: readonly string[]): Cue | undefined => findCue(keys, indexAfter);
/**
 * The phrase with which these words begin, among those that limit what comes after them; not a denial, which does not extend across a
 * comma.
 */
export const cueOpening = (keys: readonly string[]): Cue | undefined =>
  indexBefore.get(keys.at(0) ?? '')?.find(({ cue }) => cue.kind !== 'denial' && startsCue(keys, 0, cue))?.cue;
/** Whether these words begin with a phrase that sets a condition to what comes before it: "except that". */
export const opensException = (keys: readonly string[]): boolean =>
  cuesStarting(indexAfter, keys.at(0) ?? '').some(({ cue }) => cue.kind === 'condition' && startsCue(keys, 0, cue));
/** What limits only the word that these words precede. */
export const cueRightBefore = (keys: readonly string[]): Cue | undefined =>
  lastWords.get(keys.at(-1) ?? '')?.find(({ words }) => endsWith(keys, words));
/** What limits only the word that these words follow. */
export const cueRightAfter = (keys: readonly string[]): Cue | undefined =>
  firstWords.get(keys.at(0) ?? '')?.find(({ words }) => words.every((word, at) => keys.at(at) === word));
const lastWords = Map.groupBy(cuesRightBefore, ({ words }) => words[words.length - 1]);
const firstWords = byFirstWord(cuesRightAfter, ({ words }) => words);

/** The first of the words with which a phrase starts that limits or attributes, wherever it is. */
export function contextCueIn(keys: readonly string[]): number | undefined {
  const at = keys.findIndex((key, start) =>
    [indexBefore, indexAfter].some((index) => cuesStarting(index, key).some(({ cue }) => startsCue(keys, start, cue))),
  );
  return at < 0 ? undefined : at;
}

/** Whether words end in a bound or denial of only the word that follows: "up to", "at least". */
export const boundsNext = (keys: readonly string[]): boolean => cueRightBefore(keys) !== undefined;

/** "(Two glasses at most)": a bound with its number anywhere in a phrase. */
export const holdsBound = (keys: readonly string[]): boolean =>
  keys.some((key) => /^\d/.test(key) || isCardinal(key)) &&
  keys.some((_, at) => figureBounds.some((words) => words.every((word, order) => keys[at + order] === word)));
const figureBounds = phrasesOf('boundsNumber');

const endsWith = (keys: readonly string[], words: readonly string[]): boolean =>
  words.length <= keys.length && words.every((word, at) => keys[keys.length - words.length + at] === word);
