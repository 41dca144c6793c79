/**
 * Words that a shape which OCR confuses makes other words of ("hall" and "halt", "mein" and "nein"). A scan that shows one of
 * them was read well as far as anybody can tell: it is never excused as a misreading of the other.
 */
import { englishLookAlikes } from './lookAlikes/english.ts';
import { frenchFunctionWords, frenchLookAlikes } from './lookAlikes/french.ts';
import { germanFunctionWords, germanLookAlikes } from './lookAlikes/german.ts';
import { italianFunctionWords, italianLookAlikes } from './lookAlikes/italian.ts';
import { spanishFunctionWords, spanishLookAlikes } from './lookAlikes/spanish.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

interface LookAlikes {
  readonly words: ReadonlySet<string>;
  /** None: the list holds for every text, whose quotations and terms are often English. */
  readonly functionWords?: ReadonlySet<string>;
}

const languages: readonly LookAlikes[] = [
  { words: set(englishLookAlikes) },
  { words: set(frenchLookAlikes), functionWords: set(frenchFunctionWords) },
  { words: set(germanLookAlikes), functionWords: set(germanFunctionWords) },
  { words: set(italianLookAlikes), functionWords: set(italianFunctionWords) },
  { words: set(spanishLookAlikes), functionWords: set(spanishFunctionWords) },
];

/** Share of a text's words that are a language's function words when it is in that language: measured 20 % and more; in others 2 %. */
const MIN_FUNCTION_WORDS = 0.08;

/** The lists that hold for a text: folded words with the times that each stands in it. */
export function lookAlikesFor(words: ReadonlyMap<string, number>): ReadonlySet<string>[] {
  const total = [...words.values()].reduce((sum, times) => sum + times, 0);
  return languages.flatMap(({ words: list, functionWords }) => {
    if (functionWords === undefined) return [list];
    const held = [...functionWords].reduce((sum, word) => sum + (words.get(word) ?? 0), 0);
    return held >= total * MIN_FUNCTION_WORDS ? [list] : [];
  });
}
