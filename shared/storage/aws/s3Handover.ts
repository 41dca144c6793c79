/** Handover through S3: a random folder for each piece of work, links and forms that end soon. S3 itself removes what is left behind after a day. */
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import type { Clock } from '../../platform/clock.ts';
import type { Handover } from '../handover.ts';
import { handoverKey } from '../keys.ts';
import { definedOnly } from './documentClient.ts';
import { TRANSFERS } from './requestTimeouts.ts';
import { createS3FileStore } from './s3FileStore.ts';

/** Longer than a conversion takes, including a start of the worker; a link found later is useless. */
const LIFE_SECONDS = 300;
/** The collector says what it is. */
const ANY_BYTES = 'application/octet-stream';

export interface HandoverConfig {
  readonly bucket: string;
  /** Address of an AWS emulation; absent: AWS. */
  readonly endpoint?: string | undefined;
  readonly clock: Clock;
}

export function createS3Handover({ bucket, endpoint, clock }: HandoverConfig): Handover {
  const client = new S3Client({
    ...definedOnly({ endpoint }),
    forcePathStyle: endpoint !== undefined,
    requestHandler: TRANSFERS,
  });
  const files = createS3FileStore({ client, bucket, signedLinkSeconds: LIFE_SECONDS, clock });
  return {
    open() {
      const desk = randomUUID();
      const keyOf = (name: string): string => handoverKey(desk, name);
      return {
        async lend(name, path) {
          await files.put(keyOf(name), createReadStream(path), ANY_BYTES);
          return (await files.signLink(keyOf(name))).url;
        },
        leavingForm: (name, maxBytes) =>
          createPresignedPost(client, {
            Bucket: bucket,
            Key: keyOf(name),
            Conditions: [['content-length-range', 0, maxBytes]],
            Expires: LIFE_SECONDS,
          }),
        async collect(name, path) {
          const left = await files.open(keyOf(name));
          if (!left) return undefined;
          await pipeline(left.stream, createWriteStream(path));
          return left.sizeBytes;
        },
        async clear(names) {
          await Promise.all(names.map((name) => files.delete(keyOf(name))));
        },
      };
    },
  };
}
