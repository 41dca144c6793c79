/** Port: accounts and their API keys. Adapter: `aws/dynamoAccountRecords.ts`. */
export interface Account {
  /** The operator's name for it, `^[a-z0-9][a-z0-9-]{0,62}$`; also its identifier. */
  readonly accountId: string;
  readonly status: 'active' | 'suspended';
  /** ISO 8601. */
  readonly createdAt: string;
  /** `never` keeps new attachments for ever. */
  readonly retention: 'standard' | 'never';
  /** Free cents a UTC month; absent: as the service is set. */
  readonly freeTierCents?: number | undefined;
  /** What it wants to be called on receipts. */
  readonly receiptLabel?: string | undefined;
}

export interface ApiKeyRecord {
  /** Public part of the key, 16 characters of `[a-z0-9]`. */
  readonly keyId: string;
  readonly accountId: string;
  /** SHA-256 of the secret, hexadecimal. The secret itself is never stored. */
  readonly secretSha256: string;
  readonly createdAt: string;
  /** ISO 8601; absent: does not expire. */
  readonly expiresAt?: string;
  /** ISO 8601; absent: not revoked. */
  readonly revokedAt?: string;
}

export interface AccountRecords {
  /** False when the account exists already. */
  createAccount(account: Account): Promise<boolean>;
  getAccount(accountId: string): Promise<Account | undefined>;
  /** False when there is no such account. */
  setStatus(accountId: string, status: Account['status']): Promise<boolean>;
  /** An empty label is none. False when there is no such account. */
  setReceiptLabel(accountId: string, label: string): Promise<boolean>;
  /** Every account, by name; one that was created a moment ago may be missing. */
  listAccounts(): AsyncIterable<Account>;
  putKey(key: ApiKeyRecord): Promise<void>;
  getKey(keyId: string): Promise<ApiKeyRecord | undefined>;
  /** False when there is no such key. Revoking twice keeps the first time. */
  revokeKey(keyId: string, revokedAt: string): Promise<boolean>;
  listKeys(accountId: string): AsyncIterable<ApiKeyRecord>;
}
