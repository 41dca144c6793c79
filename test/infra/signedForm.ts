/** A form that somebody with rights signed for somebody without, as S3 accepts it: who signed it, for which object, and what was sent. */
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { readForm } from '../support/readForm.ts';

const fieldsSchema = z.looseObject({ key: z.string(), Policy: z.string(), 'X-Amz-Credential': z.string() });
const policySchema = z.object({ expiration: z.iso.datetime(), conditions: z.array(z.unknown()) });
const rangeSchema = z.tuple([z.literal('content-length-range'), z.int(), z.int()]);

export interface SignedForm {
  readonly key: string;
  /** The access key that signed it. */
  readonly by: string;
  /** Absent if it is larger than the policy allows. */
  readonly file?: Buffer;
}

/** @throws Error for a form that S3 would not accept */
export async function signedForm(headers: IncomingHttpHeaders, body: Buffer): Promise<SignedForm> {
  // S3 wants to know the size beforehand.
  if (headers['content-length'] === undefined) throw new Error('MissingContentLength');
  const form = await readForm(String(headers['content-type']), body);
  const fields = fieldsSchema.parse(Object.fromEntries(form.fields));
  if (form.file === undefined || form.names.at(-1) !== 'file') throw new Error('The file is no last field.');
  const { expiration, conditions } = policySchema.parse(JSON.parse(Buffer.from(fields.Policy, 'base64').toString()));
  if (Date.parse(expiration) < Date.now()) throw new Error('AccessDenied: policy expired');
  const [, , most] = rangeSchema.parse(
    conditions.find((one) => Array.isArray(one) && one[0] === 'content-length-range'),
  );
  const told = { key: fields.key, by: fields['X-Amz-Credential'].split('/')[0] };
  return form.file.length > most ? told : { ...told, file: form.file };
}
