/** Which runs of digits occur wherever a value is written, in whatever notation: derived from its key alone. */

/** The ways to set a number: with its thousands grouped and without. */
function waysToSet(number: string): string[][] {
  const [whole = '', ...rest] = number.match(/\d+/g) ?? [];
  if (whole.length <= GROUP) return [[whole, ...rest]];
  const first = whole.length % GROUP;
  const groups = whole.slice(first).match(/\d{3}/g) ?? [];
  return [
    [whole, ...rest],
    [...(first === 0 ? [] : [whole.slice(0, first)]), ...groups, ...rest],
  ];
}
const GROUP = 3;

/** "3" and "5" of "3.5 million" for 3500000, "3.50 million" too: the digits before a magnitude, down to a hundredth of it. */
function waysToScale(number: string): string[][] {
  if (!/^\d{4,}$/.test(number)) return [];
  return SCALES.flatMap((rank) => {
    const [whole, rest] = [number.slice(0, -rank) || '0', number.slice(-rank).padStart(rank, '0')];
    if (!/^\d{0,2}0*$/.test(rest) || (whole === '0' && rest.startsWith('00'))) return [];
    const decimals = rest.slice(0, 2);
    if (decimals === '00') return waysToSet(whole);
    const written = decimals.endsWith('0') ? [decimals[0], decimals] : [decimals];
    return written.flatMap((run) => waysToSet(whole).map((runs) => [...runs, run]));
  });
}
const SCALES = [3, 6, 9];

/** "5" and "05". */
const smallRuns = (count: number): string[] => [...new Set([String(count), String(count).padStart(2, '0')])];

const HALF_DAY = 12;

/** @returns ways to write it, each the runs of digits that all occur there */
export function runsOfKey(key: string): readonly (readonly string[])[] {
  const [kind, number = ''] = key.split(' ');
  if (kind === 'n') return smallRuns(Number(number)).map((run) => [run]);
  if (kind === 't' || kind === 'tt') {
    const [year = '', , day] = number.split('-');
    return smallRuns(Number(day)).map((run) => (year === '' ? [run] : [run, year]));
  }
  if (kind === 'h' || kind === 'c') {
    const [hour = '', minute = ''] = number.split(':');
    const ofHalf = ((Number(hour) + HALF_DAY - 1) % HALF_DAY) + 1;
    const hours = [...new Set([Number(hour), ofHalf].flatMap(smallRuns))];
    return hours.map((run) => (Number(minute) === 0 ? [run] : [run, minute]));
  }
  return [...waysToSet(number), ...waysToScale(number)];
}
