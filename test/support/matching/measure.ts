/** Judges the corpus and counts, class by class, what came out right. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import type { LineSpan } from '../../../shared/matching/source/source.ts';
import type { Difference, Verdict } from '../../../shared/matching/answer/verdict.ts';
import type { Case } from './corpus.ts';

export interface ClassResult {
  cases: number;
  right: number;
  falseFound: number;
  partial: number;
  placed: number;
  rightPage: number;
  overlapHalf: number;
  overlapMost: number;
}

export interface Outcome {
  readonly case: Case;
  readonly verdict: Verdict;
  readonly right: boolean;
  readonly overlap?: number;
}

export function judgeCase(one: Case): Outcome {
  const verdict = judgeQuotation(one.index, one.quotation);
  const right =
    one.expected === 'found'
      ? verdict.status === 'found'
      : one.expected === 'absent'
        ? verdict.status === 'not_found'
        : verdict.status !== 'found';
  const overlap =
    one.spans !== undefined && verdict.status === 'found' ? spanOverlap(one.spans, verdict.match.spans) : undefined;
  return { case: one, verdict, right, overlap };
}

export function addOutcome(results: Map<string, ClassResult>, outcome: Outcome): void {
  const { className, expected, spans } = outcome.case;
  const result = results.get(className) ?? {
    cases: 0,
    right: 0,
    falseFound: 0,
    partial: 0,
    placed: 0,
    rightPage: 0,
    overlapHalf: 0,
    overlapMost: 0,
  };
  results.set(className, result);
  result.cases++;
  if (outcome.right) result.right++;
  if (outcome.verdict.status === 'partial_text_found') result.partial++;
  if (expected !== 'found' && outcome.verdict.status === 'found') result.falseFound++;
  if (outcome.overlap === undefined || outcome.verdict.status !== 'found') return;
  result.placed++;
  if (outcome.verdict.match.spans.at(0)?.pageNumber === spans?.at(0)?.pageNumber) result.rightPage++;
  if (outcome.overlap >= 0.5) result.overlapHalf++;
  if (outcome.overlap >= 0.8) result.overlapMost++;
}

/** What no reader could see in a proof: a difference whose two sides are shown alike, and a partial verdict without a difference that has a place. */
export function hidesDifference({ verdict }: Outcome): boolean {
  if (verdict.status !== 'partial_text_found') return false;
  const { differences } = verdict;
  return differences.some(areShownAlike) || differences.every(({ spans }) => spans.length === 0);
}

/** White space and characters without a width do not show. */
export function areShownAlike({ quoted, source }: Pick<Difference, 'quoted' | 'source'>): boolean {
  const [one, other] = [quoted, source].map((text) =>
    text
      .normalize('NFC')
      .replace(/\p{Cf}/gu, '')
      .replace(/\s+/gu, ' ')
      .trim(),
  );
  return one === other;
}

/** Characters that both have, divided by characters that either has (intersection over union). */
export function spanOverlap(expected: readonly LineSpan[], actual: readonly LineSpan[]): number {
  const characters = (spans: readonly LineSpan[]): Set<string> => {
    const all = new Set<string>();
    for (const span of spans) {
      for (let at = span.start; at < span.end; at++) all.add(`${span.pageNumber} ${span.lineId} ${at}`);
    }
    return all;
  };
  const a = characters(expected);
  const b = characters(actual);
  const both = a.intersection(b).size;
  return both === 0 ? 0 : both / a.union(b).size;
}
