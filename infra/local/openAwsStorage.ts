/** The storage of `npm start` on the AWS resources that the environment names. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queueUrlsOf, readAwsSettings, readSigningSettings } from '../../shared/platform/settings.ts';
import { createAwsStorage } from '../../shared/storage/aws/createAwsStorage.ts';
import { createSecretsManagerSecret } from '../../shared/storage/aws/secretsManagerSecret.ts';
import { startQueueWorkers } from '../../shared/storage/aws/startQueueWorkers.ts';
import type { OpenedStorage, OpenStorageOptions } from './openedStorage.ts';
import { awsWelcome } from './welcome.ts';

/** @throws InvalidSettings */
export async function openAwsStorage({
  environment,
  settings,
  clock,
  log,
}: OpenStorageOptions): Promise<OpenedStorage> {
  const aws = readAwsSettings(environment);
  const workFolder = await mkdtemp(join(tmpdir(), 'work-'));
  const { BUCKET_NAME, TABLE_NAME, AWS_ENDPOINT_URL } = aws;
  const place = { queueUrls: queueUrlsOf(aws), endpoint: AWS_ENDPOINT_URL };
  let stopWorkers = (): Promise<void> => Promise.resolve();
  return {
    storage: createAwsStorage({
      ...place,
      bucket: BUCKET_NAME,
      table: TABLE_NAME,
      signedLinkSeconds: settings.SIGNED_LINK_SECONDS,
      clock,
    }),
    signingSecret: createSecretsManagerSecret(readSigningSettings(environment).RECEIPT_SECRET_ARN, AWS_ENDPOINT_URL),
    workFolder,
    // Dead letters are left to the deployed functions, which know their queues.
    startWorkers: ({ convertQueue, readQueue, speechQueue, renderQueue }) => {
      const handlers = {
        convertQueue: convertQueue.handle,
        readQueue: readQueue.handle,
        speechQueue: speechQueue.handle,
        renderQueue: renderQueue.handle,
      };
      stopWorkers = startQueueWorkers(place, handlers, (cause) => {
        log.error('queue failed', { cause });
      });
    },
    greeting: (baseUrl) => Promise.resolve(awsWelcome(baseUrl, TABLE_NAME)),
    close: async () => {
      await stopWorkers();
      await rm(workFolder, { recursive: true, force: true });
    },
  };
}
