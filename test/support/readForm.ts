/** A multipart form that a test receives: its fields in order, and its file. */
import { Busboy } from '@fastify/busboy';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';

export interface ReceivedForm {
  readonly fields: ReadonlyMap<string, string>;
  /** Names of all parts, in their order. */
  readonly names: readonly string[];
  readonly file: Buffer | undefined;
}

/** @throws Error if it is not a form */
export async function readForm(contentType: string, body: Buffer): Promise<ReceivedForm> {
  const parser = new Busboy({ headers: { 'content-type': contentType } });
  const fields = new Map<string, string>();
  const names: string[] = [];
  let file: Promise<Buffer> | undefined;
  parser.on('field', (name, value) => {
    names.push(name);
    fields.set(name, value);
  });
  parser.on('file', (name, stream) => {
    names.push(name);
    file = buffer(stream);
  });
  parser.end(body);
  await finished(parser);
  return { fields, names, file: await file };
}
