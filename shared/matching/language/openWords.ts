/** Words that need something after them, words that contrast, and verbs by which two statements are distinguished. Folded. */
import { patternsOf, phrasesOf, stemsOf, tagged, wordsOf } from './languages.ts';
import { isNegation } from './negations.ts';

/** Prepositions, articles, auxiliary verbs and the verb "to be": what follows them is their object. */
const open = wordsOf('governs');
export const wantsObject = (key: string): boolean => open.has(key);

/** The same in Chinese: what follows them says whose words or which rule it is. */
const openUnspaced = /(?:根?据|依据|按照|依照|據)$/u;
/** Japanese and Chinese: a phrase with this ending belongs to the noun after it. */
const attribute = /[の的]$/u;
const phraseEnd = /(?:[はがをにでもとへ]|から|まで|より)?[、，]?$/u;
/** "一部の | ホテルでは、": whether the noun that `before` belongs to is left out with what `leftOut` ends in. */
export const leavesOutNoun = (before: string, leftOut: string): boolean =>
  attribute.test(before) && (phraseEnd.exec(leftOut)?.[0] ?? '') !== '';
export const wantsObjectUnspaced = (signs: string): boolean => openUnspaced.test(signs);

/** Words before a number that belong to it: "at least", "approximately". */
export const approximates = tagged('approximates');

/** What follows these is contrasted with the words before them. */
export const setsAgainst = tagged('setsAgainst');
/** What follows these is the object of a comparison, up to the next pause. */
export const compares = tagged('than');
/** Verbs of bounds, with which a denial makes a limit: "not exceeding 10", "n'excédant pas 10". */
const bounds = stemsOf('exceeds');
/** French writes "ne" and "de" into the word after them. */
const elided = /^[nd]'/;
export const exceeds = (keys: readonly string[]): boolean => keys.some((key) => bounds.test(key.replace(elided, '')));
const unspacedContrast = new RegExp(patternsOf('setsAgainstUnspaced'), 'u');
export const setsAgainstUnspaced = (signs: string): boolean => unspacedContrast.test(signs);

/** Verbs that carry a statement and need a subject in front. */
export const isAuxiliary = tagged('auxiliary');
export const coordinates = tagged('coordinates');
/** The same at the start of characters that are written without spaces. */
const coordinatesFirst = new RegExp(`^${patternsOf('coordinatesUnspaced')}`, 'u');
export const coordinatesUnspaced = (signs: string): boolean => coordinatesFirst.test(signs);

/** Join a member to a list as "and" does, in two words and more. */
const additions = phrasesOf('joinsMember');
export const startsAddition = (keys: readonly string[]): boolean =>
  additions.some((phrase) => phrase.every((word, at) => keys.at(at) === word));

/** What comes before and after one of them is mutually exclusive. */
export const isAlternative = tagged('alternative');

/** The last two words of "anyone else", "niemand sonst": of the first alone more is said. */
const elsePairs = new Set(phrasesOf('withElse').map((words) => words.slice(-2).join(' ')));
export const takesElse = (key: string, next: string): boolean => elsePairs.has(`${key} ${next}`);

/** "But": what comes after it takes something back. */
export const opposes = tagged('opposes');

/** Articles and possessives, with which the object of a verb starts. */
export const opensObject = tagged('opensObject');

/** "5 mg per kg": after a measure these divide it. */
export const divides = tagged('divides');

/** "Though": after a statement, what it costs. */
export const concedes = tagged('concedes');

/** Verbs of duties and permissions, in whose sentences a draft leaves numbers open. */
export const isModal = tagged('modal');

/** They take up what was said before: what a clause that begins so denies is said of that. */
const referring = wordsOf('refersBack');
/** French "il ne veut", not Italian "il riscaldamento". */
export const refersBack = (key: string, next?: string): boolean =>
  referring.has(key) && (key !== 'il' || next === undefined || isAuxiliary(next) || isNegation(next));

/** These start a clause that belongs to the noun before it. */
const relatives = wordsOf('relative');
const relativeAdverbs = wordsOf('relativeAdverb');
/** Spanish and Portuguese say so with the verb: "que sean", "que tenham". */
export const isChosen = tagged('subjunctive');

/** Whether such a clause says which of several the noun names; one with "when" may only say when it was. */
export const saysWhich = (key: string): boolean => relatives.has(key);
export const isRelative = (key: string): boolean => relatives.has(key) || relativeAdverbs.has(key);

/** German, Russian and Polish have commas around such a clause whatever it says; in these forms it speaks of several. */
const pluralRelatives = wordsOf('pluralRelative');
const pluralVerb = /^(?:sind|\p{L}+en)$/u;
/** @param last the clause's last word, in German its verb */
export const isPluralClause = (first: string, last: string): boolean =>
  pluralRelatives.has(first) || ((first === 'die' || first === 'deren') && pluralVerb.test(last));

/** Japanese and Korean put the verb last: a phrase with one of these endings belongs to a verb further on, with or without commas. */
const japaneseObject = /(?:より|から|まで|[にではをとへがも]|[にと](?:おい|つい|し)て)$/u;
/** "市が設置する農園の利用について": there "が" is of a clause about the noun. */
const japaneseAdverbial = /\p{Script=Han}に(?:ついて|おいて|関して|基づき|より|対して)、?$/u;
const koreanObject = /(?:에서|에게|부터|까지|[은는을를에이가의])$/u;
const koreanConnective = /\p{L}{2}(?:고|며|면서|여|해|아서|어서)$/u;
const koreanSubject = /\p{L}{2}[이가은는]$/u;
/** The same if there are clauses in between without a subject of their own: "연구진은 … 실시하고". */
export const awaitsKoreanVerb = (before: string, leftOut: readonly string[]): boolean =>
  koreanSubject.test(before) &&
  koreanConnective.test(leftOut.at(-1) ?? '') &&
  !leftOut.some((key) => koreanSubject.test(key));
/** Whether `before` waits for a verb that is not in `leftOut`, nor another subject for it. */
export const awaitsVerbAfter = (before: string, leftOut: string): boolean =>
  koreanObject.test(before)
    ? !/[,、，]/u.test(leftOut)
    : japaneseObject.test(before) &&
      !(japaneseAdverbial.test(leftOut) ? /は/u : /[はが]/u).test(leftOut) &&
      leftOut
        .split(/[、，]/u)
        .slice(0, -1)
        .every((piece) => piece === '' || japaneseObject.test(piece));

/** Between a noun and its complement: "works of renovation". */
export const isPartitive = tagged('partitive');

/** After several subjects, of which one is left. */
export const isPluralVerb = tagged('pluralVerb');
const willBe = wordsOf('willBe');
export const isFuturePlural = (key: string): boolean => willBe.has(key);

/** Arabic and Hebrew glue "and" to the word after it. */
const gluedAnd = /^[وו]\p{L}{3}/u;
export const gluesAnd = (key: string): boolean => gluedAnd.test(key);
