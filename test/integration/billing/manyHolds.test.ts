/** The money of as many requests as may be under way at once fits into one item, however long their names are. */
import { MAX_HOLDS } from '../../../shared/billing/billing.ts';
import { createDynamoBalances } from '../../../shared/storage/aws/dynamoBalances.ts';
import { readItem, type TableAccess } from '../../../shared/storage/aws/tableAccess.ts';
import { itemKey } from '../../../shared/storage/aws/tableSchema.ts';
import type { Hold } from '../../../shared/storage/balances.ts';
import type { Charge } from '../../../shared/storage/ledger.ts';
import { databases, type Opened } from '../../support/storageAdapters.ts';

const MONTH = '2030-01';
const AT = '2030-01-15T12:00:00.000Z';
/** DynamoDB's limit. */
const MOST_ITEM_BYTES = 400 * 1024;
/** The longest that the interface takes; three bytes a character are the most that UTF-8 needs for one of UTF-16. */
const LONGEST_ID = 'a'.repeat(128);
const LONGEST_END_USER = '語'.repeat(128);
const LONGEST_ACCOUNT = 'a'.repeat(63);
const LONGEST_OPERATION = 'o'.repeat(21);

describe('all the holds that an account may have', () => {
  let opened: Opened<TableAccess>;
  beforeAll(async () => {
    opened = await databases[0].open();
  });
  afterAll(() => opened.close());

  it.each([
    ['under way', false],
    ['due', true],
  ])('fit into its balance with the longest names there are: %s', async (_state, isDue) => {
    const balances = createDynamoBalances(opened.adapter);
    await balances.grant(LONGEST_ACCOUNT, MONTH, 100);
    const sizes = [];
    for (const number of ['001', '002']) {
      const operationId = LONGEST_OPERATION + number + String(isDue);
      const identity = { accountId: LONGEST_ACCOUNT, operationId, at: AT, month: MONTH };
      const cents = { freeCents: 5, prepaidCents: 0 };
      const named = { attachmentId: LONGEST_ID, units: 200, endUserId: LONGEST_END_USER };
      const hold: Hold = {
        operationId,
        month: MONTH,
        heldAt: AT,
        ...cents,
        prepared: { ...named, storageId: operationId },
      };
      expect(await balances.hold(LONGEST_ACCOUNT, hold)).toBe(true);
      const charge: Charge = { kind: 'charge', operation: 'prepare', ...identity, ...named, ...cents };
      if (isDue) expect(await balances.confirm(LONGEST_ACCOUNT, charge)).toBe(true);
      // As JSON an item is longer than DynamoDB counts it.
      const item = await readItem(opened.adapter, itemKey.balance(LONGEST_ACCOUNT));
      sizes.push(Buffer.byteLength(JSON.stringify(item)));
    }
    const [one, two] = sizes;
    expect(one + (MAX_HOLDS - 1) * (two - one)).toBeLessThanOrEqual(MOST_ITEM_BYTES);
  });
});
