/** Prints how the matcher does on the generated corpus, class by class. */
import { corpusCases, type Case } from '../../support/matching/corpus.ts';
import { printReliability } from './reliability.ts';
import {
  addOutcome,
  hidesDifference,
  judgeCase,
  type ClassResult,
  type Outcome,
} from '../../support/matching/measure.ts';

const percent = (part: number, whole: number): string =>
  (whole === 0 ? '–' : ((100 * part) / whole).toFixed(1)).padStart(5);

const isFalseFound = (outcome: Outcome): boolean =>
  outcome.case.expected !== 'found' && outcome.verdict.status === 'found';

export const benchCorpus = (seed: number, scale: number, shownFailures: number): void => {
  benchAccuracy(corpusCases(seed, scale), shownFailures);
};

export function benchAccuracy(cases: Iterable<Case>, shownFailures: number): void {
  const results = new Map<string, ClassResult>();
  const failures: Outcome[] = [];
  const outcomes: Outcome[] = [];
  for (const one of cases) {
    const outcome = judgeCase(one);
    addOutcome(results, outcome);
    outcomes.push(outcome);
    if (!outcome.right || (outcome.overlap ?? 1) < 0.8) failures.push(outcome);
  }
  console.log(
    'class                                              cases  right%  FALSE FOUND  partial%  page%  IoU≥.5  IoU≥.8',
  );
  for (const [name, result] of [...results].sort(([a], [b]) => a.localeCompare(b))) {
    console.log(
      `${name.padEnd(50)} ${String(result.cases).padStart(5)}  ${percent(result.right, result.cases)}   ${String(result.falseFound).padStart(9)}     ${percent(result.partial, result.cases)}   ${percent(result.rightPage, result.placed)}   ${percent(result.overlapHalf, result.placed)}   ${percent(result.overlapMost, result.placed)}`,
    );
  }
  console.log(
    `\npartial verdicts that show no place or no difference: ${String(outcomes.filter(hidesDifference).length)}`,
  );
  printReliability(outcomes);
  failures.sort((a, b) => Number(isFalseFound(b)) - Number(isFalseFound(a)));
  for (const failure of failures.slice(0, shownFailures)) {
    const { className, document, quotation } = failure.case;
    const { verdict } = failure;
    console.log(`\n${className} | ${document} | ${verdict.status} | overlap ${failure.overlap ?? '–'}`);
    console.log(
      `  quoted: ${quotation.sourceContext ?? ''}${quotation.value === undefined ? '' : ` | value ${quotation.value}`}`,
    );
    if (verdict.status !== 'not_found') console.log(`  source: ${verdict.match.text}`);
    if (verdict.status === 'partial_text_found')
      console.log(`  ${JSON.stringify(verdict.differences.map((d) => [d.type, d.quoted, d.source]))}`);
  }
}
