/** The raised ring of "N° 5" is told from what the networks read for it by its ink. */
import type { RecognisedLine } from '../../../../shared/documents/ocr/recognised.ts';
import { withRaisedRings } from '../../../../shared/documents/ocr/raisedRings.ts';

const RING = ['.####.', '##..##', '#....#', '#....#', '##..##', '.####.'] as const;
/** As poor scans show it: neither mirrored nor quite round. */
const LOPSIDED = ['..###.', '.##.##', '.#...#', '##..##', '#..##.', '####..'] as const;
const STAR = ['#.##.#', '.####.', '######', '######', '.####.', '#.##.#'] as const;
const NINE = ['.####.', '##..##', '##..##', '.#####', '....##', '.####.'] as const;
const QUOTES = ['##..##', '##..##', '##..##', '##..##', '......', '......'] as const;
/** Of the line; the letter before the ring is 30 pixels high. */
const BASELINE = 50;

/** The text of a word whose last characters are drawn so, each `#` two by two pixels, from `top` on. */
function read(head: string, tail: string, top: number, rows: readonly string[]): string {
  const [width, height] = [120, 80];
  const pixels = new Uint8Array(width * height).fill(255);
  const fill = (x0: number, y0: number, x1: number, y1: number): void => {
    for (let y = y0; y < y1; y++) pixels.fill(0, y * width + x0, y * width + x1);
  };
  const boxes = Array.from(head, (_, i) => ({ x0: 10 + i * 24, x1: 28 + i * 24, y0: 20, y1: BASELINE }));
  for (const { x0, x1, y0, y1 } of boxes) fill(x0, y0, x1, y1);
  const left = boxes[boxes.length - 1].x1 + 4;
  for (const [y, row] of rows.entries()) {
    for (const [x, mark] of Array.from(row).entries()) {
      if (mark === '#') fill(left + 2 * x, top + 2 * y, left + 2 * x + 2, top + 2 * y + 2);
    }
  }
  const box = { x0: left, x1: left + 12, y0: top, y1: top + 12 };
  const symbols = [
    ...Array.from(head, (text, i) => ({ text, bbox: boxes[i] })),
    ...Array.from(tail, (text) => ({ text, bbox: box })),
  ];
  const bbox = { x0: 10, x1: box.x1, y0: 18, y1: BASELINE };
  const line: RecognisedLine = {
    words: [{ text: head + tail, confidence: 60, bbox, symbols }],
    baseline: BASELINE,
    height: 40,
  };
  return withRaisedRings({ width, height, pixels }, [line])[0].words[0].text;
}

describe('a raised ring', () => {
  it.each(['?', '*', '”', '%', '9', '*%'])('that is read as %s is a ring', (tail) => {
    expect(read('N', tail, 20, RING)).toBe('N°');
    expect(read('6', tail, 20, RING)).toBe('6°');
  });

  it('of a number sign may be out of shape, since no punctuation has a hole', () => {
    expect(read('N', '*', 20, LOPSIDED)).toBe('N°');
    expect(read('N', '9', 20, LOPSIDED)).toBe('N9');
    expect(read('6', '*', 20, LOPSIDED)).toBe('6*');
    expect(read('N', '*', 20, STAR)).toBe('N*');
  });

  it.each([
    ['star', STAR],
    ['nine', NINE],
    ['quotation mark', QUOTES],
  ] as const)('is no %s', (_, rows) => {
    expect(read('6', '9', 20, rows)).toBe('69');
    expect(read('6', '*', 20, rows)).toBe('6*');
  });

  it('is above the line', () => {
    expect(read('6', '0', BASELINE - 12, RING)).toBe('60');
  });

  it('is behind a number, or the letter for it', () => {
    expect(read('word', '*', 20, RING)).toBe('word*');
  });
});
