/** A conversion works in a process of its own and fails with the reason of the failure. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convertInProcess, type ConversionLimits } from '../../../shared/conversion/ownProcess/convertInProcess.ts';
import type { OfficeEngine } from '../../../shared/conversion/office/officeEngine.ts';
import { UnconvertibleSource } from '../../../shared/conversion/unconvertibleSource.ts';
import { docx } from '../../support/officeFiles.ts';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporaryFolder.ts';

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

/** Writes what it was asked for, without looking at the document. */
const willing: Pick<OfficeEngine, 'convert'> = { convert: ({ outputPath }) => writeFile(outputPath, '%PDF-1.7') };

let jobs = 0;
async function convert(bytes: Buffer | string, office = willing, limits: ConversionLimits = {}, filename = 'file') {
  const own = join(folder.path, `job-${jobs++}`);
  await mkdir(own);
  const path = join(own, 'original');
  await writeFile(path, bytes);
  const file = { path, filename, mimeType: '', sizeBytes: Buffer.byteLength(bytes) };
  return convertInProcess(office, limits)(file, { folder: own, deadline: Date.now() + 60_000 });
}

describe('a conversion in a process of its own', () => {
  it('has LibreOffice run outside of it, and answers with the rendition', async () => {
    const { type, rendition } = await convert(await docx('Text.'));
    expect(type).toMatchObject({ kind: 'office', format: 'docx' });
    expect(rendition).toMatchObject({ mimeType: 'application/pdf', sizeBytes: 8 });
    expect((await convert('One line.\nAnother.')).type).toMatchObject({ kind: 'text' });
    expect(await convert('%PDF-1.7 and so on')).toEqual({ type: { kind: 'readable', mimeType: 'application/pdf' } });
  });

  it('fails with what LibreOffice failed with, and with what is wrong with the file', async () => {
    const broken = new Error('The office process is gone.');
    const failing = { convert: () => Promise.reject(broken) };
    await expect(convert(await docx('Text.'), failing)).rejects.toBe(broken);
    await expect(convert(' \n')).rejects.toBeInstanceOf(UnconvertibleSource);
    await expect(convert('PK\u0003\u0004 and nothing else')).rejects.toMatchObject({ reason: 'corrupt' });
  });

  it('refuses as too large what takes more memory than a conversion may, and the process lives on', async () => {
    const row = `${Array.from({ length: 20 }, (_, i) => `"cell ${i}"`).join(',')}\n`;
    const wide = row.repeat(20_000);
    await expect(convert(wide, willing, { heapMb: 48 }, 'table.csv')).rejects.toMatchObject({ reason: 'too_large' });
  });

  it('ends what takes more time than a conversion may', async () => {
    const row = `${Array.from({ length: 20 }, (_, i) => `"cell ${i}"`).join(',')}\n`;
    const wide = row.repeat(20_000);
    await expect(convert(wide, willing, { workMs: 1 }, 'table.csv')).rejects.toMatchObject({ reason: 'timeout' });
  });
});
