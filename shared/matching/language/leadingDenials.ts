/** Denials that may come first in a statement, and what may precede a statement within a sentence. Folded. */
import { languages, tagged, wordsOf } from './languages.ts';
import { isNegation } from './negations.ts';
import { isIn, isTold } from './recognition.ts';

/** They deny a noun or name a manner: what remains is not a statement of its own. */
const prepositions = wordsOf('deniesNoun');
/** "Personne", "mai", "né": a person, May, born. */
const ambiguous = wordsOf('deniesElsewhere');

/** Whether a statement may start with this denial, and the rest is also a statement: "no | evidence was found". */
export const leadsStatement = (key: string): boolean =>
  isNegation(key) && !prepositions.has(key) && !ambiguous.has(key);

/** Auxiliary verbs before a denial at the start of an instruction: "Do not". */
export const leadsOrder = (key: string): boolean => key === 'do' || key === 'does' || key === 'did';

/** What may come between a denial and what it denies: "none of the", "not all". */
export const linksDenial = tagged('linksDenial');
/** "None of the | members" may be cut after two of them. */
export const MAX_LINKS = 2;

/** Words after which a statement starts within a sentence. */
export const opensClause = tagged('opensClause');

/** Words before "that" in frames that deny a whole statement: "It is false that". */
const denyingFrames = wordsOf('deniesStatement');
export const deniesStatement = (key: string): boolean => denyingFrames.has(key) || isNegation(key);

/** Comparatives that bound a number: "not | less than 5" is the opposite of what remains. */
export const isBound = tagged('comparative');

/** The languages in which a word denies the verb right after it: what remains is a whole statement, wherever it is. */
const verbDeniers = new Map<string, string[]>();
for (const [name, { deniesVerb: denials = '' }] of Object.entries(languages)) {
  for (const key of denials.split(' ')) verbDeniers.set(key, [...(verbDeniers.get(key) ?? []), name]);
}
/** @param around the surrounding words, which distinguish the Spanish "no" from the English one */
export const deniesVerb = (key: string, around: () => readonly string[]): boolean =>
  verbDeniers.get(key)?.some((name) => isTold(name) || isIn(name, around())) ?? false;

/** Whether a word denies the clause that it ends. */
export const deniesBefore = tagged('deniesBefore');
/** "Smoker: no", "answer: nein": an answer denies no words before it. */
const answers = wordsOf('answersNo');
/** Whether a word at the very end of a clause denies all of it: "the lease is valid | not". */
export const deniesAtEnd = (key: string): boolean => isNegation(key) && !answers.has(key) && !prepositions.has(key);

/** German capitalises nouns: a capital after these does not start anything new. */
export const precedesGermanNoun = (key: string): boolean => /^kein(?:e[nmrs]?)?$/.test(key);

/** Portuguese has endings of its own. */
const MIN_PORTUGUESE_WORDS = 2;
const portugueseEnding = /ç(?:ão|ões)$/u;
/** Whether "no" means "in the" among these words, and denies nothing. */
export const isPortuguese = (keys: readonly string[]): boolean =>
  isIn('portuguese', keys, MIN_PORTUGUESE_WORDS - keys.filter((key) => portugueseEnding.test(key)).length);

/** English has "do", Catalan "com" and "dos": no other language has one of these. */
const onlyPortuguese = /^(?:uma|não|são|foi|ao|aos|pel[oa]s?|dest[ae]|nest[ae]|também|até|\p{L}+ç(?:ão|ões))$/u;
const onlyItalian = /^(?:di|gli|della|dello|degli|delle|nella|nel|che|è|sono|il)$/u;
const ITALIAN_WORDS = 3;
export const isItalian = (keys: readonly string[]): boolean =>
  keys.filter((key) => onlyItalian.test(key)).length >= ITALIAN_WORDS;
/** Letters that Latvian has; its names, and those of the Māori, are in texts of other languages, which have none of its small words. */
const latvianLetters = /[āēīūģķļņ]/u;
const onlyLatvian = /^(?:ar|gada|kad|kas|kuru|nav|tas|tiek|uz|vai)$/;
const onlyEnglish = /^(?:the|of|and|is|was)$/;
const LATVIAN_WORDS = 2;
/** Whether "no" means "from" among these words. */
export const isLatvian = (keys: readonly string[]): boolean =>
  keys.filter((key) => latvianLetters.test(key)).length >= LATVIAN_WORDS &&
  keys.some((key) => onlyLatvian.test(key)) &&
  !keys.some((key) => onlyEnglish.test(key));
/** Words that identify German, in which "noch" is "still" unless "weder" comes before it. */
const MIN_GERMAN_WORDS = 3;
/** Whether "no" is Portuguese "in the" or Latvian "from" among these words, "ne" Italian "of it" or "noch" German "still": these deny nothing. */
export const isNoDenialThere = (key: string, around: () => readonly string[]): boolean => {
  if (key === 'ne') return isItalian(around());
  if (key === 'noch') return !around().includes('weder') && isIn('german', around(), MIN_GERMAN_WORDS);
  if (key !== 'no') return false;
  const keys = around();
  return isLatvian(keys) || (isPortuguese(keys) && keys.some((other) => onlyPortuguese.test(other)));
};
