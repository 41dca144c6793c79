/** Names content by what it is. */

/** Hexadecimal digits: more than enough to tell the sources of one account apart. */
const LENGTH = 24;

export async function fingerprint(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, LENGTH);
}
