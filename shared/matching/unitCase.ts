/** Units whose letter case is part of their meaning: megawatts are not milliwatts. Everywhere else case means nothing. */
import type { Hunk } from './alignTokens.ts';
import { isCaseSensitiveUnit } from './language/quantities.ts';
import { quotedWords, type QuotedText } from './quotedText.ts';
import { rawWords, type Window } from './window.ts';

/** Units behind a number that the quotation writes in another case, unless it is in one case throughout. */
export function changedUnits(quoted: QuotedText, window: Window, pairs: Int32Array): Hunk[] {
  const changed: Hunk[] = [];
  for (const [position, token] of quoted.tokens.entries()) {
    const partner = pairs[position];
    if (partner < 1 || !isCaseSensitiveUnit(token.key) || window.tokens[partner - 1].kind !== 'number') continue;
    const inQuotation = visibleLetters(quotedWords(quoted, position, position + 1));
    if (inQuotation === visibleLetters(rawWords(window, partner, partner + 1))) continue;
    if (quoted.raw === quoted.raw.toUpperCase() || quoted.raw === quoted.raw.toLowerCase()) continue;
    changed.push({ quotedFrom: position, quotedTo: position + 1, sourceFrom: partner, sourceTo: partner + 1 });
  }
  return changed;
}

const visibleLetters = (words: string): string => words.normalize('NFKC').replace(/[^\p{L}]/gu, '');
