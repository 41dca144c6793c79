/** What a downloaded file is called, and what its server says it is. */
import type { IncomingHttpHeaders } from 'node:http';
import { basename } from 'node:path/posix';
import { parse } from 'content-disposition';
import { lastPartOfName } from '../../platform/fileName.ts';
import type { WebAddress } from './webAddress.ts';

/** The server's name for the file, else the last part of the path, else the host's name. Never a path, never empty. */
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
    // A header that breaks its grammar names nothing; the file is none the worse for it.
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
