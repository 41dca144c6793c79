/** What the commands work on: the data directory of this machine, or the table and bucket in AWS. */
import { systemClock } from '../../shared/platform/clock.ts';
import { processEnvironment, readLocalSettings, readSettings } from '../../shared/platform/settings.ts';
import type { Environment, Settings } from '../../shared/platform/settings.ts';
import { createDocumentClient } from '../../shared/storage/aws/documentClient.ts';
import { createDynamoStores } from '../../shared/storage/aws/dynamoStores.ts';
import { createSecretsManagerSecret } from '../../shared/storage/aws/secretsManagerSecret.ts';
import { joinAwsFiles } from '../../shared/storage/aws/joinAwsFiles.ts';
import { createFileSigningSecret } from '../../shared/storage/local/fileSigningSecret.ts';
import type { SigningSecret } from '../../shared/storage/signingSecret.ts';
import { joinLocalDatabase } from '../../shared/storage/local/localDatabase.ts';
import { joinLocalFiles } from '../../shared/storage/local/joinLocalFiles.ts';
import type { QueueName, Storage } from '../../shared/storage/storage.ts';
import { Refusal } from './refusal.ts';

export interface OpenedStores {
  readonly stores: Omit<Storage, 'files' | QueueName>;
  /** The service's settings: prices, free tier, retention. */
  readonly settings: Settings;
  /** The secret from which the receipt key is derived. @throws Refusal if it is not named */
  signingSecret(): SigningSecret;
  /** Opens the objects for one piece of work; most commands do without. @throws Refusal if they are not named */
  withFiles<Result>(work: (files: Storage['files']) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export interface Place {
  /** Also if the environment says `STORAGE=aws`. */
  readonly aws: boolean;
}

/** @throws Refusal if the place is not named or cannot be opened. */
export async function openStores(place: Place, environment: Environment = processEnvironment()): Promise<OpenedStores> {
  const { STORAGE, DATA_DIR } = readLocalSettings(environment);
  const settings = readSettings(environment);
  if (place.aws || STORAGE === 'aws') return openAws(environment, settings);
  const database = await joinLocalDatabase(DATA_DIR);
  return {
    stores: createDynamoStores(database, systemClock),
    settings,
    signingSecret: () => createFileSigningSecret(DATA_DIR),
    async withFiles(work) {
      const joined = await joinLocalFiles(DATA_DIR);
      try {
        return await work(joined.files);
      } finally {
        await joined.close();
      }
    },
    close: () => database.close(),
  };
}

function openAws(
  { TABLE_NAME, BUCKET_NAME, RECEIPT_SECRET_ARN, AWS_ENDPOINT_URL }: Environment,
  settings: Settings,
): OpenedStores {
  if (!TABLE_NAME) {
    throw new Refusal("TABLE_NAME is not set. Set it to the name of the stack's table, which the deployment prints.");
  }
  // Region and credentials are found the way the AWS SDK finds them, and so is AWS_ENDPOINT_URL for an emulation.
  const client = createDocumentClient({});
  return {
    stores: createDynamoStores({ client, table: TABLE_NAME }, systemClock),
    settings,
    signingSecret() {
      if (RECEIPT_SECRET_ARN) return createSecretsManagerSecret(RECEIPT_SECRET_ARN, AWS_ENDPOINT_URL || undefined);
      throw new Refusal(
        'RECEIPT_SECRET_ARN is not set. Set it to the secret of receipts, which the deployment prints.',
      );
    },
    async withFiles(work) {
      if (!BUCKET_NAME) {
        throw new Refusal(
          "BUCKET_NAME is not set. Set it to the name of the stack's bucket, which the deployment prints.",
        );
      }
      const joined = joinAwsFiles(BUCKET_NAME, {
        endpoint: AWS_ENDPOINT_URL || undefined,
        signedLinkSeconds: settings.SIGNED_LINK_SECONDS,
        clock: systemClock,
      });
      try {
        return await work(joined.files);
      } finally {
        joined.close();
      }
    },
    close() {
      client.destroy();
      return Promise.resolve();
    },
  };
}
