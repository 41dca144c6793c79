/** "Was found not guilty | of theft", "must not exceed 5 mg | in patients with asthma", "may not raise it | more than once". */
import { boundsDenial, deducts, namesCount, namesGroup } from '../language/cutBounds.ts';
import { coordinates } from '../language/openWords.ts';
import type { Token } from '../text/tokens.ts';

/**
 * Whether the words right after a quotation bound what its last sentence says.
 * @param text that holds the sentence; `next`: the words after it
 */
export function isCutShort(text: string, sentence: readonly Token[], next: readonly string[]): boolean {
  const [first] = next;
  if (next.length === 0) return false;
  const { end, key } = sentence[sentence.length - 1];
  const gap = /^[\s,]*/.exec(text.slice(end, end + GAP_REACH))?.[0] ?? '';
  if (gap.includes(',')) return deducts(first);
  const clause = lastClause(text, sentence).map((token) => token.key);
  return gap !== '' && (namesCount(key, first) || namesGroup(next) || boundsDenial(clause, next));
}
/** UTF-16 units between two words of a clause, with a line end. */
const GAP_REACH = 6;

/** From its last comma, colon or "and" on. */
function lastClause(text: string, sentence: readonly Token[]): readonly Token[] {
  const from = sentence.findLastIndex(
    ({ key, start }, at) => coordinates(key) || (at > 0 && /[,:;]/.test(text.slice(sentence[at - 1].end, start))),
  );
  return sentence.slice(Math.max(0, from));
}
