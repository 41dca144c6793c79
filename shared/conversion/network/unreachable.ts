/** Why nothing came from a host, as sentences for the caller. */
import { UnconvertibleSource } from '../unconvertibleSource.ts';
import { errorCode } from './errorCode.ts';

const SENTENCES = new Map(
  Object.entries({
    ENOTFOUND: 'the name does not resolve to any address',
    ENODATA: 'the name does not resolve to any address',
    EAI_AGAIN: 'the name could not be resolved',
    ECONNREFUSED: 'the connection was refused',
    ECONNRESET: 'the connection was broken off',
    EPIPE: 'the connection was broken off',
    ETIMEDOUT: 'the connection took too long',
    EHOSTUNREACH: 'no route leads there',
    ENETUNREACH: 'no route leads there',
    CERT_HAS_EXPIRED: 'its TLS certificate has expired',
    ERR_TLS_CERT_ALTNAME_INVALID: 'its TLS certificate was issued for another name',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'its TLS certificate is self-signed',
    SELF_SIGNED_CERT_IN_CHAIN: 'its TLS certificate comes from an unknown authority',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its TLS certificate comes from an unknown authority',
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its TLS certificate comes from an unknown authority',
  }),
);

/** Codes of Node's TLS and of OpenSSL, apart from those that have a sentence of their own. */
const TLS_CODE = /^(ERR_SSL|ERR_TLS|CERT_|EPROTO)/;
/** Codes of Node's HTTP parser (llhttp). */
const HTTP_CODE = /^HPE_/;

export function unreachable(host: string, cause: unknown): UnconvertibleSource {
  return new UnconvertibleSource('unreachable', `'${host}' could not be reached: ${reason(cause)}.`, { cause });
}

function reason(cause: unknown): string {
  const code = errorCode(cause);
  const known = SENTENCES.get(code);
  if (known !== undefined) return known;
  if (TLS_CODE.test(code)) return 'no secure connection could be made (TLS)';
  if (HTTP_CODE.test(code)) return 'its answer is not HTTP';
  return 'the connection failed';
}
