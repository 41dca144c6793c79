/** Promise kept: what is signed cannot be changed by a bit, and a verdict that was changed around its receipt is detected. */
import { verify } from 'node:crypto';
import { receiptsIn } from '../../../infra/operator/receiptFile.ts';
import { Refusal } from '../../../infra/operator/refusal.ts';
import type { ReceiptEnvelope } from '../../../shared/contract/receipt.ts';
import type { Verification } from '../../../shared/contract/verification.ts';
import { checkReceipt, disagreements } from '../../../shared/receipts/checkReceipt.ts';
import { openEnvelope, seal, thumbprint } from '../../../shared/receipts/envelope.ts';
import { keySetOf } from '../../../shared/receipts/keySet.ts';
import { signingKeyOf } from '../../../shared/receipts/signingKey.ts';
import { predicateOf, statementOf } from '../../../shared/receipts/statement.ts';
import { subjectOf } from '../../../shared/receipts/subjects.ts';

const key = signingKeyOf('a secret of one hundred letters');
const record = { keyId: key.keyId, x: key.x, validFrom: '2026-01-01T00:00:00.000Z' };
const { keys } = keySetOf([record]);

const citation = { sourceContext: 'Revenue rose to 319 million euros.', usesEarlierForm: false };
const verification: Verification = {
  attachmentId: 'report',
  status: 'partial_text_found',
  searchState: { status: 'partial_text_found', actualPage: 3, occurrences: 1, confidence: 0.9 },
  lowerCaseSearchTerm: 'revenue rose to 319 million euros.',
  verifiedSourceContext: 'Revenue rose to 318 million euros.',
  sourceSnippet: '',
  matchSnippet: '',
  pageNumber: 3,
  differences: [
    {
      kind: 'replaced',
      type: 'number_changed',
      rule: 'number.changed',
      quoted: '319',
      source: '318',
      boundingBoxes: [],
    },
  ],
  decidedBy: ['number.changed'],
  citation: { sourceContext: citation.sourceContext },
  matcherVersion: '1.0.0',
  verifiedAt: '2026-06-01T00:00:00.000Z',
};
const source = { attachmentId: 'report', filename: 'report.pdf', mediaType: 'application/pdf', label: 'Acme' };
const sealed = seal(
  statementOf(predicateOf({ ...citation }, verification, source), [subjectOf('source', 'bytes')]),
  key,
);

describe('a receipt', () => {
  it('is a DSSE envelope: the signature is over the type and the payload with their lengths', () => {
    const [type, body] = [sealed.payloadType, Buffer.from(sealed.payload, 'base64')];
    const signed = Buffer.concat([Buffer.from(`DSSEv1 ${type.length} ${type} ${body.length} `), body]);
    const publicKey = { key: { kty: 'OKP', crv: 'Ed25519', x: key.x }, format: 'jwk' as const };
    expect(verify(null, signed, publicKey, Buffer.from(sealed.signatures[0].sig, 'base64'))).toBe(true);
    expect(JSON.parse(body.toString())).toMatchObject({
      _type: 'https://in-toto.io/Statement/v1',
      predicate: { verdict: 'partial_text_found', page: 3, label: 'Acme', differences: [{ quoted: '319' }] },
    });
  });

  it('names its key by the thumbprint of RFC 7638', () => {
    // The example of RFC 8037, appendix A.3.
    expect(thumbprint('11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo')).toBe(
      'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
    );
  });

  it('is accepted by its key', () => {
    expect(checkReceipt(sealed, keys)).toMatchObject({
      ok: true,
      statement: { predicate: { filename: 'report.pdf' } },
    });
  });

  it('is refused with any single bit of its file flipped: no byte of it is without meaning', () => {
    const bytes = Buffer.from(JSON.stringify(sealed));
    const accepted: string[] = [];
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      bytes[bit >> 3] ^= 1 << (bit & 7);
      if (accepts(bytes.toString())) accepted.push(bytes.toString());
      bytes[bit >> 3] ^= 1 << (bit & 7);
    }
    expect(accepts(bytes.toString())).toBe(true);
    expect(accepted).toEqual([]);
  });

  it('is refused where its text was changed in a way that decodes to the same bytes', () => {
    const { payload } = sealed;
    expect(openEnvelope({ ...sealed, payload: `${payload}\n` }, keys).ok).toBe(false);
    expect(openEnvelope(withSignature(sealed.signatures[0].sig.replace('==', '')), keys).ok).toBe(false);
  });

  it('is refused under a key that only takes the name of the right one', () => {
    const other = signingKeyOf('another');
    const forged = seal({ anything: true }, { ...other, keyId: key.keyId });
    expect(openEnvelope(forged, keys).ok).toBe(false);
    expect(openEnvelope(forged, [{ ...keys[0], x: other.x }]).ok).toBe(false);
  });

  it('is refused where its key was not in use when it says it was made', () => {
    const [later] = keySetOf([{ ...record, validFrom: '2026-07-01T00:00:00.000Z' }]).keys;
    const [earlier] = keySetOf([{ ...record, validUntil: '2026-05-01T00:00:00.000Z' }]).keys;
    expect(checkReceipt(sealed, [later])).toMatchObject({
      ok: false,
      reason: expect.stringContaining('not in use yet'),
    });
    expect(checkReceipt(sealed, [earlier])).toMatchObject({ ok: false, reason: expect.stringContaining('no longer') });
  });

  it('tells what of the verification around it says otherwise', () => {
    const checked = checkReceipt(sealed, keys);
    const around = (changed: object): readonly string[] | undefined =>
      checked.ok ? disagreements({ ...verification, receipt: sealed, ...changed }, checked.statement) : undefined;
    expect(around({})).toEqual([]);
    expect(around({ status: 'found' })).toEqual(['verdict', 'searchState.status']);
    expect(around({ differences: [] })).toEqual(['differences']);
    expect(around({ citation: { sourceContext: 'Revenue rose.' } })).toEqual(['quotation']);
    expect(around({ attachmentId: 'other' })).toEqual(['attachmentId']);
    expect(around({ evidence: { src: 'data:image/png;base64,AAAA', dimensions: { width: 1, height: 1 } } })).toEqual([
      'evidence',
    ]);
    expect(around({ status: 'maybe' })).toBeUndefined();
  });
});

/** Whether a file is accepted as a valid receipt. */
function accepts(file: string): boolean {
  try {
    return receiptsIn(file, 'receipt.json').every(({ envelope }) => envelope && checkReceipt(envelope, keys).ok);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}

const withSignature = (sig: string): ReceiptEnvelope => ({
  ...sealed,
  signatures: [{ ...sealed.signatures[0], sig }],
});
