/** Letters that were left out within a row are read with the words that they touch. */
import { withLostLetters } from '../../../../shared/documents/ocr/lostLetters.ts';
import type { RecognisedWord } from '../../../../shared/documents/ocr/recognised.ts';
import type { Tesseract } from '../../../../shared/documents/ocr/tesseract.ts';
import { drawnInk, wordAt, type Drawn } from '../../../support/drawnInk.ts';

/** Letters 16 wide and 30 high, 4 apart; a word of them begins at each place. */
const lettersAt = (x: number, count: number): Drawn[] =>
  Array.from({ length: count }, (_, i) => [x + 20 * i, 20, x + 20 * i + 16, 50]);

/** "held at Kalpakkam on", of which the network saw no "pakk". */
const HELD = lettersAt(10, 4);
const AT = lettersAt(110, 2);
const KALPAKKAM = lettersAt(170, 9);
const ON = lettersAt(370, 2);
const PRINTED = [...HELD, ...AT, ...KALPAKKAM, ...ON];
const READ = [
  wordAt('held', ...HELD),
  wordAt('at', ...AT),
  wordAt('Kal', ...KALPAKKAM.slice(0, 3)),
  wordAt('am', ...KALPAKKAM.slice(7)),
  wordAt('on', ...ON),
];

type Answer = readonly [text: string, confidence: number] | undefined;

/** What the row is in the end, and how often a place of it was read. @param answers of the network, one after the other */
function readAgain(answers: readonly Answer[], { ink = PRINTED, words = READ, extra = [] as readonly Drawn[] } = {}) {
  let count = 0;
  const tesseract: Tesseract = {
    recognise: () => {
      const answer = answers.at(count++);
      if (answer === undefined) return [];
      const [text, confidence] = answer;
      return [{ words: [{ ...wordAt(text, [8, 8, 180, 38]), confidence, symbols: [] }], baseline: 38, height: 40 }];
    },
  };
  const line = { words, baseline: 50, height: 40 };
  const [row] = withLostLetters(tesseract, drawnInk(500, 90, ...ink, ...extra), [line], ['eng']);
  return { count, text: row.words.map((word: RecognisedWord) => word.text).join(' ') };
}

describe('letters that were left out', () => {
  it('are read with the words that they touch, and both sizes must say the same', () => {
    expect(
      readAgain([
        ['Kalpakkam', 92],
        ['Kalpakkam', 90],
      ]),
    ).toEqual({ count: 2, text: 'held at Kalpakkam on' });
    expect(
      readAgain([
        ['Kalpakkam', 92],
        ['Kalpokkam', 90],
      ]).text,
    ).toBe('held at Kal am on');
    expect(readAgain([['Kalpakkam', 92], undefined, ['Kalpakkam', 90]]).text).toBe('held at Kalpakkam on');
    expect(readAgain([['Kalpakkam', 92]]).text).toBe('held at Kal am on');
  });

  it('are seen where a rule under the row joins them', () => {
    const rule: Drawn = [150, 56, 480, 59];
    const tail: Drawn = [234, 50, 238, 57];
    const again = readAgain(
      [
        ['Kalpakkam', 92],
        ['Kalpakkam', 90],
      ],
      { extra: [rule, tail] },
    );
    expect(again.text).toBe('held at Kalpakkam on');
  });

  it('leave what was read as it was where the place does not surely hold it', () => {
    expect(
      readAgain([
        ['Kalpakkam', 70],
        ['Kalpakkam', 70],
      ]),
    ).toEqual({ count: 1, text: 'held at Kal am on' });
    expect(
      readAgain([
        ['Madras', 96],
        ['Madras', 96],
      ]).text,
    ).toBe('held at Kal am on');
  });

  it('are believed beside a number only if the number is certain', () => {
    const words = [...READ.slice(0, 2), wordAt('33', ...KALPAKKAM.slice(0, 2)), READ[4]];
    const ink = [...HELD, ...AT, ...KALPAKKAM.slice(0, 3), ...ON];
    expect(
      readAgain(
        [
          ['330', 95],
          ['330', 94],
        ],
        { ink, words },
      ).text,
    ).toBe('held at 330 on');
    expect(
      readAgain(
        [
          ['330', 90],
          ['330', 90],
        ],
        { ink, words },
      ).text,
    ).toBe('held at 33 on');
  });

  it('are none where the row is whole, or a rule stands between its cells', () => {
    const words = [...READ.slice(0, 2), wordAt('Kalpakkam', ...KALPAKKAM), READ[4]];
    expect(readAgain([], { words }).count).toBe(0);
    const rule: Drawn = [160, 0, 164, 90];
    expect(readAgain([], { words, extra: [rule] }).count).toBe(0);
  });
});
