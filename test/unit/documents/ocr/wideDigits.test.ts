/** Digits among Chinese and Japanese characters: where their ink is, and which of them are one number. */
import { pictureLines } from '../../../../shared/documents/ocr/pictureLines.ts';
import type { RecognisedWord } from '../../../../shared/documents/ocr/recognised.ts';
import { withDigitsPlaced } from '../../../../shared/documents/ocr/wideDigits.ts';
import { drawnInk, outline, type Drawn } from '../../../support/drawnInk.ts';

const [TOP, FOOT] = [20, 60];

interface Type {
  /** Pixels. */
  readonly digit: number;
  /** Between the ink of two digits. */
  readonly gap: number;
  /** Between a character and a digit. */
  readonly beside: number;
}
/** Digits for the cells of characters that are 40 pixels high, and for half of them with a space between. */
const WHOLE: Type = { digit: 22, gap: 21, beside: 12 };
const HALF: Type = { digit: 17, gap: 26, beside: 13 };
const TIMES: Type = { digit: 19, gap: 13, beside: 13 };

interface Given {
  /** How far the network is off, pixels. */
  readonly off?: number;
  readonly words: readonly string[];
}

/** The line as it is drawn, as it was read in these words, and what becomes of it. */
function read({ words, off = 0 }: Given, { digit, gap, beside }: Type) {
  const drawn: Drawn[] = [];
  const isDigit = (text: string | undefined): boolean => text !== undefined && /\d/.test(text);
  const text = words.join('');
  let x = 30;
  Array.from(text).forEach((character, i) => {
    const before = text[i - 1];
    if (i > 0) x += isDigit(character) && isDigit(before) ? gap : isDigit(character) || isDigit(before) ? beside : 4;
    const narrow = Math.floor(digit / 4) * 2;
    const middle = x + digit / 2;
    const at: Drawn = !isDigit(character)
      ? character === '、'
        ? [x, FOOT - 10, x + 8, FOOT]
        : [x, TOP, x + 39, FOOT]
      : character === '1'
        ? [Math.floor(middle - narrow / 2), FOOT - 31, Math.floor(middle + narrow / 2), FOOT - 1]
        : [x, FOOT - 31, x + digit, FOOT - 1];
    x += isDigit(character) ? digit : character === '、' ? 26 : 39;
    drawn.push(at);
  });
  let at = 0;
  const recognised = words.map((word): RecognisedWord => {
    const symbols = Array.from(word, (one) => {
      const [x0, y0, x1, y1] = drawn[at++];
      return { text: one, bbox: { x0: x0 + off, x1: x1 + off, y0, y1 } };
    });
    const bbox = { x0: symbols[0].bbox.x0, x1: symbols[symbols.length - 1].bbox.x1, y0: TOP, y1: FOOT };
    return { text: word, confidence: 90, bbox, symbols };
  });
  const picture = drawnInk(900, 90, ...drawn.flatMap((one) => outline(one, 4)));
  const lines = withDigitsPlaced(picture, [{ words: recognised, baseline: FOOT, height: 50 }]);
  const [line] = lines;
  const places = line.words.flatMap(({ symbols }) => symbols).map(({ bbox }) => bbox.x0);
  return {
    words: line.words.map((word) => word.text),
    places,
    drawn,
    text: pictureLines(lines, [1, 0, 0, 1, 0, 0])[0].text,
  };
}

describe('digits that were read as words', () => {
  it('are one number where each is drawn for the cell of a character, and have no space beside them', () => {
    const { words, text } = read({ words: ['年', '齢', 'を', '1', '2', '歳', '以', '上'] }, WHOLE);
    expect(words).toEqual(['年', '齢', 'を', '12', '歳', '以', '上']);
    expect(text).toBe('年齢を12歳以上');
    expect(read({ words: ['第', '3', '8', '号'] }, WHOLE).text).toBe('第38号');
    expect(read({ words: ['平', '成', '20', '6', '年'] }, WHOLE).words).toEqual(['平', '成', '206', '年']);
  });

  it('are one number where there is no room for a space between them', () => {
    expect(read({ words: ['第', '3', '8', '号'] }, { ...HALF, gap: 4 }).words).toEqual(['第', '38', '号']);
  });

  it('stay two where they are drawn for half a cell, or for another type, with a space between them', () => {
    expect(read({ words: ['問', '3', '2', '点'] }, HALF).words).toEqual(['問', '3', '2', '点']);
    expect(read({ words: ['問', '3', '2', '点'] }, TIMES).words).toEqual(['問', '3', '2', '点']);
  });

  it('stay two where they stand closer to the characters than in such a cell', () => {
    expect(read({ words: ['問', '3', '2', '点'] }, { ...WHOLE, beside: 6 }).words).toEqual(['問', '3', '2', '点']);
  });

  it('stay two where a cell is empty between them', () => {
    expect(read({ words: ['問', '3', '2', '点'] }, { ...WHOLE, gap: 64 }).words).toEqual(['問', '3', '2', '点']);
  });

  it('are ones like the other numbers of the page', () => {
    const ones = ['第', '1', '1', '条'];
    expect(read({ words: [...ones, '38', '号'] }, WHOLE).words).toEqual(['第', '11', '条', '38', '号']);
    expect(read({ words: ones }, WHOLE).words).toEqual(ones);
    expect(read({ words: [...ones, '38', '号'] }, HALF).words).toEqual([...ones, '38', '号']);
  });

  it('are words of their own beside punctuation', () => {
    const { words, text } = read({ words: ['代', '、2', '0', '歳'] }, WHOLE);
    expect(words).toEqual(['代', '、', '20', '歳']);
    expect(text).toBe('代、20歳');
  });
});

it('digits are where their ink is, wherever the network guessed them', () => {
  const { places, drawn } = read({ words: ['年', '齢', 'を', '2', '5', '歳', '以', '上'], off: 15 }, WHOLE);
  expect(places.slice(3, 5)).toEqual(drawn.slice(3, 5).map(([x0]) => x0));
});
