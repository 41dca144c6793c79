/** Counting characters of a kind says what matching the whole text said. */
import { characterCounter } from '../../../shared/documents/scans/characterCounter.ts';

const TEXTS = [
  '',
  'Zwölf Äpfel, 3 €',
  'a\u0301 𝐀𝟙 ☃️',
  '\ud835',
  '\udc00\ud835',
  'a\ud835b',
  '\ufffd\u0007\n\u200b',
  '漢字とかな',
];

describe('characterCounter', () => {
  test.each([
    ['letters and digits', /[\p{L}\p{N}]/u],
    ['what is not white space', /\S/u],
    ['what means nothing', /[\ufffd\p{Cc}\p{Co}\p{Cn}]/u],
    ['pictures', /\p{So}/u],
  ])('%s', (_name, kind) => {
    const count = characterCounter(kind);
    for (const text of [...TEXTS, TEXTS.join('')]) {
      expect(count(text)).toBe(text.match(new RegExp(kind.source, 'gu'))?.length ?? 0);
    }
  });
});
