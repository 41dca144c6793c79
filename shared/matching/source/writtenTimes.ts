/** Times of day that may be written in several ways: "3 PM", "3:00 p.m.", "15:00", "15 Uhr", "15h00". */

import { CLOCK_WORDS, RANGE_OPENERS } from '../language/clockWords.ts';
import { RANGE_LINKS } from '../language/rangeWords.ts';
import { currency } from './currencies.ts';

/** With the half of the day: a full stop after it belongs to it only if both letters have one. */
export const time =
  /(?<![\d.,:])(?<hour>\d{1,2})(?:[:.](?<minute>[0-5]\d))?\s?(?<half>[ap](?:\.\s?m\.|m))(?![\p{L}\d])/giu;
/** 24-hour times: "3:00" alone may be in the afternoon, or a proportion. */
export const timeOfDay =
  /(?<![\d.,:])(?:(?<hour>\d{1,2})(?:[:.](?<minute>[0-5]\d))?\s?uhr(?!\p{L})|(?<hour>\d{1,2})\s?h(?:\s?(?<minute>[0-5]\d))?(?![\p{L}\d])|(?<hour>0\d|1\d|2[0-3]):(?<minute>[0-5]\d)(?![:\d]|\s?[ap]\.?\s?m))/giu;

/** "7:00": in the morning or the evening, so that only "7.00" is the same. */
export const clock = /(?<![\d.,:])(?<hour>\d):(?<minute>[0-5]\d)(?![:\d]|\s?(?:[ap]\.?\s?m|uhr)(?!\p{L}))/giu;
const dotted = String.raw`(?<![\d.,:])(?:[01]?\d|2[0-3])\.[0-5]\d(?![\d%]|[.,:]\d)`;
const link = String.raw`(?:\s?[-–—]\s?|\s(?:${RANGE_LINKS})\s)`;
const afterWord = String.raw`(?<!\p{L})(?:${CLOCK_WORDS})\.?\s`;
/** Prices of the languages that say so have a comma. */
const afterOpener = String.raw`(?<!\p{L})(?:${RANGE_OPENERS})\s`;
/** "7.00" where a word says that it is a time, or a range that begins with one: "kl. 7.00–21.00", "od 7.00 do 21.00". */
export const dottedClock = new RegExp(
  String.raw`(?<=${afterWord}(?:${dotted}${link})?|${afterOpener}${dotted}${link}|${afterOpener}(?=${dotted}${link}${dotted}))(?<hour>[01]?\d|2[0-3])\.(?<minute>[0-5]\d)(?![\d%]|[.,:]\d|\s?(?:${currency}))`,
  'giu',
);

/** Of one digit: "07:00" is in the morning, and "7:00" may be in the evening. */
export const clockKey = (hour: string | undefined, minute: string | undefined): string =>
  hour?.length === 1 ? `c ${hour}:${String(minute)}` : `h ${String(Number(hour))}:${String(minute)}`;

const HOURS = 24;
const NOON = 12;

/** Undefined if the hour does not exist in a day, or in its half. */
export function timeKey(
  hour: string | undefined,
  minute: string | undefined,
  half: string | undefined,
): string | undefined {
  const count = Number(hour);
  if (half === undefined) return count < HOURS ? `h ${String(count)}:${minute ?? '00'}` : undefined;
  if (count < 1 || count > NOON) return undefined;
  const isAfternoon = half.toLowerCase().startsWith('p');
  return `h ${String((count % NOON) + (isAfternoon ? NOON : 0))}:${minute ?? '00'}`;
}
