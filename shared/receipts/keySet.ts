/** The public keys as anybody reads them: a JSON Web Key Set (RFC 7517) with the times of each key. */
import type { ReceiptKey, ReceiptKeys } from '../contract/receipt.ts';
import type { ReceiptKeyRecord } from '../storage/receiptKeys.ts';

export const keySetOf = (records: readonly ReceiptKeyRecord[]): ReceiptKeys => ({ keys: records.map(publicKey) });

const publicKey = ({ keyId, x, validFrom, validUntil }: ReceiptKeyRecord): ReceiptKey => ({
  kty: 'OKP',
  crv: 'Ed25519',
  x,
  kid: keyId,
  use: 'sig',
  alg: 'EdDSA',
  validFrom,
  validUntil,
});
