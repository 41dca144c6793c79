/** Decides whether a source says what a quotation claims: found, partly found, or not found. */
import { notThere, partial } from './answer/conclude.ts';
import { foundVerdict, shortenedVerdict } from './answer/foundVerdict.ts';
import { withoutInterpolations } from './answer/interpolated.ts';
import { partialVerdict } from './answer/partialVerdict.ts';
import { withStatedPage } from './answer/statedPage.ts';
import { withUnsureGlyphs } from './answer/unsureGlyphs.ts';
import { TOO_COMPLEX, type Verdict } from './answer/verdict.ts';
import { cellVerdict } from './cells/cellVerdict.ts';
import { columnsBeside, joinsNumbers } from './cells/columnsBeside.ts';
import { comparePassage, type Comparison } from './comparison/comparePassage.ts';
import { findShortened, partsOf, type Shortened } from './ellipsis/ellipsis.ts';
import { findAfterDots, findUnderHead } from './ellipsis/itemUnderHead.ts';
import { findValueUnderHeads } from './ellipsis/valueUnderHeads.ts';
import { goesOnWithReference, lastMark } from './quotation/citationMarks.ts';
import { markedPages, type MarkedPages } from './quotation/markedPages.ts';
import type { Question } from './quotation/question.ts';
import type { Quotation } from './quotation/quotation.ts';
import { quotedText, withoutAllMarks, type QuotedText } from './quotation/quotedText.ts';
import { readingsOf, renumberedReadings } from './quotation/readings.ts';
import { unwrapMarkup } from './quotation/unwrapMarkup.ts';
import { policyOf, type Policy } from './rules/policy.ts';
import { findNearest } from './search/findNearest.ts';
import { findPlaces, isSpent } from './search/findPlaces.ts';
import { tokenWeight } from './search/relevance.ts';
import { lettersOf, type SourceIndex } from './source/sourceIndex.ts';
import { inShownOrder } from './text/directionOverrides.ts';
import { foldText } from './text/foldText.ts';
import { holdsLink } from './text/markdown.ts';
import { withoutPiles } from './text/piledMarks.ts';

export { MATCHER_VERSION } from './answer/matcherVersion.ts';

/** UTF-16 units of a quotation that are judged: about 40 pages. Anything longer is not a quotation, and never found. */
const MAX_QUOTATION_LENGTH = 120_000;

/**
 * The verdict on a quotation: the same question always gets the same answer. Strict by default: a difference that no rule excuses keeps a
 * quotation from being `found`.
 * @param policy what each rule does; defaults to the policy of the quotation's strictness
 */
export function judgeQuotation(
  index: SourceIndex,
  asked: Quotation,
  policy: Policy = policyOf(asked.strictness),
): Verdict {
  const { sourceContext, value } = asked;
  const seen = { sourceContext: sourceContext && asSeen(sourceContext), value: value && asSeen(value) };
  const question = { ...asked, ...seen, policy };
  const marked = pagesOfMark(question);
  const effort = { compared: 0 };
  const judged = judgeInterpolated(index, { ...question, ...marked, effort });
  // What was not looked for to the end is not known to be otherwise.
  if (judged.status !== 'found' && isSpent(effort)) return TOO_COMPLEX;
  const verdict = withUnsureGlyphs(index, judged);
  if (marked === undefined) return withStatedPage(index, verdict, question);
  // What the source says there is no statement of the citing author's.
  const isSources = verdict.status !== 'found' || marked.marks.some((mark) => saysMark(verdict.match.text, mark));
  return isSources ? verdict : withStatedPage(index, verdict, { ...question, ...marked });
}

/** "… (p. 4)": a mark says on which page the quotation is expected, where nothing else does. */
const pagesOfMark = ({ sourceContext, pageNumber, lineIds, distance }: Quotation): MarkedPages | undefined =>
  pageNumber === undefined && lineIds === undefined && distance === undefined
    ? markedPages(unwrapMarkup(sourceContext ?? ''))
    : undefined;

const saysMark = (text: string, mark: string): boolean =>
  lettersOf(foldText(text).text).includes(lettersOf(foldText(mark).text));

/** Words in square brackets are the source's or the citing author's. */
const judgeInterpolated = (index: SourceIndex, question: Omit<Question, 'given'>): Verdict =>
  withoutInterpolations(index, question, judgeAsShown(index, question), (other) => judgeAsShown(index, other));

