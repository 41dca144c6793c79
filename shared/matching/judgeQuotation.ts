/** Decides whether a source says what a quotation claims: found, partly found, or not found. */
import { withCellBorders } from './quotation/cellDashes.ts';
import { cellVerdict } from './cells/cellVerdict.ts';
import { comparePassage, type Comparison } from './comparison/comparePassage.ts';
import { goesOnWithReference, lastMark } from './quotation/citationMarks.ts';
import {
  CROSSED_CONFIDENCE,
  foundConfidence,
  GUESSED_CONFIDENCE,
  LIMITED_CONFIDENCE,
  notFoundConfidence,
  partialConfidence,
  SHUFFLED_CONFIDENCE,
} from './answer/confidence.ts';
import {
  describeDifferences,
  describeGuesses,
  describeLimit,
  describeReference,
} from './answer/describeDifferences.ts';
import { describeCrossedLines } from './answer/describeCells.ts';
import { findShuffled } from './search/findShuffled.ts';
import { omissionsAtEnds } from './ellipsis/openEnds.ts';
import { findShortened, partsOf, type Shortened } from './ellipsis/ellipsis.ts';
import { describeOmission, omittedWords } from './answer/describeOmissions.ts';
import { findNearest } from './search/findNearest.ts';
import { findPlaces, withContext } from './search/findPlaces.ts';
import { locateValue } from './answer/locateValue.ts';
import { passageMatch } from './answer/passage.ts';
import { quotedText, withoutAllMarks, withoutMarks, type QuotedText } from './quotation/quotedText.ts';
import { helpsReader, relevanceOf, tokenWeight } from './search/relevance.ts';
import { hasDoubtfulFigure } from './source/readingCertainty.ts';
import { withUnsureGlyphs } from './answer/unsureGlyphs.ts';
import { contextLimits, quotedEnd, type ContextLimit } from './context/sentenceContext.ts';
import { isChange, policyOf, type Policy, type RuleId } from './rules/policy.ts';
import { isMachineRead } from './source/source.ts';
import type { SourceIndex } from './source/sourceIndex.ts';
import { withSourcesNotation } from './quotation/sourcesNotation.ts';
import { withSourcesLetters } from './quotation/typedLetters.ts';
import { unwrapMarkup } from './quotation/unwrapMarkup.ts';
import type { Difference, Verdict, Warning } from './answer/verdict.ts';
import type { Quotation } from './quotation/quotation.ts';
import { foldText } from './text/foldText.ts';
import { isVisualQuotation, toLogicalOrder } from './text/visualOrder.ts';

export { MATCHER_VERSION } from './answer/matcherVersion.ts';

/** UTF-16 units of a quotation that are judged: about 40 pages. What is longer is no quotation, and never found. */
const MAX_QUOTATION_LENGTH = 120_000;

/**
 * The verdict on a quotation: the same question always gets the same answer. Strict by default: a difference that no rule
 * excuses keeps a quotation from being `found`.
 * @param policy what each rule does; what the quotation's strictness says when absent
 */
export function judgeQuotation(
  index: SourceIndex,
  asked: Quotation,
  policy: Policy = policyOf(asked.strictness),
): Verdict {
  return withUnsureGlyphs(index, judge(index, { ...asked, policy }));
}

function judge(index: SourceIndex, asked: Omit<Question, 'given'>): Verdict {
  const context = asked.sourceContext?.trim() ?? '';
  const value = asked.value?.trim() ?? '';
  const quotation = { ...asked, given: context === '' ? value : context };
  if (context === '') return judgeText(index, value, { ...quotation, value: undefined });
  const verdict = judgeText(index, context, quotation);
  if (verdict.status !== 'not_found' || value === '') return verdict;
  return judgeValueAlone(index, value, quotation) ?? verdict;
}

interface Question extends Quotation {
  readonly policy: Policy;
  /** The text that is judged, with the dots at its ends. */
  readonly given: string;
}

