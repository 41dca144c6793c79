/**
 * API keys: `cvk_<keyId>_<secret><checksum>`, or with another prefix (`API_KEY_PREFIX`). The identifier finds the record; only
 * the holder knows the secret, because only its hash is stored. A plain SHA-256 is enough for a random secret of 256 bits: there
 * is nothing to guess. The checksum protects nothing: it lets a mistyped or cut-off key be refused without asking the database,
 * and lets a source-code scanner tell a key from a lookalike.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { randomId } from '../platform/ids.ts';
import type { ApiKeyRecord } from '../storage/accountRecords.ts';

const KEY_ID_LENGTH = 16;

/** 62^43 is the first power of 62 above 2^256. */
const SECRET_LENGTH = 43;
const SECRET_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** 62^6 is the first power of 62 above 2^32. */
const CHECKSUM_LENGTH = 6;

/** A prefix names the service, not the holder: keys issued under another setting keep working. */
const DEFAULT_PREFIX = 'cvk';

const KEY_PATTERN = new RegExp(
  `^(([A-Za-z][A-Za-z0-9_-]{0,31}?[_-])([a-z0-9]{${KEY_ID_LENGTH}})_([A-Za-z0-9]{${SECRET_LENGTH}}))([A-Za-z0-9]{${CHECKSUM_LENGTH}})?$`,
);

export interface ParsedApiKey {
  readonly keyId: string;
  readonly secret: string;
}

interface NewApiKey extends Pick<ApiKeyRecord, 'accountId' | 'createdAt' | 'expiresAt'> {
  /** As the setting `API_KEY_PREFIX` allows; an underscore follows it unless it ends with one, or with a hyphen. */
  readonly prefix?: string | undefined;
}

/** A new key and its record; the key exists nowhere else and cannot be retrieved again. Times are ISO 8601. */
export function makeApiKey({ accountId, createdAt, expiresAt, prefix = DEFAULT_PREFIX }: NewApiKey): {
  key: string;
  record: ApiKeyRecord;
} {
  const keyId = randomId(KEY_ID_LENGTH);
  const secret = randomSecret();
  const record = { keyId, accountId, secretSha256: hashSecret(secret), createdAt };
  const unchecked = `${withSeparator(prefix)}${keyId}_${secret}`;
  return {
    key: unchecked + checksumOf(unchecked),
    record: expiresAt === undefined ? record : { ...record, expiresAt },
  };
}

/** `undefined` for anything that cannot be one of our keys, or whose checksum does not match. */
export function parseApiKey(key: string): ParsedApiKey | undefined {
  const parts = KEY_PATTERN.exec(key);
  if (!parts) return undefined;
  const [, unchecked, prefix, keyId, secret] = parts;
  const checksum = parts.at(5);
  // Keys issued before checksums existed end with the secret, and all have the first prefix.
  const isGenuine =
    checksum === undefined ? prefix === withSeparator(DEFAULT_PREFIX) : checksum === checksumOf(unchecked);
  return isGenuine ? { keyId, secret } : undefined;
}

const withSeparator = (prefix: string): string => (/[_-]$/.test(prefix) ? prefix : `${prefix}_`);

/** Compares in constant time. */
export function secretMatches(secret: string, { secretSha256 }: Pick<ApiKeyRecord, 'secretSha256'>): boolean {
  const given = sha256(secret);
  const stored = Buffer.from(secretSha256, 'hex');
  return given.length === stored.length && timingSafeEqual(given, stored);
}

const hashSecret = (secret: string): string => sha256(secret).toString('hex');

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** CRC-32 of everything before it, as six base-62 digits. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    digits = SECRET_ALPHABET.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

function randomSecret(): string {
  // 248 is the largest multiple of 62 below 256; bytes above it would favour the first letters.
  let secret = '';
  while (secret.length < SECRET_LENGTH) {
    for (const byte of randomBytes(SECRET_LENGTH)) {
      if (byte < 248 && secret.length < SECRET_LENGTH) secret += SECRET_ALPHABET[byte % 62];
    }
  }
  return secret;
}
