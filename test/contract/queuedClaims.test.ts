/** What an attachment's record promises to the queue messages that carry its preparation. */
import type { AttachmentRecords, ProcessingAttachment, UrlOrigin } from '../../shared/storage/attachmentRecords.ts';
import { createDynamoAttachmentRecords } from '../../shared/storage/aws/dynamoAttachmentRecords.ts';
import { createDynamoDeletions } from '../../shared/storage/aws/dynamoDeletions.ts';
import type { TableAccess } from '../../shared/storage/aws/tableAccess.ts';
import { ManualClock } from '../support/manualClock.ts';
import type { Opened } from '../support/storageAdapters.ts';
import { databases, describeContract } from '../support/storageAdapters.ts';

const MINUTE_MS = 60_000;

describeContract('claims that a queue carries', databases, (adapter) => {
  let opened: Opened<TableAccess>;
  let clock: ManualClock;
  let attachments: AttachmentRecords;
  let claim: ProcessingAttachment;
  let count = 0;

  beforeAll(async () => {
    opened = await adapter.open();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    clock = new ManualClock();
    const deletions = createDynamoDeletions(opened.adapter);
    attachments = createDynamoAttachmentRecords(opened.adapter, { clock, deletions });
    claim = {
      accountId: 'acme',
      attachmentId: `a${count++}`,
      storageId: `s${count}`,
      sha256: 'key',
      origin: { url: 'https://example.org/', domain: 'example.org', cacheKey: 'key' },
      source: 'https://example.org/',
      originalFilename: 'example.org',
      mimeType: 'application/octet-stream',
      sizeBytes: 0,
      uploadedAt: clock.isoIn(0),
      expiresAt: clock.isoIn(1e10),
      status: 'processing',
      claimedAt: clock.isoIn(0),
    };
    await attachments.claim(claim, clock.isoIn(-MINUTE_MS));
  });

  const read = () => attachments.get('acme', claim.attachmentId);
  const other = (): ProcessingAttachment => ({ ...claim, storageId: `${claim.storageId}-other` });

  it('learn what the address led to, and keep what they knew', async () => {
    const origin: UrlOrigin = {
      ...claim.origin!,
      httpStatus: 200,
      capture: {
        finalUrl: 'https://example.org/final',
        capturedAt: clock.isoIn(0),
        title: 'Title',
        original: { filename: 'a.docx', mimeType: 'application/x' },
        rendition: { filename: 'a.pdf' },
      },
    };
    const known = { origin, originalFilename: 'a.docx', mimeType: 'application/x', sizeBytes: 7 };
    expect(await attachments.updateClaim(claim, known)).toBe(true);
    expect(await attachments.updateClaim(claim, { queuedAt: clock.isoIn(5) })).toBe(true);
    expect(await read()).toEqual({ ...claim, ...known, queuedAt: clock.isoIn(5) });
    expect(await attachments.updateClaim(other(), { sizeBytes: 8 })).toBe(false);
  });

  it('are not taken over while their message may still come, unlike those of a request', async () => {
    clock.advance(10 * MINUTE_MS);
    await attachments.updateClaim(claim, { queuedAt: clock.isoIn(0) });
    const attempt = () => attachments.claim(other(), clock.isoIn(-MINUTE_MS));
    clock.advance(100 * MINUTE_MS);
    expect(await attempt()).toMatchObject({ outcome: 'taken' });
    clock.advance(30 * MINUTE_MS);
    expect(await attempt()).toEqual({ outcome: 'claimed' });
    expect(await attachments.updateClaim(claim, { sizeBytes: 8 })).toBe(false);
  });

  it('are worked at by one delivery at a time, and by the next once that must have ended', async () => {
    const lease = (record = claim) => attachments.leaseClaim(record, clock.isoIn(0), clock.isoIn(-5 * MINUTE_MS));
    const won = await Promise.all([lease(), lease(), lease()]);
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await read()).toMatchObject({ queuedAt: clock.isoIn(0) });
    clock.advance(5 * MINUTE_MS);
    expect(await lease()).toBe(false);
    clock.advance(1);
    expect(await lease()).toBe(true);
    expect(await lease(other())).toBe(false);
  });

  it('count the parts of a reading once each, whoever reads them, and let the last one know', async () => {
    await attachments.updateClaim(claim, {
      reading: { pageCount: 12, pagesToRead: 11, pagesPerPart: 5, partCount: 3, partsRead: new Set() },
    });
    clock.advance(MINUTE_MS);
    const seen = await Promise.all([0, 2, 1, 2].map((part) => attachments.markPart(claim, part)));
    const sizes = seen.map((record) => record!.reading!.partsRead.size);
    expect(Math.max(...sizes)).toBe(3);
    expect(await read()).toEqual({
      ...claim,
      // Renewed by the work, which may take hours.
      queuedAt: clock.isoIn(0),
      reading: { pageCount: 12, pagesToRead: 11, pagesPerPart: 5, partCount: 3, partsRead: new Set([0, 1, 2]) },
    });
    expect(await attachments.markPart(other(), 1)).toBeUndefined();
  });

  it('leave nothing of the queue in the settled record', async () => {
    await attachments.leaseClaim(claim, clock.isoIn(0), clock.isoIn(-MINUTE_MS));
    await attachments.updateClaim(claim, {
      reading: { pageCount: 1, pagesToRead: 1, pagesPerPart: 5, partCount: 1, partsRead: new Set() },
    });
    await attachments.markPart(claim, 0);
    const { claimedAt: _, ...identity } = claim;
    const processedAt = clock.isoIn(0);
    const failed = { ...identity, status: 'error', processedAt, processingTimeMs: 1, error: 'No.' } as const;
    expect(await attachments.settle(failed)).toBe(true);
    expect(await read()).toEqual(failed);
    expect(await attachments.leaseClaim(claim, clock.isoIn(1), clock.isoIn(1))).toBe(false);
    expect(await attachments.markPart(claim, 0)).toBeUndefined();
  });
});
