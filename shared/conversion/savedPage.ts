/** A web page that was saved as a file and sent: rendered as in a browser without a network, so that it says what the file says. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRenderer } from './browser/pageRenderer.ts';
import type { ConvertFile, FileConversion } from './createFileConverter.ts';
import type { SourceType } from './sourceType.ts';
import { deadlineSignal } from './deadlineSignal.ts';
import type { GuardedNetwork } from './network/guardedNetwork.ts';
import { unreachable } from './network/unreachable.ts';
import { renditionFile } from './renditionFile.ts';
import { statedRendition } from './statedRendition.ts';
import { UnconvertibleSource } from './unconvertibleSource.ts';

/** RFC 6761: no server ever has it. */
const ADDRESS = 'http://saved-page.invalid/';

/** Bytes prove it; for older encodings a page may state its own. */
const UNICODE = /^utf-/;

/** Requests from a page that somebody sent would tell others that it is read here. */
export const withoutWayOut = (network: GuardedNetwork): GuardedNetwork => ({
  ...network,
  connect: (host) => Promise.reject(unreachable(host, undefined)),
});

/** @param pages over a network without a way out */
export const withSavedPages =
  (convertFile: ConvertFile, pages: Pick<PageRenderer, 'render'>): ConvertFile =>
  async (file, order) => {
    const conversion = await convertFile(file, order);
    return conversion.type.kind === 'page' ? showSaved(file, order, pages, conversion.type) : conversion;
  };

async function showSaved(
  file: Parameters<ConvertFile>[0],
  { folder, deadline }: Parameters<ConvertFile>[1],
  pages: Pick<PageRenderer, 'render'>,
  type: Extract<SourceType, { kind: 'page' }>,
): Promise<FileConversion> {
  const limit = deadlineSignal(deadline, ADDRESS);
  try {
    const outputPath = join(folder, 'page.pdf');
    const headers = UNICODE.test(type.encoding) ? { 'content-type': `text/html; charset=${type.encoding}` } : {};
    const document = { url: ADDRESS, status: 200, headers, body: await readFile(file.path), isUndeclared: true };
    const shown = await pages.render({ url: ADDRESS, document, folder, outputPath, signal: limit.signal });
    if (shown.kind === 'file') throw movesOn();
    const { stated } = await statedRendition(outputPath, shown.statement.text, folder, shown.statement.isSpaced);
    const rendition = await renditionFile(outputPath, shown.title, file.filename);
    const { warnings } = shown;
    return { type, rendition, ...(stated && { stated }), ...(warnings.length > 0 && { warnings }) };
  } finally {
    limit.clear();
  }
}

const movesOn = (): UnconvertibleSource =>
  new UnconvertibleSource(
    'unsupported_type',
    'The page that was sent moves on to a file. Prepare that by its address.',
  );
