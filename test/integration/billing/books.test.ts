/** Whatever processes do to an account at the same time, and wherever they are killed, its books are right in the end. */
import { auditAccount } from '../../../shared/billing/audit.ts';
import { createReservations } from '../../../shared/billing/reservations.ts';
import { resolveHolds, STALE_HOLD_MS } from '../../../shared/billing/resolveHolds.ts';
import { topUp } from '../../../shared/billing/topUp.ts';
import type { AttachmentRecord } from '../../../shared/storage/attachmentRecords.ts';
import { createDynamoBalances } from '../../../shared/storage/aws/dynamoBalances.ts';
import { createDynamoLedger } from '../../../shared/storage/aws/dynamoLedger.ts';
import type { TableAccess } from '../../../shared/storage/aws/tableAccess.ts';
import { accountNamed, billingOf, entriesOf, order, type Money } from '../../support/billing.ts';
import { ManualClock } from '../../support/manualClock.ts';
import { openMemoryDatabase, throughEach } from '../../support/memoryDatabase.ts';
import { silentLog } from '../../support/silentLog.ts';
import type { Opened } from '../../support/storageAdapters.ts';

const ROUNDS = 24;
const PROCESSES = 5;
const ACTIONS = 4;
const FREE_CENTS = 30;
const PREPAID_CENTS = 31;

/** Numbers from 0 up to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return state / 2 ** 32;
  };
}

describe('the books of an account', () => {
  let opened: Opened<TableAccess>;
  beforeAll(async () => {
    opened = await openMemoryDatabase();
  });
  afterAll(() => opened.close());

  /** Its requests fail from a chosen one on, which may still be carried out. */
  function mortal(access: TableAccess, diesAt: number, isDone: boolean): TableAccess {
    let requests = 0;
    return throughEach(access, async (_command, send) => {
      const number = requests++;
      if (number > diesAt || (number === diesAt && !isDone)) throw new Error('The process is dead.');
      const answer = await send();
      if (number === diesAt) throw new Error('The process died.');
      return answer;
    });
  }

  it.each(Array.from({ length: ROUNDS }, (_, round) => round))('are right after trial %i', async (round) => {
    const random = randomFrom(round + 1);
    const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)];
    const accountId = `trial-${round}`;
    const account = accountNamed(accountId, { freeTierCents: FREE_CENTS });
    const clock = new ManualClock('2030-01-31T23:00:00.000Z');
    const moneyOn = (access: TableAccess): Money => ({
      balances: createDynamoBalances(access),
      ledger: createDynamoLedger(access),
      clock,
    });
    const whole = moneyOn(opened.adapter);
    await topUp(whole, accountId, PREPAID_CENTS);

    const actions = (money: Money, process: number) => {
      const billing = billingOf(money, FREE_CENTS);
      const reservations = createReservations({ ...money, log: silentLog, freeTierCents: FREE_CENTS });
      let number = 0;
      const reserve = async (units: number) => {
        const storageId = pick(['s1', 's2']);
        const work = { operation: 'prepare' as const, attachmentId: storageId, storageId, units, cents: units * 5 };
        await reservations.hold(account, { operationId: `${storageId}-${round}`, ...work });
      };
      return [
        () =>
          billing.charge(account, order(`v${process}-${number++}`, 7), () => Promise.resolve({ value: 1, owed: true })),
        () => billing.charge(account, order(`f${process}-${number++}`, 6), () => Promise.reject(new Error('broken'))),
        () => reserve(1),
        () => reserve(3),
        () => reservations.collect(accountId, `${pick(['s1', 's2'])}-${round}`),
        () => reservations.release(accountId, `${pick(['s1', 's2'])}-${round}`),
        () => topUp(money, accountId, 1),
        () => {
          clock.advance(7_200_000);
          return Promise.resolve();
        },
        () => resolveHolds({ ...money, attachments: { get: () => Promise.resolve(undefined) } }, accountId),
      ];
    };
    await Promise.all(
      Array.from({ length: PROCESSES }, async (_, process) => {
        const diesAt = random() < 0.7 ? Math.floor(random() * 30) : Number.POSITIVE_INFINITY;
        const possible = actions(moneyOn(mortal(opened.adapter, diesAt, random() < 0.5)), process);
        for (let i = 0; i < ACTIONS; i++) await pick(possible)().catch(() => undefined);
      }),
    );

    const attachments = {
      get: (_: string, id: string) =>
        Promise.resolve(id === 's1' ? ({ storageId: 's1', status: 'ready' } as AttachmentRecord) : undefined),
    };
    clock.advance(STALE_HOLD_MS + 1);
    for (let sweep = 0; sweep < 2; sweep++) await resolveHolds({ ...whole, attachments }, accountId);

    expect((await whole.balances.get(accountId)).holds).toEqual([]);
    const audit = await auditAccount(whole, accountId);
    expect(audit).toMatchObject({ discrepancies: [], heldCents: 0 });
    expect(Math.min(audit.freeCents, audit.prepaidCents)).toBeGreaterThanOrEqual(0);
    const failed = (await entriesOf(whole, accountId)).filter(({ operationId }) => operationId.startsWith('f'));
    expect(failed).toEqual([]);
  });
});
