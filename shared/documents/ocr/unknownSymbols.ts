/**
 * Symbols that the networks for Latin letters were not trained on, and read as the most similar ones, with full confidence: ± as +, µ as p
 * or u, Ω as Q, ≤ as <, × as x. The ink distinguishes them.
 */
import { otsuThreshold } from './components.ts';
import type { GreyPicture } from './picture.ts';
import type { RecognisedLine, RecognisedSymbol, RecognisedWord } from './recognised.ts';
import { angleIn, barsIn, hasBarBelow, hasHole, type Ink } from './symbolInk.ts';

/** How far below the baseline a symbol must extend to have a descender, in heights of the line. */
const DESCENDER = 0.1;
/** Letters narrower than this, pixels, have holes that ink may have filled. */
const LEAST_WIDTH = 10;

/** A micro- sign, if it is one, before the symbols of units. */
const UNIT = /^[pu](?:g|l|L|m|mol|M|s|A|V|W|F|N|Pa|Sv|kat|IU|U)(?=$|[^\p{L}\p{N}])/u;

export function withUnknownSymbols(picture: GreyPicture, lines: readonly RecognisedLine[]): readonly RecognisedLine[] {
  const threshold = otsuThreshold(picture.pixels);
  // White writing on black would need the other side of the threshold.
  if (threshold === undefined || threshold.dark * 2 > picture.pixels.length) return lines;
  const isInk = (x: number, y: number): boolean => picture.pixels[y * picture.width + x] <= threshold.value;
  return lines.map((line) => ({ ...line, words: line.words.map((word) => mended(word, line, isInk)) }));
}

/** Read for a symbol that the ink decides. */
const LIKE_SYMBOLS = /[+<>=Qx]/;
const COMPARED = /^[<>=]$/;
/** An ohm, with its number or by itself. */
const OHMS = /^(?:\d[\d.,]*)?[kMGmµ]?Q[.,;:)]*$/;

function mended(word: RecognisedWord, line: RecognisedLine, isInk: Ink): RecognisedWord {
  const { text, symbols } = word;
  if (!LIKE_SYMBOLS.test(text) && !UNIT.test(text)) return word;
  if (symbols.map((symbol) => symbol.text).join('') !== text) return word;
  const told = symbols.map((symbol, i) => {
    if (symbol.text === '+') return barsIn(symbol.bbox, isInk) > 1 ? '±' : '+';
    if (COMPARED.test(symbol.text)) return comparison(symbol, isInk);
    if (symbol.text === 'Q') return OHMS.test(text) && isOpen(symbol, isInk) ? 'Ω' : 'Q';
    if (symbol.text === 'x') return isTimes(word, line, i) ? '×' : 'x';
    if (i > 0) return symbol.text;
    return UNIT.test(text) ? microOr(symbol, line, isInk) : symbol.text;
  });
  if (told.every((symbol, i) => symbol === symbols[i].text)) return word;
  return { ...word, text: told.join(''), symbols: symbols.map((symbol, i) => ({ ...symbol, text: told[i] })) };
}

function microOr({ text, bbox }: RecognisedSymbol, line: RecognisedLine, isInk: Ink): string {
  const descends = bbox.y1 > line.baseline + DESCENDER * line.height;
  if (!descends || bbox.x1 - bbox.x0 < LEAST_WIDTH) return text;
  return text === 'u' || !hasHole(bbox, isInk) ? 'µ' : text;
}

function comparison({ text, bbox }: RecognisedSymbol, isInk: Ink): string {
  if (bbox.x1 - bbox.x0 < LEAST_WIDTH) return text;
  if (text === '=') {
    const angle = barsIn(bbox, isInk) === 1 ? angleIn(bbox, isInk) : undefined;
    return angle === undefined ? text : WITH_BAR[angle];
  }
  return hasBarBelow(bbox, isInk) ? WITH_BAR[text as '<' | '>'] : text;
}

const WITH_BAR = { '<': '≤', '>': '≥' } as const;

/** Ink surrounds the paper of a Q, but not that of an Ω. */
const isOpen = ({ bbox }: RecognisedSymbol, isInk: Ink): boolean =>
  bbox.x1 - bbox.x0 >= LEAST_WIDTH && !hasHole(bbox, isInk);

/** Share of the line's height: a multiplication sign is this far above the line that letters stand on, and an x on it. */
const RAISED = 0.06;

/** A multiplication sign between two numbers, in one word with them or by itself. */
function isTimes(word: RecognisedWord, line: RecognisedLine, at: number): boolean {
  const place = line.words.indexOf(word);
  const before = at > 0 ? word.symbols[at - 1].text : line.words.at(Math.max(0, place - 1))?.text;
  const after = word.symbols.at(at + 1)?.text ?? line.words.at(place + 1)?.text;
  const isBetween = /[0-9]/.test(before ?? '') && /^[(]?[0-9]/.test(after ?? '');
  return isBetween && word.symbols[at].bbox.y1 < line.baseline - RAISED * line.height;
}
