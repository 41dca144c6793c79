/** Words that need something after them, words that contrast, and verbs by which two statements are distinguished. Folded. */
import { wordsOf } from './languages.ts';

const set = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '));

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
const approximations = set(
  'at least most up to about approximately around roughly nearly almost over under more less fewer than some only circa ca c',
  'rund etwa ungefähr knapp mindestens höchstens bis zu mehr weniger als fast',
  'environ près de plus moins au jusqu presque quelque',
  'aproximadamente unos unas cerca más menos de al menos casi hasta',
  'circa quasi almeno oltre più meno fino',
);
export const approximates = (key: string): boolean => approximations.has(key);

/** What follows these is contrasted with the words before them. */
const contrasts = wordsOf('setsAgainst');
export const setsAgainst = (key: string): boolean => contrasts.has(key);
/** What follows these is the object of a comparison, up to the next pause. */
const comparisons = wordsOf('than');
export const compares = (key: string): boolean => comparisons.has(key);
/** Verbs of bounds, with which a denial makes a limit: "not exceeding 10", "n'excédant pas 10". */
const bounds =
  /^(?:n'|d')?(?:exc[eéè]e?d|dépass|super|überschreit|übersteig|unterschreit|überstieg|more|less|oltre|más|mehr|weniger)/u;
export const exceeds = (keys: readonly string[]): boolean => keys.some((key) => bounds.test(key));
const unspacedContrast = /相比|相較|而是|一方|に対し|とは異なり|虽然|雖然/u;
export const setsAgainstUnspaced = (signs: string): boolean => unspacedContrast.test(signs);

/** Verbs that carry a statement and need a subject in front. */
const auxiliaries = wordsOf('auxiliary');
export const isAuxiliary = (key: string): boolean => auxiliaries.has(key);
const coordinators = wordsOf('coordinates');
export const coordinates = (key: string): boolean => coordinators.has(key);
/** The same at the start of characters that are written without spaces. */
const coordinatesFirst = /^(?:及び?|および|並びに|ならびに|又は|または|若しくは|かつ|和|与|與|以及|或|และ|หรือ)/u;
export const coordinatesUnspaced = (signs: string): boolean => coordinatesFirst.test(signs);

/** Join a member to a list as "and" does, in two words and more. */
const additions = (
  'as well as|along with|together with|sowie auch|ainsi que|así como|como así también|como también|bem como|assim como|così come|' +
  'nonché|а также|как и|jak również|jak i|a także|oraz|alsmede|evenals|samt|liksom|ayrıca|ile birlikte'
)
  .split('|')
  .map((phrase) => phrase.split(' '));
export const startsAddition = (keys: readonly string[]): boolean =>
  additions.some((phrase) => phrase.every((word, at) => keys.at(at) === word));

/** What comes before and after one of them is mutually exclusive. */
const alternatives = set('or oder ou o u of или lub או أو');
export const isAlternative = (key: string): boolean => alternatives.has(key);

/** "But": what comes after it takes something back. */
const oppositions = wordsOf('opposes');
export const opposes = (key: string): boolean => oppositions.has(key);

/** Articles and possessives, with which the object of a verb starts. */
const determiners = wordsOf('opensObject');
export const opensObject = (key: string): boolean => determiners.has(key);

/** "5 mg per kg": after a measure these divide it. */
const divisors = set('per pro je par por al à a');
export const divides = (key: string): boolean => divisors.has(key);

/** Verbs of duties and permissions, in whose sentences a draft leaves numbers open. */
const modals = wordsOf('modal');
export const isModal = (key: string): boolean => modals.has(key);

/** These start a clause that belongs to the noun before it. */
const relatives = wordsOf('relative');
const relativeAdverbs = set('where when où');
/** Spanish and Portuguese say so with the verb: "que sean", "que tenham". */
const subjunctives = set(
  'sean sea tengan tenga hayan haya estén esté sejam seja tenham tenha estejam esteja fueren fuere',
);
export const isChosen = (key: string): boolean => subjunctives.has(key);

/** Whether such a clause says which of several the noun names; one with "when" may only say when it was. */
export const saysWhich = (key: string): boolean => relatives.has(key);
export const isRelative = (key: string): boolean => relatives.has(key) || relativeAdverbs.has(key);

/** German, Russian and Polish have commas around such a clause whatever it says; in these forms it speaks of several. */
const pluralRelatives = set(
  'denen которые которых которым которыми które którzy których którym którymi které kteří kterých kterým',
);
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
const partitives = new Set("of de du des d' von di del della do da".split(' '));
export const isPartitive = (key: string): boolean => partitives.has(key);

/** After several subjects, of which one is left. */
const pluralVerbs = new Set(
  'are were have sind waren haben hatten werden sont étaient ont son eran han sono erano hanno são'.split(' '),
);
export const isPluralVerb = (key: string): boolean => pluralVerbs.has(key);
const willBe = new Set('serão seront serán saranno'.split(' '));
export const isFuturePlural = (key: string): boolean => willBe.has(key);

/** Arabic and Hebrew glue "and" to the word after it. */
const gluedAnd = /^[وו]\p{L}{3}/u;
export const gluesAnd = (key: string): boolean => gluedAnd.test(key);
