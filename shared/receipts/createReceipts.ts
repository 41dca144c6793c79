/** Signs verdicts: with the current key, which is published before it signs anything, and over the hashes of what the verdict is about. */
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { renditionOf } from '../attachments/rendition.ts';
import { AttachmentNotFound } from '../attachments/unusableAttachment.ts';
import type { Citation } from '../contract/citation.ts';
import type { ReceiptEnvelope, ReceiptSubject } from '../contract/receipt.ts';
import type { Verification } from '../contract/verification.ts';
import { pageText, type IndexedPage } from '../documents/textIndex.ts';
import { isoTime, type Clock } from '../platform/clock.ts';
import type { ReadyAttachment } from '../storage/attachmentRecords.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { originalKey, renditionKey } from '../storage/keys.ts';
import type { ReceiptKeyRecords } from '../storage/receiptKeys.ts';
import type { SigningSecret } from '../storage/signingSecret.ts';
import { seal, type SigningKey } from './envelope.ts';
import { signingKeyOf } from './signingKey.ts';
import { predicateOf, proofBytes, statementOf } from './statement.ts';
import { pagesAsText, subjectOf } from './subjects.ts';

/** How long a process signs with the key that it has read, milliseconds: a rotation is complete after that. */
export const KEY_LIFETIME_MS = 60_000;
/** Attachments whose hashes a process keeps, a few hundred bytes each. */
const KEPT_SOURCES = 500;

export type SignVerdict = (citation: Citation, verification: Verification) => ReceiptEnvelope;

export interface Receipts {
  /** Loads the key, so that nothing is charged if there is none. @throws what the stores throw */
  ready(): Promise<unknown>;
  /**
   * For verdicts on one source, reached from now on.
   * @param label the name that the account wants
   * @throws AttachmentNotFound if it was deleted in the meantime
   */
  signerFor(record: ReadyAttachment, pages: readonly IndexedPage[], label: string | undefined): Promise<SignVerdict>;
}

interface ReceiptDependencies {
  readonly files: FileStore;
  readonly secret: Pick<SigningSecret, 'read'>;
  readonly keys: Pick<ReceiptKeyRecords, 'publish'>;
  readonly clock: Clock;
}

export function createReceipts({ files, secret, keys, clock }: ReceiptDependencies): Receipts {
  let held: { readonly key: Promise<SigningKey>; readonly until: number } | undefined;
  let published: string | undefined;
  const readKey = async (): Promise<SigningKey> => {
    const key = signingKeyOf(await secret.read());
    if (key.keyId !== published) await keys.publish({ keyId: key.keyId, x: key.x, validFrom: isoTime(clock) });
    published = key.keyId;
    return key;
  };
  const ready = (): Promise<SigningKey> => {
    if (held === undefined || held.until <= clock.now()) {
      const key = readKey();
      const mine = { key, until: clock.now() + KEY_LIFETIME_MS };
      held = mine;
      // The next request retries what failed.
      key.catch(() => {
        if (held === mine) held = undefined;
      });
    }
    return held.key;
  };
  const known = new LRUCache<string, readonly ReceiptSubject[]>({ max: KEPT_SOURCES });
  const subjectsOf = async (
    record: ReadyAttachment,
    pages: readonly IndexedPage[],
  ): Promise<readonly ReceiptSubject[]> => {
    const kept = known.get(record.storageId);
    if (kept) return kept;
    const subjects = [...(await sourceSubjects(files, record)), subjectOf('text', await pagesAsText(pages))];
    known.set(record.storageId, subjects);
    return subjects;
  };
  return {
    ready,
    async signerFor(record, pages, label) {
      const [key, subjects] = await Promise.all([ready(), subjectsOf(record, pages)]);
      const { attachmentId, originalFilename: filename, mimeType: mediaType, origin } = record;
      const source = { attachmentId, filename, mediaType, url: origin?.capture?.finalUrl ?? origin?.url, label };
      return (citation, verification) => {
        const { pageNumber, evidence } = verification;
        const own = [
          ...(pageNumber === undefined ? [] : [subjectOf('page', pageText(pages[pageNumber - 1]))]),
          ...(evidence === undefined ? [] : [subjectOf('proof', proofBytes(evidence.src))]),
        ];
        return seal(statementOf(predicateOf(citation, verification, source), [...subjects, ...own]), key);
      };
    },
  };
}

/** The file as it came; for a web page, which has none, the PDF that it was made into. */
async function sourceSubjects(files: FileStore, record: ReadyAttachment): Promise<ReceiptSubject[]> {
  const { accountId, storageId, origin } = record;
  const hasOriginal = origin === undefined || origin.capture?.original !== undefined;
  const hasRendition = renditionOf(record) !== undefined;
  const hashed = async (name: 'source' | 'rendition', key: string): Promise<ReceiptSubject> => {
    const content = await files.open(key);
    if (!content) throw new AttachmentNotFound(record.attachmentId);
    const hash = createHash('sha256');
    await pipeline(content.stream, hash);
    return { name, digest: { sha256: hash.digest('hex') } };
  };
  const [original, rendition] = [originalKey(accountId, storageId), renditionKey(accountId, storageId)];
  if (!hasOriginal) return [await hashed('source', rendition)];
  return [await hashed('source', original), ...(hasRendition ? [await hashed('rendition', rendition)] : [])];
}
