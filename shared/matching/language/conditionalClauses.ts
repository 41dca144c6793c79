/** How a clause begins that makes the adjacent text conditional: "if", "should the", Portuguese "se". Folded. */
import { isItalian, isPortuguese } from './leadingDenials.ts';
import { danish } from './languages/danish.ts';
import { dutch } from './languages/dutch.ts';
import { german } from './languages/german.ts';
import { norwegian } from './languages/norwegian.ts';
import { swedish } from './languages/swedish.ts';
import { patternsOf, tagged, wordsOf } from './languages.ts';
import { isIn } from './recognition.ts';
import { opensObject } from './openWords.ts';

const opening = wordsOf('opensCondition');
/** English inverts verb and subject: "should the buyer object". Elsewhere these are verbs. */
const inverted = new Set('had were should'.split(' '));
const pronouns = new Set('he she it they we you i there any such no'.split(' '));

/**
 * Whether a clause that begins with `key` and `next` sets a condition.
 * @param around the words of the surrounding lines, which reveal a word that denies or refers back in another language
 */
export function opensConditionalClause(key: string, next: string, around: () => readonly string[]): boolean {
  if (key === 'ja') return isIn('latvian', around());
  if (!opening.has(key) || saysAs(key, around)) return false;
  // Spanish "si bien" is "although".
  if (key === 'si' && next === 'bien') return false;
  if (inverted.has(key)) return opensObject(next) || pronouns.has(next);
  // "Se" refers back in Spanish and French, before a verb.
  return key !== 'se' || opensObject(next) || isPortuguese(around());
}

/** Letters of Slovak and Czech that no South Slavic language writes, and words with them that show which one it is. */
const slovakLetter = /[áéíýúôľťďňŕĺ]/u;
const SLOVAK_WORDS = 2;
/** German words that no line in Dutch has. */
const germanWords = new Set('und ist nicht für das dem im zum zur'.split(' '));
const GERMAN_WORDS = 2;
/** Words that Spanish has, and neither Portuguese nor Italian. */
const onlySpanish = new Set('el los las y del una según también'.split(' '));
const SPANISH_WORDS = 4;
/**
 * Slovak "ako" says "as" and "how", German "als" says "as" and "than", Italian "si" and Spanish "se" refer back; in Croatian, Serbian and Bosnian, in Dutch,
 * and in Spanish, French and Portuguese, they are "if".
 * @param around as above
 */
export const saysAs = (key: string, around: () => readonly string[]): boolean =>
  (key === 'ako' && around().filter((word) => slovakLetter.test(word)).length >= SLOVAK_WORDS) ||
  (key === 'si' && isItalian(around())) ||
  (key === 'se' && around().filter((word) => onlySpanish.has(word)).length >= SPANISH_WORDS) ||
  (key === 'als' && around().filter((word) => germanWords.has(word)).length >= GERMAN_WORDS);

/** Whether a sentence that begins so first says when, or on what condition, the rest of it applies. */
export const opensWhen = (key: string): boolean => opening.has(key) || tellsWhen(key);
/** Whether a clause that begins so says when. */
export const tellsWhen = tagged('when');

/** The finite verbs of the Germanic languages that put them second, except those that are words of others. */
const shared = new Set('is was had will are have'.split(' '));
const verbSecond = new Set(
  [german, dutch, danish, norwegian, swedish]
    .flatMap(({ auxiliary = '', modal = '', verbSecond: others = '' }) => `${auxiliary} ${modal} ${others}`.split(' '))
    .filter((key) => key !== '' && !shared.has(key)),
);
/** Whether a main clause that starts with another clause may continue with this verb: "wird er genehmigt, | ist zu zahlen". */
export const isVerbSecond = (key: string): boolean => verbSecond.has(key);
/** "Godkendes", "godkänns"; German and Dutch "kommt", "betaalt" with a noun or pronoun after it. */
const passiveInS = /^\p{L}{4,}(?:[ea]s|[ndtlrkg]s)$/u;
const thirdPerson = /^\p{L}{3,}t$/u;
const subjects = wordsOf('afterItsVerb');
/** Whether a sentence that begins with these two words may set a condition by having its verb first. */
export const mayInvert = (first: string, second: string): boolean =>
  verbSecond.has(first) ||
  passiveInS.test(first) ||
  (thirdPerson.test(first) && (subjects.has(second) || opensObject(second)));

/** "| when delivered in line with the evidence": a clause without a subject that says how, and never when in a story. */
const passive = /^(?: |, )(?:when|where|once|while) (?:\p{L}+ly )?(?!asked|told|compared)\p{L}+ed\b/u;
/** "| with the prior written consent of", "| nur mit Zustimmung", "| sous réserve de l'accord". */
const consent = new RegExp(`^(?: |, )${patternsOf('byConsent')}`, 'iu');
/** @param next the text right after a statement */
export const isBoundToManner = (next: string): boolean => passive.test(next) || consent.test(next);

const fronted: readonly RegExp[] = [
  new RegExp(`^${patternsOf('frontedUnspaced')}`, 'u'),
  new RegExp(`^${patternsOf('frontedCondition')}`, 'iu'),
  new RegExp(`^${patternsOf('frontedExclusion')} [^,;]*,\\s*$`, 'iu'),
  new RegExp(`^${patternsOf('frontedGroup')}[^,;\\d]*,\\s*$`, 'iu'),
];
/** Whether a sentence that begins so is true only on a condition. @param signs the beginning as written, folded */
export const opensCondition = (first: string, signs: string): boolean =>
  opening.has(first) || fronted.some((pattern) => pattern.test(signs));

const onPaper = new RegExp(`^${patternsOf('frontedDoubt')}`, 'iu');
/** Whether a sentence that begins so is true only on paper, or was true once. @param signs as above, up to the quotation */
export const holdsOnPaper = (signs: string): boolean => onPaper.test(signs);

/** "Where all of the following are met". */
const fulfilled = wordsOf('fulfilled');
export const isFulfilled = (key: string): boolean => fulfilled.has(key);
