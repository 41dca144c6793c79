/** Whether a text layer says what the page shows: some of its lines are read back from the picture by OCR. */
import type { Box } from '../geometry.ts';
import { spanBox, type IndexedLine, type IndexedPage } from '../textIndex.ts';
import { normalForm } from '../../platform/normalForm.ts';

/** Lines that are read back: one from the page's beginning, middle and end. */
const SAMPLE_LINES = 3;
/** Share of a sample's words that must be read alike: OCR of a good scan has nineteen of twenty right, unrelated text none. */
const AGREEING_SHARE = 0.6;
/** Words with fewer letters or digits are misread too easily. */
const LEAST_LETTERS = 3;
/** White around a line, so that OCR sees where it ends; in line heights. */
const MARGIN_LINES = 0.8;

/** The longest line of each third of the page, which gives most to compare. Empty if the page has too few letters. */
export function sampleLines({ lines }: IndexedPage): IndexedLine[] {
  const third = Math.ceil(lines.length / SAMPLE_LINES);
  return Array.from({ length: SAMPLE_LINES }, (_, i) => lines.slice(i * third, (i + 1) * third)).flatMap((part) =>
    part
      .filter((line) => wordsOf(line.text).length > 0)
      .sort((one, other) => other.text.length - one.text.length)
      .slice(0, 1),
  );
}

/** The line's box, with its margin, inside the page. */
export function lineRegion(line: IndexedLine, page: IndexedPage): Box {
  const box = spanBox(line, 0, line.text.length);
  const margin = MARGIN_LINES * Math.min(box.width, box.height);
  const x = Math.max(0, box.x - margin);
  const y = Math.max(0, box.y - margin);
  return {
    x,
    y,
    width: Math.min(page.width, box.x + box.width + margin) - x,
    height: Math.min(page.height, box.y + box.height + margin) - y,
  };
}

/** @param shown what OCR read at each line's place */
export function agrees(lines: readonly IndexedLine[], shown: readonly string[]): boolean {
  let said = 0;
  let seen = 0;
  for (const [i, line] of lines.entries()) {
    const words = wordsOf(line.text);
    const read = new Set(wordsOf(shown[i]));
    said += words.length;
    seen += words.filter((word) => read.has(word)).length;
  }
  return said > 0 && seen >= AGREEING_SHARE * said;
}

const wordsOf = (text: string): string[] =>
  (
    normalForm(text, 'NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => word.length >= LEAST_LETTERS);