/** The source text of Markdown is quoted as it is written, or as it is shown. */
function judgeAsShown(index: SourceIndex, question: Omit<Question, 'given'>): Verdict {
  const verdict = judge(index, question);
  if (verdict.status === 'found' || index.shown === undefined || question.policy('mark.markup') === 'block')
    return verdict;
  // A link that the quotation has itself is compared with its address.
  if (holdsLink(question.sourceContext ?? question.value ?? '')) return verdict;
  const shown = judge(index.shown(), question);
  if (shown.status !== 'found') return verdict;
  return { ...shown, decidedBy: [...shown.decidedBy.filter((rule) => rule !== 'text.same'), 'mark.markup'] };
}

/** What readers see of a quotation. */
const asSeen = (text: string): string => inShownOrder(withoutPiles(text));

function judge(index: SourceIndex, asked: Omit<Question, 'given'>): Verdict {
  const context = asked.sourceContext?.trim() ?? '';
  const value = asked.value?.trim() ?? '';
  const quotation = { ...asked, given: context === '' ? value : context };
  if (context === '') return judgeText(index, value, { ...quotation, value: undefined });
  const verdict = judgeText(index, context, quotation);
  if (verdict.status !== 'not_found' || value === '') return verdict;
  return judgeValueAlone(index, value, quotation) ?? verdict;
}

function judgeText(index: SourceIndex, given: string, quotation: Question): Verdict {
  if (given.length > MAX_QUOTATION_LENGTH) return judgeTooLong(index, given, quotation);
  const readings: QuotedText[] = [];
  const mark = lastMark(unwrapMarkup(given));
  const quotedMark = quotation.policy('mark.replaced') === 'block' ? mark : '';
  let nearMiss: Comparison | undefined;
  for (const quoted of readingsOf(index, given, quotation.policy)) {
    readings.push(quoted);
    const places = findPlaces(index, quoted, quotation);
    const found = places.found.filter((place) => !replacesReference(given, quotedMark, place));
    if (found.length > 0) return foundVerdict(found, quotation, places.isBounded);
    nearMiss ??= places.nearMiss ?? places.found.at(0);
  }
  const renumbered = findRenumbered(index, given, quotation);
  if (renumbered !== undefined) return renumbered;
  const plainest = readings.at(-1);
  if (plainest === undefined) return { status: 'not_found', confidence: 1, decidedBy: ['source.nothing-alike'] };
  const marked = findBesideMarks(index, plainest, quotation);
  if (marked.length > 0) return foundVerdict(marked, quotation);
  const shortened = findInParts(index, plainest, quotation) ?? findAsGiven(index, readings[0], plainest, quotation);
  const verdict = shortened === undefined ? undefined : shortenedVerdict(shortened, quotation);
  if (verdict?.status === 'found') return verdict;
  const row = findShortenedRow(index, plainest, quotation) ?? verdict;
  if (row !== undefined) return row;
  // A dash that looked like a border may be part of a cell.
  const inCells = cellVerdict(index, [...new Set([plainest, readings[0]])], quotation, quotation.policy);
  const rewritten = inCells?.status === 'found' ? undefined : findRewritten(index, given, quotation);
  if (rewritten !== undefined) return rewritten;
  const down = inCells?.status === 'found' ? [] : findDownColumns(index, readings, quotation);
  if (down.length > 0) return foundVerdict(down, quotation);
  if (inCells !== undefined) return inCells;
  // What looked like mark-up may be the source's own words: the reading as given gets its chance too.
  const nearest = [plainest, ...readings.filter((quoted) => quoted.letters !== plainest.letters).slice(0, 1)].flatMap(
    (quoted) => findNearest(index, quoted, quotation),
  );
  const found = nearest.filter((place) => place.harmful.length === 0 && !replacesReference(given, quotedMark, place));
  if (found.length > 0) return foundVerdict(found, quotation);
  const underHeads = findValueUnderHeads(index, plainest, quotation);
  if (underHeads !== undefined) return shortenedVerdict(underHeads, quotation);
  return partialVerdict([...(nearMiss === undefined ? [] : [nearMiss]), ...nearest], plainest, mark, index, quotation);
}

/** "(s. 5)" after the quotation is not the citing author's if the source continues with a reference of its own. */
function replacesReference(given: string, mark: string, { quoted, window, to }: Comparison): boolean {
  if (mark === '' || quoted.raw.trimEnd() === given.trimEnd()) return false;
  const { end } = window.tokens[to - 1];
  return goesOnWithReference(window.text.slice(end, end + REFERENCE_REACH), mark);
}

/** UTF-16 units after a match in which a reference of the source's own shows. */
const REFERENCE_REACH = 200;

/** The verdict on the quotation with its values written as the source writes them, if they are the same values. */
function findRenumbered(index: SourceIndex, given: string, quotation: Question): Verdict | undefined {
  for (const quoted of renumberedReadings(index, given, quotation.policy)) {
    const places = findPlaces(index, quoted, quotation).found;
    if (places.length > 0) return foundVerdict(places, quotation);
  }
  return undefined;
}

