/**
 * Words that a shape which OCR confuses turns into other words ("hall" and "halt", "mein" and "nein"). A scan that shows one of them was
 * read well as far as anybody can tell: it is never excused as a misreading of the other.
 */
import { englishFunctionWords, englishLookAlikes } from './lookAlikes/english.ts';
import { frenchFunctionWords, frenchLookAlikes } from './lookAlikes/french.ts';
import { germanFunctionWords, germanLookAlikes } from './lookAlikes/german.ts';
import { italianFunctionWords, italianLookAlikes } from './lookAlikes/italian.ts';
import { spanishFunctionWords, spanishLookAlikes } from './lookAlikes/spanish.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

interface LookAlikes {
  readonly words: ReadonlySet<string>;
  readonly functionWords: ReadonlySet<string>;
}

/** Created by the first who asks: tens of thousands of words, which most texts need of one language only. */
const listed = (lookAlikes: string, functionWords: string): LookAlikes => {
  let words: ReadonlySet<string> | undefined;
  return {
    get words() {
      return (words ??= set(lookAlikes));
    },
    functionWords: set(functionWords),
  };
};

const english = listed(englishLookAlikes, englishFunctionWords);
const languages: readonly LookAlikes[] = [
  english,
  listed(frenchLookAlikes, frenchFunctionWords),
  listed(germanLookAlikes, germanFunctionWords),
  listed(italianLookAlikes, italianFunctionWords),
  listed(spanishLookAlikes, spanishFunctionWords),
];

/** Share of a text's words that are a language's function words if it is in that language: measured 20 % and more; in others 2 %. */
const MIN_FUNCTION_WORDS = 0.08;

/** The lists that apply to a text: folded words with the number of times that each occurs in it. English if no language shows. */
export function lookAlikesFor(words: ReadonlyMap<string, number>): ReadonlySet<string>[] {
  const total = [...words.values()].reduce((sum, times) => sum + times, 0);
  const shown = languages.filter(({ functionWords }) => {
    const held = [...functionWords].reduce((sum, word) => sum + (words.get(word) ?? 0), 0);
    return held > 0 && held >= total * MIN_FUNCTION_WORDS;
  });
  return (shown.length > 0 ? shown : [english]).map((language) => language.words);
}
