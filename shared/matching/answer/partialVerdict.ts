/** The verdict if not every word is in the source: the nearest passage with its differences, the words in another order, or nothing. */
import type { Comparison } from '../comparison/comparePassage.ts';
import type { Question } from '../quotation/question.ts';
import type { QuotedText } from '../quotation/quotedText.ts';
import { isChange } from '../rules/policy.ts';
import { findShuffled } from '../search/findShuffled.ts';
import { helpsReader, relevanceOf } from '../search/relevance.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { partial } from './conclude.ts';
import { notFoundConfidence, partialConfidence, SHUFFLED_CONFIDENCE } from './confidence.ts';
import { describeDifferences, describeReference } from './describeDifferences.ts';
import { foundVerdict } from './foundVerdict.ts';
import { locateValue } from './locateValue.ts';
import { passageMatch } from './passage.ts';
import type { Difference, Verdict } from './verdict.ts';

export function partialVerdict(
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
  // All words are there: what keeps them from being found is a mark that names a different reference from the source's.
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
