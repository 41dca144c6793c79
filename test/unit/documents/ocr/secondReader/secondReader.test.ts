/** The network itself, on printed words; and what happens where it cannot run. */
import { readFile } from 'node:fs/promises';
import { secondReaderPaths } from '../../../../../shared/documents/ocr/ocrAssets.ts';
import { startSecondReader } from '../../../../../shared/documents/ocr/secondReader/secondReader.ts';
import { webAssembly } from '../../../../../shared/documents/pdf/webAssembly.ts';
import { findComponents } from '../../../../../shared/documents/ocr/components.ts';
import { arimoPicture, greyPicture } from '../../../../support/pagePicture.ts';

const paths = secondReaderPaths(new URL('../../../../../shared/documents/ocr/ocrAssets.ts', import.meta.url).href);
if (paths === undefined) throw new Error('The second reader is not installed.');
const runtime = await webAssembly.compile(await readFile(paths.runtime));
const files = { runtime, networkPath: paths.network, lettersPath: paths.letters };

describe('the second reader', () => {
  it('reads numbers and capitals, each letter with how likely it is', async () => {
    const reader = await startSecondReader(files);
    for (const text of ['17.11.2011', '57.920.052,05', 'XLIX', '($MM)']) {
      const picture = await greyPicture(await arimoPicture(text));
      const ink = findComponents(picture);
      const box = {
        x0: Math.min(...ink.map(({ left }) => left)) - 4,
        x1: Math.max(...ink.map(({ right }) => right)) + 5,
        y0: Math.min(...ink.map(({ top }) => top)),
        y1: Math.max(...ink.map(({ bottom }) => bottom)) + 1,
      };
      const letters = reader?.read(picture, box) ?? [];
      expect(
        letters
          .map((letter) => letter.text)
          .join('')
          .trim(),
      ).toBe(text);
      expect(Math.min(...letters.map(({ probability }) => probability))).toBeGreaterThan(0.6);
    }
  });

  it('is none where its files are not what they should be', async () => {
    expect(await startSecondReader({ ...files, lettersPath: '/nowhere' })).toBeUndefined();
  });

  it('is out of order after its network failed, and the page is read all the same', async () => {
    const reader = await startSecondReader({ ...files, networkPath: paths.letters });
    const picture = { width: 40, height: 40, pixels: new Uint8Array(1600) };
    const box = { x0: 0, y0: 0, x1: 40, y1: 40 };
    expect(reader?.read(picture, box)).toBeUndefined();
    expect(reader?.read(picture, box)).toBeUndefined();
  });
});
