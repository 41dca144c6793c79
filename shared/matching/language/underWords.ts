/** How a value's head is named in a sentence: "Vienna under Delivery: 3 €", "Unter Lieferung: Wien 3 €". */
import { wordsOf } from './languages.ts';
const word = [...wordsOf('underHead')].join('|');
const head = String.raw`["“„«'‘]?(?<head>[^:"”“»'’]{2,80}?)["”“»'’]?`;
const before = new RegExp(String.raw`^(?:${word})\s${head}\s?[:,]\s(?<item>.{3,120})$`, 'iu');
const within = new RegExp(
  String.raw`^(?<label>.{2,80}?),?\s\(?(?:${word})\s${head}\)?\s?[:–—-]\s(?<value>.{1,80})$`,
  'iu',
);

export function afterUnder(text: string): { readonly head: string; readonly item: string } | undefined {
  const groups: Readonly<Record<string, string | undefined>> = (before.exec(text) ?? within.exec(text))?.groups ?? {};
  const { head, item, label = '', value = '' } = groups;
  return head === undefined ? undefined : { head, item: item ?? `${label}: ${value}` };
}
