/** Which words may be misread: those that neither the picture nor a dictionary vouches for. */
import { withDoubtfulWords } from '../../../../shared/documents/ocr/doubtfulWords.ts';
import { recognisedRow } from '../../../support/recognisedRow.ts';

const KNOWN = ['page', 'exige', 'l', 'idl', 'mainframe'];
const dictionary = { isWord: (word: string) => KNOWN.includes(word) };

type Read = readonly [text: string, confidence: number];

const markedIn = (known: typeof dictionary | undefined, words: readonly Read[]): string[] =>
  withDoubtfulWords(known, [recognisedRow(...words)], ['eng'])
    .flatMap((line) => line.words)
    .filter(({ isDoubtful }) => isDoubtful === true)
    .map(({ text }) => text);
const doubted = (words: readonly Read[]): string[] => markedIn(dictionary, words);

describe('words that may be misread', () => {
  it('are codes and units that were read with doubt, and numbers with less', () => {
    expect(
      doubted([
        ['15M3', 60],
        ['>1000MQ', 21],
        ['40HQ', 91],
      ]),
    ).toEqual(['15M3', '>1000MQ']);
    expect(
      doubted([
        ['5.35', 82],
        ['4.85', 91],
        ['12%', 84],
      ]),
    ).toEqual(['5.35', '12%']);
  });

  it('are letters that are no word, unless they were read clearly', () => {
    expect(
      doubted([
        ['McDorald', 86],
        ['Kensington', 93],
      ]),
    ).toEqual(['McDorald']);
    expect(
      doubted([
        ['Page', 70],
        ['page', 50],
      ]),
    ).toEqual(['page']);
  });

  it('are abbreviations, whatever the dictionary says', () => {
    expect(
      doubted([
        ['IDL', 79],
        ['MAINFRAME', 79],
      ]),
    ).toEqual(['IDL']);
  });

  it('are no marks, no signs by themselves, and hardly ever single letters', () => {
    expect(
      doubted([
        ['���', 0],
        ['|', 20],
        ['I', 47],
        ['e', 12],
      ]),
    ).toEqual(['e']);
  });

  it('are all poorly read ones where nothing knows the words', () => {
    expect(
      markedIn(undefined, [
        ['McDorald', 86],
        ['anything', 40],
      ]),
    ).toEqual(['anything']);
  });

  const read = (text: string, symbols: string): boolean => {
    const { words } = recognisedRow([text, 30]);
    const word = {
      ...words[0],
      symbols: Array.from(symbols, (one) => ({ text: one, confidence: one === "'" ? 30 : 96, bbox: words[0].bbox })),
    };
    const [line] = withDoubtfulWords(dictionary, [{ ...recognisedRow([text, 30]), words: [word] }], ['fra']);
    return line.words[0].isDoubtful === true;
  };

  it('are not those of which only a mark beside the letters is unsure', () => {
    expect(read("l'exige", "l'exige")).toBe(false);
  });

  it('are those that replaced what was read, however sure that was', () => {
    expect(read('exige', 'exlge')).toBe(true);
  });
});
