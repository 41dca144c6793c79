/** A scan's text layer by another OCR program, against our own reading of the picture: line by line the better one counts. */
import {
  hasComparableWords,
  heldAgainstPicture,
  isContradicted,
} from '../../../shared/documents/scans/foreignLayer.ts';
import { wordDifferences } from '../../../shared/documents/scans/wordDifferences.ts';
import type { IndexedLine, IndexedPage } from '../../../shared/documents/textIndex.ts';

const WIDTH = 4;
const line = (text: string, row: number, from = 0): IndexedLine => ({
  text,
  direction: 'horizontal',
  crossStart: 20 * row,
  crossEnd: 20 * row + 10,
  edges: Float32Array.from({ length: 2 * text.length }, (_, i) => from + Math.ceil(i / 2) * WIDTH),
});
/** Words that are followed by a confidence in brackets have that one, others 95. */
const read = (marked: string, row: number, from = 0): IndexedLine => {
  const words = marked.split(' ').map((word) => word.split(/[[\]]/));
  return {
    ...line(words.map(([word]) => word).join(' '), row, from),
    wordConfidences: words.map((parts) => Number(parts.at(1) ?? 95)),
  };
};
const page = (lines: readonly IndexedLine[], readBy: IndexedPage['readBy'] = 'textLayer'): IndexedPage => ({
  pageNumber: 1,
  width: 600,
  height: 800,
  readBy,
  lines,
});
const SOUND = [
  'The committee met on Tuesday to discuss the budget.',
  'It agreed that spending on roads should rise next year.',
  'The treasurer had recommended this in his report.',
];
const held = (said: readonly string[], shown: readonly string[]): IndexedPage =>
  heldAgainstPicture(
    page([...SOUND, ...said].map((text, row) => line(text, row))),
    page(
      [...SOUND, ...shown].map((text, row) => read(text, row)),
      'ocr',
    ),
  );

describe('a text layer that another program read from the picture', () => {
  it('stays as it is where the picture says the same', () => {
    const layer = page(SOUND.map((text, row) => line(text, row)));
    const quoted = SOUND.map((text, row) => read(text.replace('budget.', 'budget.[40]'), row));
    expect(heldAgainstPicture(layer, page(quoted, 'ocr'))).toBe(layer);
  });

  it('gives way line by line to what is surely read otherwise', () => {
    const { lines, readBy } = held(
      ['The rnembers paid a fee of tvventy euros.'],
      ['The members paid a fee of twenty euros.'],
    );
    expect(readBy).toBe('textLayer');
    expect(lines.map(({ text }) => text)).toEqual([...SOUND, 'The members paid a fee of twenty euros.']);
    expect(lines.map(({ provenance }) => provenance)).toEqual([undefined, undefined, undefined, 'ocr']);
    expect(lines[3].edges).toHaveLength(2 * lines[3].text.length);
  });

  it('stays where OCR is not sure of what it reads', () => {
    const { lines } = held(
      ['The members paid a fee of twenty euros.'],
      ['The mernbers[60] paid a fee of tvventy[55] euros.'],
    );
    expect(lines[3]).toEqual(line('The members paid a fee of twenty euros.', 3));
  });

  it('gives way where what it says was never written so, though OCR is less sure', () => {
    const { lines } = held(["I'automne et le n' 26.781. 189"], ["l'automne[85] et le n' 26.781.189[85]"]);
    expect(lines[3].text).toBe("l'automne et le n' 26.781.189");
  });

  it('keeps the apostrophes that OCR takes for letters', () => {
    const { lines } = held(["Le rnaire d'un bourg"], ['Le maire dfun[85] bourg']);
    expect(lines[3].text).toBe("Le maire d'un bourg");
  });

  it('leaves a doubt in digits of which both look sound', () => {
    const taken = held(['The fee for rnembers is 813 euros.'], ['The fee for members is 318 euros.']).lines[3];
    expect(taken.text).toBe('The fee for members is 318 euros.');
    expect(taken.wordConfidences).toEqual([95, 95, 95, 95, 95, 60, 95]);
    const kept = held(['The fee for members is 813 euros.'], ['The fee[50] for rnembers[60] is 318[80] euros.'])
      .lines[3];
    expect(kept.text).toBe('The fee for members is 813 euros.');
    expect(kept.unsure).toEqual([{ start: 23, end: 26 }]);
  });

  it('gives way as a whole where little of it is what the picture shows', () => {
    const said = ['Tbe cornrnittee rnet orn Tvesday', 'fo dlscuss tbe bvdget', 'lt agreeb tbat spenbing'];
    const shown = ['The committee met on Tuesday', 'to discuss the budget', 'It agreed that spending'];
    const whole = page(
      shown.map((text, row) => read(text, row)),
      'ocr',
    );
    expect(heldAgainstPicture(page(said.map((text, row) => line(text, row))), whole)).toBe(whole);
    const unsure = page(
      shown.map((text, row) => read(text.replaceAll(' ', '[50] '), row)),
      'ocr',
    );
    expect(heldAgainstPicture(page(said.map((text, row) => line(text, row))), unsure)).not.toBe(unsure);
  });

  it('gets the lines and the ends of lines that it lacks', () => {
    const { lines } = held(['The minutes were'], ['The minutes were approved.', 'No member objected to them.']);
    expect(lines.map(({ text }) => text)).toEqual([
      ...SOUND,
      'The minutes were approved.',
      'No member objected to them.',
    ]);
    expect(lines.slice(3).every(({ provenance }) => provenance === 'ocr')).toBe(true);
  });

  it('keeps columns apart', () => {
    const said = [line('The rnembers of the', 3), line('A second column', 3, 300)];
    const layer = page([...SOUND.map((text, row) => line(text, row)), ...said]);
    const shown = read('The members of the', 3);
    const beside = read('A second column', 3, 300);
    const both: IndexedLine = {
      ...shown,
      text: `${shown.text} ${beside.text}`,
      edges: Float32Array.from([...shown.edges, 76, 300, ...beside.edges]),
      wordConfidences: [...(shown.wordConfidences ?? []), ...(beside.wordConfidences ?? [])],
    };
    const { lines } = heldAgainstPicture(layer, page([...SOUND.map((text, row) => read(text, row)), both], 'ocr'));
    expect(lines.slice(3).map(({ text }) => text)).toEqual(['The members of the', 'A second column']);
  });
});

