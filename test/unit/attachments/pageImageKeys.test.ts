/** Page images are found where they are stored: those of this release, and those that an earlier one drew. */
import { pageImages } from '../../../shared/attachments/pageImages.ts';
import type { ReadyAttachment } from '../../../shared/storage/attachmentRecords.ts';
import type { FileStore } from '../../../shared/storage/fileStore.ts';

const record: ReadyAttachment = {
  accountId: 'a',
  attachmentId: 'x',
  storageId: 's',
  sha256: '',
  source: 'x.pdf',
  originalFilename: 'x.pdf',
  mimeType: 'application/pdf',
  sizeBytes: 1,
  uploadedAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2027-01-01T00:00:00.000Z',
  status: 'ready',
  processedAt: '2026-01-01T00:00:00.000Z',
  processingTimeMs: 1,
  pageCount: 1,
  textByteSize: 1,
  renderedBatches: new Set([0]),
  failedBatches: new Set(),
};
const files = {
  signLink: (key: string) => Promise.resolve({ url: key, expiresAt: '2026-06-01T00:00:00.000Z' }),
} as unknown as FileStore;
const storedAt = async (attachment: ReadyAttachment): Promise<string[]> => {
  const pages = [{ pageNumber: 1, width: 100, height: 100, lines: [], readBy: 'textLayer' as const }];
  return (await pageImages(files, attachment, pages)).map(({ imageUrl }) => imageUrl);
};

describe('the key of a page image', () => {
  it('ends in .webp where the record is of an earlier release', async () => {
    expect((await storedAt(record))[0]).toMatch(/\/pages\/00001\.webp$/);
  });

  it('has no extension in a record of this release, which does not know yet what it will be', async () => {
    expect((await storedAt({ ...record, pageImageExtension: 'none' }))[0]).toMatch(/\/pages\/00001$/);
  });
});
