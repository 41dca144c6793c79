/**
 * GET /files/…: where signed links lead in AWS. An S3 link ends with the session of the role that signed it, hours too early;
 * this one lives as long as it says, and redirects its reader to an S3 link that is signed when it is opened.
 */
import { EXPIRED_LINK, notFound } from '../../shared/http/apiError.ts';
import { createPublicEndpoint, type Endpoint } from '../../shared/http/endpoint.ts';
import { missingImage } from '../../shared/http/missingImage.ts';
import type { Log } from '../../shared/platform/log.ts';
import type { FileStore } from '../../shared/storage/fileStore.ts';
import type { SignedLinks } from '../../shared/storage/signedLinks.ts';

interface Dependencies {
  /** Its own links lead to the objects. */
  readonly files: Pick<FileStore, 'signLink' | 'list'>;
  /** Loaded with the first request. */
  readonly links: () => Promise<Pick<SignedLinks, 'verify'>>;
  readonly log: Log;
}

const FOUND = 302;

export const createHandler = ({ files, links, log }: Dependencies): Endpoint =>
  createPublicEndpoint(log, async ({ path, queryStringParameters }) => {
    const query = new URLSearchParams(definedOf(queryStringParameters));
    const link = (await links()).verify(`${path}?${query.toString()}`);
    if (!link) throw notFound(EXPIRED_LINK);
    const { key, ...options } = link;
    const missing = await missingImage(files, key);
    if (missing) throw missing;
    const { url } = await files.signLink(key, options);
    // The next reader gets another one: this one ends sooner than the link.
    return { statusCode: FOUND, headers: { Location: url, 'Cache-Control': 'no-store' }, body: '' };
  });

const definedOf = (query: Readonly<Record<string, string | undefined>> | null | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
