/** What a shortened quotation leaves out, and the words of it that matter. */
import type { Omission } from '../ellipsis/leftOut.ts';
import { isFootnoteReference } from '../marks/footnoteReferences.ts';
import { lineSpans } from '../source/window.ts';
import { passageText } from './passage.ts';
import type { Difference, Omitted } from './verdict.ts';

/** Words that a difference names; more add nothing. */
const MAX_NAMED_WORDS = 40;

export function describeOmission({ window, rule, matters: { from, to } }: Omission): Difference {
  const place = extentOf({ window, from, to: Math.min(to, from + MAX_NAMED_WORDS) });
  return {
    kind: 'missing',
    type: 'omission_matters',
    rule,
    quoted: '',
    source: passageText(window, place.start, place.end),
    spans: lineSpans(window, place.start, place.end),
  };
}

/** All that is left out at one place; nothing if only footnote references are. */
export function omittedWords(omission: Omission): Omitted[] {
  const { window, from, to } = omission;
  if (window.tokens.slice(from, to).every((_, order) => isFootnoteReference(window, from + order))) return [];
  const { start, end } = extentOf(omission);
  return [{ text: passageText(window, start, end), spans: lineSpans(window, start, end) }];
}

const extentOf = ({
  window: { tokens },
  from,
  to,
}: Pick<Omission, 'window' | 'from' | 'to'>): { start: number; end: number } => ({
  start: tokens[from].start,
  end: tokens[Math.max(from, to - 1)].end,
});
