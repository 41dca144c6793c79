/** The action: visit the address or convert the file in a folder of its own, put the result where the order says, and report what it is. */
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CapturedSource, ConvertedFile } from '../../shared/conversion/addressConverter.ts';
import type {
  DropOff,
  RenderedFile,
  RenderOrder,
  RenderOutcome,
  ResultName,
} from '../../shared/conversion/elsewhere/renderOrder.ts';
import { RefusedAddress } from '../../shared/conversion/refusedAddress.ts';
import type { SourceConverter } from '../../shared/conversion/sourceConverter.ts';
import { UnconvertibleSource } from '../../shared/conversion/unconvertibleSource.ts';

/** Milliseconds: 100 MB within a region take two seconds. */
const TRANSFER_MS = 60_000;
/** Of what made a source unconvertible, for the log; the shape of outcomes allows ten times as many characters. */
const CAUSE_CHARACTERS = 2_000;

export interface RenderDependencies {
  readonly converter: Pick<SourceConverter, 'convert' | 'convertFile'>;
  readonly workFolder: string;
  /** Called with where LibreOffice's program is now. */
  readonly offerProgram: (program: RenderOrder['program']) => void;
}

/** @throws Error if the failure is ours */
export async function renderDocument(
  { converter, workFolder, offerProgram }: RenderDependencies,
  { work, deadline, dropOffs, program }: RenderOrder,
): Promise<RenderOutcome> {
  offerProgram(program);
  const folder = await mkdtemp(join(workFolder, 'rendering-'));
  try {
    if (work.kind === 'address') {
      return await leftSource(await converter.convert({ url: work.url, folder, deadline }), dropOffs);
    }
    const { link, ...named } = work;
    const path = join(folder, 'source');
    await fetchFile(link, path);
    const { type, rendition, stated, warnings } = await converter.convertFile({ ...named, path }, { folder, deadline });
    return {
      kind: 'upload',
      mimeType: type.mimeType,
      ...(rendition && { rendition: await leave(rendition, dropOffs.rendition) }),
      ...(stated && { stated: await leave(stated, dropOffs.stated) }),
      ...(warnings && { warnings: [...warnings] }),
    };
  } catch (error) {
    if (error instanceof RefusedAddress) return { kind: 'refused', message: error.message };
    if (error instanceof UnconvertibleSource) return unconvertible(error);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function leftSource(
  source: CapturedSource,
  { original, rendition, stated }: Readonly<Record<ResultName, DropOff>>,
): Promise<RenderOutcome> {
  const left = { ...(source.stated && { stated: await leave(source.stated, stated) }) };
  if (source.kind === 'page') {
    const { warnings } = source;
    const page = { ...source, rendition: await leave(source.rendition, rendition), ...left };
    return { ...page, warnings: warnings && [...warnings] };
  }
  return {
    ...source,
    ...left,
    original: await leave(source.original, original),
    rendition: source.rendition && (await leave(source.rendition, rendition)),
  };
}

const unconvertible = ({ reason, message, httpStatus, cause }: UnconvertibleSource): RenderOutcome => ({
  kind: 'unconvertible',
  reason,
  message,
  ...(httpStatus !== undefined && { httpStatus }),
  ...causeOf(cause),
});

function causeOf(cause: unknown): { readonly cause?: string } {
  const told = cause instanceof Error ? cause.message : cause;
  return typeof told === 'string' ? { cause: told.slice(0, CAUSE_CHARACTERS) } : {};
}

async function fetchFile(link: string, path: string): Promise<void> {
  const answer = await fetch(link, { signal: AbortSignal.timeout(TRANSFER_MS) });
  if (!answer.ok || answer.body === null)
    throw new Error(`The source was not to be had: HTTP status ${answer.status}.`);
  await pipeline(Readable.fromWeb(answer.body), createWriteStream(path));
}

/** A form, which S3 accepts only with its size: `fetch` knows that of a file on disk. */
async function leave({ path, filename, mimeType }: ConvertedFile, { url, fields }: DropOff): Promise<RenderedFile> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', await openAsBlob(path));
  const answer = await fetch(url, { method: 'POST', body: form, signal: AbortSignal.timeout(TRANSFER_MS) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`What was rendered could not be left: HTTP status ${answer.status}.`);
  return { filename, mimeType };
}
