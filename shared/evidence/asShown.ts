/** Turns a verdict on words into one on what a reader of the page can see. */
import type { Difference, Match, Verdict } from '../matching/answer/verdict.ts';
import { standardPolicy, type Policy, type RuleId } from '../matching/rules/policy.ts';

/** At most this sure, 0..1: the words are there, but someone had a reason to hide or strike them. */
const HIDDEN_CONFIDENCE = 0.9;

/**
 * What a reader of the page sees of a match. `unchecked`: the picture is in a script that OCR cannot read, or there was no time
 * to look or to read.
 */
export type Shown = 'shown' | 'struckOut' | 'hidden' | 'unchecked';

/**
 * A quotation whose words the page does not show is never `found`: white text, text under a picture and tiny text are how
 * documents are doctored and how prompts are smuggled in. Nor is one that the page strikes out: the source retracts it. What
 * could not be checked remains found, with a warning.
 */
export function asShown(verdict: Verdict, shown: Shown, policy: Policy = standardPolicy): Verdict {
  if (shown === 'shown' || verdict.status === 'not_found') return verdict;
  const warnings = [...verdict.warnings, WARNINGS[shown]];
  if (shown === 'unchecked' && policy('page.unchecked') === 'warn') {
    return { ...verdict, warnings, decidedBy: [...verdict.decidedBy, 'page.unchecked'] };
  }
  const { match, occurrences } = verdict;
  return {
    status: 'partial_text_found',
    match,
    occurrences,
    confidence: Math.min(verdict.confidence, HIDDEN_CONFIDENCE),
    differences: verdict.status === 'partial_text_found' ? verdict.differences : [notShown(match, RULES[shown])],
    decidedBy: [...(verdict.status === 'found' ? [] : verdict.decidedBy), RULES[shown]],
    warnings,
  };
}

/** What is quoted, of which the page shows nothing. */
const notShown = ({ text, spans }: Match, rule: RuleId): Difference => ({
  kind: 'added',
  type: 'words_added',
  rule,
  quoted: text,
  source: '',
  spans,
});

const WARNINGS = { hidden: 'not_visible', struckOut: 'struck_out', unchecked: 'layer_unchecked' } as const;
const RULES = { hidden: 'page.hidden', struckOut: 'page.struck-out', unchecked: 'page.unchecked' } as const;
