/**
 * Right-to-left text that was stored in visual order, from left to right: recognised by letters at the wrong end of words, and turned into
 * reading order.
 */

export interface LogicalText {
  readonly text: string;
  /** For each UTF-16 unit of `text`, its offset in the original. */
  readonly origins: Uint32Array;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
/** Letters that end Hebrew and Arabic words, and the article that starts Arabic ones; each with its mirror image. */
const rightEnds = /(?:[ךםןףץ]|[ةى])(?!\p{L})|(?<!\p{L})ال\p{L}/gu;
const wrongEnds = /(?<!\p{L})(?:[ךםןףץ]|[ةى])\p{L}|\p{L}لا(?!\p{L})/gu;

/** Words that must look reversed before a text is taken as reversed: one or two may be typing errors. */
const MIN_REVERSED_WORDS = 3;
/** How many times more words must look reversed than not. */
const MIN_RATIO = 4;
/** A quotation is short: all its significant words must look reversed. */
const MIN_REVERSED_IN_QUOTATION = 1;

export const isVisualOrder = (lines: readonly string[]): boolean =>
  rightToLeft.test(lines.join('\n')) && looksReversed(lines.join('\n'), MIN_REVERSED_WORDS);

export const isVisualQuotation = (text: string): boolean =>
  rightToLeft.test(text) && looksReversed(text, MIN_REVERSED_IN_QUOTATION);

function looksReversed(text: string, least: number): boolean {
  const folded = text.normalize('NFKC');
  const wrong = Array.from(folded.matchAll(wrongEnds)).length;
  const right = Array.from(folded.matchAll(rightEnds)).length;
  return wrong >= least && wrong >= right * MIN_RATIO;
}

const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '«': '»',
  '»': '«',
  '<': '>',
  '>': '<',
};
/** Numbers and words of other scripts run from left to right in either order. */
const leftToRightRun =
  /[\p{Script=Latin}\p{Nd}](?:[\p{Script=Latin}\p{Nd}.,:/%$€£'’_+@-]*[\p{Script=Latin}\p{Nd}%])?/gu;

/** One line, reversed; runs of digits and Latin letters keep their order. */
export function toLogicalOrder(line: string): LogicalText {
  const pieces: { text: string; start: number }[] = [];
  let at = 0;
  for (const run of line.matchAll(leftToRightRun)) {
    pushCharacters(line, at, run.index, pieces);
    pieces.push({ text: run[0], start: run.index });
    at = run.index + run[0].length;
  }
  pushCharacters(line, at, line.length, pieces);
  let text = '';
  const origins: number[] = [];
  for (const piece of pieces.reverse()) {
    text += piece.text.length === 1 ? (mirrored[piece.text] ?? piece.text) : piece.text;
    for (let unit = 0; unit < piece.text.length; unit++) origins.push(piece.start + unit);
  }
  return { text, origins: Uint32Array.from(origins) };
}

function pushCharacters(line: string, from: number, to: number, pieces: { text: string; start: number }[]): void {
  for (const found of line.slice(from, to).matchAll(/[^]\p{M}*/gu)) {
    pieces.push({ text: found[0], start: from + found.index });
  }
}
