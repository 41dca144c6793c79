/** A page whose layer is not all it says, with what OCR read beside it: each line of the layer where a reader comes upon it. */
import { spanBox, type IndexedLine, type IndexedPage } from '../textIndex.ts';
import { isSparse } from './incompletePages.ts';
import { endsSentence } from './pictureLinesOnPage.ts';
import { isSurelyRead } from './readPictures.ts';

/** Share of the lower of two lines that they have in common if they are in one row: a typed field and its printed label. */
const SAME_ROW = 0.5;
/** Letters and digits of surely read lines that are more than the ruins of a drawing, on a page that says more by its layer. */
const LEAST_BESIDE = 40;

/** @param read what OCR says of the page without the lines of its layer; its error, if it has one, is the page's */
export function completedPage(page: IndexedPage, read: IndexedPage): IndexedPage {
  // Where the layer says more than the picture, that picture is a background, of which OCR reads what is not there.
  const isScan = lettersOf(read.lines) > lettersOf(page.lines);
  const sure = read.lines.filter(isSurelyRead);
  const found = (isScan ? read.lines : lettersOf(sure) >= LEAST_BESIDE ? sure : []).map(asRead);
  // A drawing behind a page of text is not writing that was lost.
  const error = (isScan || isSparse(page) ? read.error : undefined) ?? page.error;
  const told = error !== undefined && { error };
  if (found.length === 0) return { ...page, ...told };
  const places = page.lines.map((line) => placeAmong(line, found));
  const lines = [...found, undefined].flatMap((line, at) => [
    ...page.lines.filter((_, i) => places[i] === at),
    ...(line === undefined ? [] : [line]),
  ]);
  return { ...page, lines, ...told };
}

const asRead = (line: IndexedLine): IndexedLine => ({ ...line, provenance: 'ocr' as const });

const lettersOf = (lines: readonly IndexedLine[]): number =>
  lines.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);

/** Before which of the lines it goes: beside the one in its row, or else between two sentences. */
function placeAmong(line: IndexedLine, found: readonly IndexedLine[]): number {
  const row = found.findLastIndex((other) => isInRow(other, line));
  if (row >= 0) return startOf(line) < startOf(found[row]) ? row : row + 1;
  const natural = found.findLastIndex((other) => middleOf(other) < middleOf(line)) + 1;
  for (let away = 0; away <= found.length; away++) {
    for (const at of [natural + away, natural - away]) if (isBetween(found, at)) return at;
  }
  return natural;
}

/** Level lines only: a rotated one is beside everything. */
function isInRow(one: IndexedLine, other: IndexedLine): boolean {
  if (one.direction === 'vertical' || other.direction === 'vertical') return false;
  const [a, b] = [spanBox(one, 0, one.text.length), spanBox(other, 0, other.text.length)];
  const common = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return common >= SAME_ROW * Math.min(a.height, b.height);
}

const startOf = (line: IndexedLine): number => spanBox(line, 0, line.text.length).x;

function middleOf(line: IndexedLine): number {
  const { y, height } = spanBox(line, 0, line.text.length);
  return y + height / 2;
}

const isBetween = (found: readonly IndexedLine[], at: number): boolean =>
  at === 0 || at === found.length || (at > 0 && at < found.length && endsSentence(found[at - 1].text));
