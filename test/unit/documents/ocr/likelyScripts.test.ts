/** A picture beside text is most likely in the script of that text: drawings and small type look like others. */
import { chooseReading } from '../../../../shared/documents/ocr/chooseReading.ts';
import { likelyFirst, readingsOf } from '../../../../shared/documents/ocr/languages.ts';
import { scriptsIn } from '../../../../shared/documents/ocr/missingScript.ts';
import type { Tesseract } from '../../../../shared/documents/ocr/tesseract.ts';

const picture = { width: 1000, height: 100, pixels: new Uint8Array(100_000) };
const readings = readingsOf(['eng', 'kor', 'chi_sim']);

/** Reads the same in any language, with a confidence of its own for each. */
const sureOf = (confidences: Readonly<Record<string, number>>): Tesseract => ({
  recognise: (_, [language]) => {
    const bbox = { x0: 0, x1: 300, y0: 10, y1: 40 };
    return [
      {
        words: [{ text: '0.600一0.620土0.005', confidence: confidences[language] ?? 20, bbox, symbols: [] }],
        baseline: 40,
        height: 30,
      },
    ];
  },
});
const chosen = (confidence: number, scripts: readonly string[] | undefined): string =>
  chooseReading(sureOf({ eng: 55, chi_sim: confidence }), picture, likelyFirst(readings, scripts)).script;

describe('a picture that reads better in another script than that of the text beside it', () => {
  it('is in that one only if it is surely read', () => {
    expect(chosen(70, ['Latin'])).toBe('Latin');
    expect(chosen(85, ['Latin'])).toBe('Han');
  });

  it('is in that one where nothing is known of the text, or it has both', () => {
    expect(chosen(70, undefined)).toBe('Han');
    expect(chosen(70, ['Latin', 'Han'])).toBe('Han');
  });
});

it('the scripts of a text are those of more than a few of its letters, and Latin', () => {
  expect(scriptsIn('Order number of the molded package 和')).toEqual(['Latin']);
  expect(scriptsIn('발주기관과 사업명을 필터로 쓰면 여러 문서 사이에서 타깃을 좁힐 수')).toEqual(['Latin', 'Hangul']);
  expect(scriptsIn('Fig. 7')).toBeUndefined();
});

it('what the text is in is tried first, in the order of the languages', () => {
  expect(likelyFirst(readings, ['Latin', 'Han']).map(({ script }) => script)).toEqual(['Latin', 'Han', 'Hangul']);
});