/** What supports a verdict: one comparison, or one for each part of a shortened quotation. */
interface Evidence {
  readonly parts: readonly Comparison[];
  readonly occurrences: number;
  readonly differences: readonly Difference[];
  readonly warnings: readonly Warning[];
  /** What is left out, by its rules. */
  readonly rules: readonly RuleId[];
  /** What stands around it. */
  readonly limits: readonly ContextLimit[];
}

function judgeText(index: SourceIndex, given: string, quotation: Question): Verdict {
  if (given.length > MAX_QUOTATION_LENGTH) return judgeTooLong(index, given, quotation);
  const readings: QuotedText[] = [];
  const mark = lastMark(unwrapMarkup(given));
  const quotedMark = quotation.policy('mark.replaced') === 'block' ? mark : '';
  const range = quotedMark === '' ? undefined : rangeOfSource(index, quotedMark);
  let nearMiss: Comparison | undefined;
  for (const quoted of readingsOf(index, given, quotation.policy)) {
    readings.push(quoted);
    const places = findPlaces(index, quoted, quotation);
    const found = places.found.filter((place) => !lacks(place, range) && !replacesReference(given, quotedMark, place));
    if (found.length > 0) return foundVerdict(found, quotation, places.isBounded);
    nearMiss ??= places.nearMiss ?? places.found.at(0);
  }
  const renumbered = findRenumbered(index, given, quotation);
  if (renumbered !== undefined) return renumbered;
  const plainest = readings.at(-1);
  if (plainest === undefined) return { status: 'not_found', confidence: 1, decidedBy: ['source.nothing-alike'] };
  const marked = findBesideMarks(index, plainest, quotation).filter((place) => !lacks(place, range));
  if (marked.length > 0) return foundVerdict(marked, quotation);
  const shortened = partsOf(plainest.raw).length > 1 ? findShortened(index, plainest, quotation) : undefined;
  if (shortened !== undefined) return shortenedVerdict(shortened, quotation);
  const inCells = cellVerdict(index, plainest, quotation, quotation.policy);
  if (inCells !== undefined) return inCells;
  // What looked like mark-up may be the source's own words: the reading as given has its chance too.
  const nearest = [plainest, ...readings.filter((quoted) => quoted.letters !== plainest.letters).slice(0, 1)].flatMap(
    (quoted) => findNearest(index, quoted, quotation),
  );
  const found = nearest.filter(
    (place) => place.harmful.length === 0 && !lacks(place, range) && !replacesReference(given, quotedMark, place),
  );
  if (found.length > 0) return foundVerdict(found, quotation);
  return partialVerdict([...(nearMiss === undefined ? [] : [nearMiss]), ...nearest], plainest, mark, index, quotation);
}

/** "(s. 5)" behind the quotation is no mark of the quoter where the source goes on with a reference of its own. */
function replacesReference(given: string, mark: string, { quoted, window, to }: Comparison): boolean {
  if (mark === '' || quoted.raw.trimEnd() === given.trimEnd()) return false;
  const { end } = window.tokens[to - 1];
  return goesOnWithReference(window.text.slice(end, end + REFERENCE_REACH), mark);
}

/** "[130-175]" that stands in the source by itself, as a value's reference range does: no mark of the quoter's. */
function rangeOfSource({ segments }: SourceIndex, mark: string): string | undefined {
  const range = /[[【［]\s*(\d+(?:[.,]\d+)?\s*[-–]\s*\d+(?:[.,]\d+)?)\s*[\]】］]/.exec(mark);
  return range !== null && segments.some(({ text }) => text.includes(range[0])) ? foldText(range[1]).text : undefined;
}

const lacks = ({ window, from, to }: Comparison, range: string | undefined): boolean =>
  range !== undefined && !window.text.slice(window.tokens[from].start, window.tokens[to - 1].end).includes(range);

/** Places of a quotation that are tried where its dots leave out something that matters at the first. */
const MAX_PLACES_READ_ON = 8;

/** UTF-16 units behind a match in which a reference of the source's shows. */
const REFERENCE_REACH = 200;

