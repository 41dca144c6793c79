/** Port: the public keys of receipts. The signer publishes its key before it signs with it. Adapter: `aws/dynamoReceiptKeys.ts`. */
export interface ReceiptKeyRecord {
  /** Thumbprint of the key (RFC 7638), Base64url. */
  readonly keyId: string;
  /** The public key, Base64url. */
  readonly x: string;
  /** ISO 8601. */
  readonly validFrom: string;
  /** ISO 8601; absent: in use. */
  readonly validUntil?: string | undefined;
}

export interface ReceiptKeyRecords {
  /** A known key keeps its time. */
  publish(key: Omit<ReceiptKeyRecord, 'validUntil'>): Promise<void>;
  /** Nothing is signed with it after `validUntil`. Repeating it changes nothing. */
  retire(keyId: string, validUntil: string): Promise<void>;
  /** Oldest first. Strongly consistent. */
  list(): Promise<readonly ReceiptKeyRecord[]>;
}
