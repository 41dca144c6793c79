/** A digit that was read as another one looks like the page's others of its own kind. */
import { withDigitShapes } from '../../../../shared/documents/ocr/digitShapes.ts';
import type { GreyPicture } from '../../../../shared/documents/ocr/picture.ts';
import type { RecognisedLine, RecognisedWord } from '../../../../shared/documents/ocr/recognised.ts';
import { asShown, isShown } from '../../../../shared/documents/ocr/shownDigits.ts';

const [WIDE, HIGH, STROKE, LINE] = [14, 24, 4, 60];
const WIDTH = 600;
/** Top, upper left, upper right, middle, lower left, lower right and bottom stroke of each digit. */
const STROKES = [
  '1110111',
  '0010010',
  '1011101',
  '1011011',
  '0111010',
  '1101011',
  '1101111',
  '1010010',
  '1111111',
  '1111011',
];
const PLACES = [
  [0, 0, WIDE, STROKE],
  [0, 0, STROKE, HIGH / 2 + 2],
  [WIDE - STROKE, 0, STROKE, HIGH / 2 + 2],
  [0, HIGH / 2 - 2, WIDE, STROKE],
  [0, HIGH / 2 - 2, STROKE, HIGH / 2 + 2],
  [WIDE - STROKE, HIGH / 2 - 2, STROKE, HIGH / 2 + 2],
  [0, HIGH - STROKE, WIDE, STROKE],
] as const;

interface Printed {
  readonly shows: string;
  /** Default: what it shows. */
  readonly read?: string;
  /** A thin stroke runs through all its digits. */
  readonly isJoined?: boolean;
}

/** A page of lines with one number each. */
function page(...numbers: readonly Printed[]): { picture: GreyPicture; lines: RecognisedLine[] } {
  const height = LINE * (numbers.length + 1);
  const picture = { width: WIDTH, height, pixels: new Uint8Array(WIDTH * height).fill(255) };
  const fill = (left: number, top: number, width: number, rows: number): void => {
    for (let y = top; y < top + rows; y++) picture.pixels.fill(0, y * WIDTH + left, y * WIDTH + left + width);
  };
  const lines = numbers.map(({ shows, read = shows, isJoined = false }, i) => {
    const top = LINE * (i + 0.5);
    let x = 30;
    for (const character of shows) {
      if (character === '.') fill(x, top + HIGH - 4, 4, 4);
      else if (character === '|') fill(x, top - LINE / 2, 3, 2 * LINE);
      for (const [at, [left, down, width, rows]] of PLACES.entries()) {
        if (STROKES[Number(character)]?.[at] === '1') fill(x + left, top + down, width, rows);
      }
      x += (/\d/.test(character) ? WIDE : 4) + 4;
    }
    if (isJoined) fill(30, top + HIGH / 2, x - 34, 1);
    const isTall = shows.includes('|');
    const bbox = { x0: 28, x1: x, y0: top - (isTall ? LINE / 2 : 2), y1: top + HIGH + (isTall ? LINE / 2 : 2) };
    const word: RecognisedWord = { text: read, confidence: 95, bbox, symbols: [] };
    return { words: [word], baseline: top + HIGH, height: HIGH * 1.4 };
  });
  return { picture, lines };
}

const ALL = [{ shows: '1234567890' }, { shows: '9081726354' }, { shows: '5647382910' }, { shows: '60.35' }];

function seen(...numbers: readonly Printed[]): RecognisedWord[] {
  const { picture, lines } = page(...numbers);
  return withDigitShapes(picture, lines).flatMap(({ words }) => words);
}

describe('digits beside the others of their page', () => {
  it('show themselves where they were read as another', () => {
    const [word] = seen({ shows: '6.56', read: '8.56' }, ...ALL);
    expect(asShown(word)).toBe('6.56');
    expect(isShown(word)).toBe(false);
  });

  it('confirm a number that was read as they look', () => {
    const [word] = seen({ shows: '2044' }, ...ALL);
    expect(asShown(word)).toBeUndefined();
    expect(isShown(word)).toBe(true);
  });

  it('say nothing on a page that lacks some of the ten digits, or has too few of what they look like', () => {
    const [word, misread] = seen({ shows: '2044' }, { shows: '6', read: '8' }, { shows: '2041' }, { shows: '1420' });
    expect([isShown(word), asShown(word), isShown(misread), asShown(misread)]).toEqual([
      false,
      undefined,
      false,
      undefined,
    ]);
  });

  it('are told apart where they touch', () => {
    const [word] = seen(
      { shows: '2044', read: '2084', isJoined: true },
      { shows: '4135', isJoined: true },
      { shows: '4826', isJoined: true },
      ...ALL,
    );
    expect(asShown(word)).toBe('2044');
  });

  it('are looked at in their own line where a rule joins the box with others', () => {
    const [word] = seen({ shows: '|2474', read: '[2474' }, ...ALL);
    expect(isShown(word)).toBe(true);
    expect(word.ink?.box).toMatchObject({ y0: LINE / 2, y1: LINE / 2 + HIGH });
  });

  it('say nothing where the ink shows more characters than were read', () => {
    const [word] = seen({ shows: '2218', read: '218' }, ...ALL);
    expect(word.ink).toBeUndefined();
  });
});
