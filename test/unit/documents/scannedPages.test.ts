/** A scan with a few digits typed on it keeps them, and says that the rest could not be read. */
import { createScannedPdfReader } from '../../../shared/documents/scans/scannedPdfReader.ts';
import type { ReadBackDependencies } from '../../../shared/documents/scans/readBack.ts';
import type { IndexedPage } from '../../../shared/documents/textIndex.ts';
import { indexedLine } from '../../support/indexedLine.ts';

const page: IndexedPage = {
  pageNumber: 1,
  width: 595,
  height: 842,
  readBy: 'textLayer',
  lines: [indexedLine('2021 3 31', 300, 600)],
};
const source = { id: 'scan', mimeType: 'application/pdf', load: () => Promise.resolve(new Uint8Array()) };

const readWith = (read: object): Promise<IndexedPage[]> => {
  const dependencies = { pdf: {}, ocr: { read: () => Promise.resolve(read) } } as unknown as ReadBackDependencies;
  return createScannedPdfReader(dependencies).readScans(source, [{ page, trust: 'useless' }], 1_000);
};

it('says of a scan that it could not be read beside what is typed on it', async () => {
  const [read] = await readWith({ lines: [], unread: {} });
  expect(read.lines).toEqual(page.lines);
  expect(read.error).toContain('could not be read');
});

it('says nothing of a page without writing beside it', async () => {
  expect(await readWith({ lines: [] })).toEqual([page]);
});
