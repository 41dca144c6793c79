/** Random identifiers. */
import { randomBytes } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** `length` characters of `[a-z0-9]`, uniformly random. */
export function randomId(length: number): string {
  // 252 is the largest multiple of 36 below 256; bytes above it would favour the first letters.
  let id = '';
  while (id.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 252 && id.length < length) id += ALPHABET[byte % 36];
    }
  }
  return id;
}

/** 26 characters that sort by time of creation: milliseconds in base 36, then randomness. */
export const sortableId = (nowMs: number): string => nowMs.toString(36).padStart(10, '0') + randomId(16);

/** 256 random bits, hexadecimal. */
export const newSecret = (): string => randomBytes(32).toString('hex');
