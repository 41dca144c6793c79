/** Arithmetic signs in the form that the source has at that very place: "3 × 14" for "3 * 14", "5 ± 2" for "5 +/- 2". */
import type { SourceIndex } from '../source/sourceIndex.ts';

const plusMinus = /\s?(?:±|\+\s?\/\s?[-−–])\s?/gu;
const times = /\s?[×✕⨯]\s?|(?<=[\d\p{L})])\s[x*]\s(?=[\p{Sc}(]?\d)/gu;
/** UTF-16 units on either side that must be there. */
const REACH = 8;

export const withSourcesOperators = (index: SourceIndex, text: string): string =>
  asInSource(index, asInSource(index, text, plusMinus, ['±', '+/-', '+/−', '+/–']), times, ['×', '*', 'x']);

/** Each sign that a pattern finds, as the source writes it between the same words; otherwise unchanged. */
function asInSource(index: SourceIndex, text: string, pattern: RegExp, forms: readonly string[]): string {
  return text.replace(pattern, (written, at: number, whole: string) => {
    const before =
      whole
        .slice(Math.max(0, at - REACH), at)
        .replace(pattern, '')
        .split(/\s/u)
        .at(-1) ?? '';
    const after = whole.slice(at + written.length, at + written.length + REACH).split(/\s/u)[0];
    const spaced = forms.flatMap((form) => [` ${form} `, form]);
    const isThere = (form: string): boolean => index.segments.some((line) => line.text.includes(before + form + after));
    return isThere(written) ? written : (spaced.find(isThere) ?? written);
  });
}
