/** GET and HEAD of signed links: what S3 does for the deployed service. */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { attachmentDisposition } from '../../shared/storage/contentDisposition.ts';
import type { DiskFileStore } from '../../shared/storage/local/diskFileStore.ts';
import { EXPIRED_LINK, notFound, type ApiError } from '../../shared/http/apiError.ts';
import { missingImage } from '../../shared/http/missingImage.ts';
import type { VerifiedLink } from '../../shared/storage/signedLinks.ts';
import { byteRange } from './byteRange.ts';
import { endIfSlow } from './slowReaders.ts';

export interface FileLinks {
  readonly files: Pick<DiskFileStore, 'openPart' | 'list'>;
  readonly verifyLink: (url: string) => VerifiedLink | undefined;
}

/** @returns false if the link is not valid or leads to nothing: then nothing was answered */
export async function answerFileLink(
  { files, verifyLink }: FileLinks,
  method: 'GET' | 'HEAD',
  url: string,
  response: ServerResponse,
): Promise<boolean> {
  const link = verifyLink(url);
  const rangeOf = (sizeBytes: number) => byteRange(response.req.headers.range, sizeBytes);
  // What comes before a range is not read: a player asks for the end of a long recording first, and an attacker again and again.
  const content =
    link &&
    (await files.openPart(link.key, (sizeBytes) => {
      const range = rangeOf(sizeBytes);
      return typeof range === 'string' ? undefined : range;
    }));
  if (!content) return false;
  const { sizeBytes } = content;
  const range = rangeOf(sizeBytes);
  if (range === 'unsatisfiable') {
    content.stream.destroy();
    response.writeHead(416, { 'Content-Range': `bytes */${sizeBytes}`, 'X-Request-Id': randomUUID() }).end();
    return true;
  }
  response.writeHead(range === 'whole' ? 200 : 206, {
    'Content-Type': link.contentType ?? content.contentType,
    'X-Request-Id': randomUUID(),
    'Accept-Ranges': 'bytes',
    'Content-Length': range === 'whole' ? sizeBytes : range.last - range.first + 1,
    ...(range !== 'whole' && { 'Content-Range': `bytes ${range.first}-${range.last}/${sizeBytes}` }),
    'Cache-Control': 'private, max-age=3600',
    // The bytes are untrusted: a browser must neither guess a type nor run anything in them.
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    ...(link.downloadFilename !== undefined && { 'Content-Disposition': attachmentDisposition(link.downloadFilename) }),
  });
  endIfSlow(response);
  if (method === 'HEAD') {
    content.stream.destroy();
    response.end();
  } else {
    await pipeline(content.stream, response);
  }
  return true;
}

/** Why nothing was answered. */
export async function refusedLink({ files, verifyLink }: FileLinks, url: string): Promise<ApiError> {
  const link = verifyLink(url);
  return (link && (await missingImage(files, link.key))) ?? notFound(EXPIRED_LINK);
}
