/** Port: accounts and their API keys. Adapter: `aws/dynamoAccountRecords.ts`. */
export interface Account {
  /** The operator's name for it, `^[a-z0-9][a-z0-9-]{0,62}$`; also its identifier. */
  readonly accountId: string;
  readonly status: 'active' | 'suspended';
  /** ISO 8601. */
  readonly createdAt: string;
  /** `never` keeps new attachments forever. */
  readonly retention: 'standard' | 'never';
  /** Free cents per UTC month; absent: the service's setting. */
  readonly freeTierCents?: number | undefined;
  /** The name it wants on receipts. */
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
  /** False if the account already exists. */
  createAccount(account: Account): Promise<boolean>;
  getAccount(accountId: string): Promise<Account | undefined>;
  /** False if there is no such account. */
  setStatus(accountId: string, status: Account['status']): Promise<boolean>;
  /** An empty label means none. False if there is no such account. */
  setReceiptLabel(accountId: string, label: string): Promise<boolean>;
  /** Every account, by name; one created a moment ago may be missing. */
  listAccounts(): AsyncIterable<Account>;
  putKey(key: ApiKeyRecord): Promise<void>;
  getKey(keyId: string): Promise<ApiKeyRecord | undefined>;
  /** False if there is no such key. Revoking twice keeps the first time. */
  revokeKey(keyId: string, revokedAt: string): Promise<boolean>;
  listKeys(accountId: string): AsyncIterable<ApiKeyRecord>;
}
