/** Hands files and addresses to the service and waits until it has read them. */
import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { basename, extname } from 'node:path';
import type { ServiceClient } from '../../shared/client/serviceClient.ts';
import type { PreparedAttachment } from '../../shared/contract/attachment.ts';
import { ServiceError } from '../../shared/client/serviceError.ts';
import type { CiteOutput } from './citeContext.ts';
import { createProgressLine } from './progressLine.ts';
import { Refusal } from './refusal.ts';

export interface PreparedSource {
  /** As the person wrote it. */
  readonly given: string;
  /** Absent of web addresses. */
  readonly file?: { readonly path: string; readonly sha256: string };
  readonly prepared: PreparedAttachment;
}

export const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);

/** In the order in which they were given. @throws Refusal naming the source that cannot be read */
export async function prepareSources(
  client: ServiceClient,
  sources: readonly string[],
  output: CiteOutput,
): Promise<PreparedSource[]> {
  const progress = createProgressLine(output);
  try {
    const prepared: PreparedSource[] = [];
    for (const given of sources) prepared.push(await prepareSource(client, given, progress.show));
    return prepared;
  } finally {
    progress.clear();
  }
}

async function prepareSource(
  client: ServiceClient,
  given: string,
  show: (text: string) => void,
): Promise<PreparedSource> {
  show(`Reading ${given} …`);
  const onWaiting = ({
    waitedMs,
    pagesRead,
    pageCount,
  }: {
    waitedMs: number;
    pagesRead?: number;
    pageCount?: number;
  }) => {
    const pages = pageCount === undefined ? '' : `, ${pagesRead} of ${pageCount} pages`;
    show(`Reading ${given}: ${Math.round(waitedMs / 1000)} s${pages} …`);
  };
  try {
    const source = isAddress(given)
      ? { given, prepared: await client.prepareAddress(given, { onWaiting }) }
      : await prepareFile(client, given, onWaiting);
    if (source.prepared.status === 'error') throw new Refusal(source.prepared.error ?? 'It could not be read.');
    return source;
  } catch (error) {
    if (error instanceof Refusal || error instanceof ServiceError) throw new Refusal(`${given}: ${error.message}`);
    throw error;
  }
}

async function prepareFile(
  client: ServiceClient,
  path: string,
  onWaiting: (progress: { waitedMs: number }) => void,
): Promise<PreparedSource> {
  const sha256 = await fileHash(path);
  const name = basename(path);
  const attachmentId = attachmentIdOf(name, sha256);
  const prepared = await client.prepareFile(await openAsBlob(path), name, { attachmentId, onWaiting });
  return { given: path, file: { path, sha256 }, prepared };
}

/** Characters of the file's name in its identifier: enough to know it again in a list. */
const NAME_LENGTH = 40;
/** Of the hash, hexadecimal: 64 bits. */
const HASH_LENGTH = 16;

/** The same for the same bytes under the same name, so that nothing is read twice. */
function attachmentIdOf(name: string, sha256: string): string {
  const hash = createHash('sha256').update(`${name}\0${sha256}`).digest('hex').slice(0, HASH_LENGTH);
  const stem = basename(name, extname(name))
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, NAME_LENGTH);
  return `${stem.replace(/^-|-$/g, '') || 'file'}-${hash}`;
}

async function fileHash(path: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const reason =
      code === 'ENOENT'
        ? 'There is no such file.'
        : code === 'EISDIR'
          ? 'It is a folder.'
          : `It cannot be read (${code}).`;
    throw new Refusal(reason, { cause });
  }
  return hash.digest('hex');
}
