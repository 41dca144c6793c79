/**
 * The generated corpus, judged as a whole: every genre and language, set in every way, quoted right and wrong. Its verdicts and the version of
 * the matcher do not change without each other.
 */
import { MATCHER_VERSION, VERDICTS_HASH } from '../../../shared/matching/answer/matcherVersion.ts';
import { corpusCases } from '../../support/matching/corpus.ts';
import {
  addOutcome,
  hidesDifference,
  judgeCase,
  type ClassResult,
  type Outcome,
} from '../../support/matching/measure.ts';
import { CORPUS_SEED, pinned, verdictsHash } from '../../support/matching/verdictsHash.ts';

const outcomes: Outcome[] = [];
const results = new Map<string, ClassResult>();

beforeAll(() => {
  for (const one of corpusCases(CORPUS_SEED, 1)) {
    const outcome = judgeCase(one);
    outcomes.push(outcome);
    addOutcome(results, outcome);
  }
});

const isScanned = (outcome: Outcome): boolean => outcome.case.className.startsWith('scanned');
const isRecalled = (outcome: Outcome): boolean => outcome.case.className.startsWith('recalled');
const shareRight = (some: readonly Outcome[]): number => some.filter(({ right }) => right).length / some.length;
const quoted = (some: readonly Outcome[]): string[] =>
  some.map(
    (outcome) => `${outcome.case.className} | ${outcome.case.document} | ${outcome.case.quotation.sourceContext ?? ''}`,
  );

describe('over the generated corpus', () => {
  it('has thousands of cases in each direction', () => {
    expect(outcomes.filter((outcome) => outcome.case.expected === 'found').length).toBeGreaterThan(3_000);
    expect(outcomes.filter((outcome) => outcome.case.expected === 'not found').length).toBeGreaterThan(3_000);
  });

  it('nothing altered is ever found', () => {
    const falseFound = outcomes.filter(
      (outcome) => outcome.case.expected !== 'found' && outcome.verdict.status === 'found',
    );
    expect(quoted(falseFound)).toEqual([]);
  });

  it('at least 99.5 % of true quotations from digital text are found', () => {
    const digital = outcomes.filter(
      (outcome) => outcome.case.expected === 'found' && !isScanned(outcome) && !isRecalled(outcome),
    );
    expect(shareRight(digital)).toBeGreaterThanOrEqual(0.995);
  });

  it('at least 94 % of what models recall of a text are found', () => {
    const recalled = outcomes.filter((outcome) => outcome.case.expected === 'found' && isRecalled(outcome));
    expect(shareRight(recalled)).toBeGreaterThanOrEqual(0.94);
  });

  it('at least 97 % of true quotations from scans are found', () => {
    const scanned = outcomes.filter((outcome) => outcome.case.expected === 'found' && isScanned(outcome));
    expect(shareRight(scanned)).toBeGreaterThanOrEqual(0.97);
  });

  it('at least 99.9 % of what is found is on the right page', () => {
    const all = [...results.values()];
    const placed = all.reduce((sum, { placed }) => sum + placed, 0);
    expect(all.reduce((sum, { rightPage }) => sum + rightPage, 0) / placed).toBeGreaterThanOrEqual(0.999);
  });

  it('nearly all of what is found overlaps the place where it was planted', () => {
    const overlaps = outcomes.flatMap(({ overlap }) => (overlap === undefined ? [] : [overlap]));
    expect(overlaps.filter((overlap) => overlap >= 0.8).length / overlaps.length).toBeGreaterThanOrEqual(0.99);
    expect(overlaps.filter((overlap) => overlap >= 0.5).length / overlaps.length).toBeGreaterThanOrEqual(0.995);
  });

  it('common words and foreign sentences are not found', () => {
    expect(quoted(outcomes.filter((outcome) => outcome.case.expected === 'absent' && !outcome.right))).toEqual([]);
  });

  it('most altered quotations are shown with the passage that they were made from', () => {
    const altered = outcomes.filter((outcome) => outcome.case.expected === 'not found');
    const partial = altered.filter((outcome) => outcome.verdict.status === 'partial_text_found');
    expect(partial.length / altered.length).toBeGreaterThanOrEqual(0.9);
  });

  it('every partial verdict shows a place, and no difference has two sides alike', () => {
    expect(quoted(outcomes.filter(hidesDifference))).toEqual([]);
  });

  it('the confidence of a verdict is within 5 points of how often it is right', () => {
    for (const status of ['found', 'partial_text_found', 'not_found'] as const) {
      const some = outcomes.filter((outcome) => outcome.verdict.status === status);
      const mean = some.reduce((sum, { verdict }) => sum + verdict.confidence, 0) / some.length;
      expect(Math.abs(mean - shareRight(some))).toBeLessThan(0.05);
    }
  });
});

it('the version names the verdicts', () => {
  const verdicts = Array.from(pinned(outcomes), ({ verdict }) => verdict);
  const isPinned = verdictsHash(MATCHER_VERSION, verdicts) === VERDICTS_HASH;
  const remedy =
    `Verdicts on the corpus (or the corpus itself) are no longer those of version ${MATCHER_VERSION}. If that is meant, ` +
    'run "npm run pin:verdicts -- <next version>": it raises MATCHER_VERSION and pins the new verdicts to it.';
  expect(isPinned ? 'pinned' : remedy).toBe('pinned');
});
