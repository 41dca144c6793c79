/** The objects of a deployed service, for a command beside it. */
import { S3Client } from '@aws-sdk/client-s3';
import type { Clock } from '../../platform/clock.ts';
import type { FileStore } from '../fileStore.ts';
import { definedOnly } from './documentClient.ts';
import { TRANSFERS } from './requestTimeouts.ts';
import { createS3FileStore } from './s3FileStore.ts';

/** Region and credentials are found the way the AWS SDK finds them. `endpoint`: address of an emulation. */
export function joinAwsFiles(
  bucket: string,
  {
    endpoint,
    signedLinkSeconds,
    clock,
  }: { readonly endpoint?: string | undefined; readonly signedLinkSeconds: number; readonly clock: Clock },
): { readonly files: FileStore; close(): void } {
  const client = new S3Client({
    ...definedOnly({ endpoint }),
    // Emulations have one host name for all buckets.
    forcePathStyle: endpoint !== undefined,
    requestHandler: TRANSFERS,
  });
  return {
    files: createS3FileStore({ client, bucket, signedLinkSeconds, clock }),
    close: () => {
      client.destroy();
    },
  };
}
