/** What the operator's command line accepts. */
import { InvalidArgumentError } from 'commander';
import type { Clock } from '../../shared/platform/clock.ts';

const ACCOUNT_NAME = /^[a-z0-9][a-z0-9-]{0,62}$/;
const KEY_ID = /^[a-z0-9]{16}$/;

/** A date, or a date and time with its zone: without a zone, the end of a key would depend on the machine. */
const ISO_TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/;

/** @throws InvalidArgumentError */
export function accountName(text: string): string {
  if (ACCOUNT_NAME.test(text)) return text;
  throw new InvalidArgumentError(
    'A name has 1 to 63 lower-case letters, digits and hyphens, and begins with a letter or digit.',
  );
}

/** A whole key, or what is left of one that was cut off or mistyped. */
const KEY_REMAINS = /^[A-Za-z][A-Za-z0-9_-]{0,31}?[_-]([a-z0-9]{16})(_|$)/;

/** A key's identifier; a whole key stands for its identifier, because with a leaked key that is what one has. */
export function keyIdentifier(text: string): string {
  const keyId = KEY_REMAINS.exec(text)?.[1] ?? text;
  if (KEY_ID.test(keyId)) return keyId;
  throw new InvalidArgumentError('A key identifier has 16 lower-case letters and digits: the middle part of a key.');
}

/** UTF-16 units: company names fit. */
const MOST_LABEL_LENGTH = 200;

/** Far above any real amount, and exact in every program that reads it: ten million dollars. */
const MOST_CENTS = 1_000_000_000;

/** Whole cents, zero or more. @throws InvalidArgumentError */
export function cents(text: string): number {
  if (/^\d{1,10}$/.test(text) && Number(text) <= MOST_CENTS) return Number(text);
  throw new InvalidArgumentError(`Write whole cents, 0 to ${MOST_CENTS}: 1250 is $12.50.`);
}

/** Whole cents, one or more. @throws InvalidArgumentError */
export function positiveCents(text: string): number {
  const amount = cents(text);
  if (amount > 0) return amount;
  throw new InvalidArgumentError('Write one cent or more.');
}

/** Text on receipts that everybody can read. @throws InvalidArgumentError */
export function receiptLabel(text: string): string {
  const label = text.trim();
  if (label.length <= MOST_LABEL_LENGTH && !/[\p{Cc}\p{Cf}\u2028\u2029]/u.test(label)) return label;
  throw new InvalidArgumentError('A label has at most 200 characters, none of them invisible.');
}

/** `YYYY-MM`. @throws InvalidArgumentError */
export function month(text: string): string {
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return text;
  throw new InvalidArgumentError('Write a month like 2031-05.');
}

/** `YYYY-MM-DD`. @throws InvalidArgumentError */
export function day(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text) && isRealDay(text)) return text;
  throw new InvalidArgumentError('Write a day like 2031-05-31.');
}

/** @throws InvalidArgumentError */
export const oneOf =
  <Choice extends string>(choices: readonly Choice[]) =>
  (text: string): Choice => {
    const chosen = choices.find((choice) => choice === text);
    if (chosen !== undefined) return chosen;
    throw new InvalidArgumentError(`It is one of ${choices.join(', ')}.`);
  };

/** ISO 8601 in UTC. @throws InvalidArgumentError for anything that is not a time, or is in the past. */
export const futureTime =
  (clock: Clock) =>
  (text: string): string => {
    const time = ISO_TIME.test(text) ? Date.parse(text) : Number.NaN;
    if (Number.isNaN(time) || !isRealDay(text)) {
      throw new InvalidArgumentError('Write a time like 2031-12-31 or 2031-12-31T18:00:00Z.');
    }
    if (time <= clock.now()) throw new InvalidArgumentError('A key that has expired already is of no use.');
    return new Date(time).toISOString();
  };

/** `Date.parse` takes 30 February for 2 March. */
function isRealDay(text: string): boolean {
  const day = text.slice(0, 10);
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}
