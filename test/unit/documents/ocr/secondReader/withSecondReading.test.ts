/** Which words are read a second time, in which order, and how many. */
import type { GreyPicture } from '../../../../../shared/documents/ocr/picture.ts';
import type { RecognisedLine } from '../../../../../shared/documents/ocr/recognised.ts';
import type { SeenLetter } from '../../../../../shared/documents/ocr/secondReader/readLetters.ts';
import type { SecondReader } from '../../../../../shared/documents/ocr/secondReader/secondReader.ts';
import { withSecondReading } from '../../../../../shared/documents/ocr/secondReader/withSecondReading.ts';
import { UNREAD } from '../../../../../shared/documents/ocr/unread.ts';

const picture: GreyPicture = { width: 5000, height: 100, pixels: new Uint8Array(500_000) };

type Word = readonly [text: string, confidence: number];

const lineOf = (words: readonly Word[], width = 80): RecognisedLine => ({
  words: words.map(([text, confidence], i) => ({
    text,
    confidence,
    bbox: { x0: i * (width + 20), y0: 30, x1: i * (width + 20) + width, y1: 60 },
    symbols: [],
  })),
  baseline: 60,
  height: 40,
});

/** Of a page. */
const sureText = Array.from({ length: 10 }, () => lineOf(Array.from({ length: 8 }, (): Word => ['word', 96])));

/** Sees the same text everywhere, and keeps where it was asked to look. */
function readerOf(text: string | undefined): SecondReader & { readonly asked: number[] } {
  const asked: number[] = [];
  const letters = (text ?? '')
    .split('')
    .map((letter): SeenLetter => ({ text: letter, probability: 0.99, other: '', otherProbability: 0.01 }));
  return {
    asked,
    read: (_, box) => {
      asked.push(Math.floor((box.x0 + 50) / 100));
      return text === undefined ? undefined : letters;
    },
  };
}

describe('the second reader', () => {
  it('is asked about numbers and unsure words in capitals, the least sure first, and about nothing else', () => {
    const reader = readerOf('');
    const words: Word[] = [
      ['no', 60],
      ['2011', 95],
      ['2012', 98],
      ['III', 80],
      ['GmbH', 80],
      ['IBM', 95],
      ['I', 60],
      [UNREAD, 0],
      ['٢٠', 80],
      ['196/17,', 70],
    ];
    withSecondReading(reader, picture, [lineOf(words), ...sureText, ...sureText]);
    expect(reader.asked).toEqual([9, 3, 1]);
  });

  it('has its reading taken into the line', () => {
    const [{ words }] = withSecondReading(readerOf('29th'), picture, [
      lineOf([
        ['the', 96],
        ['20th', 80],
      ]),
    ]);
    expect(words.map(({ text }) => text)).toEqual(['the', '29th']);
  });

  it('is asked about no more than its share of a page', () => {
    const reader = readerOf('');
    withSecondReading(
      reader,
      picture,
      Array.from({ length: 20 }, () => lineOf(Array.from({ length: 8 }, (): Word => ['2011', 90]))),
    );
    // 100 by 30 pixels with what is beside it: 160 of the network's and 38 of paper, of 6,000.
    expect(reader.asked).toHaveLength(30);
  });

  it('leaves sure numbers out once it has read its share of all words', () => {
    const reader = readerOf('');
    withSecondReading(reader, picture, [
      lineOf([
        ['2011', 95],
        ['2012', 95],
        ['2013', 95],
      ]),
      ...sureText,
    ]);
    // 128 pixels each: 83 words of them, of which a fortieth is 265; read are 198, with what is beside them.
    expect(reader.asked).toEqual([0]);
    withSecondReading(reader, picture, [
      lineOf([
        ['2011', 95],
        ['2012', 90],
        ['2013', 90],
      ]),
      ...sureText,
    ]);
    expect(reader.asked.slice(1)).toEqual([1, 2, 0]);
  });

  it('is asked first about a number whose digits look like others of the page, however sure it was, and not about one that looks as it was read', () => {
    const inked = (text: string, digits: string, lead: number): RecognisedLine => {
      const [word] = lineOf([[text, 97]]).words;
      return { ...lineOf([]), words: [{ ...word, ink: { box: word.bbox, digits, lead } }] };
    };
    const strange = inked('6.58', '656', -0.1);
    const read = (text: string): readonly unknown[] => {
      const reader = readerOf(text);
      const [{ words }] = withSecondReading(reader, picture, [
        strange,
        inked('2044', '2044', 0.2),
        lineOf([['1999', 60]]),
      ]);
      return [words[0].text, words[0].confidence, reader.asked.length];
    };
    expect(read('6.56')).toEqual(['6.56', 85, 2]);
    expect(read('6.58')).toEqual(['6.58', 97, 2]);
    expect(read('6.50')).toEqual(['6.58', 70, 2]);
    const [{ words: alone }] = withSecondReading(undefined, picture, [strange]);
    expect(alone[0]).toMatchObject({ text: '6.58', confidence: 70 });
  });

  it('is shown the line of the digits alone, where the box holds several', () => {
    const boxes: number[][] = [];
    const reader: SecondReader = {
      read: (_, { y0, y1 }) => {
        boxes.push([y0, y1]);
        return [];
      },
    };
    const [word] = lineOf([['2474', 80]]).words;
    const tall = {
      ...word,
      bbox: { ...word.bbox, y0: 10, y1: 90 },
      ink: { box: { ...word.bbox, y0: 30, y1: 60 }, lead: 0 },
    };
    withSecondReading(reader, picture, [{ ...lineOf([]), words: [tall] }]);
    expect(boxes).toEqual([[30, 66]]);
  });

  it('changes nothing where there is none, and where it is out of order', () => {
    const lines = [
      lineOf([
        ['20th', 95],
        ['1999', 90],
      ]),
    ];
    expect(withSecondReading(undefined, picture, lines)).toEqual(lines);
    const broken = readerOf(undefined);
    expect(withSecondReading(broken, picture, lines)).toEqual(lines);
    expect(broken.asked).toHaveLength(1);
  });
});
