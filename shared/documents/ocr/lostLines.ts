/**
 * Lines that Tesseract's layout skipped are read by themselves, wherever they stand: beneath other lines, at the other edge of a row, or apart
 * below a rule. If one cannot be read its place is marked, so that the lines above and below it are not taken for neighbours: a quotation
 * across the mark is not in the source.
 */
import { findComponents } from './components.ts';
import { withoutDots } from './dots.ts';
import { cut } from './inkiestPart.ts';
import type { GreyPicture } from './picture.ts';
import { hasLetters, isLegible } from './pictureLines.ts';
import { meanConfidence, type PixelBox, type RecognisedLine, type RecognisedWord } from './recognised.ts';
import { straighten } from './straighten.ts';
import type { Tesseract } from './tesseract.ts';
import { hasUnread, UNREAD } from './unread.ts';
import {
  isBesideLine,
  isBetweenLines,
  letterHeight,
  looksLikeShortWriting,
  looksLikeWriting,
  smallRows,
  unreadRows,
  type UnreadRow,
} from './unreadRows.ts';

/** Margin around a row that is read by itself, in heights of letters: accents and descenders, but not the rows above and below. */
const MARGIN = 0.8;
/** A row read with less confidence, 0..100, is reread, enlarged. */
const DOUBTFUL = 75;
const LARGER = 1.5;
/** Rows of a page that are read by themselves, each in 30 ms: good scans have one or two, pictures other than scans hundreds. */
const MOST_ROWS = 30;

/** Patches of a row that stands apart from all that was read, from which it is marked: stamps, logos and textures have fewer on a line. */
const FAR_PATCHES = 12;

/**
 * @param lines as Tesseract read them, including illegible ones: what is read here replaces them
 * @param isCutOut of a page: rows that the picture's upper or lower edge touches are halves of others, and nobody asked for them
 */
export function withLostLines(
  tesseract: Tesseract,
  picture: GreyPicture,
  lines: readonly RecognisedLine[],
  { languages, isCutOut }: { readonly languages: readonly string[]; readonly isCutOut?: boolean | undefined },
): readonly RecognisedLine[] {
  const patches = findComponents(picture);
  const legible = withoutDots(lines, patches).filter((line) => hasUnread(line) || isLegible(line));
  const letter = letterHeight(legible);
  if (letter === undefined) return lines;
  // Beneath a line it is small print, elsewhere the grain of a table.
  const small = new Set(smallRows(patches, legible, letter));
  const rows = [...unreadRows(patches, legible, letter), ...small]
    .filter((row) => !(isCutOut && isAtEdge(row, picture)))
    .sort((one, other) => other.patches.length - one.patches.length);
  const found: RecognisedLine[] = [];
  const believed = [...legible];
  let left = MOST_ROWS;
  const look = (row: UnreadRow, least: number, isMarked: boolean): void => {
    const read = left-- > 0 ? readAlone(tesseract, picture, row, letter, languages) : [];
    const isBelieved = read.length > 0 && meanConfidence(read) >= least;
    if (isBelieved) believed.push(...read);
    if (isBelieved) found.push(...read);
    else if (isMarked) found.push(markOf(row, letter));
  };
  const isNear = (row: UnreadRow): boolean => isBetweenLines(row, believed, letter);
  const mayStandApart = (row: UnreadRow): boolean => !isCutOut && !small.has(row);
  const open = new Set(rows);
  const next = (isNext: (row: UnreadRow) => boolean): readonly UnreadRow[] => {
    const some = [...open].filter(isNext);
    for (const row of some) open.delete(row);
    return some;
  };
  // What is read of a row tells where others are to be looked for.
  for (let round = 0; ; round++) {
    const [near, beside] = [next(isNear), next((row) => mayStandApart(row) && isBesideLine(row, believed, letter))];
    if (near.length + beside.length === 0) break;
    for (const row of near) look(row, round === 0 ? 0 : DOUBTFUL, isWriting(row, letter));
    for (const row of beside) look(row, DOUBTFUL, isWriting(row, letter));
  }
  for (const row of next((one) => mayStandApart(one) && looksLikeWriting(one, letter)))
    look(row, DOUBTFUL, row.patches.length >= FAR_PATCHES);
  return found.length === 0 && legible.length === lines.length ? lines : [...legible, ...found];
}

const isWriting = (row: UnreadRow, letter: number): boolean =>
  looksLikeWriting(row, letter) || looksLikeShortWriting(row, letter);

const isAtEdge = ({ box }: UnreadRow, { height }: GreyPicture): boolean => box.y0 <= 0 || box.y1 >= height;

/** No lines if it cannot be read. */
function readAlone(
  tesseract: Tesseract,
  picture: GreyPicture,
  { box }: UnreadRow,
  letter: number,
  languages: readonly string[],
): RecognisedLine[] {
  const margin = Math.round(MARGIN * letter);
  const left = Math.max(0, box.x0 - margin);
  const top = Math.max(0, box.y0 - margin);
  const right = Math.min(picture.width, box.x1 + margin);
  const bottom = Math.min(picture.height, box.y1 + margin);
  const strip = cut(picture, left, top, right - left, bottom - top);
  const readAt = (scale: number): RecognisedLine[] =>
    tesseract
      .recognise(straighten(strip, { quarterTurns: 0, skew: 0, scale }).picture, languages, 'line')
      .map((line) => placed(line, left, top, scale));
  const first = readAt(1);
  const sure = meanConfidence(first);
  const again = sure < DOUBTFUL ? readAt(LARGER) : [];
  const read = meanConfidence(again) > sure ? again : first;
  return read.filter((line) => isLegible(line) && hasLetters(line));
}

/** A line as read in a strip of the picture that was enlarged so, in pixels of the picture. */
export function placed(line: RecognisedLine, left: number, top: number, scale: number): RecognisedLine {
  const inPicture = ({ x0, x1, y0, y1 }: PixelBox): PixelBox => ({
    x0: left + Math.round(x0 / scale),
    x1: left + Math.round(x1 / scale),
    y0: top + Math.round(y0 / scale),
    y1: top + Math.round(y1 / scale),
  });
  const words = line.words.map((word) => ({
    ...word,
    bbox: inPicture(word.bbox),
    symbols: word.symbols.map((symbol) => ({ ...symbol, bbox: inPicture(symbol.bbox) })),
  }));
  return { words, baseline: top + line.baseline / scale, height: line.height / scale };
}

function markOf({ box }: UnreadRow, letter: number): RecognisedLine {
  const word: RecognisedWord = { text: UNREAD, confidence: 0, bbox: box, symbols: [{ text: UNREAD, bbox: box }] };
  return { words: [word], baseline: box.y1, height: Math.max(letter, box.y1 - box.y0) };
}
