/** A line that is cut out of its page costs one reading: the halves of its neighbours are not read for their own sake. */
import { readingsOf } from '../../../../shared/documents/ocr/languages.ts';
import { readPicture } from '../../../../shared/documents/ocr/readPicture.ts';
import type { RecognisedLine } from '../../../../shared/documents/ocr/recognised.ts';
import type { HalvingTesseract } from '../../../../shared/documents/ocr/tesseract.ts';
import { drawnInk, type Drawn } from '../../../support/drawnInk.ts';

const [WIDTH, HEIGHT] = [700, 90];
const TEXT = 'the committee approved the grants in the spring session';

/** A letter every twelve pixels, in varied widths. */
const letters = (top: number, bottom: number): Drawn[] =>
  Array.from({ length: 55 }, (_, i): Drawn => [20 + 12 * i, top, 26 + 12 * i + (i % 4), bottom]);
const own = { rows: letters(35, 55), line: lineAt(35, 55, 96) };
const halves = {
  rows: [...letters(0, 14), ...letters(76, HEIGHT)],
  lines: [lineAt(0, 14, 15), lineAt(76, HEIGHT, 15)],
};

function lineAt(y0: number, y1: number, confidence: number): RecognisedLine {
  let at = 0;
  const words = TEXT.split(' ').map((text) => {
    const symbols = Array.from(text, (one, i) => {
      const x0 = 20 + 12 * (at + i);
      return { text: one, confidence, bbox: { x0, x1: x0 + 9, y0, y1 } };
    });
    at += text.length + 1;
    return { text, confidence, bbox: { x0: symbols[0].bbox.x0, x1: symbols.at(-1)!.bbox.x1, y0, y1 }, symbols };
  });
  return { words, baseline: y1, height: y1 - y0 };
}

/** @returns also how often Tesseract is asked */
function read(rows: readonly Drawn[], lines: readonly RecognisedLine[], isCutOut: boolean) {
  let readings = 0;
  const recognise = () => (readings++ === 0 ? lines : []);
  const tesseract = { recognise } as unknown as HalvingTesseract;
  const text = readPicture(tesseract, drawnInk(WIDTH, HEIGHT, ...rows), {
    own: readingsOf(['eng']),
    others: [],
    isCutOut,
  });
  return { text: text.lines.map((line) => line.text).join('\n'), readings };
}

const rows = [...own.rows, ...halves.rows];
const lines = [...halves.lines, own.line];

it('costs and says what it would alone on white paper', () => {
  const cutOut = read(rows, lines, true);
  expect(cutOut).toEqual(read(own.rows, [own.line], true));
  expect(cutOut.text).toBe(TEXT);
});

it('is read in other orientations where the picture is a whole one: the rest of it may be another text', () => {
  expect(read(rows, lines, false).readings).toBeGreaterThan(read(rows, lines, true).readings + 2);
});
