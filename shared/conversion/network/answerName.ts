/** The name of a downloaded file, and the type that its server declares. */
import type { IncomingHttpHeaders } from 'node:http';
import { basename } from 'node:path/posix';
import { parse } from 'content-disposition';
import { lastPartOfName } from '../../platform/fileName.ts';
import type { WebAddress } from './webAddress.ts';

/** The server's name for the file, otherwise the last part of the path, otherwise the host's name. Never a path, never empty. */
export function answerName(headers: IncomingHttpHeaders, { href, host }: WebAddress): string {
  const fromPath = basename(new URL(href).pathname);
  return (
    [dispositionName(headers), decodedName(fromPath), host].map(lastPartOfName).find((name) => name !== '') ??
    'download'
  );
}

/** @returns the type alone, in lower case, without parameters */
export const declaredType = (headers: IncomingHttpHeaders): string | undefined =>
  headers['content-type']?.split(';')[0].trim().toLowerCase();

export const isAttachment = (headers: IncomingHttpHeaders): boolean =>
  /^\s*attachment\b/i.test(headers['content-disposition'] ?? '');

function dispositionName(headers: IncomingHttpHeaders): string {
  const header = headers['content-disposition'];
  if (header === undefined) return '';
  try {
    return parse(header).parameters['filename'] ?? '';
  } catch {
    // A malformed header names nothing; that does not make the file any worse.
    return '';
  }
}

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