/**
 * The quotation as given, without its editorial marks, without mark-up, as a row, and in the letters of the source: most need the
 * first only, and each is made when the ones before it are not found.
 */
function* readingsOf(index: SourceIndex, given: string, policy: Policy): Generator<QuotedText> {
  const before = new Set<string>();
  for (const text of readTexts(index, given)) {
    if (before.has(text)) continue;
    before.add(text);
    const quoted = quotedText(text, policy);
    if (quoted.tokens.length > 0) yield quoted;
  }
}

function* readTexts(index: SourceIndex, given: string): Generator<string> {
  yield given;
  yield withoutMarks(given);
  const unwrapped = unwrapMarkup(given);
  yield unwrapped;
  const plain = withoutMarks(unwrapped);
  yield withCellBorders(plain);
  yield plain;
  if (isVisualQuotation(given)) yield toLogicalOrder(given).text;
  else yield withSourcesLetters(index, plain);
}

/** The verdict on the quotation with its values written as the source writes them, where they are the same values. */
function findRenumbered(index: SourceIndex, given: string, quotation: Question): Verdict | undefined {
  for (const { text, rules } of withSourcesNotation(index, withoutMarks(unwrapMarkup(given)))) {
    if (rules.some((rule) => quotation.policy(rule) === 'block')) continue;
    const quoted = { ...quotedText(text, quotation.policy), rewrittenBy: rules };
    const places = quoted.tokens.length > 0 ? findPlaces(index, quoted, quotation).found : [];
    if (places.length === 0) continue;
    const value = quotation.value === undefined ? undefined : valueAsIn(index, quotation.value, text);
    return foundVerdict(places, { ...quotation, value });
  }
  return undefined;
}

/** The value in the notation that the quotation was read with. */
const valueAsIn = (index: SourceIndex, value: string, text: string): string =>
  text.includes(value)
    ? value
    : (withSourcesNotation(index, value).find((one) => text.includes(one.text))?.text ?? value);

/** The places where the quotation stands once its citation marks are left out, unless the source has other marks there. */
function findBesideMarks(index: SourceIndex, quoted: QuotedText, quotation: Question): Comparison[] {
  const text = withoutAllMarks(quoted.raw);
  if (text === quoted.raw) return [];
  return findPlaces(index, quotedText(text, quotation.policy), quotation)
    .found.map(({ window, from, to }) => comparePassage(quoted, window, { from, to, free: false }))
    .filter((comparison) => comparison.harmful.length === 0);
}

function foundVerdict(found: readonly Comparison[], quotation: Question, isBounded = false): Verdict {
  // One of several places may have the label's own amount.
  const sound = found.filter((comparison) => describeCrossedLines(comparison).length === 0);
  const withValue = (sound.length > 0 ? sound : found).find(
    (comparison) => locateValue([comparison], quotation.value).length > 0,
  );
  let chosen = withContext(withValue ?? sound.at(0) ?? found[0]);
  const omissions = omissionsAtEnds(quotation.given, chosen, chosen);
  if (omissions.length > 0) {
    const other = found.slice(0, MAX_PLACES_READ_ON).map(withContext);
    const whole = other.find((place) => omissionsAtEnds(quotation.given, place, place).length === 0);
    if (whole === undefined) return shortenedVerdict({ parts: [chosen], omissions }, quotation);
    chosen = whole;
  }
  const limits = contextLimits(chosen.window, chosen.from, chosen.to, quotedEnd(chosen.quoted.raw));
  const warnings: Warning[] = limits.length > 0 ? ['out_of_context'] : [];
  const verdict = conclude(
    { parts: [chosen], occurrences: found.length, differences: [], warnings, limits, rules: [] },
    quotation,
  );
  return isBounded && verdict.status === 'found' ? { ...verdict, occurrencesAtLeast: true } : verdict;
}

