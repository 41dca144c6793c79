/** A photograph of a sheet on something dark is read as the sheet alone, too: what the layout skipped beside the table is not lost. */
import { readPage } from '../../../../shared/documents/ocr/readPage.ts';
import type { RecognisedLine } from '../../../../shared/documents/ocr/recognised.ts';
import type { Tesseract } from '../../../../shared/documents/ocr/tesseract.ts';

const [WIDTH, HEIGHT] = [600, 800];
const readings = { own: [{ script: 'Latin', languages: ['eng'] }], others: [] };

/** Two rows of letters on a sheet that covers this part of the picture. */
function photograph(share: number, table: number) {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(table);
  const [left, top] = [1 - share, 1 - share].map((rest, i) => Math.round((rest * [WIDTH, HEIGHT][i]) / 2));
  for (let y = top; y < HEIGHT - top; y++) pixels.fill(225, y * WIDTH + left, y * WIDTH + WIDTH - left);
  for (const row of [380, 420]) {
    for (let y = row; y < row + 16; y++) {
      for (let x = 220; x < 380; x += 12) pixels.fill(30, y * WIDTH + x, y * WIDTH + x + 5);
    }
  }
  return { width: WIDTH, height: HEIGHT, pixels };
}

const lineOf = (text: string, y: number, { width, height }: { width: number; height: number }): RecognisedLine => {
  const [across, down] = [width / WIDTH, height / HEIGHT];
  const bbox = { x0: 220 * across, x1: 380 * across, y0: y * down, y1: (y + 16) * down };
  return { words: [{ text, confidence: 96, bbox, symbols: [] }], baseline: bbox.y1, height: bbox.y1 - bbox.y0 };
};

/** Skips the second row of a picture with a dark corner. */
function read(share: number, table: number) {
  let dark = 0;
  const tesseract: Tesseract = {
    recognise: (picture, _, layout = 'any') => {
      if (layout !== 'any') return [];
      const lines = [lineOf('Subtotal', 380, picture), lineOf('Gratuity', 420, picture)];
      if (picture.pixels[0] >= 128) return lines;
      dark++;
      return lines.slice(0, 1);
    },
  };
  const { lines } = readPage(tesseract, photograph(share, table), readings);
  return [lines.map(({ text }) => text), dark > 0];
}

it('a sheet on a dark table is read with its table, and without', () => {
  expect(read(0.6, 70)).toEqual([['Subtotal', 'Gratuity'], true]);
});

it('a page with a dark rim is read once', () => {
  expect(read(0.9, 70)).toEqual([['Subtotal'], true]);
});
