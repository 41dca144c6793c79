/** A page without the lines that say what it does not show; or the page as one that must be read from the picture. */
import { pageText, type IndexedLine, type IndexedPage } from '../textIndex.ts';
import { glyphPlaces } from './glyphPlaces.ts';
import { kindOf, type DoubtfulPage } from './wrongGlyphs.ts';

/** Share of a line's letters and digits from which the whole line is wrong: a label in a chart. */
const WRONG_LINE_SHARE = 0.5;
/** Share of a line's characters that are letters or digits, under which it is no writing: "<//2??.1@A<9=", as a whole. */
const WRITING_SHARE = 0.6;
/** Share of a page's letters and digits that may be left out: with more the page is better read by OCR. */
const MOST_LEFT_OUT = 0.3;

/** @returns undefined when the page must be read from the picture: what is wrong stands among what is right, or is too much */
export function withoutWrongGlyphs(
  { page, glyphs }: DoubtfulPage,
  wrong: ReadonlySet<string>,
): IndexedPage | undefined {
  const counts = new Map<IndexedLine, number>();
  for (const glyph of glyphs.filter((one) => wrong.has(kindOf(one)))) {
    for (const { line } of glyphPlaces(page, glyph)) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  if (counts.size === 0) return page;
  let leftOut = 0;
  for (const [line, count] of counts) {
    const letters = letterCount(line.text);
    const isWriting = letters >= WRITING_SHARE * line.text.replace(/\s/g, '').length;
    if (isWriting && count < WRONG_LINE_SHARE * letters) return undefined;
    leftOut += letters;
  }
  if (leftOut > MOST_LEFT_OUT * letterCount(pageText(page))) return undefined;
  return { ...page, lines: page.lines.filter((line) => !counts.has(line)) };
}

const letterCount = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
