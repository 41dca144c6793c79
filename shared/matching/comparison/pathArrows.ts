/** Arrows between the steps of a path, for which the other side has dashes or ">". */
import type { Hunk } from '../alignment/alignTokens.ts';
import type { QuotedText } from '../quotation/quotedText.ts';
import type { RuleId } from '../rules/policy.ts';
import type { Window } from '../source/window.ts';
import type { Token } from '../text/tokens.ts';

const arrow = /^[→⇒]$/u;
/** Between two steps, folded: a dash with spaces around it, or what opens the next level. */
const stepSign = /^["'*_]*\s+-{1,2}\s+["'*_]*$|^["'*_]*\s*>+\s*["'*_]*$/;
/** Arrows of a path: a single one may say what follows from what. */
const MIN_ARROWS = 2;

/** The rule for an arrow that only one side has, between two words that both have. */
export function arrowBetween(quoted: QuotedText, window: Window, hunk: Hunk): RuleId | undefined {
  const { quotedFrom, quotedTo, sourceFrom, sourceTo } = hunk;
  const own = sign(quoted.tokens, quoted.fold.text, quotedFrom, quotedTo);
  const other = sign(window.tokens, window.text, sourceFrom, sourceTo);
  if (own === undefined || other === undefined || (own.key === '') === (other.key === '')) return undefined;
  const [signed, plain] = own.key === '' ? [other, own] : [own, other];
  if (!arrow.test(signed.key) || !stepSign.test(plain.text)) return undefined;
  const { length } = quoted.fold.text.match(own.key === '' ? />| - /g : /[→⇒]/gu) ?? [];
  return length >= MIN_ARROWS ? 'list.arrow' : undefined;
}

/** What is between two words, and the only symbol in it; undefined if there are no words, or more between them. */
function sign(
  tokens: readonly Token[],
  text: string,
  from: number,
  to: number,
): { readonly key: string; readonly text: string } | undefined {
  if (from === 0 || to >= tokens.length || to - from > 1) return undefined;
  const [left, right] = [tokens[from - 1], tokens[to]];
  if ([left, right].some(({ kind }) => kind === 'number' || kind === 'symbol')) return undefined;
  return { key: from === to ? '' : tokens[from].key, text: text.slice(left.end, right.start) };
}