/** The same for a quotation in parts: shortened, under a heading, or of cells. */
function findRewritten(index: SourceIndex, given: string, quotation: Question): Verdict | undefined {
  for (const quoted of renumberedReadings(index, given, quotation.policy)) {
    const shortened = findInParts(index, quoted, quotation);
    const verdict =
      shortened === undefined
        ? cellVerdict(index, [quoted], quotation, quotation.policy)
        : shortenedVerdict(shortened, quotation);
    if (verdict?.status === 'found') return verdict;
  }
  return undefined;
}

/** With something left out between its parts, or under a heading that it begins with. */
function findInParts(index: SourceIndex, quoted: QuotedText, quotation: Question): Shortened | undefined {
  if (partsOf(quoted.raw).length < 2) return findUnderHead(index, quoted, quotation);
  const shortened = findShortened(index, quoted, quotation);
  const isRefused = shortened?.omissions.every(({ rule }) => quotation.policy(rule) !== 'block') !== true;
  return (isRefused ? findAfterDots(index, quoted, quotation) : undefined) ?? shortened;
}

/** "Damage / repairs / parts … may vary": a slash that looked like a border may be the source's own. */
const findAsGiven = (
  index: SourceIndex,
  first: QuotedText,
  plainest: QuotedText,
  quotation: Question,
): Shortened | undefined =>
  first === plainest || partsOf(first.raw).length < 2 ? undefined : findInParts(index, first, quotation);

/** "Balance, June 30 … $ 16,938": the ellipsis leaves out cells of a row, and what it keeps belongs together as without it. */
function findShortenedRow(index: SourceIndex, quoted: QuotedText, quotation: Question): Verdict | undefined {
  const parts = partsOf(quoted.raw);
  if (parts.length < 2 || quotation.policy('elision.parts-in-order') === 'block') return undefined;
  const verdict = cellVerdict(index, [quotedText(parts.join(' | '), quoted.policy)], quotation, quotation.policy);
  if (verdict?.status !== 'found') return undefined;
  const { warnings, omitted = [] } = verdict;
  return { ...verdict, omitted, warnings: warnings.includes('shortened') ? warnings : [...warnings, 'shortened'] };
}

/** The places where the quotation is read down a column whose lines continue, across the page, in the column beside it. */
function findDownColumns(
  index: SourceIndex,
  readings: readonly QuotedText[],
  quotation: Question,
): readonly Comparison[] {
  const columns = quotation.policy('gap.column-beside') === 'block' ? undefined : columnsBeside(index);
  if (columns === undefined) return [];
  for (const reading of readings) {
    const quoted: QuotedText = { ...reading, rewrittenBy: ['gap.column-beside'] };
    const found = findPlaces(columns, quoted, quotation).found.filter((place) => !joinsNumbers(place));
    if (found.length > 0) return found;
  }
  return [];
}

/** The places where the quotation occurs without its citation marks, unless the source has other marks there. */
function findBesideMarks(index: SourceIndex, quoted: QuotedText, quotation: Question): Comparison[] {
  const text = withoutAllMarks(quoted.raw);
  if (text === quoted.raw) return [];
  return findPlaces(index, quotedText(text, quotation.policy), quotation)
    .found.map(({ window, from, to }) => comparePassage(quoted, window, { from, to, free: false }))
    .filter((comparison) => comparison.harmful.length === 0);
}

/** The quotation is not there, but its value is: worth showing if it is more than a common word. */
function judgeValueAlone(index: SourceIndex, value: string, quotation: Question): Verdict | undefined {
  const verdict = judgeText(index, value, { ...quotation, value: undefined });
  if (verdict.status !== 'found' || !isTelling(quotedText(value))) return undefined;
  const match = { ...verdict.match, valueSpans: verdict.match.spans };
  const differences = [notThere(quotation.sourceContext?.trim() ?? '', 'value.alone')];
  return partial({ ...verdict, match, confidence: 0.8, differences });
}

/** Weight of a value that is informative to a reader: one content word, or a number of several digits. */
const MIN_TELLING_WEIGHT = 0.8;
const isTelling = (value: QuotedText): boolean =>
  value.tokens.reduce((sum, token) => sum + tokenWeight(token), 0) >= MIN_TELLING_WEIGHT;

function judgeTooLong(index: SourceIndex, given: string, quotation: Question): Verdict {
  const verdict = judgeText(index, given.slice(0, MAX_QUOTATION_LENGTH), quotation);
  if (verdict.status !== 'found') return verdict;
  return partial({ ...verdict, differences: [notThere(given.slice(MAX_QUOTATION_LENGTH), 'quotation.too-long')] });
}
