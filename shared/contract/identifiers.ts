/** Identifiers that callers choose. */
import { z } from 'zod';

const ATTACHMENT_ID = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/;
const CONTROL_CHARACTER = /\p{Cc}/u;
/** What makes others read in another order than they are written. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/;
const MAX_END_USER_ID_LENGTH = 128;

export const attachmentIdSchema = z
  .string('must be a string')
  .regex(ATTACHMENT_ID, 'must be 1 to 128 letters, digits, ".", "_", ":" or "-", and begin with a letter or digit');

/** Only to attribute usage, never to authenticate. */
export const endUserIdSchema = z
  .string('must be a string')
  .max(MAX_END_USER_ID_LENGTH, `must not exceed ${MAX_END_USER_ID_LENGTH} characters`)
  .refine((id) => !CONTROL_CHARACTER.test(id) && !TURNING.test(id), 'must not contain control characters');

/** Clients in many languages write `null` or an empty string for a field that they leave out. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === null || value === '' ? undefined : value), schema.optional());
