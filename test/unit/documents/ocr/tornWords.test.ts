/** In typewriter type, a word that was torn is told from two words by the places of its letters. */
import { withTornWords } from '../../../../shared/documents/ocr/tornWords.ts';
import type { RecognisedLine } from '../../../../shared/documents/ocr/recognised.ts';

/** From one letter to the next of typewriter type, pixels, and how wide letters are, narrow ones and others. */
const PLACE = 24;
const widthOf = (letter: string): number => (/[ijlt1]/.test(letter) ? 8 : 19);

/** @param printed with a bar where the network saw a space that is not there */
function lineOf(printed: string, place: (letter: string) => number = () => PLACE): RecognisedLine {
  let x = 10;
  const words = printed.split(/(?<=[ |])/).map((part) => {
    const symbols = Array.from(part.replace(/[ |]/, ''), (text) => {
      const left = x + (place(text) - widthOf(text)) / 2;
      x += place(text);
      return { text, bbox: { x0: left, y0: 20, x1: left + widthOf(text), y1: 50 } };
    });
    if (part.endsWith(' ')) x += PLACE;
    const bbox = { x0: symbols[0].bbox.x0, y0: 20, x1: symbols[symbols.length - 1].bbox.x1, y1: 50 };
    return { text: symbols.map(({ text }) => text).join(''), confidence: 90, bbox, symbols };
  });
  return { words, baseline: 50, height: 40 };
}

const OTHERS = ['the page has other lines', 'whose letters show', 'that they have a place each'].map((text) =>
  lineOf(text),
);
const textOf = ({ words }: RecognisedLine): string => words.map(({ text }) => text).join(' ');
const read = (line: RecognisedLine, others: readonly RecognisedLine[] = OTHERS): string =>
  textOf(withTornWords([...others, line])[others.length]);

describe('a word that was torn', () => {
  it('is one where its parts are one place apart', () => {
    expect(read(lineOf('eine unrichtige Zuwendungsbestät|igung für'))).toBe(
      'eine unrichtige Zuwendungsbestätigung für',
    );
    expect(read(lineOf('vorgeschr|iebenem'))).toBe('vorgeschriebenem');
  });

  it('is none where a letter would have room between its parts', () => {
    expect(read(lineOf('it is in it'))).toBe('it is in it');
  });

  it('is joined between small letters only', () => {
    expect(read(lineOf('APR 0|8 2014 in der|Stadt'))).toBe('APR 0 8 2014 in der Stadt');
  });

  it('stays as it was read in other type, whose letters have places of their own', () => {
    const printed = (text: string): RecognisedLine => lineOf(text, (letter) => widthOf(letter) + 3);
    const others = ['the page has other lines', 'whose width is that of little ink', 'until it fills'].map(printed);
    expect(read(printed('eine unrichtige Zuwendungsbestät|igung'), others)).toBe(
      'eine unrichtige Zuwendungsbestät igung',
    );
  });
});
