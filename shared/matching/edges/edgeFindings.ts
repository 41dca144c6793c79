/** What a match was cut out of on either side, each cut with its rule, and the match widened to cover all of it. */
import type { QuotedText } from '../quotation/quotedText.ts';
import type { Finding } from '../alignment/finding.ts';
import type { RuleId } from '../rules/policy.ts';
import type { TokenRange, Window } from '../source/window.ts';
import { withClaimedEnd } from './claimedEnd.ts';
import { withDenials } from './deniedEdges.ts';
import { cutAfter, cutBefore } from './edges.ts';
import { withAnswer } from './fieldEdges.ts';
import { withLeadingDenial } from './leadingDenial.ts';
import { withMarks } from './markEdges.ts';
import type { Measure } from './numberEdges.ts';

export interface Cuts extends TokenRange {
  readonly before: readonly Finding[];
  readonly after: readonly Finding[];
}

/** @param alignedTo where the aligned words end: a full stop there claims that the source's sentence ends there too */
export function edgeFindings(
  quoted: QuotedText,
  window: Window,
  { from, to }: TokenRange,
  alignedTo: number,
  measure: Measure,
): Cuts {
  const before = new Set<RuleId>();
  const after = new Set<RuleId>();
  let [first, last] = [from, to];
  const widen = (rule: RuleId, wider: TokenRange): void => {
    if (wider.from < first) before.add(rule);
    if (wider.to > last) after.add(rule);
    [first, last] = [wider.from, wider.to];
  };
  for (let rule = cutBefore(window, first, measure); rule !== undefined; rule = cutBefore(window, first, measure)) {
    widen(rule, { from: first - 1, to: last });
  }
  for (let rule = cutAfter(window, last, measure); rule !== undefined; rule = cutAfter(window, last, measure)) {
    widen(rule, { from: first, to: last + 1 });
  }
  widen('edge.mark-cut', withMarks(window, first, last));
  widen('edge.field-cut', { from: first, to: withAnswer(window, first, last) });
  widen('edge.denial-cut', withDenials(window, first, last));
  if (last === alignedTo) widen('edge.end-claimed', { from: first, to: withClaimedEnd(quoted, window, last) });
  widen('edge.denial-left-out', { from: withLeadingDenial(quoted, window, first), to: last });
  const end = quoted.tokens.length;
  return {
    from: first,
    to: last,
    before: Array.from(before, (rule) => ({ rule, quotedFrom: 0, quotedTo: 1, sourceFrom: first, sourceTo: from + 1 })),
    after: Array.from(after, (rule) => ({
      rule,
      quotedFrom: end - 1,
      quotedTo: end,
      sourceFrom: to - 1,
      sourceTo: last,
    })),
  };
}
