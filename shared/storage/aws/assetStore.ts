/** Assets that a deployment brings in its own bucket: read-only, through links that need no rights. */
import { S3Client } from '@aws-sdk/client-s3';
import type { Clock } from '../../platform/clock.ts';
import type { FileStore } from '../fileStore.ts';
import { definedOnly } from './documentClient.ts';
import { TRANSFERS } from './requestTimeouts.ts';
import { createS3FileStore } from './s3FileStore.ts';

/** The holder of the link fetches the asset at once. */
const LINK_SECONDS = 300;

export interface AssetStoreConfig {
  readonly bucket: string;
  /** Address of an AWS emulation; absent: AWS. */
  readonly endpoint?: string | undefined;
  readonly clock: Clock;
}

export function createAssetStore({ bucket, endpoint, clock }: AssetStoreConfig): Pick<FileStore, 'signLink'> {
  const client = new S3Client({
    ...definedOnly({ endpoint }),
    forcePathStyle: endpoint !== undefined,
    requestHandler: TRANSFERS,
  });
  return createS3FileStore({ client, bucket, signedLinkSeconds: LINK_SECONDS, clock });
}
