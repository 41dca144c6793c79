/** A process killed at any await between the taking of money and its end neither loses nor doubles a charge. */
import { auditAccount } from '../../../shared/billing/audit.ts';
import { resolveHolds, STALE_HOLD_MS } from '../../../shared/billing/resolveHolds.ts';
import type { AttachmentRecord } from '../../../shared/storage/attachmentRecords.ts';
import { createDynamoBalances } from '../../../shared/storage/aws/dynamoBalances.ts';
import { createDynamoLedger } from '../../../shared/storage/aws/dynamoLedger.ts';
import type { TableAccess } from '../../../shared/storage/aws/tableAccess.ts';
import { accountNamed, billingOf, entriesOf, order, type Money } from '../../support/billing.ts';
import type { Death } from '../../support/dyingPort.ts';
import { ManualClock } from '../../support/manualClock.ts';
import { openMemoryDatabase, throughEach } from '../../support/memoryDatabase.ts';
import type { Opened } from '../../support/storageAdapters.ts';

/** More requests to the database than a charge makes. */
const MOST_REQUESTS = 24;

describe('a process that is killed', () => {
  let opened: Opened<TableAccess>;
  let clock: ManualClock;
  let money: Money;
  beforeAll(async () => {
    opened = await openMemoryDatabase();
  });
  afterAll(() => opened.close());
  beforeEach(() => {
    clock = new ManualClock('2030-01-15T12:00:00.000Z');
    money = { balances: createDynamoBalances(opened.adapter), ledger: createDynamoLedger(opened.adapter), clock };
  });

  /** Dies at any request to the database, of which a step of money takes several. */
  function dyingMoney(death: Death): Money {
    const access = throughEach(opened.adapter, (_command, send) => death.step(send));
    return { balances: createDynamoBalances(access), ledger: createDynamoLedger(access), clock };
  }

  const ready = (storageId: string) => ({ storageId, status: 'ready' }) as AttachmentRecord;

  /** @returns whether the process lived to its end */
  async function run(accountId: string, death: Death, work: 'verify' | 'prepare', made: () => void): Promise<boolean> {
    const dying = dyingMoney(death);
    const prepared = work === 'prepare' ? { operation: 'prepare' as const, storageId: 's1' } : {};
    await billingOf(dying)
      .charge(accountNamed(accountId), order('op', 5, prepared), async () => {
        await death.step(() => {
          made();
          return Promise.resolve();
        });
        return { value: 'done', owed: true };
      })
      .catch(() => undefined);
    return !death.happened;
  }

  describe.each(['verify', 'prepare'] as const)('in a request to %s', (work) => {
    it.each(['before', 'after'] as const)('%s any of its awaits leaves the books right', async (moment) => {
      let survived = false;
      for (let n = 0; n < MOST_REQUESTS && !survived; n++) {
        const accountId = `killed-${work}-${moment}-${n}`;
        let timesMade = 0;
        const death = createDeath(n, moment);
        survived = await run(accountId, death, work, () => {
          timesMade += 1;
        });
        const attachments = {
          get: () => Promise.resolve(timesMade > 0 && work === 'prepare' ? ready('s1') : undefined),
        };
        clock.advance(STALE_HOLD_MS + 1);
        await resolveHolds({ ...money, attachments }, accountId);
        await resolveHolds({ ...money, attachments }, accountId);

        const entries = await entriesOf(money, accountId);
        const { holds } = await money.balances.get(accountId);
        expect(holds).toEqual([]);
        expect(await auditAccount(money, accountId)).toMatchObject({ discrepancies: [], heldCents: 0 });
        expect(entries.length).toBeLessThanOrEqual(timesMade);
        // The text of a preparation is available: it is paid for, wherever the process died after producing it.
        if (work === 'prepare') expect(entries).toHaveLength(timesMade);
        if (survived) expect(entries).toHaveLength(1);
      }
      expect(survived).toBe(true);
    });
  });

  it.each([
    ['its money', 4],
    ['its hold', 5],
    ['the confirmation, and before the ledger', 8],
  ])('after %s is decided by a sweep, which may be killed too and is taken up by the next', async (_what, request) => {
    let survived = false;
    for (let n = 0; n < MOST_REQUESTS && !survived; n++) {
      const accountId = `killed-sweep-${request}-${n}`;
      await run(accountId, createDeath(request, 'after'), 'verify', () => undefined);
      const death = createDeath(n, 'after');
      const attachments = { get: () => Promise.resolve(undefined) };
      clock.advance(STALE_HOLD_MS + 1);
      await resolveHolds({ ...dyingMoney(death), attachments }, accountId).catch(() => undefined);
      survived = !death.happened;
      await resolveHolds({ ...money, attachments }, accountId);
      expect((await money.balances.get(accountId)).holds).toEqual([]);
      expect(await auditAccount(money, accountId)).toMatchObject({ discrepancies: [], heldCents: 0 });
    }
    expect(survived).toBe(true);
  });
});

function createDeath(atStep: number, moment: 'before' | 'after'): Death {
  let steps = 0;
  return {
    happened: false,
    async step(action) {
      if (this.happened) throw new Error('The process is dead.');
      const dies = steps++ === atStep;
      if (dies) this.happened = true;
      if (dies && moment === 'before') throw new Error('The process died.');
      const result = await action();
      if (dies) throw new Error('The process died.');
      return result;
    },
  };
}
