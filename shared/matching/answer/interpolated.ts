/** The verdict on a quotation whose author put words in square brackets into it: without them, if the source has these words elsewhere. */
import { interpolationsIn, replaced, type Interpolation } from '../quotation/interpolations.ts';
import type { Question } from '../quotation/question.ts';
import { quotedText } from '../quotation/quotedText.ts';
import { opensObject, refersBack, saysWhich } from '../language/openWords.ts';
import { findPlaces } from '../search/findPlaces.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { foldText } from '../text/foldText.ts';
import { tokenize } from '../text/tokens.ts';
import type { Match, Verdict } from './verdict.ts';

type Asked = Omit<Question, 'given'>;

/**
 * @param verdict on the quotation as it is given
 * @param judge another reading of it
 * @returns found with a warning, or the same verdict
 */
export function withoutInterpolations<A extends Asked>(
  index: SourceIndex,
  asked: A,
  verdict: Verdict,
  judge: (asked: A) => Verdict,
): Verdict {
  const { sourceContext = '', policy } = asked;
  if (verdict.status === 'found' || policy('mark.interpolation') === 'block') return verdict;
  const put = interpolationsIn(sourceContext);
  if (put.length === 0 || !put.every(({ words }) => standsIn(index, words, asked))) return verdict;
  const judgeWith = (words: readonly string[]): Verdict =>
    judge({ ...asked, sourceContext: replaced(sourceContext, put, words) });
  const none = put.map(() => '');
  const without = judgeWith(none);
  const isFirst = sourceContext.slice(0, put[0].start).trim() === '';
  if (without.status === 'found')
    return isFirst && replacesSubject(put[0].words, without.match) ? verdict : interpolated(without);
  const sources = wordsFor(put, without);
  if (sources === undefined) return verdict;
  for (const words of placings(sources, none)) {
    const read = judgeWith(words);
    if (read.status === 'found') return interpolated(read);
  }
  return verdict;
}

const interpolated = (found: Extract<Verdict, { status: 'found' }>): Verdict => ({
  ...found,
  warnings: [...found.warnings, 'interpolated'],
  decidedBy: [...found.decidedBy.filter((rule) => rule !== 'text.same'), 'mark.interpolation'],
});

/** Whether the source says these words, at any place. */
function standsIn(index: SourceIndex, words: string, { policy, effort }: Asked): boolean {
  const plain = words.replace(/['’]s?$/u, '');
  return findPlaces(index, quotedText(plain, policy), { sourceContext: plain, effort }, 1).found.length > 0;
}

/**
 * "[The landlord] shall pay" for "The tenant shall pay": before the match its sentence names another one. A pronoun does not, nor does the
 * number of an item.
 */
function replacesSubject(words: string, { snippet, text }: Match): boolean {
  const before = snippet.slice(0, Math.max(0, snippet.indexOf(text)));
  const sentence = (before.split(/[.!?;:。！？；：]\s*/u).at(-1) ?? '').replace(/^[…\s]*\(?\p{L}?\p{N}*\)\s*/u, '');
  const last = keysOf(sentence).at(-1);
  return last !== undefined && !refersBack(last) && !saysWhich(last) && !says(sentence, words);
}

/** What the source has where the quotation has brackets, if it lacks nothing else: "it" for "[Acme]", "Acme" for "[Acme Ltd]". */
function wordsFor(put: readonly Interpolation[], verdict: Verdict): readonly string[] | undefined {
  if (verdict.status !== 'partial_text_found' || verdict.differences.length > put.length) return undefined;
  const { differences } = verdict;
  const areTheSame = differences.every(
    ({ type, source }) =>
      type === 'words_missing' && (isPronoun(source) || put.some(({ words }) => says(words, source))),
  );
  return areTheSame ? differences.map(({ source }) => source) : undefined;
}

const says = (words: string, part: string): boolean =>
  ` ${keysOf(words).join(' ')} `.includes(` ${keysOf(part).join(' ')} `);

function isPronoun(words: string): boolean {
  const keys = keysOf(words);
  return keys.length === 1 && (refersBack(keys[0]) || opensObject(keys[0]));
}

const keysOf = (words: string): string[] => tokenize(foldText(words).text).map(({ key }) => key);

/** The ways to put words into places, in order, and nothing into the others. */
function* placings(words: readonly string[], places: readonly string[]): Generator<readonly string[]> {
  if (words.length > places.length) return;
  if (places.length === 0) {
    yield [];
    return;
  }
  const [word, ...rest] = words;
  if (words.length > 0) for (const after of placings(rest, places.slice(1))) yield [word, ...after];
  for (const after of placings(words, places.slice(1))) yield ['', ...after];
}
