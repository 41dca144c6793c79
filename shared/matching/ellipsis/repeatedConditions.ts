/**
 * Whether an ellipsis leaves out whole conditions of a prohibition, each on lines of its own: "Do not take Doril … if you have had a rash"
 * with "if you are pregnant" between them. Each of them is enough, so what another one says limits nothing. Those of a permission may all
 * have to be met, and "you need no permit" is one: so a warning remains.
 */
import { opensConditionalClause, opensWhen } from '../language/conditionalClauses.ts';
import { leadsStatement } from '../language/leadingDenials.ts';
import { coordinates } from '../language/openWords.ts';
import { rawText } from '../source/window.ts';
import { isFirstOnLine } from '../text/firstOnLine.ts';
import type { Cut } from './leftOut.ts';

export function skipsConditions({ window, from, to, before }: Cut): boolean {
  const { text, tokens } = window;
  const [{ key: opening }, { key: next }] = [tokens[from], tokens[from + 1]];
  const head = before.window.tokens.slice(before.from, before.to).map(({ key }) => key);
  if (tokens[to].key !== opening || !isFirstOnLine(text, tokens[to].start) || !head.some(leadsStatement)) return false;
  if (!opensWhen(opening) && !opensConditionalClause(opening, next, () => head)) return false;
  const isJoined = tokens.slice(from, to).some(({ key }, order) => {
    const after = tokens[from + order + 1];
    return coordinates(key) && after.key === opening && isFirstOnLine(text, after.start);
  });
  return !isJoined && areClauses(rawText(window, tokens[from].start, tokens[to].start).trimEnd());
}

/**
 * All lines go on in lower case. A sentence may follow a condition on its line ("In that case, ask your doctor."), if it ends there: one
 * that is still open may be the one that the next condition belongs to.
 */
const areClauses = (written: string): boolean =>
  written.split('\n').every((line) => /^\s*\(?\p{Ll}/u.test(line)) &&
  (/\.$/.test(written) || !/[.!?:]\s+\p{Lu}/u.test(written));
