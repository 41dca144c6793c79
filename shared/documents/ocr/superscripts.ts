/**
 * Superscript numbers and letters ("m²", "10⁹/l", "1er"): the networks were not trained on them and read symbols of the same place and size
 * (?, *, ®, °). They are moved onto the line, enlarged to their neighbours' size, and reread.
 */
import { findComponents, type Component } from './components.ts';
import { commonest } from './framed.ts';
import { cut } from './inkiestPart.ts';
import type { GreyPicture } from './picture.ts';
import type { RecognisedLine, RecognisedSymbol, RecognisedWord } from './recognised.ts';
import { straighten } from './straighten.ts';
import type { Tesseract } from './tesseract.ts';

/** What superscripts are read as, after a letter, a number, a bracket or the end of a sentence. */
const SUSPECT = /[\p{L}\p{N})\].,;][^\p{L}\p{N}\s.,:;/()[\]—–-]|\p{L}\d|\d\p{Ll}{0,2}[%¢°]|[^\p{L}\p{N}]$/u;
/** What a degree sign is read as before the letter of a scale. */
const DEGREE = /^(?<number>(?:\d[\d.,]*)?)[*“”"'‘’º®©](?<scale>[CF][.,;:)]?)$/;

/** Height of digits and capitals, as a part of a line's height from ascenders to descenders. */
const DIGIT_HEIGHT = 0.75;
/** Sizes and places, in heights of the digits. A patch that ends this far above the line is raised; it begins near the digits' tops. */
const RAISED = 0.22;
const HEAD = 0.8;
/** Superscripts are as high as this; quotation marks, asterisks and rings are smaller, capitals larger. */
const LEAST_HEIGHT = 0.4;
const MOST_HEIGHT = 0.8;
/** Patches within a superscript are no further apart. */
const MOST_GAP = 0.25;
/** Smaller ink is a speck. */
const LEAST_PATCH = 0.07;
/** Confidence, 0..100, from which the second reading is believed. */
const BELIEVED = 75;
/** White around what is read, pixels. */
const MARGIN = 10;

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

export function withSuperscripts(
  tesseract: Tesseract,
  picture: GreyPicture,
  lines: readonly RecognisedLine[],
  languages: readonly string[],
): readonly RecognisedLine[] {
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word, i) => {
      const degree = withDegree(word, line.words.at(i - 1)?.text ?? '', i);
      if (degree !== undefined) return degree;
      if (!SUSPECT.test(word.text)) return word;
      const around = { from: line.words.at(i - 1)?.bbox.x1 ?? 0, to: line.words.at(i + 1)?.bbox.x0 ?? picture.width };
      return (
        raised(tesseract, picture, { word, line, around: i === 0 ? { ...around, from: 0 } : around }, languages) ?? word
      );
    }),
  }));
}

/** After a number and before C or F it can be nothing else. */
function withDegree(word: RecognisedWord, before: string, i: number): RecognisedWord | undefined {
  const parts = DEGREE.exec(word.text)?.groups;
  if (parts === undefined) return undefined;
  const { number, scale } = parts;
  if (number === '' && (i === 0 || !/\d$/.test(before))) return undefined;
  return { ...word, text: `${number}°${scale}`, symbols: [] };
}

interface Place {
  readonly word: RecognisedWord;
  readonly line: RecognisedLine;
  /** Where the neighbours end and begin. */
  readonly around: { readonly from: number; readonly to: number };
}

