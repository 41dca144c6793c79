/** "n.", "n°", "No.", "Nr.": the word that says that a number which names something follows. */
import { quotedWords, type QuotedText } from '../quotation/quotedText.ts';
import { rawWords, type Window } from '../source/window.ts';
import type { Token } from '../text/tokens.ts';

const written = /^(?:n|nr|nro|num|núm)\.|^no\.|^n[°ºo]?[°º]|^№/iu;

export const isSameNumero = (quoted: QuotedText, window: Window, inQuoted: number, inSource: number): boolean =>
  standsBeforeNumber(quoted.tokens, inQuoted) &&
  standsBeforeNumber(window.tokens, inSource) &&
  written.test(quotedWords(quoted, inQuoted, inQuoted + 2)) &&
  written.test(rawWords(window, inSource, inSource + 2));

const standsBeforeNumber = (tokens: readonly Token[], at: number): boolean =>
  tokens[at].letters.length <= LONGEST && tokens.at(at + 1)?.kind === 'number';
/** Letters. */
const LONGEST = 3;