/** Found where nothing that is left out matters, with what it is. */
function shortenedVerdict({ parts, omissions: between }: Shortened, quotation: Question): Verdict {
  const atEnds = parts.length > 1 ? omissionsAtEnds(quotation.given, parts[0], parts[parts.length - 1]) : [];
  const omissions = [...between, ...atEnds];
  const omitted = omissions.flatMap(omittedWords);
  const objections = omissions.filter(({ rule }) => quotation.policy(rule) === 'block');
  if (objections.length > 0) {
    const match = passageMatch(parts, locateValue(parts, quotation.value));
    const differences = objections.map(describeOmission);
    return partial({ match, occurrences: 1, confidence: LIMITED_CONFIDENCE, differences, warnings: [], omitted });
  }
  const rules = [...new Set(omissions.map(({ rule }) => rule))];
  const limits = limitsAroundParts(parts);
  const isLimited = limits.length > 0 || rules.includes('elision.may-limit');
  const warnings: Warning[] = isLimited ? ['shortened', 'out_of_context'] : ['shortened'];
  return { ...conclude({ parts, occurrences: 1, differences: [], warnings, rules, limits }, quotation), omitted };
}

/** What limits the first part from before, and the last from behind. */
function limitsAroundParts(parts: readonly Comparison[]): ContextLimit[] {
  const [first, last] = [withContext(parts[0]), withContext(parts[parts.length - 1])];
  return [
    ...contextLimits(first.window, first.from, first.to, 'question mark').filter(({ side }) => side !== 'after'),
    ...contextLimits(last.window, last.from, last.to, quotedEnd(last.quoted.raw)).filter(
      ({ side }) => side === 'after',
    ),
  ];
}

/** Found, unless a value is given that does not lie inside the match. */
function conclude(evidence: Evidence, quotation: Question): Judged {
  const { parts, occurrences, warnings, differences } = evidence;
  const excuses = [
    ...parts.flatMap((part) => part.excuses.map(({ rule }) => rule)),
    ...evidence.rules,
    ...parts.flatMap(({ quoted }) => quoted.rewrittenBy ?? []),
    ...new Set(evidence.limits.map(({ rule }) => rule)),
  ];
  const valueSpans = locateValue(parts, quotation.value);
  const match = passageMatch(parts, valueSpans);
  const hasValue = (quotation.value?.trim() ?? '') === '' || valueSpans.length > 0;
  if (!hasValue && quotation.policy('value.outside') === 'block') {
    const stated = [...differences, notThere(quotation.value?.trim() ?? '', 'value.outside')];
    return partial({ match, occurrences, confidence: 0.95, differences: stated, warnings });
  }
  const guessed = parts.flatMap(describeGuesses);
  if (guessed.length > 0 && quotation.policy('number.guessed') === 'block') {
    const unsure: Warning[] = [...warnings, 'unsure_reading'];
    return partial({ match, occurrences, confidence: GUESSED_CONFIDENCE, differences: guessed, warnings: unsure });
  }
  const crossed = parts.flatMap(describeCrossedLines);
  if (crossed.length > 0 && quotation.policy('cell.other-line') === 'block') {
    return partial({ match, occurrences, confidence: CROSSED_CONFIDENCE, differences: crossed, warnings });
  }
  const limits = evidence.limits.filter(({ rule }) => quotation.policy(rule) === 'block');
  if (limits.length > 0) {
    const limited = limits.map((limit) => describeLimit(parts[0], limit));
    return partial({ match, occurrences, confidence: LIMITED_CONFIDENCE, differences: limited, warnings });
  }
  const weight = parts.flatMap((part) => part.quoted.tokens).reduce((sum, token) => sum + tokenWeight(token), 0);
  const harmless = parts.reduce((sum, part) => sum + part.harmless, parts.length - 1);
  const isRead = parts.some(({ window }) => isMachineRead(window.index.segments[window.segments[0]].readBy));
  const confidence = foundConfidence(weight, harmless, isRead, parts.some(hasDoubtfulFigure));
  const decidedBy = new Set<RuleId>(excuses.length > 0 ? excuses : ['text.same']);
  const isSpelledOut = decidedBy.has('number.figure-or-word');
  const all: readonly Warning[] = isSpelledOut ? [...warnings, 'figure_or_word'] : warnings;
  return { status: 'found', match, occurrences, confidence, warnings: all, decidedBy: [...decidedBy] };
}

