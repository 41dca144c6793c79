/**
 * Denials that the quotation joins to what follows and the source does not: "No. Radiation was released" quoted as "No
 * radiation was released", or "no-" broken from "table" at a line end quoted as "no table".
 */
import type { Hunk } from './alignTokens.ts';
import { isNegation } from './language/negations.ts';
import type { QuotedText } from './quotedText.ts';
import type { Window } from './window.ts';

const endsStatement = /[.!?:;。！？：；]/u;
const breaksWord = /^- *\n/;

/** @param pairs for each quotation token the source token that equals it, or -1 */
export function detachedDenials(quoted: QuotedText, window: Window, pairs: Int32Array): Hunk[] {
  return quoted.tokens.flatMap((token, at): Hunk[] => {
    const here = pairs[at];
    if (here < 0 || pairs[at + 1] !== here + 1 || !isNegation(token.key)) return [];
    const next = quoted.tokens[at + 1];
    // "No. 12" quoted as "No 12" counts and denies nothing.
    if (next.kind === 'number') return [];
    const inSource = window.text.slice(window.tokens[here].end, window.tokens[here + 1].start);
    const inQuoted = quoted.fold.text.slice(token.end, next.start);
    const isDetached =
      (endsStatement.test(inSource) && !endsStatement.test(inQuoted)) ||
      (breaksWord.test(inSource) && !inQuoted.includes('-'));
    return isDetached ? [{ quotedFrom: at, quotedTo: at + 2, sourceFrom: here, sourceTo: here + 2 }] : [];
  });
}
