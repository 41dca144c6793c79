/** A key is well formed, and nobody can recreate it from its record. */
import { createHash } from 'node:crypto';
import { makeApiKey, parseApiKey, secretMatches } from '../../../shared/accounts/apiKey.ts';

const made = () => makeApiKey({ accountId: 'acme', createdAt: '2030-01-01T00:00:00.000Z' });

describe('API keys', () => {
  it('are made of a prefix, an identifier, a secret of 43 letters and digits and a checksum of six', () => {
    const { key, record } = made();
    expect(key).toMatch(/^cvk_[a-z0-9]{16}_[A-Za-z0-9]{49}$/);
    expect(key.split('_')[1]).toBe(record.keyId);
  });

  it('leave nothing but the hash of the secret in their record', () => {
    const { key, record } = made();
    const secret = key.split('_')[2].slice(0, 43);
    expect(record).toEqual({
      keyId: record.keyId,
      accountId: 'acme',
      createdAt: '2030-01-01T00:00:00.000Z',
      secretSha256: createHash('sha256').update(secret).digest('hex'),
    });
    expect(JSON.stringify(record)).not.toContain(secret);
  });

  it('carry an expiry only when one is given', () => {
    expect(made().record).not.toHaveProperty('expiresAt');
    const expiresAt = '2031-01-01T00:00:00.000Z';
    expect(makeApiKey({ accountId: 'acme', createdAt: expiresAt, expiresAt }).record.expiresAt).toBe(expiresAt);
  });

  it('never repeat', () => {
    const keys = Array.from({ length: 1000 }, () => made().key);
    expect(new Set(keys).size).toBe(1000);
  });

  it('draw every character of the alphabet about equally often', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 2000; i++) {
      for (const character of made().key.slice(21, 64)) counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    // 86,000 draws of 62 characters: 1387 each, standard deviation 37; a bias of modulo 256 would show as 25 percent.
    expect(counts.size).toBe(62);
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(1387 - 7 * 37);
      expect(count).toBeLessThan(1387 + 7 * 37);
    }
  });

  it('are parsed into what they were made of, and match their own record only', () => {
    const { key, record } = made();
    const parsed = parseApiKey(key)!;
    expect(parsed.keyId).toBe(record.keyId);
    expect(secretMatches(parsed.secret, record)).toBe(true);
    expect(secretMatches(parsed.secret, made().record)).toBe(false);
    expect(secretMatches(parsed.secret.toLowerCase(), record)).toBe(false);
    expect(secretMatches(parsed.secret, { secretSha256: '' })).toBe(false);
  });

  it('are not taken from a key with any one character changed, or two swapped', () => {
    const { key } = made();
    for (let i = 0; i < key.length; i++) {
      expect(parseApiKey(key.slice(0, i) + (key[i] === 'q' ? 'r' : 'q') + key.slice(i + 1))).toBeUndefined();
      if (i > 0 && key[i] !== key[i - 1]) {
        expect(parseApiKey(key.slice(0, i - 1) + key[i] + key[i - 1] + key.slice(i + 1))).toBeUndefined();
      }
    }
  });

  it('have a checksum that other programs can make: CRC-32 to the base 62', () => {
    const unchecked = `cvk_abcdefghijklmnop_${'A'.repeat(43)}`;
    expect(parseApiKey(`${unchecked}B3oT2f`)).toEqual({ keyId: 'abcdefghijklmnop', secret: 'A'.repeat(43) });
  });

  it.each([
    ['sk-acme-', 'sk-acme-'],
    ['sk', 'sk_'],
    ['sk-acme', 'sk-acme_'],
  ])('begin with the prefix %s, if that is wanted, and are parsed whatever the prefix', (prefix, beginning) => {
    const { key, record } = makeApiKey({ accountId: 'acme', createdAt: '2030-01-01T00:00:00.000Z', prefix });
    expect(key.startsWith(beginning + record.keyId)).toBe(true);
    expect(parseApiKey(key)?.keyId).toBe(record.keyId);
    expect(parseApiKey(key.replace('s', 't'))).toBeUndefined();
    expect(parseApiKey(key.slice(0, -6))).toBeUndefined();
  });

  it('that were issued without a checksum still work', () => {
    const { key, record } = made();
    expect(parseApiKey(key.slice(0, -6))).toEqual(parseApiKey(key));
    expect(secretMatches(parseApiKey(key.slice(0, -6))!.secret, record)).toBe(true);
  });

  it.each([
    '',
    'cvk_',
    'cvk_abcdefghijklmnop_short',
    `cvk_ABCDEFGHIJKLMNOP_${'a'.repeat(43)}`,
    `cvk_abcdefghijklmnop_${'a'.repeat(44)}`,
    `cvk_abcdefghijklmnop_${'a'.repeat(42)}-`,
    `xcvk_abcdefghijklmnop_${'a'.repeat(43)}`,
    `cvk_abcdefghijklmnop_${'a'.repeat(43)}\n`,
  ])('are not taken from %j', (text) => {
    expect(parseApiKey(text)).toBeUndefined();
  });
});
