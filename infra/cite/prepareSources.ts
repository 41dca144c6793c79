/** Passes files and addresses to the service and waits until it has read them. */
import type { ServiceClient } from '../../shared/client/serviceClient.ts';
import type { PreparedAttachment } from '../../shared/contract/attachment.ts';
import { ServiceError } from '../../shared/client/serviceError.ts';
import type { CiteOutput } from './citeContext.ts';
import { createProgressLine } from './progressLine.ts';
import { Refusal } from './refusal.ts';
import { openSourceFile } from './sourceFile.ts';

export interface PreparedSource {
  /** As the user wrote it. */
  readonly given: string;
  /** Absent for web addresses. */
  readonly file?: { readonly path: string; readonly sha256: string };
  readonly prepared: PreparedAttachment;
}

const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);

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
  const { file, filename, sha256, attachmentId } = await openSourceFile(path);
  const prepared = await client.prepareFile(file, filename, { attachmentId, onWaiting });
  return { given: path, file: { path, sha256 }, prepared };
}
