/** The key that signs receipts, derived from a secret text: so any secret store can keep it, and none needs to know about keys. */
import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { thumbprint, type SigningKey } from './envelope.ts';

/** An Ed25519 private key as PKCS #8 up to its 32 bytes (RFC 8410, §7). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** @param secret with at least as much randomness as the key has: 256 bits */
export function signingKeyOf(secret: string): SigningKey {
  const seed = createHash('sha256').update(secret).digest();
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  if (x === undefined) throw new Error('An Ed25519 key has a public key.');
  return { keyId: thumbprint(x), x, privateKey };
}
