/**
 * Words that make a statement one of chance, of some cases or of some times: "may", "rarely", "most". Without one of them a
 * shortened quotation claims more than its source. Folded.
 */
import { wordsOf } from './languages.ts';

const words = wordsOf('hedge');
const unspaced =
  /可能|可(?=以|在|于|於|自|向|按|由|凭|随时|根据|选择|单方|提前|要求)|有权|也许|或许|大概|通常|一般|有时|很少|部分|(?<!不)[仅僅只]|几乎|かもしれ|おそらく|たぶん|時々|まれに|通常|一部|のみ|だけ|ほとんど/u;
/** "In rare cases", "unter bestimmten Umständen". */
const inCases =
  /(?:^| )(?:(?:in|under)(?: \p{L}+){1,3} (?:cases|instances|circumstances|conditions)|(?:in|unter)(?: \p{L}+){1,3} (?:fällen|umständen|bedingungen)|(?:dans|en)(?: \p{L}+){1,3} (?:cas|circonstances)|en(?: \p{L}+){1,3} (?:casos|circunstancias)|in(?: \p{L}+){1,3} (?:casi|circostanze)|em(?: \p{L}+){1,3} casos|in(?: \p{L}+){1,3} gevallen|в(?: \p{L}+){1,3} случаях|w(?: \p{L}+){1,3} przypadkach)(?: |$)/u;
const korean = /^(?:아마|가끔|드물게|보통|일반적으로|대개|일부|거의|오직|만)$/u;

/** Whether folded words, a space between them, name cases in which alone a statement holds. */
export const namesCases = (words: string): boolean => inCases.test(words);
/** Whether a folded word leaves a statement open. */
export const hedges = (key: string): boolean => words.has(key) || korean.test(key);
export const hedgesUnspaced = (signs: string): boolean => unspaced.test(signs);
