/** The ink refutes numbers that were read without a mark that it shows. */
import { fit, inkOf, pitchOf, showsAllMarks } from '../../../../shared/documents/ocr/digitInk.ts';
import type { GreyPicture } from '../../../../shared/documents/ocr/picture.ts';
import type { RecognisedWord } from '../../../../shared/documents/ocr/recognised.ts';

const HEIGHT = 28;
const [TOP, FOOT] = [20, 20 + HEIGHT];

/**
 * The ink of a text: digits and letters are 14 wide and stand every 20 pixels, marks take 10. A `~` is a mark that reading lost, a
 * `_` is space where ink has faded.
 */
function drawn(text: string): { picture: GreyPicture; word: RecognisedWord } {
  const picture = {
    width: 40 + text.length * 20,
    height: 80,
    pixels: new Uint8Array(80 * (40 + text.length * 20)).fill(255),
  };
  const fill = (x: number, y: number, width: number, height: number): void => {
    for (let row = y; row < y + height; row++)
      picture.pixels.fill(0, row * picture.width + x, row * picture.width + x + width);
  };
  const symbols: { text: string; bbox: { x0: number; y0: number; x1: number; y1: number } }[] = [];
  let x = 20;
  for (const character of text) {
    const isMark = /[.,~_]/.test(character);
    if (character === ',') fill(x, FOOT - 3, 4, 9);
    else if (character === '-') fill(x, TOP + 13, 12, 3);
    else if (character === '.' || character === '~') fill(x, FOOT - 4, 5, 4);
    else if (!isMark) fill(x, TOP, 14, HEIGHT);
    const width = isMark ? 5 : 14;
    if (!/[~_]/.test(character)) symbols.push({ text: character, bbox: { x0: x, y0: TOP, x1: x + width, y1: FOOT } });
    x += isMark ? 10 : 20;
  }
  const bbox = { x0: 18, y0: TOP - 2, x1: x, y1: FOOT + 10 };
  return { picture, word: { text: text.replace(/[~_]/g, ''), confidence: 96, bbox, symbols } };
}

/** How a reading fits the ink of a number, on a page whose digits stand every 20 pixels. */
function fitOf(text: string, reading?: string) {
  const { picture, word } = drawn(text);
  return fit(reading ?? word.text, inkOf(picture, word), 20 / HEIGHT);
}

describe('the ink of a number', () => {
  it('fits what was read with all its marks', () => {
    expect(['318', '3.5', '1,284.50', '84'].map((text) => fitOf(text))).toEqual(['fits', 'fits', 'fits', 'fits']);
  });

  it('does not fit what was read without a point that it shows, or with a point for a comma', () => {
    expect(fitOf('5~4')).toBe('unfit');
    expect(fitOf('462,364', '462.364')).toBe('unfit');
    expect(fitOf('462.364')).toBe('fits');
  });

  it('does not fit digits that stand as far apart as if there were a mark between them, though none is left', () => {
    expect(fitOf('5_4')).toBe('unfit');
    expect(fitOf('25_10')).toBe('unfit');
    expect(fitOf('25 10', '2510')).not.toBe('unfit');
  });

  it('is asked about numbers beside letters too', () => {
    expect(fitOf('5~4H')).toBe('unfit');
    expect(fitOf('54H')).toBe('fits');
    expect(fitOf('H')).toBe('fits');
  });

  it('must show the point before three digits, which may else be a comma', () => {
    const { picture, word } = drawn('462.364');
    const touching = inkOf(picture, word).map((patches) => patches.filter(({ right, left }) => right - left > 5));
    expect(fit('462.364', touching, 30 / HEIGHT)).toBe('open');
    expect(
      fit(
        '462.36',
        touching.map((patches) => patches.slice(1)),
        30 / HEIGHT,
      ),
    ).toBe('fits');
    expect(fit('1.462,36', touching, 30 / HEIGHT)).not.toBe('open');
  });

  it('tells how far apart the digits of a page stand, where it has enough of them', () => {
    const { picture, word } = drawn('12345678.90');
    const inks = new Map([[word, inkOf(picture, word)]]);
    const line = { words: [word], baseline: FOOT, height: HEIGHT };
    expect(pitchOf([line], inks)).toBeCloseTo(20 / HEIGHT);
    expect(pitchOf([{ ...line, words: [] }], inks)).toBeUndefined();
  });

  it('shows all marks where each is seen as what it was read, a dash before the digits included', () => {
    const shows = (text: string, reading: string): boolean => {
      const { picture, word } = drawn(text);
      return showsAllMarks(reading, inkOf(picture, word));
    };
    expect([shows('3.5', '3.5'), shows('-42', '—42'), shows('318', '318')]).toEqual([true, true, true]);
    expect([shows('3,5', '3.5'), shows('42', '-42'), shows('5_4', '5.4')]).toEqual([false, false, false]);
  });
});
