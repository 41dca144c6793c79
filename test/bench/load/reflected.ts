/** Whether every answered request is reflected exactly once in records, objects and ledger. */
import { auditAccount } from '../../../shared/billing/audit.ts';
import { readSettings } from '../../../shared/platform/settings.ts';
import { sweep } from '../../../shared/retention/sweep.ts';
import type { LedgerEntry } from '../../../shared/storage/ledger.ts';
import { sourcePrefix, textIndexKey } from '../../../shared/storage/keys.ts';
import { createLocalStorage, type LocalStorage } from '../../../shared/storage/local/createLocalStorage.ts';
import { silentLog } from '../../support/silentLog.ts';
import type { Expected } from './client.ts';

const ACCOUNT = 'local';
const DAY_MS = 24 * 60 * 60 * 1000;
/** After this the sweep decides about whatever dead processes left: holds after 20 minutes, uploads after an hour. */
const LATER_MS = 2 * 60 * 60 * 1000;

/** @returns what is wrong, one sentence each */
export async function unreflected(dataDir: string, expected: readonly Expected[]): Promise<string[]> {
  const clock = { now: () => Date.now() + LATER_MS };
  const publicBaseUrl = () => 'http://127.0.0.1';
  const storage = await createLocalStorage({ dataDir, signedLinkSeconds: 3600, clock, publicBaseUrl });
  try {
    const settings = readSettings({});
    await sweep({ storage, clock, log: silentLog, settings });
    const audit = await auditAccount(storage, ACCOUNT);
    const wrong = [...audit.discrepancies];
    if (audit.heldCents > 0) wrong.push(`${audit.heldCents} cents are still held`);
    const charges = await chargesByAttachment(storage);
    const live = new Set<string>();
    for (const entry of expected) {
      wrong.push(...wrongCharges(entry, charges.get(entry.attachmentId) ?? []));
      wrong.push(...(await wrongRecord(storage, entry, settings.RETENTION_DAYS, live)));
    }
    for await (const { key } of storage.files.list(`sources/${ACCOUNT}/`)) {
      const storageId = key.split('/')[2];
      if (!live.has(storageId)) wrong.push(`${key} belongs to no record`);
    }
    return wrong;
  } finally {
    await storage.close();
  }
}

async function chargesByAttachment({ ledger, balances }: LocalStorage): Promise<Map<string, LedgerEntry[]>> {
  const charges = new Map<string, LedgerEntry[]>();
  for (const month of Object.keys((await balances.get(ACCOUNT)).grants)) {
    for await (const entry of ledger.list(ACCOUNT, month)) {
      if (entry.kind !== 'charge') continue;
      charges.set(entry.attachmentId, [...(charges.get(entry.attachmentId) ?? []), entry]);
    }
  }
  return charges;
}

function wrongCharges(entry: Expected, charges: readonly LedgerEntry[]): string[] {
  const { attachmentId, prepared, verified, uncertainVerified } = entry;
  const count = (operation: string) =>
    charges.filter((it) => it.kind === 'charge' && it.operation === operation).length;
  const wrong: string[] = [];
  if (count('prepare') > 1 || (prepared === 'answered' && count('prepare') !== 1)) {
    wrong.push(`${attachmentId}: ${count('prepare')} charges for its preparation, which was ${prepared}`);
  }
  if (count('verify') < verified || count('verify') > verified + uncertainVerified) {
    wrong.push(
      `${attachmentId}: ${count('verify')} charges for ${verified} verifications (${uncertainVerified} uncertain)`,
    );
  }
  return wrong;
}

async function wrongRecord(
  { attachments, files }: LocalStorage,
  entry: Expected,
  retentionDays: number,
  live: Set<string>,
): Promise<string[]> {
  const { attachmentId, prepared, extended, uncertainExtended, deleted } = entry;
  const record = await attachments.get(ACCOUNT, attachmentId);
  if (record) live.add(record.storageId);
  if (deleted === 'answered') return record ? [`${attachmentId} was deleted and is still there`] : [];
  if (!record) return deleted === 'no' && prepared === 'answered' ? [`${attachmentId} is lost`] : [];
  const wrong: string[] = [];
  const { storageId, uploadedAt, expiresAt, status } = record;
  if (prepared === 'answered' && status !== 'ready') wrong.push(`${attachmentId} is ${status}`);
  const months = (Date.parse(expiresAt) - Date.parse(uploadedAt) - retentionDays * DAY_MS) / (30 * DAY_MS);
  if (Math.round(months) < extended || Math.round(months) > extended + uncertainExtended) {
    wrong.push(`${attachmentId} was extended ${Math.round(months)} times, not ${extended}`);
  }
  if (status === 'ready') {
    const keys: string[] = [];
    for await (const { key } of files.list(sourcePrefix(ACCOUNT, storageId))) keys.push(key);
    if (!keys.includes(textIndexKey(ACCOUNT, storageId))) wrong.push(`${attachmentId} has lost its text`);
    const kept = keys.filter((key) => key.includes('/verifications/')).length;
    if (kept < entry.verified) wrong.push(`${attachmentId} has lost a verification`);
  }
  return wrong;
}
