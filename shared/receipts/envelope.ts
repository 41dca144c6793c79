/** DSSE (secure-systems-lab, v1.0.2): the payload is signed together with its type, so that neither can be taken for another. */
import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { RECEIPT_PAYLOAD_TYPE, type ReceiptEnvelope, type ReceiptKey } from '../contract/receipt.ts';

export interface SigningKey {
  readonly keyId: string;
  /** The public key, in Base64url. */
  readonly x: string;
  readonly privateKey: KeyObject;
}

/** `DSSEv1 <length> <type> <length> <body>`; lengths are bytes. */
function preAuthenticationEncoding(payloadType: string, body: Uint8Array): Buffer {
  const head = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${body.byteLength} `;
  return Buffer.concat([Buffer.from(head), body]);
}

export function seal(statement: unknown, { keyId, privateKey }: SigningKey): ReceiptEnvelope {
  const body = Buffer.from(JSON.stringify(statement));
  const signature = sign(null, preAuthenticationEncoding(RECEIPT_PAYLOAD_TYPE, body), privateKey);
  return {
    payloadType: RECEIPT_PAYLOAD_TYPE,
    payload: body.toString('base64'),
    signatures: [{ keyid: keyId, sig: signature.toString('base64') }],
  };
}

export type Opened =
  | { readonly ok: true; readonly key: ReceiptKey; readonly payload: Buffer }
  /** `isForeign`: signed by a key that is not among those given, which is no evidence against it. The reason is without a full stop. */
  | { readonly ok: false; readonly reason: string; readonly isForeign?: true };

/** One signature by one of the keys is enough; the envelope's other signatures do not concern us. */
export function openEnvelope(
  { payloadType, payload, signatures }: ReceiptEnvelope,
  keys: readonly ReceiptKey[],
): Opened {
  const body = strictBase64(payload);
  if (body === undefined) return { ok: false, reason: 'the payload is not Base64' };
  const encoded = preAuthenticationEncoding(payloadType, body);
  const known = signatures.flatMap(({ keyid, sig }) =>
    keys.filter(({ kid }) => kid === keyid).map((key) => ({ key, sig })),
  );
  if (known.length === 0) {
    return {
      ok: false,
      isForeign: true,
      reason: `it is signed by none of the keys given (--keys FILE takes others): ${signatures.map(({ keyid }) => keyid).join(', ')}`,
    };
  }
  for (const { key, sig } of known) {
    const signature = strictBase64(sig);
    if (signature && thumbprint(key.x) === key.kid && verify(null, encoded, publicKeyOf(key), signature)) {
      return { ok: true, key, payload: body };
    }
  }
  return { ok: false, reason: 'the signature does not fit: something was changed after it was signed' };
}

/** Base64 that represents its bytes in one way only: bits that decoders drop must not hide a change. */
function strictBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}

const publicKeyOf = ({ kty, crv, x }: ReceiptKey): KeyObject =>
  createPublicKey({ format: 'jwk', key: { kty, crv, x } });

/** Of an Ed25519 key, by RFC 7638 (§3) and RFC 8037 (appendix A.3). @param x the public key, in Base64url */
export const thumbprint = (x: string): string =>
  createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');