describe('a sample of a text layer', () => {
  it('is contradicted by words that are surely others, not by what is unsure, slight or short', () => {
    const said = line('The annual fee is 1,250 euros', 0);
    const by = (shown: string): boolean => isContradicted([said], [[read(shown, 0)]]);
    expect(by('The annual fee is 1,250 euros')).toBe(false);
    expect(by('The annual fee is 1,260 euros')).toBe(true);
    expect(by('The annual fee is 1,260[70] euros')).toBe(false);
    expect(by('The ánnual fee is, 1,250 euros.')).toBe(false);
    expect(by('The annual fee')).toBe(false);
    expect(by('')).toBe(false);
    // What a signature across the line looks like in Thai.
    expect(by('The annual fee ทล 1,250 euros')).toBe(false);
  });

  it('is compared by words only where there are spaces between them', () => {
    expect(hasComparableWords(page([line('Осциллографическая трубка', 0)]))).toBe(true);
    expect(hasComparableWords(page([line('本市では、令和五年度', 0)]))).toBe(false);
    expect(hasComparableWords(page([line('ועדת הכספים אישרה', 0)]))).toBe(false);
  });
});

describe('the differences of words', () => {
  const between = (said: string, shown: string): string[] =>
    wordDifferences(
      said.split(' '),
      shown.split(' ').map((text) => ({ text, confidence: 95 })),
    ).map((one) => `${one.said}→${one.read}${one.isSlight ? ' (slight)' : ''}`);

  it('are where no word is the same, however the words are cut', () => {
    expect(between('CNPJ: 26.781. 189/000 | -90, corn sede', 'CNPJ: 26.781.189/0001-90, com sede')).toEqual([
      '26.781. 189/000 | -90, corn→26.781.189/0001-90, com',
    ]);
    expect(between('a fee of 20', 'a fee 20')).toEqual(['of→']);
    expect(between('d?lsace a 2Oo/o', 'd’Alsace a 20%')).toEqual(['d?lsace→d’Alsace', '2Oo/o→20%']);
  });

  it('are slight in accents, punctuation and spaces, and none in quotation marks and dashes', () => {
    expect(between('sеток. В', 'sеток, В')).toEqual(['sеток.→sеток, (slight)']);
    expect(between('co m “sede” – 3', 'com "sede" - 3')).toEqual(['co m→com (slight)']);
    expect(between('22/2020', '222020')).toEqual(['22/2020→222020']);
  });
});
