/** "n.", "n°", "No.", "Nr.": says that the number after it names something. */
import { isAuxiliary } from '../language/openWords.ts';
import { quotedWords, type QuotedText } from '../quotation/quotedText.ts';
import { rawWords, segmentOf, type Window, gapText } from '../source/window.ts';
import type { Token } from '../text/tokens.ts';

const written = /^(?:n|nr|nro|num|núm)\.|^no\.|^n[°ºo]?[°º]|^№/iu;

/** "No 12": without a point only beside "№", as "no 12" denies. "N 12" are newtons, or a sample's size. */
const pointless = /^No(?= ?\d)/u;

export function isSameNumero(quoted: QuotedText, window: Window, inQuoted: number, inSource: number): boolean {
  if (!standsBeforeNumber(quoted.tokens, inQuoted) || !standsBeforeNumber(window.tokens, inSource)) return false;
  const sides = [quotedWords(quoted, inQuoted, inQuoted + 2), rawWords(window, inSource, inSource + 2)];
  const isSign = sides.some((words) => words.startsWith('№'));
  return (
    sides.every((words) => written.test(words) || (isSign && pointless.test(words))) && !isAnswer(window, inSource)
  );
}

/** "N* TVA": the small "o" of the sign as OCR reads it, before whatever is numbered. */
export function isMisreadNumero(quoted: QuotedText, window: Window, inQuoted: number, inSource: number): boolean {
  const { start, end } = window.tokens[inSource];
  return (
    segmentOf(window, start).readBy === 'ocr' &&
    /^n[°º]$/iu.test(quotedWords(quoted, inQuoted, inQuoted + 1)) &&
    /^n$/iu.test(rawWords(window, inSource, inSource + 1)) &&
    /^[*"'^] /.test(window.text.slice(end, end + 2))
  );
}

/** "The answer is no. 5 ships sank": the sentence ends there. */
const isAnswer = (window: Window, at: number): boolean =>
  rawWords(window, at, at + 1) === 'no' &&
  (at === 0 || isAuxiliary(window.tokens[at - 1].key) || /[^\s(]/u.test(gapText(window, at)));

const standsBeforeNumber = (tokens: readonly Token[], at: number): boolean =>
  tokens[at].letters.length <= LONGEST && tokens.at(at + 1)?.kind === 'number';
/** Letters. */
const LONGEST = 3;
