/** Attachment records as items of the table; the rules for who may write when are in `attachmentConditions.ts`. */
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '../../platform/clock.ts';
import { isoTime } from '../../platform/clock.ts';
import { randomId } from '../../platform/ids.ts';
import type { AttachmentRecord, AttachmentRecords, ClaimResult, ProcessingAttachment } from '../attachmentRecords.ts';
import { isStaleClaim, NEVER } from '../attachmentRecords.ts';
import type { Deletions } from '../deletions.ts';
import { finishAfterWriters } from '../deletions.ts';
import type { Condition } from './attachmentConditions.ts';
import {
  belongsTo,
  isCondemned,
  isOurClaim,
  isOurIdleClaim,
  isOurs,
  isOursAndReady,
  isUnchangedAndKept,
  isUnchangedSince,
  isUnused,
} from './attachmentConditions.ts';
import type { StoredAttachment } from './attachmentItem.ts';
import {
  CLAIM_ATTRIBUTES,
  claimItem,
  condemnedAttributes,
  EXPIRY_LIST,
  expiryAttributes,
  fromItem,
  hasExpired,
  updateOfClaim,
} from './attachmentItem.ts';
import { itemsOfAccount } from './accountAttachments.ts';
import { readableItems } from './readableItems.ts';
import { itemsUntil } from './shardedIndex.ts';
import type { TableAccess } from './tableAccess.ts';
import { heldCondition, readItem } from './tableAccess.ts';
import { itemKey } from './tableSchema.ts';
import { updateAttributes } from './updateExpression.ts';

/**
 * Each attempt at a claim is lost only to somebody who removed or replaced the record in between. More than a handful in a row
 * means a fault, not bad luck.
 */
const MAX_CLAIM_ATTEMPTS = 10;

/** Characters that distinguish one setting of an expiry from every other. */
const EXPIRY_TOKEN_LENGTH = 16;

type Identity = Pick<AttachmentRecord, 'accountId' | 'attachmentId'>;

