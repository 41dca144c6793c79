/** Times of day that may be written in several ways: "3 PM", "3:00 p.m.", "15:00", "15 Uhr", "15h00". */

/** With the half of the day: a full stop after it belongs to it only if both letters have one. */
export const time =
  /(?<![\d.,:])(?<hour>\d{1,2})(?:[:.](?<minute>[0-5]\d))?\s?(?<half>[ap](?:\.\s?m\.|m))(?![\p{L}\d])/giu;
/** 24-hour times: "3:00" alone may be in the afternoon, or a proportion. */
export const timeOfDay =
  /(?<![\d.,:])(?:(?<hour>\d{1,2})(?:[:.](?<minute>[0-5]\d))?\s?uhr(?!\p{L})|(?<hour>\d{1,2})\s?h(?:\s?(?<minute>[0-5]\d))?(?![\p{L}\d])|(?<hour>0\d|1\d|2[0-3]):(?<minute>[0-5]\d)(?![:\d]|\s?[ap]\.?\s?m))/giu;

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
