/** What a response with an error status means for the caller. An error page is never prepared as if it were the source. */
import { STATUS_CODES } from 'node:http';
import { UnconvertibleSource } from './unconvertibleSource.ts';

export function httpStatusError(url: string, httpStatus: number): UnconvertibleSource {
  const name = STATUS_CODES[httpStatus];
  const status = name === undefined ? String(httpStatus) : `${httpStatus} (${name})`;
  const host = URL.parse(url)?.host ?? url;
  return new UnconvertibleSource(
    'http_status',
    `'${host}' answered with HTTP status ${status}: ${meaning(httpStatus)}.`,
    {
      httpStatus,
    },
  );
}

function meaning(status: number): string {
  if (status === 401 || status === 407) return 'the page needs a login; upload the document instead';
  if (status === 403) return 'it does not show the page to this service; upload the document instead';
  if (status === 404 || status === 410) return 'there is no such page';
  if (status === 429) return 'it takes no more visits for now; try again later';
  if (status === 451) return 'it may not show the page here';
  if (status >= 500) return 'the server has a fault; try again later';
  return 'it did not send the page';
}

/** A captcha or a browser check, which comes with any status. */
export const wallError = (url: string, httpStatus: number): UnconvertibleSource =>
  new UnconvertibleSource(
    'http_status',
    `'${URL.parse(url)?.host ?? url}' answered with HTTP status ${httpStatus} and a check for robots instead of the page; upload the document instead.`,
    { httpStatus },
  );
