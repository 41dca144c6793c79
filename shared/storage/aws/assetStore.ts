/** Assets that a deployment brings in its own bucket: read-only. */
import { S3Client } from '@aws-sdk/client-s3';
import type { Clock } from '../../platform/clock.ts';
import type { FileStore } from '../fileStore.ts';
import { definedOnly } from './documentClient.ts';
import { TRANSFERS } from './requestTimeouts.ts';
import { createS3FileStore } from './s3FileStore.ts';

export interface AssetStoreConfig {
  readonly bucket: string;
  /** Address of an AWS emulation; absent: AWS. */
  readonly endpoint?: string | undefined;
  readonly clock: Clock;
}

export function createAssetStore({ bucket, endpoint, clock }: AssetStoreConfig): Pick<FileStore, 'get'> {
  const client = new S3Client({
    ...definedOnly({ endpoint }),
    forcePathStyle: endpoint !== undefined,
    requestHandler: TRANSFERS,
  });
  return createS3FileStore({ client, bucket, signedLinkSeconds: 0, clock });
}
