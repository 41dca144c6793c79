/** An attachment's record as an item of the table, and back. */
import { z } from 'zod';
import type { AttachmentRecord, ClaimUpdate, Expiry, ProcessingAttachment } from '../attachmentRecords.ts';
import { NEVER } from '../attachmentRecords.ts';
import { PAGES_PER_READING_PART } from '../messages.ts';
import { shardKey } from './shardedIndex.ts';
import type { Item } from './tableAccess.ts';
import { itemKey } from './tableSchema.ts';

export const EXPIRY_LIST = 'EXPIRY';

const originSchema = z.object({
  url: z.string(),
  domain: z.string(),
  cacheKey: z.string(),
  filename: z.string().optional(),
  isIdGenerated: z.literal(true).optional(),
  isForced: z.literal(true).optional(),
  httpStatus: z.number().optional(),
  capture: z
    .object({
      finalUrl: z.string(),
      capturedAt: z.string(),
      title: z.string().optional(),
      language: z.string().optional(),
      canonicalUrl: z.string().optional(),
      publishedAt: z.string().optional(),
      warnings: z.array(z.string()).optional(),
      original: z.object({ filename: z.string(), mimeType: z.string() }).optional(),
      rendition: z.object({ filename: z.string() }).optional(),
    })
    .optional(),
});

const identity = {
  accountId: z.string(),
  attachmentId: z.string(),
  storageId: z.string(),
  sha256: z.string(),
  origin: originSchema.optional(),
  rendition: z.object({ filename: z.string(), warnings: z.array(z.string()).optional() }).optional(),
  isConverted: z.literal(true).optional(),
  source: z.string(),
  originalFilename: z.string(),
  mimeType: z.string(),
  sizeBytes: z.number(),
  endUserId: z.string().optional(),
  uploadedAt: z.string(),
  expiresAt: z.string(),
};

// DynamoDB has no empty set: a missing attribute represents one.
const numberSet = z.set(z.number()).default(() => new Set<number>());

const attachmentItem = z.discriminatedUnion('status', [
  z.object({
    ...identity,
    status: z.literal('processing'),
    claimedAt: z.string(),
    queuedAt: z.string().optional(),
    reading: z
      .object({
        pageCount: z.number(),
        pagesToRead: z.number(),
        // Claims of an earlier release do not say.
        pagesPerPart: z.number().default(PAGES_PER_READING_PART),
        partCount: z.number(),
      })
      .optional(),
    partsRead: numberSet,
  }),
  z.object({
    ...identity,
    status: z.literal('ready'),
    processedAt: z.string(),
    processingTimeMs: z.number(),
    pageCount: z.number(),
    textByteSize: z.number(),
    renderedBatches: numberSet,
    failedBatches: numberSet,
    pageImageExtension: z.literal('none').optional(),
  }),
  z.object({
    ...identity,
    status: z.literal('error'),
    processedAt: z.string(),
    processingTimeMs: z.number(),
    error: z.string(),
  }),
]);

/** What the item says, and whether a takeover is in its way. */
export interface StoredAttachment {
  readonly record: AttachmentRecord;
  /** Marked for replacement: it counts as gone for everybody, and its storage is handed over for deletion. */
  readonly condemned: boolean;
}

export function claimItem(record: ProcessingAttachment): Item {
  return {
    ...itemKey.attachment(record.accountId, record.attachmentId),
    ...record,
    ...expiryAttributes(record.attachmentId, record.expiresAt),
  };
}

/** The parts that are read are counted in their own attribute, which several workers can add to. */
export function updateOfClaim({ reading, ...known }: ClaimUpdate): Record<string, unknown> {
  if (reading === undefined) return known;
  const { pageCount, pagesToRead, pagesPerPart, partCount } = reading;
  return { ...known, reading: { pageCount, pagesToRead, pagesPerPart, partCount } };
}

/** Only in a claim: gone once it is settled. */
export const CLAIM_ATTRIBUTES = {
  claimedAt: undefined,
  queuedAt: undefined,
  leasedAt: undefined,
  reading: undefined,
  partsRead: undefined,
} as const;

export function fromItem(item: Item): StoredAttachment {
  const record = attachmentItem.parse(item);
  const condemned = item.condemnedAt !== undefined;
  if (record.status === 'processing') {
    const { reading, partsRead, ...claim } = record;
    return { record: reading === undefined ? claim : { ...claim, reading: { ...reading, partsRead } }, condemned };
  }
  if (record.status !== 'ready') return { record, condemned };
  // A batch that failed but was rendered by a later delivery has not failed.
  return { record: { ...record, failedBatches: record.failedBatches.difference(record.renderedBatches) }, condemned };
}

/** The attributes that follow from the expiry; `undefined` if one must be absent. */
export function expiryAttributes(attachmentId: string, expiresAt: Expiry) {
  if (expiresAt === NEVER) return { expiresAt, gsi1pk: undefined, gsi1sk: undefined };
  return { expiresAt, gsi1pk: shardKey(EXPIRY_LIST, attachmentId), gsi1sk: expiresAt };
}

/** For a record that is about to be replaced or deleted: listed at once, so that the sweep finds it if that is interrupted. */
export const condemnedAttributes = (attachmentId: string, condemnedAt: string) => ({
  condemnedAt,
  gsi1pk: shardKey(EXPIRY_LIST, attachmentId),
  gsi1sk: condemnedAt,
});

/** Whether an expiry lies at or before a time, milliseconds since the epoch. */
export const hasExpired = (expiresAt: Expiry, nowMs: number): boolean =>
  expiresAt !== NEVER && Date.parse(expiresAt) <= nowMs;
