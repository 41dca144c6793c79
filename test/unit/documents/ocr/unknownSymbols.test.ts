/** Symbols that the network does not know are told by their ink. */
import type { RecognisedLine } from '../../../../shared/documents/ocr/recognised.ts';
import { withUnknownSymbols } from '../../../../shared/documents/ocr/unknownSymbols.ts';

/** Reads one word whose first symbol is drawn so: a `#` is two by two pixels of ink, the lowest rows under the baseline. */
function read(text: string, rowsUnderBaseline: number, ...rows: readonly string[]): string {
  const [width, height] = [100, 80];
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < rows.length * 2; y++) {
    const row = rows[Math.floor(y / 2)];
    for (let x = 0; x < row.length * 2; x++) {
      if (row[Math.floor(x / 2)] === '#') pixels[(10 + y) * width + 10 + x] = 0;
    }
  }
  const box = { x0: 10, y0: 10, x1: 10 + rows[0].length * 2, y1: 10 + rows.length * 2 };
  const rest = { x0: box.x1 + 4, y0: 10, x1: 90, y1: box.y1 - rowsUnderBaseline * 2 };
  const symbols = Array.from(text, (one, i) => ({ text: one, bbox: i === 0 ? box : rest }));
  const word = { text, confidence: 96, bbox: { ...box, x1: rest.x1 }, symbols };
  const line: RecognisedLine = { words: [word], baseline: box.y1 - rowsUnderBaseline * 2, height: 36 };
  return withUnknownSymbols({ width, height, pixels }, [line])[0].words[0].text;
}

const P = ['#######', '##...##', '##...##', '##...##', '#######', '##.....', '##.....', '##.....'] as const;
const MICRO = ['##...##', '##...##', '##...##', '##...##', '#######', '##.....', '##.....', '##.....'] as const;

describe('symbols that the network does not know', () => {
  it('are told from a plus by their second bar', () => {
    const plus = ['...#...', '...#...', '#######', '...#...', '...#...'];
    expect(read('+6', 0, ...plus)).toBe('+6');
    expect(read('+6', 0, ...plus, '.......', '#######')).toBe('±6');
  });

  it('are told from p and u before a unit: a micro sign is open, and hangs below the line', () => {
    expect(read('pmol/l', 3, ...P)).toBe('pmol/l');
    expect(read('pmol/l', 3, ...MICRO)).toBe('µmol/l');
    expect(read('ug', 3, ...MICRO)).toBe('µg');
    expect(read('us', 0, ...MICRO)).toBe('us');
    expect(read('plan', 3, ...MICRO)).toBe('plan');
  });

  it('are told from a Q of a number: an ohm is open below', () => {
    const ohm = ['.#####.', '##...##', '##...##', '##...##', '.##.##.', '###.###'];
    const letter = ['.#####.', '##...##', '##...##', '##.#.##', '.#####.', '.....##'];
    expect(read('Q', 0, ...ohm)).toBe('Ω');
    expect(read('Q', 0, ...letter)).toBe('Q');
    expect(read('Quarter', 0, ...ohm)).toBe('Quarter');
  });

  it('are told from a comparison by the bar below it, which is no longer than it', () => {
    const less = ['.....##', '...##..', '##.....', '...##..', '.....##'];
    expect(read('<5', 0, ...less)).toBe('<5');
    expect(read('<5', 0, ...less, '.......', '#######')).toBe('≤5');
    expect(read('<5', 0, ...less, '.......', '####################')).toBe('<5');
  });

  it('are no bar that is the flat lower stroke of a small angle', () => {
    const above = ['.......####', '.....######', '..########.', '########...', '#####......'];
    const below = ['#########..', '..########.', '.....######', '.......####'];
    expect(read('<100', 0, ...above, ...below)).toBe('<100');
    expect(read('<100', 0, ...above, ...below, '...........', '###########')).toBe('≤100');
  });

  it('are told from an equals sign, of which one bar is an angle', () => {
    const more = ['##.....', '...##..', '.....##', '...##..', '##.....'];
    expect(read('=5', 0, ...more, '.......', '#######')).toBe('≥5');
    expect(read('=5', 0, '#######', '.......', '.......', '#######')).toBe('=5');
  });

  it('are told from an x between numbers: a cross of calculation stands above the line', () => {
    const told = (bottom: number): string[] => {
      const symbol = (text: string, x0: number, y1: number) => ({ text, bbox: { x0, y0: 20, x1: x0 + 16, y1 } });
      const word = (text: string, x0: number, y1: number) => {
        const symbols = [symbol(text, x0, y1)];
        return { text, confidence: 96, bbox: symbols[0].bbox, symbols };
      };
      const pixels = new Uint8Array(100 * 80).fill(255).fill(0, 0, 10);
      const line = { words: [word('3', 10, 50), word('x', 40, bottom), word('4', 70, 50)], baseline: 50, height: 36 };
      return withUnknownSymbols({ width: 100, height: 80, pixels }, [line])[0].words.map(({ text }) => text);
    };
    expect(told(50)).toEqual(['3', 'x', '4']);
    expect(told(46)).toEqual(['3', '×', '4']);
  });
});