export function createDynamoAttachmentRecords(
  access: TableAccess,
  { clock, deletions }: { clock: Clock; deletions: Pick<Deletions, 'begin'> },
): AttachmentRecords {
  const { client, table: TableName } = access;

  const keyOf = ({ accountId, attachmentId }: Identity) => itemKey.attachment(accountId, attachmentId);

  const update = (attachment: Identity, attributes: Readonly<Record<string, unknown>>, condition: Condition) => {
    const { ExpressionAttributeNames, ExpressionAttributeValues, ...changes } = updateAttributes(attributes);
    return heldCondition(
      client.send(
        new UpdateCommand({
          TableName,
          Key: keyOf(attachment),
          ...changes,
          ConditionExpression: condition.expression,
          ExpressionAttributeNames: { ...ExpressionAttributeNames, ...namesIn(condition) },
          ExpressionAttributeValues: { ...ExpressionAttributeValues, ...condition.values },
        }),
      ),
    );
  };

  async function read(attachment: Identity): Promise<StoredAttachment | undefined> {
    const item = await readItem(access, keyOf(attachment));
    return item && fromItem(item);
  }

  const isGone = ({ record, condemned }: StoredAttachment) => condemned || hasExpired(record.expiresAt, clock.now());

  const condemn = (record: AttachmentRecord): Promise<boolean> =>
    update(record, condemnedAttributes(record.attachmentId, isoTime(clock)), isUnchangedSince(record));

  /** Replaces a record that no longer counts with the new claim; false if somebody else was faster. */
  async function takeOver({ record: old, condemned }: StoredAttachment, claim: ProcessingAttachment): Promise<boolean> {
    if (!condemned && !(await condemn(old))) return false;
    const { accountId, attachmentId, storageId } = old;
    await deletions.begin({ accountId, attachmentId, storageId, finishAfter: finishAfterWriters(clock) });
    const condition = isCondemned(storageId);
    return heldCondition(
      client.send(
        new PutCommand({
          TableName,
          Item: claimItem(claim),
          ConditionExpression: condition.expression,
          ExpressionAttributeValues: condition.values,
        }),
      ),
    );
  }

  return {
    async claim(record, staleBefore): Promise<ClaimResult> {
      for (let attempt = 0; attempt < MAX_CLAIM_ATTEMPTS; attempt++) {
        const put = new PutCommand({ TableName, Item: claimItem(record), ConditionExpression: isUnused });
        if (await heldCondition(client.send(put))) return { outcome: 'claimed' };
        const stored = await read(record);
        if (!stored) continue;
        // Our own write, whose answer was lost and which the SDK then repeated.
        if (stored.record.storageId === record.storageId) return { outcome: 'claimed' };
        const inUse = !isGone(stored) && !isStaleClaim(stored.record, staleBefore, clock.now());
        if (inUse) return { outcome: 'taken', existing: stored.record };
        if (await takeOver(stored, record)) return { outcome: 'claimed' };
      }
      throw new Error(`The claim of an attachment was overtaken ${MAX_CLAIM_ATTEMPTS} times in a row.`);
    },

    updateClaim: (attachment, known) => update(attachment, updateOfClaim(known), isOurClaim(attachment.storageId)),

    leaseClaim(attachment, leasedAt, staleBefore) {
      return update(attachment, { leasedAt, queuedAt: leasedAt }, isOurIdleClaim(attachment.storageId, staleBefore));
    },

    async markPart(attachment, part) {
      const condition = isOurClaim(attachment.storageId);
      const marked = await heldCondition(
        client.send(
          new UpdateCommand({
            TableName,
            Key: keyOf(attachment),
            UpdateExpression: 'ADD partsRead :part SET queuedAt = :now',
            ConditionExpression: condition.expression,
            ExpressionAttributeNames: namesIn(condition),
            ExpressionAttributeValues: { ...condition.values, ':part': new Set([part]), ':now': isoTime(clock) },
          }),
        ),
      );
      if (!marked) return undefined;
      // Read after the write and strongly consistent: of all who mark, the last one sees every part.
      const record = (await read(attachment))?.record;
      return record?.status === 'processing' && record.storageId === attachment.storageId ? record : undefined;
    },

    async settle(record) {
      // The expiry may have been extended since the claim: it is not part of the result.
      const kept = new Set(['accountId', 'attachmentId', 'storageId', 'expiresAt']);
      const result = Object.entries(record).filter(([name, value]) => !kept.has(name) && !isEmptySet(value));
      const attributes = { ...Object.fromEntries(result), ...CLAIM_ATTRIBUTES };
      if (await update(record, attributes, isOurClaim(record.storageId))) return true;
      // Our own write, whose answer was lost and which the SDK then repeated.
      const stored = await read(record);
      return (
        stored !== undefined &&
        !stored.condemned &&
        stored.record.storageId === record.storageId &&
        stored.record.status === record.status &&
        stored.record.processedAt === record.processedAt
      );
    },

    async get(accountId, attachmentId) {
      const stored = await read({ accountId, attachmentId });
      return stored && !isGone(stored) ? stored.record : undefined;
    },

    async getExpiredToo(accountId, attachmentId) {
      const stored = await read({ accountId, attachmentId });
      return stored && !stored.condemned ? stored.record : undefined;
    },

    markBatch(attachment, batch, outcome) {
      const condition = isOursAndReady(attachment.storageId);
      return heldCondition(
        client.send(
          new UpdateCommand({
            TableName,
            Key: keyOf(attachment),
            UpdateExpression: 'ADD #batches :batch',
            ConditionExpression: condition.expression,
            ExpressionAttributeNames: {
              ...namesIn(condition),
              '#batches': outcome === 'rendered' ? 'renderedBatches' : 'failedBatches',
            },
            ExpressionAttributeValues: { ...condition.values, ':batch': new Set([batch]) },
          }),
        ),
      );
    },

    async markConverted(attachment) {
      await update(attachment, { isConverted: true }, isOurs(attachment.storageId));
    },

    async setExpiry(record, previous, next) {
      // What has expired is gone for every reader: it is not brought back.
      if (hasExpired(previous, clock.now())) return false;
      const ours = isOurs(record.storageId);
      const expirySetBy = randomId(EXPIRY_TOKEN_LENGTH);
      const set = await update(
        record,
        { ...expiryAttributes(record.attachmentId, next), expirySetBy },
        {
          expression: `${ours.expression} AND expiresAt = :previous`,
          values: { ...ours.values, ':previous': previous },
        },
      );
      if (set) return true;
      // Our own write, whose answer was lost and which the SDK then repeated: a caller that tried again would extend twice.
      const present = await readItem(access, keyOf(record));
      return present?.expirySetBy === expirySetBy;
    },

    revive(record, next) {
      return update(record, expiryAttributes(record.attachmentId, next), isUnchangedAndKept(record));
    },

    async remove(attachment) {
      const condition = belongsTo(attachment.storageId);
      await heldCondition(
        client.send(
          new DeleteCommand({
            TableName,
            Key: keyOf(attachment),
            ConditionExpression: condition.expression,
            ExpressionAttributeValues: condition.values,
          }),
        ),
      );
    },

    listOf(accountId, before) {
      return readableItems(itemsOfAccount(access, accountId, before), (item) => {
        const listed = fromItem(item);
        return isGone(listed) ? undefined : listed.record;
      });
    },

    listExpired(now) {
      return readableItems(itemsUntil(access, EXPIRY_LIST, now), async (item) => {
        // The index lags behind: what it calls expired may have been extended or replaced in the meantime. Once the table itself
        // shows it as expired, `setExpiry` no longer brings it back.
        const stored = await read(fromItem(item).record);
        const isDue = stored && (stored.condemned || hasExpired(stored.record.expiresAt, Date.parse(now)));
        return isDue ? stored.record : undefined;
      });
    },

    listExpiring(from, until) {
      return readableItems(itemsUntil(access, EXPIRY_LIST, until), async (item) => {
        const listed = fromItem(item);
        // What the index calls expired can no longer be renewed, or was renewed already.
        if (listed.condemned || listed.record.expiresAt <= from) return undefined;
        const stored = await read(listed.record);
        if (!stored || stored.condemned) return undefined;
        const { record } = stored;
        return record.expiresAt !== NEVER && record.expiresAt > from && record.expiresAt <= until ? record : undefined;
      });
    },

    condemn,

    retire(attachment) {
      const gone = condemnedAttributes(attachment.attachmentId, isoTime(clock));
      return update(attachment, gone, isOurs(attachment.storageId));
    },

    async owns(attachment) {
      const stored = await read(attachment);
      return stored?.record.storageId === attachment.storageId;
    },
  };
}

const namesIn = ({ expression }: Condition): Record<string, string> =>
  expression.includes('#status') ? { '#status': 'status' } : {};

/** DynamoDB stores no empty set: the attribute is left out instead. */
const isEmptySet = (value: unknown): boolean => value instanceof Set && value.size === 0;
