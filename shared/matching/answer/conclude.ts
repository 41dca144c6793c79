/** From what supports a verdict to the verdict: found, unless a rule that applies to the whole of it objects. */
import { caretAfter } from './caret.ts';
import type { Comparison } from '../comparison/comparePassage.ts';
import type { ContextLimit } from '../context/sentenceContext.ts';
import type { Question } from '../quotation/question.ts';
import type { RuleId } from '../rules/policy.ts';
import { tokenWeight } from '../search/relevance.ts';
import { hasDoubtfulFigure } from '../source/readingCertainty.ts';
import { isMachineRead } from '../source/source.ts';
import { CROSSED_CONFIDENCE, foundConfidence, GUESSED_CONFIDENCE, LIMITED_CONFIDENCE } from './confidence.ts';
import { describeCrossedLines } from './describeCells.ts';
import { describeGuesses, describeLimit } from './describeDifferences.ts';
import { locateValue } from './locateValue.ts';
import { passageMatch } from './passage.ts';
import type { Difference, Verdict, Warning } from './verdict.ts';

/** What supports a verdict: one comparison, or one per part of a shortened quotation. */
export interface Evidence {
  readonly parts: readonly Comparison[];
  readonly occurrences: number;
  readonly differences: readonly Difference[];
  readonly warnings: readonly Warning[];
  /** What is left out, with its rules. */
  readonly rules: readonly RuleId[];
  /** The text around it. */
  readonly limits: readonly ContextLimit[];
}

/** Found, unless a value is given that is not inside the match. */
export function conclude(evidence: Evidence, quotation: Question): Judged {
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
  const all = new Set([...warnings, ...[...decidedBy].flatMap((rule) => warningOf.get(rule) ?? [])]);
  return { status: 'found', match, occurrences, confidence, warnings: [...all], decidedBy: [...decidedBy] };
}

/** Of rules by which a quotation is found although a reader should look at its place. */
const warningOf: ReadonlyMap<RuleId, Warning> = new Map<RuleId, Warning>([
  ['number.figure-or-word', 'figure_or_word'],
  ['word.misread', 'unsure_reading'],
  ['list.dash-or-minus', 'out_of_context'],
  ['list.box-added', 'out_of_context'],
  ['mark.may-count', 'out_of_context'],
]);

export type Judged = Exclude<Verdict, { status: 'not_found' }>;
type Stated = Omit<Extract<Verdict, { status: 'partial_text_found' }>, 'status' | 'decidedBy'>;

/** Decided by its differences, and by further rules that object at the same places; what the passage lacks entirely is shown at its end. */
export const partial = (stated: Stated, objections: readonly RuleId[] = []): Judged => ({
  ...stated,
  differences: stated.differences.map((difference) =>
    difference.spans.length > 0
      ? difference
      : { ...difference, spans: stated.match.spans.slice(-1).map((span) => caretAfter(span)) },
  ),
  status: 'partial_text_found',
  decidedBy: [...new Set([...stated.differences.map(({ rule }) => rule), ...objections])],
});

/** Words of the citation that the matched passage lacks entirely. */
export const notThere = (quoted: string, rule: RuleId): Difference => ({
  kind: 'added',
  type: 'words_added',
  rule,
  quoted,
  source: '',
  spans: [],
});
