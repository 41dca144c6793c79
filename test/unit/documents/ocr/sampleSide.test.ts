/** The part of a page that languages are tried on suits the size of its letters. */
import { describe, expect, it } from '@jest/globals';
import { chooseReading, sampleSide } from '../../../../shared/documents/ocr/chooseReading.ts';
import { readingsOf } from '../../../../shared/documents/ocr/languages.ts';

describe('the part of a page that languages are tried on', () => {
  it.each([
    ['as many lines of small type as of large', 12, 360],
    ['no less than further scripts need', 5, 320],
    ['no more than tells languages apart', 30, 600],
    ['as much as that where no letters were seen', undefined, 600],
  ])('has %s', (_, letterHeight, side) => {
    expect(sampleSide(letterHeight)).toBe(side);
  });
});

it.each([
  ['traditional', { chi_sim: 81, chi_tra: 88, eng: 20 }, 'chi_tra'],
  ['simplified', { chi_sim: 70, chi_tra: 66, eng: 20 }, 'chi_sim'],
] as const)('Chinese is read in its own kind of characters: %s ones', (_, confidences, expected) => {
  const tesseract = {
    recognise: (_picture: unknown, [language]: readonly string[]) => [
      {
        words: [
          {
            text: '農產品加工不足及運輸成本高',
            confidence: confidences[language as keyof typeof confidences],
            bbox: { x0: 0, y0: 0, x1: 90, y1: 12 },
            symbols: [],
          },
        ],
        baseline: 12,
        height: 16,
      },
    ],
  };
  const picture = { width: 100, height: 100, pixels: new Uint8Array(10_000).fill(255) };
  for (const languages of [
    ['eng', 'chi_sim', 'chi_tra'],
    ['chi_sim', 'chi_tra', 'eng'],
  ]) {
    expect(chooseReading(tesseract, picture, readingsOf(languages)).languages[0]).toBe(expected);
  }
});
