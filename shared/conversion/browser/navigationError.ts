/** Why Chromium shows no page, as one of our errors. */
import type { PinningProxy } from '../network/pinningProxy.ts';
import { hostOf, portOf } from '../network/webAddress.ts';
import { UnconvertibleSource } from '../unconvertibleSource.ts';

const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/CERT_DATE_INVALID/, 'its TLS certificate has expired'],
  [/CERT_COMMON_NAME_INVALID/, 'its TLS certificate was issued for another name'],
  [/CERT_AUTHORITY_INVALID/, 'its TLS certificate comes from an unknown authority'],
  [/CERT_|SSL_/, 'no secure connection could be made (TLS)'],
  [/TOO_MANY_REDIRECTS/, 'it redirects without end'],
  [/CONNECTION_|EMPTY_RESPONSE|TUNNEL|SOCKET|INCOMPLETE/, 'the connection was broken off'],
  [/INVALID_(RESPONSE|HTTP)|CONTENT_DECODING|RESPONSE_HEADERS/, 'its answer is not HTTP'],
];

/** @param errorText of Chromium, `net::ERR_…` @returns RefusedAddress if the guarded way out refused, otherwise UnconvertibleSource */
export function navigationError(proxy: PinningProxy, url: string, errorText: string): Error {
  const target = URL.parse(url);
  const host = target === null ? url : hostOf(target);
  const known = target === null ? undefined : proxy.failureOf(host, portOf(target));
  if (known !== undefined) return known;
  const sentence = SENTENCES.find(([pattern]) => pattern.test(errorText))?.[1] ?? 'the page did not come';
  return new UnconvertibleSource('unreachable', `'${host}' could not be reached: ${sentence}.`, {
    cause: new Error(errorText),
  });
}