type Judged = Exclude<Verdict, { status: 'not_found' }>;
type Stated = Omit<Extract<Verdict, { status: 'partial_text_found' }>, 'status' | 'decidedBy'>;

/** Decided by its differences, and by what further rules object to at the same places. */
const partial = (stated: Stated, objections: readonly RuleId[] = []): Judged => ({
  ...stated,
  status: 'partial_text_found',
  decidedBy: [...new Set([...stated.differences.map(({ rule }) => rule), ...objections])],
});

function partialVerdict(
  nearest: readonly Comparison[],
  quoted: QuotedText,
  mark: string,
  index: SourceIndex,
  quotation: Question,
): Verdict {
  const best = nearest
    .map((comparison) => ({ comparison, relevance: relevanceOf(comparison) }))
    .find(({ relevance }) => helpsReader(relevance));
  if (best === undefined) {
    const shuffled = findShuffled(index, quoted);
    if (shuffled !== undefined) return shuffledVerdict(shuffled, quotation);
    const confidence = notFoundConfidence(nearest.map(relevanceOf).at(0));
    return { status: 'not_found', confidence, decidedBy: ['source.nothing-alike'] };
  }
  const { comparison, relevance } = best;
  const described = describeDifferences(comparison);
  // All words stand there: what keeps them from being found is the mark that names another reference than the source's.
  const differences = described.length > 0 ? described : [describeReference(comparison, mark)];
  if (differences.every(({ rule }) => quotation.policy(rule) !== 'block')) return foundVerdict([comparison], quotation);
  const match = passageMatch([comparison], locateValue([comparison], quotation.value));
  const confidence = partialConfidence(relevance, differences);
  const objections = comparison.harmful.map(({ rule }) => rule).filter((rule) => !isChange(rule));
  return partial({ match, occurrences: 1, confidence, differences, warnings: [] }, objections);
}

function shuffledVerdict(comparison: Comparison, quotation: Question): Verdict {
  const match = passageMatch([comparison], locateValue([comparison], quotation.value));
  const { raw } = comparison.quoted;
  const difference: Difference = {
    kind: 'replaced',
    type: 'order_changed',
    rule: 'order.shuffled',
    quoted: raw,
    source: match.text,
    spans: match.spans,
  };
  return partial({
    match,
    occurrences: 1,
    confidence: SHUFFLED_CONFIDENCE,
    differences: [difference],
    warnings: [],
  });
}

/** The quotation is not there, but its value is: worth showing when it is more than a common word. */
function judgeValueAlone(index: SourceIndex, value: string, quotation: Question): Verdict | undefined {
  const verdict = judgeText(index, value, { ...quotation, value: undefined });
  if (verdict.status !== 'found' || !isTelling(quotedText(value))) return undefined;
  const match = { ...verdict.match, valueSpans: verdict.match.spans };
  const differences = [notThere(quotation.sourceContext?.trim() ?? '', 'value.alone')];
  return partial({ ...verdict, match, confidence: 0.8, differences });
}

/** Weight of a value that tells a reader something: one content word, or a number of several digits. */
const MIN_TELLING_WEIGHT = 0.8;
const isTelling = (value: QuotedText): boolean =>
  value.tokens.reduce((sum, token) => sum + tokenWeight(token), 0) >= MIN_TELLING_WEIGHT;

function judgeTooLong(index: SourceIndex, given: string, quotation: Question): Verdict {
  const verdict = judgeText(index, given.slice(0, MAX_QUOTATION_LENGTH), quotation);
  if (verdict.status !== 'found') return verdict;
  return partial({ ...verdict, differences: [notThere(given.slice(MAX_QUOTATION_LENGTH), 'quotation.too-long')] });
}

/** Words of the citation that the matched passage has nothing of. */
const notThere = (quoted: string, rule: RuleId): Difference => ({
  kind: 'added',
  type: 'words_added',
  rule,
  quoted,
  source: '',
  spans: [],
});
