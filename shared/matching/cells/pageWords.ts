/** The words of a page, found once: most pages lack some of a quotation's, and their tables need not be looked at. */
import type { SourcePage } from '../source/source.ts';
import { tokensIn } from '../text/tokens.ts';
import { wordOf } from './pageTables.ts';

const cache = new WeakMap<SourcePage, ReadonlySet<string>>();

export function wordsOnPage(page: SourcePage): ReadonlySet<string> {
  const known = cache.get(page);
  if (known !== undefined) return known;
  const words = new Set(tokensIn(page.lines.join('\n')).map(wordOf));
  cache.set(page, words);
  return words;
}
