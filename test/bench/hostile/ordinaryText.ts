/** Pages of ordinary words, no two lines of which are alike: with other letters than languages have, they would be read by OCR. */
import { textPdf } from '../../support/textPdf.ts';

const WORDS =
  'although before company decided early figures growth higher income jobs kept late market never only price quarter report said throughout until value which year'.split(
    ' ',
  );

export function ordinary(from: number, length: number): string {
  let text = '';
  for (let i = from; text.length < length; i++) {
    text += `${WORDS[(7 * i) % WORDS.length]} ${WORDS[(i + Math.floor(i / 11)) % WORDS.length]} ${i % 977} `;
  }
  return text.slice(0, length);
}

/** Forty lines each. */
export const pagesOf = (pages: number, line: (page: number, line: number) => string): Promise<Uint8Array> =>
  textPdf(Array.from({ length: pages }, (_, p) => Array.from({ length: 40 }, (_l, l) => line(p, l))));
