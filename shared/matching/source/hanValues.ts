/** Numbers in Chinese characters as they occur in a text: 第百四十九号, 平成二十年, 二〇二三年五月一日; and where those of a source are. */
import { HAN_NUMBER, hanNumber } from '../language/hanNumerals.ts';
import { oncePer } from '../text/oncePer.ts';
import type { SourceIndex } from './sourceIndex.ts';

export const hanValue = new RegExp(HAN_NUMBER, 'gu');

/** The year digit by digit. */
export const hanDate =
  /(?<year>[一二][〇零一二三四五六七八九]{3})年(?<month>[一二三四五六七八九十]{1,2})月(?<day>[一二三四五六七八九十]{1,3})日/gu;

export function hanDateKey({ year = '', month = '', day = '' }: Readonly<Partial<Record<string, string>>>) {
  const [y, m, d] = [year, month, day].map(hanNumber);
  if (y === undefined || m === undefined || d === undefined) return undefined;
  return `t ${String(y)}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}

export function hanKey({ han = '' }: Readonly<Partial<Record<string, string>>>): string | undefined {
  const number = hanNumber(han);
  return number === undefined ? undefined : `k ${String(number)}`;
}

const inCharacters = /[一二三四五六七八九十百千]/u;

const placesOf = oncePer(({ letters, segments }: SourceIndex): ReadonlyMap<number, readonly number[]> => {
  const places = new Map<number, number[]>();
  if (!inCharacters.test(letters)) return places;
  for (const [at, { text }] of segments.entries()) {
    for (const { groups } of text.matchAll(hanValue)) {
      const number = hanNumber(groups?.han ?? '');
      if (number === undefined) continue;
      const known = places.get(number);
      if (known === undefined) places.set(number, [at]);
      else if (known.at(-1) !== at) known.push(at);
    }
  }
  return places;
});

/** The segments with that number before what it counts, ascending; none if the source has no such characters. */
export const segmentsWithHan = (index: SourceIndex, number: number): readonly number[] =>
  placesOf(index).get(number) ?? [];
