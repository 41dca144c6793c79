/** The code of a failure of Node's network, TLS, HTTP or zlib, `ECONNREFUSED` for example; empty if there is none. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';
