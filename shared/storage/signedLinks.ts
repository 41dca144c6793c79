/** Links that read one object for a limited time without the API key, signed with a secret of the service. */
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { SignedLink, SignedLinkOptions } from './fileStore.ts';

/** The gateway serves signed links below this path. */
export const FILES_PATH = '/files/';

/** What a link allows: reading this object, under this name if it is to be saved. */
export interface VerifiedLink {
  readonly key: string;
  /** ISO 8601: when the link ends. */
  readonly notAfter: string;
  readonly downloadFilename?: string;
  /** Instead of the stored one. */
  readonly contentType?: string;
}

export interface SignedLinks {
  sign(key: string, options?: SignedLinkOptions): SignedLink;
  /** Takes a whole address or its path with the query; `undefined` for a link that is forged, changed or expired. */
  verify(url: string): VerifiedLink | undefined;
}

export interface SignedLinksConfig {
  readonly secret: Uint8Array;
  readonly lifetimeSeconds: number;
  readonly clock: Clock;
  /** The gateway's address, for example `http://localhost:8080`; without a trailing slash. */
  readonly publicBaseUrl: () => string;
}

export function createSignedLinks({ secret, lifetimeSeconds, clock, publicBaseUrl }: SignedLinksConfig): SignedLinks {
  // Prepared once: a document of thousands of pages has as many links.
  const secretKey = createSecretKey(secret);
  const signature = ({ key, expires, filename, type }: SignedParts): Buffer =>
    createHmac('sha256', secretKey)
      // JSON keeps the parts apart, whatever characters they contain. Earlier links name no type.
      .update(JSON.stringify([key, expires, filename, ...(type === null ? [] : [type])]))
      .digest();

  return {
    sign(key, { downloadFilename, contentType, notAfter } = {}) {
      const lifetimeEnd = Math.floor(clock.now() / 1000) + lifetimeSeconds;
      const expiresSeconds =
        notAfter === undefined ? lifetimeEnd : Math.min(lifetimeEnd, Math.floor(Date.parse(notAfter) / 1000));
      const expires = String(expiresSeconds);
      // A lone surrogate has no UTF-8 form and would come back as another character.
      const filename = downloadFilename?.toWellFormed() ?? null;
      const path = key.split('/').map(encodeURIComponent).join('/');
      const query = new URLSearchParams({ expires });
      if (filename !== null) query.set('filename', filename);
      const type = contentType ?? null;
      if (type !== null) query.set('type', type);
      query.set('signature', signature({ key, expires, filename, type }).toString('base64url'));
      return {
        url: `${publicBaseUrl()}${FILES_PATH}${path}?${query.toString()}`,
        expiresAt: new Date(expiresSeconds * 1000).toISOString(),
      };
    },

    verify(url) {
      const parsed = parseLink(url);
      if (!parsed) return undefined;
      const { key, expires, filename, type } = parsed;
      const expected = signature(parsed);
      const given = Buffer.from(parsed.signature, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      if (clock.now() >= Number(expires) * 1000) return undefined;
      return {
        key,
        notAfter: new Date(Number(expires) * 1000).toISOString(),
        ...(filename !== null && { downloadFilename: filename }),
        ...(type !== null && { contentType: type }),
      };
    },
  };
}

interface SignedParts {
  readonly key: string;
  /** Seconds since the epoch. */
  readonly expires: string;
  readonly filename: string | null;
  readonly type: string | null;
}

function parseLink(url: string): (SignedParts & { readonly signature: string }) | undefined {
  // The base only completes a bare path; it is never contacted.
  const parsed = URL.parse(url, 'http://localhost');
  if (!parsed?.pathname.startsWith(FILES_PATH)) return undefined;
  const expires = parsed.searchParams.get('expires');
  const signature = parsed.searchParams.get('signature');
  if (expires === null || signature === null) return undefined;
  try {
    const key = parsed.pathname.slice(FILES_PATH.length).split('/').map(decodeURIComponent).join('/');
    const { searchParams } = parsed;
    return { key, expires, signature, filename: searchParams.get('filename'), type: searchParams.get('type') };
  } catch {
    // A broken percent escape: not one of our links.
    return undefined;
  }
}
