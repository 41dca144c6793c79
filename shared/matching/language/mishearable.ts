/** Words that turn a statement into another one, and whose other form sounds nearly the same. */
import { mayDeny, mayDenyUnspaced } from './negations.ts';
import { isCardinal, isFraction } from './numerals.ts';

/** Ordinals and compounds, which are in no list of cardinals: "fifteenth" and "fiftieth", "fünfzehn" and "fünfzig". */
const SPELLED_NUMBER = /(?:teenth|tieth|zehn|(?:zwan|drei|vier|fünf|sech|sieb|acht|neun)[zß]ig)\p{L}*$/u;

/** @param key a folded word */
export const isSpelledNumber = (key: string): boolean => isCardinal(key) || isFraction(key) || SPELLED_NUMBER.test(key);

/** Their denied forms end in a sound that is easily lost: "can" and "can't". */
const LOSES_DENIAL: ReadonlySet<string> = new Set(['can']);

export const isMishearable = ({ kind, key }: { readonly kind: string; readonly key: string }): boolean =>
  kind === 'number' || mayDeny(key) || mayDenyUnspaced(key) || LOSES_DENIAL.has(key) || isSpelledNumber(key);
