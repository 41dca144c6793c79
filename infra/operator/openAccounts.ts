/** The accounts that the commands work on: of the data directory on this machine, or of the table in AWS. */
import { processEnvironment, readLocalSettings } from '../../shared/platform/settings.ts';
import type { Environment } from '../../shared/platform/settings.ts';
import type { AccountRecords } from '../../shared/storage/accountRecords.ts';
import { createDocumentClient } from '../../shared/storage/aws/documentClient.ts';
import { createDynamoAccountRecords } from '../../shared/storage/aws/dynamoAccountRecords.ts';
import { joinLocalDatabase } from '../../shared/storage/local/localDatabase.ts';
import { Refusal } from './refusal.ts';

export interface OpenedAccounts {
  readonly accounts: AccountRecords;
  close(): Promise<void>;
}

export interface Place {
  /** Also when the environment says `STORAGE=aws`. */
  readonly aws: boolean;
}

/** @throws Refusal when the place is not named or cannot be opened. */
export async function openAccounts(
  place: Place,
  environment: Environment = processEnvironment(),
): Promise<OpenedAccounts> {
  const { STORAGE, DATA_DIR } = readLocalSettings(environment);
  if (place.aws || STORAGE === 'aws') return openTable(environment.TABLE_NAME);
  const database = await joinLocalDatabase(DATA_DIR);
  return { accounts: createDynamoAccountRecords(database), close: () => database.close() };
}

function openTable(table: string | undefined): OpenedAccounts {
  if (!table) {
    throw new Refusal("TABLE_NAME is not set. Set it to the name of the stack's table, which the deployment prints.");
  }
  // Region and credentials are found the way AWS's SDK finds them, and so is AWS_ENDPOINT_URL for an emulation.
  const client = createDocumentClient({});
  return {
    accounts: createDynamoAccountRecords({ client, table }),
    close() {
      client.destroy();
      return Promise.resolve();
    },
  };
}
