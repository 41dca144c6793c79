/** A ledger entry as an item, or as part of the balance's item, and back. */
import { z } from 'zod';

const identity = {
  accountId: z.string(),
  operationId: z.string(),
  at: z.string(),
  month: z.string(),
};

export const ledgerEntrySchema = z.discriminatedUnion('kind', [
  z.object({
    ...identity,
    kind: z.literal('charge'),
    operation: z.enum(['prepare', 'verify']),
    attachmentId: z.string(),
    endUserId: z.string().optional(),
    units: z.number(),
    freeCents: z.number(),
    prepaidCents: z.number(),
  }),
  z.object({ ...identity, kind: z.literal('topUp'), prepaidCents: z.number() }),
]);
