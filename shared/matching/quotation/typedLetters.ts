/**
 * Letters that a keyboard lacks are typed differently: "gefoerdert" for "gefördert", "citta'" for "città". A word that the source does not
 * have is read as the one that it has.
 */
import { wordCount } from '../source/vocabulary.ts';
import { oncePer } from '../text/oncePer.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';

const words = /\p{L}+(?:['’](?!\p{L}))?/gu;
const umlauts: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' };
const digraphs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const accented: Readonly<Record<string, readonly string[]>> = {
  a: ['à', 'á'],
  e: ['è', 'é'],
  i: ['ì', 'í'],
  o: ['ò', 'ó'],
  u: ['ù', 'ú'],
};

/** The same text with the words as the source writes them; unchanged if that alters none. */
export function withSourcesLetters(index: SourceIndex, raw: string): string {
  const letters = raw.normalize('NFC');
  const source = lettersIn(index);
  if (source.hasAccents && source.typedCapitals.size > 0 && /[ÀÈÉÌÒÙ](?!\p{L})/u.test(letters))
    return letters.replace(words, (word) => (source.typedCapitals.has(typed(word)) ? typed(word) : word));
  if (source.hasUmlauts && /[aou]e/i.test(letters)) return letters.replace(words, (word) => inUmlauts(index, word));
  if (!source.hasAccents && /[äöüßàèéìòù]/i.test(letters))
    return letters.replace(words, (word) => inAscii(index, word));
  return source.hasAccents && /[aeiou]['’](?!\p{L})/iu.test(letters)
    ? letters.replace(words, (word) => inAccents(index, word))
    : raw;
}

function inUmlauts(index: SourceIndex, word: string): string {
  if (!/[aou]e/i.test(word) || wordCount(index, word.toLowerCase()) > 0) return word;
  const marked = word.replace(/[aou]e/gi, (pair) => inCaseOf(pair, umlauts[pair.toLowerCase()]));
  return [marked, marked.replace(/ss/g, 'ß')].find((form) => wordCount(index, form.toLowerCase()) > 0) ?? word;
}

function inAccents(index: SourceIndex, given: string): string {
  if (!/[aeiou]['’]$/i.test(given)) return given;
  const [word, vowel] = [given.slice(0, -2), given[given.length - 2]];
  const forms = accented[vowel.toLowerCase()].map((letter) => word + inCaseOf(vowel, letter));
  return forms.find((form) => index.letters.includes(form.toLowerCase())) ?? given;
}

const typed = (word: string): string =>
  word.replace('’', "'").replace(/[ÀÈÉÌÒÙ]$/u, (letter) => `${letter.normalize('NFD')[0]}'`);

/** A source without a single accent was typed on such a keyboard itself. */
function inAscii(index: SourceIndex, word: string): string {
  const form = word
    .replace(/[äöüß]/gi, (letter) => inCaseOf(letter, digraphs[letter.toLowerCase()]))
    .replace(/[àèéìòù]$/i, (letter) => `${letter.normalize('NFD')[0]}'`);
  return form !== word && wordCount(index, form.toLowerCase().replace(/'$/, '')) > 0 ? form : word;
}

const inCaseOf = (model: string, letters: string): string =>
  model[0] === model[0].toLowerCase() ? letters : letters[0].toUpperCase() + letters.slice(1);

interface Letters {
  readonly hasUmlauts: boolean;
  readonly hasAccents: boolean;
  /** "E'", where "È" is nowhere: keyboards on which "è" has a key have none for it. */
  readonly typedCapitals: ReadonlySet<string>;
}
const lettersIn = oncePer(({ letters, segments }: SourceIndex): Letters => {
  const [typedCapitals, accentedCapitals] = [/[AEIOU]['’]$/u, /[ÀÈÉÌÒÙ]$/u].map(
    (ending) =>
      new Set(segments.flatMap(({ text }) => (text.match(words) ?? []).filter((word) => ending.test(word)).map(typed))),
  );
  return {
    hasUmlauts: /[äöü]/.test(letters),
    hasAccents: /[à-öø-ÿ]/.test(letters),
    typedCapitals: typedCapitals.difference(accentedCapitals),
  };
});