interface Block {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function raised(
  tesseract: Tesseract,
  picture: GreyPicture,
  { word, line: { baseline, height }, around }: Place,
  languages: readonly string[],
): RecognisedWord | undefined {
  const digit = DIGIT_HEIGHT * height;
  const { bbox } = word;
  // Boxes end where the network saw its last character, which may be before the ink ends.
  const beside = (gap: number): number => Math.max(1, Math.min(Math.floor(gap / 2), Math.round(digit / 2)));
  const left = Math.max(0, bbox.x0 - beside(bbox.x0 - around.from));
  const top = Math.max(0, Math.min(bbox.y0, Math.round(baseline - 1.3 * digit)));
  const right = Math.min(picture.width, bbox.x1 + beside(around.to - bbox.x1));
  const bottom = Math.min(picture.height, bbox.y1 + 2);
  const region = cut(picture, left, top, right - left, bottom - top);
  const patches = findComponents(region).filter(
    (one) => Math.max(one.right - one.left, one.bottom - one.top) >= LEAST_PATCH * digit,
  );
  const foot = baseline - top;
  const blocks = raisedBlocks(patches, foot, digit);
  if (blocks.length === 0) return undefined;
  const { lowered, places } = setOnLine(region, blocks, foot, digit);
  const read = tesseract.recognise(lowered, languages, 'line').flatMap(({ words }) => words);
  const symbols = read.flatMap((one) => one.symbols);
  if (read.length === 0 || read.some(({ confidence }) => confidence < BELIEVED)) return undefined;
  const isSetDown = ({ bbox: { x0, x1 } }: RecognisedSymbol): boolean =>
    places.some((place) => (x0 + x1) / 2 >= place.left && (x0 + x1) / 2 < place.right);
  const down = symbols.filter(isSetDown);
  // What reads as a zero on the line is the ring of a degree or percent sign; what is neither letter nor digit, a symbol that belongs up
  // there.
  if (down.length === 0 || down.some(({ text }) => !/^[1-9a-np-zA-NP-Z]$/.test(text) && !isNoughtAfter(text, down)))
    return undefined;
  const written = symbols.map((symbol) =>
    isSetDown(symbol) && /^\d$/.test(symbol.text) ? SUPERSCRIPTS[Number(symbol.text)] : symbol.text,
  );
  return {
    ...word,
    text: written.join(''),
    confidence: Math.min(...read.map(({ confidence }) => confidence)),
    symbols: [],
  };
}

/** For ten and the like. */
const isNoughtAfter = (text: string, [first]: readonly RecognisedSymbol[]): boolean =>
  text === '0' && /^[1-9]$/.test(first.text);

/** Runs of raised patches, digits and letters by their size. */
function raisedBlocks(patches: readonly Component[], foot: number, digit: number): Block[] {
  const blocks: Block[] = [];
  const high = patches
    .filter(({ top, bottom }) => {
      const size = bottom - top;
      return (
        foot - bottom >= RAISED * digit &&
        foot - top >= HEAD * digit &&
        size >= LEAST_HEIGHT * digit &&
        size <= MOST_HEIGHT * digit
      );
    })
    .sort((one, other) => one.left - other.left);
  for (const { left, right, top, bottom } of high) {
    const last = blocks.at(-1);
    if (last !== undefined && left - last.right <= MOST_GAP * digit) {
      blocks[blocks.length - 1] = {
        left: last.left,
        right: Math.max(last.right, right),
        top: Math.min(last.top, top),
        bottom: Math.max(last.bottom, bottom),
      };
    } else blocks.push({ left, right, top, bottom });
  }
  // The dot of an exclamation or question mark is right below.
  const isDotted = (block: Block): boolean =>
    patches.some((one) => one.top >= block.bottom && one.left < block.right && one.right > block.left);
  // A small patch below one is the rest of a percent sign or of a fraction.
  return blocks.filter(
    (block) =>
      !isDotted(block) &&
      !patches.some(
        (one) =>
          one.left >= block.left &&
          one.left <= block.right + digit &&
          one.top >= foot - 0.55 * digit &&
          one.bottom - one.top >= 0.3 * digit &&
          one.bottom - one.top <= 0.6 * digit,
      ),
  );
}

/** The word with its raised blocks as high as its digits, on their line; and where those are then. */
function setOnLine(
  region: GreyPicture,
  blocks: readonly Block[],
  foot: number,
  digit: number,
): { lowered: GreyPicture; places: readonly { left: number; right: number }[] } {
  const enlarged = blocks.map((block) => {
    const { left, top, right, bottom } = block;
    const part = cut(region, left, top, right - left, bottom - top);
    return straighten(part, { quarterTurns: 0, skew: 0, scale: digit / (bottom - top) }).picture;
  });
  const paper = commonest(region.pixels);
  const width = region.width + 2 * MARGIN + enlarged.reduce((sum, { width: wide }) => sum + wide, 0);
  const height = region.height + 2 * MARGIN;
  const lowered = { width, height, pixels: new Uint8Array(width * height).fill(paper) };
  const paste = (part: GreyPicture, x: number, y: number): void => {
    for (let row = 0; row < part.height; row++) {
      if (y + row < 0 || y + row >= height) continue;
      lowered.pixels.set(part.pixels.subarray(row * part.width, (row + 1) * part.width), (y + row) * width + x);
    }
  };
  let at = MARGIN;
  let from = 0;
  const places: { left: number; right: number }[] = [];
  for (const [i, block] of blocks.entries()) {
    paste(cut(region, from, 0, block.left - from, region.height), at, MARGIN);
    at += block.left - from;
    const part = enlarged[i];
    paste(part, at, MARGIN + Math.round(foot) - part.height);
    places.push({ left: at, right: at + part.width });
    at += part.width;
    from = block.right;
  }
  paste(cut(region, from, 0, region.width - from, region.height), at, MARGIN);
  return { lowered: cut(lowered, 0, 0, at + region.width - from + MARGIN, height), places };
}
