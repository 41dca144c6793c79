/** German in old print is written as its readers write it, and known where other data read it. */
import { mayBeOldPrint, withGermanLetters } from '../../../../shared/documents/ocr/oldGerman.ts';

const lineOf = (text: string, confidence = 96) => ({
  words: text
    .split(' ')
    .map((word) => ({ text: word, confidence, bbox: { x0: 0, y0: 0, x1: 90, y1: 30 }, symbols: [] })),
  baseline: 30,
  height: 30,
});

const written = (text: string): string =>
  withGermanLetters([lineOf(text)])
    .flatMap(({ words }) => words.map((word) => word.text))
    .join(' ');

describe('German in old print', () => {
  it.each([
    ['dur< ſ<on jedo<h, noc<h ſ<hon geſc<ehen mä<htig', 'durch ſchon jedoch, noch ſchon geſchehen mächtig'],
    ['ſc<me>en zurü>kehrende zurü>k- zurü>', 'ſchmecken zurückkehrende zurück- zurück'],
    ['na<her Bu<handlung', 'nachher Buchhandlung'],
  ])('has ch and ck where its data have other letters: %s', (read, printed) => {
    expect(written(read)).toBe(printed);
  });

  it('has ſ where f and j make no word', () => {
    expect(written('aber fie iſt auf fich jelbe ift, fondern jchaft fchreiben jprechen')).toBe(
      'aber ſie iſt auf ſich ſelbe iſt, ſondern ſchaft ſchreiben ſprechen',
    );
  });

  it('keeps f and j where they do', () => {
    const text = 'fein und feiner find auf der Hofchirurgie, je Jahr jedes jüngere Frist pfui a < b 3<4 Fich';
    expect(written(text)).toBe(text);
  });

  it('has I where a J makes no word', () => {
    expect(written('Jdee Jhr Jm Jn Jahr Jeder Jünger Joſeph')).toBe('Idee Ihr Im In Jahr Jeder Jünger Joſeph');
  });

  it('is surer of nothing by that', () => {
    const [{ words }] = withGermanLetters([lineOf('fie Haus')]);
    expect(words.map(({ confidence }) => confidence)).toEqual([92, 96]);
  });

  it('is suspected from what other data read of it', () => {
    expect(mayBeOldPrint([lineOf('Evangelifche Männer, aud) nod) fo gefchehen')])).toBe(true);
    expect(mayBeOldPrint([lineOf('Die Gemeinde ist evangelisch, auch noch so geschehen in Hofchor und Joch')])).toBe(
      false,
    );
  });
});
