/** Lines that were read in a picture, in their place among the lines of the text layer: never between the halves of a sentence. */
import type { Box } from '../geometry.ts';
import type { IndexedLine, IndexedPage } from '../textIndex.ts';
import { endsParagraph } from './paragraphEnd.ts';

/** Ends a sentence, or introduces what is shown. */
const ENDS = /[.!?:;…。！？：؟۔।][)\]"'”’»]*$/u;

export const endsSentence = (text: string): boolean => ENDS.test(text);

export interface ReadPicture {
  readonly box: Box;
  readonly lines: readonly IndexedLine[];
}

/** Before the blocks and tables of the page are known. */
export function withPictureLines(page: IndexedPage, { box, lines }: ReadPicture): IndexedPage {
  const at = placeFor(page.lines, box);
  return { ...page, lines: [...page.lines.slice(0, at), ...lines, ...page.lines.slice(at)] };
}

/** After the last line above the picture, or at the nearest end of a sentence or paragraph from there. */
function placeFor(lines: readonly IndexedLine[], box: Box): number {
  const natural = lines.findLastIndex((line) => isAbove(line, box)) + 1;
  for (let away = 0; away <= lines.length; away++) {
    for (const at of [natural + away, natural - away]) if (isBetween(lines, at)) return at;
  }
  return natural;
}

/** For level lines in the picture's column; a rotated one is beside everything. */
function isAbove({ direction, crossStart, crossEnd, edges, text }: IndexedLine, { x, y, width }: Box): boolean {
  if (direction === 'vertical' || text === '') return false;
  const isBeside = edges[0] < x + width && edges[edges.length - 1] > x;
  return isBeside && (crossStart + crossEnd) / 2 < y;
}

/** Whether a sentence ends there, or cannot continue: at the top of the page it may have begun on the page before. */
function isBetween(lines: readonly IndexedLine[], at: number): boolean {
  if (at <= 0 || at > lines.length) return false;
  if (endsSentence(lines[at - 1].text) || lines[at - 1].provenance === 'ocr') return true;
  return at < lines.length && endsParagraph(lines, at);
}
