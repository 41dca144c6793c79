/**
 * A short text layer over a scan, such as a stamp, is read by OCR with the rest of the page. Where OCR read that in a language without the
 * stamp's letters, the layer's lines are put back, if the picture shows them when they are read by themselves.
 */
import type { Box } from '../geometry.ts';
import { spanBox, type IndexedLine, type IndexedPage } from '../textIndex.ts';
import { agrees } from './agreement.ts';
import { completedPage } from './completedPage.ts';
import { letterCount } from './textTrust.ts';

/** Share of a line that was read in the place of one of the layer's from which it is what OCR made of that. */
const WITHIN = 0.5;

/**
 * @param page as its layer says it
 * @param read the same page by OCR
 * @param readPlace what OCR reads in the place of a line by itself
 */
export async function withStamp(
  page: IndexedPage,
  read: IndexedPage,
  readPlace: (line: IndexedLine) => Promise<readonly IndexedLine[]>,
): Promise<IndexedPage> {
  const lost = page.lines.filter((line) => letterCount(line.text) > 0 && !agrees([line], [textAt(line, read)]));
  const shown = await Promise.all(lost.map(readPlace));
  const stamp = lost.filter((line, i) => agrees([line], [textOf(shown[i])]));
  const rest = read.lines.filter((line) => !stamp.some((one) => shareWithin(line, one) >= WITHIN));
  const isMore = letterCount(textOf(rest)) > letterCount(textOf(stamp));
  return stamp.length > 0 && isMore ? completedPage({ ...page, lines: stamp }, { ...read, lines: rest }) : read;
}

const textOf = (lines: readonly IndexedLine[]): string => lines.map(({ text }) => text).join(' ');
const boxOf = (line: IndexedLine): Box => spanBox(line, 0, line.text.length);

const textAt = (line: IndexedLine, { lines }: IndexedPage): string =>
  textOf(lines.filter((other) => shareWithin(line, other) > 0));

/** How much of the line's box is in the other's. */
function shareWithin(line: IndexedLine, other: IndexedLine): number {
  const [one, two] = [boxOf(line), boxOf(other)];
  const width = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
  const height = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
  const area = one.width * one.height;
  return width <= 0 || height <= 0 || area === 0 ? 0 : (width * height) / area;
}
