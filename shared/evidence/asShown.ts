/** A verdict on words becomes one on what a reader of the page can see. */
import type { Verdict } from '../matching/answer/verdict.ts';

/** At most this sure, 0..1: the words are there, but who hid or struck them has a reason. */
const HIDDEN_CONFIDENCE = 0.9;

/** What a reader of the page sees of a match. */
export type Shown = 'shown' | 'struckOut' | 'hidden';

/**
 * A quotation whose words the page does not show is never `found`: white text, text under a picture and tiny text are how
 * documents are doctored and how prompts are smuggled in. Nor is one that the page strikes out: the source takes it back.
 */
export function asShown(verdict: Verdict, shown: Shown): Verdict {
  if (shown === 'shown' || verdict.status === 'not_found') return verdict;
  const { match, occurrences } = verdict;
  const rule = shown === 'hidden' ? 'page.hidden' : 'page.struck-out';
  return {
    status: 'partial_text_found',
    match,
    occurrences,
    confidence: Math.min(verdict.confidence, HIDDEN_CONFIDENCE),
    differences: verdict.status === 'partial_text_found' ? verdict.differences : [],
    decidedBy: [...(verdict.status === 'found' ? [] : verdict.decidedBy), rule],
    warnings: [...verdict.warnings, shown === 'hidden' ? 'not_visible' : 'struck_out'],
  };
}
