/** Times of recordings as text. */

const CLOCK = /^\s*(?:(\d{1,6}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3})\d*)?\s*$/;

/** `01:02:03.500`, `02:03,5` → milliseconds. Hours may be left out, milliseconds too. */
export function timeOf(text: string): number | undefined {
  const [whole, hours = '0', minutes, seconds, fraction = ''] = CLOCK.exec(text) ?? [];
  if (whole === undefined || Number(seconds) > 59 || Number(minutes) > 59) return undefined;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
}

/** Milliseconds → `HH:MM:SS.mmm`. */
export function clockTime(ms: number): string {
  const whole = Math.round(ms);
  const two = (value: number): string => String(value).padStart(2, '0');
  const seconds = Math.floor(whole / 1000);
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  return `${clock}.${String(whole % 1000).padStart(3, '0')}`;
}
