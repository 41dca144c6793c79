/** Objects in one S3 bucket; encrypted as the bucket says. */
import { Readable } from 'node:stream';
import type { GetObjectCommandOutput, ListObjectsV2CommandOutput, S3Client } from '@aws-sdk/client-s3';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Clock } from '../../platform/clock.ts';
import { attachmentDisposition } from '../contentDisposition.ts';
import type { FileStore, StoredFile } from '../fileStore.ts';
import { isTemporaryCode, StorageBusy } from '../temporaryFailure.ts';

/** S3 takes parts of at least 5 MiB; two of them in flight keep a 100 MB upload within 16 MiB of memory. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_IN_FLIGHT = 2;

/** Keys that S3 deletes in one request. */
const MAX_DELETED_AT_ONCE = 1000;

const UNKNOWN_CONTENT_TYPE = 'application/octet-stream';

export interface S3FileStoreConfig {
  readonly client: S3Client;
  readonly bucket: string;
  /** Lifetime of signed links, seconds; S3 allows a week, and no longer than the signing credentials. */
  readonly signedLinkSeconds: number;
  readonly clock: Clock;
}

export function createS3FileStore({ client, bucket, signedLinkSeconds, clock }: S3FileStoreConfig): FileStore {
  const Bucket = bucket;

  async function getObject(Key: string): Promise<GetObjectCommandOutput | undefined> {
    try {
      return await client.send(new GetObjectCommand({ Bucket, Key }));
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async function* list(prefix: string): AsyncGenerator<StoredFile> {
    let next: string | undefined;
    do {
      const page: ListObjectsV2CommandOutput = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: next }),
      );
      for (const { Key: key, Size: sizeBytes, LastModified: modifiedAt } of page.Contents ?? []) {
        if (key !== undefined && sizeBytes !== undefined && modifiedAt) yield { key, sizeBytes, modifiedAt };
      }
      next = page.NextContinuationToken;
    } while (next !== undefined);
  }

  async function deleteKeys(keys: readonly string[]): Promise<void> {
    const { Errors: errors = [] } = await client.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true } }),
    );
    if (errors.length === 0) return;
    const message = `S3 did not delete ${errors.length} of ${keys.length} objects: ${errors[0].Code ?? 'no code'}`;
    throw errors.every(({ Code }) => isTemporaryCode(Code)) ? new StorageBusy(message) : new Error(message);
  }

  return {
    async put(Key, body, ContentType) {
      if (body instanceof Uint8Array) {
        await client.send(new PutObjectCommand({ Bucket, Key, Body: body, ContentType }));
        return;
      }
      const upload = new Upload({
        client,
        params: { Bucket, Key, Body: body, ContentType },
        partSize: PART_BYTES,
        queueSize: PARTS_IN_FLIGHT,
        // A body that fails midway aborts the upload, so that its parts are not kept.
        leavePartsOnError: false,
      });
      await upload.done();
    },

    async get(key) {
      return (await getObject(key))?.Body?.transformToByteArray();
    },

    async open(key) {
      const object = await getObject(key);
      if (!object) return undefined;
      const { Body: stream, ContentLength: sizeBytes, ContentType: contentType = UNKNOWN_CONTENT_TYPE } = object;
      if (!(stream instanceof Readable) || sizeBytes === undefined) throw new Error('S3 answered without a body.');
      return { stream, sizeBytes, contentType };
    },

    async copy(from, Key) {
      try {
        const CopySource = [Bucket, ...from.split('/')].map(encodeURIComponent).join('/');
        await client.send(new CopyObjectCommand({ Bucket, Key, CopySource }));
        return true;
      } catch (error) {
        // For this operation the SDK has no such error class, only its name.
        if (error instanceof Error && error.name === 'NoSuchKey') return false;
        throw error;
      }
    },

    list,

    async delete(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },

    async deletePrefix(prefix) {
      if (!prefix.endsWith('/')) throw new Error(`A prefix to delete ends in "/": ${JSON.stringify(prefix)}`);
      let deleted = 0;
      let batch: string[] = [];
      const flush = async () => {
        if (batch.length > 0) await deleteKeys(batch);
        deleted += batch.length;
        batch = [];
      };
      for await (const { key } of list(prefix)) {
        batch.push(key);
        if (batch.length === MAX_DELETED_AT_ONCE) await flush();
      }
      await flush();
      return deleted;
    },

    async signLink(Key, { downloadFilename, contentType, notAfter } = {}) {
      const signedAt = new Date(Math.floor(clock.now() / 1000) * 1000);
      const ResponseContentDisposition =
        downloadFilename === undefined ? undefined : attachmentDisposition(downloadFilename);
      const command = new GetObjectCommand({
        Bucket,
        Key,
        ResponseContentDisposition,
        ResponseContentType: contentType,
      });
      const { expiration } = await client.config.credentials();
      // S3 no longer accepts a link whose signer's session is over, whatever the link says.
      const ends = [notAfter === undefined ? Infinity : Date.parse(notAfter), expiration?.getTime() ?? Infinity];
      const secondsLeft = Math.floor((Math.min(...ends) - signedAt.getTime()) / 1000);
      // S3 refuses to sign for a duration of zero.
      const expiresIn = Math.max(1, Math.min(signedLinkSeconds, secondsLeft));
      const url = await getSignedUrl(client, command, { expiresIn, signingDate: signedAt });
      return { url, expiresAt: new Date(signedAt.getTime() + expiresIn * 1000).toISOString() };
    },
  };
}
