/**
 * Pairs of words that make another word when run together: "a typical" and "atypical", "no body" and "nobody". Extractors lose and add
 * spaces too, but if both readings are words, nobody can tell which was printed.
 */

/** Short words that begin other words. After them a space determines what is said. */
const beginnings = new Set(
  'a an in un im il ir no non now may any every some be for over under up out al with re de dis mis pre anti ex sub super inter co so it as who what him her my your them one self ab ad en em per pro con'.split(
    ' ',
  ),
);

/** Words of two words that begin with neither. */
const compounds = new Set(
  'therapist therein thereby thereof theism themed cannot nobody nothing nowhere notable into onto within without upon also always already altogether however whatever whenever wherever therefore whereas together forever maybe meanwhile otherwise sometimes somewhere somehow anyhow anyway anymore everyday everyone everything everybody today tonight tomorrow beside besides indeed instead thereafter hereafter hereby herein notwithstanding nevertheless nonetheless ongoing onset online upset upright outright outset itself himself herself myself yourself themselves oneself toward towards'.split(
    ' ',
  ),
);

/** English words of six letters and more that are another word after "a": "a version" and "aversion", "a moral" and "amoral". */
const wordsAfterA =
  /^(?:ground|bridge|breast|stride|version|vocation|scribe|trophy|chieve|mortis|moral|normal|typical|politic|social|sexual|symmet|theis|septic|synchron|histor|logical|rhythm|tonal|vascular|cyclic|cellular|biotic|chroma|gnostic|bridged|mounted|mounts|counting|venues|versions|greement|ligned|lignment|warded|cquir|ffair|llow|nnounc|ppear|ppoint|pprov|ssess|ssist|ssoc|ttach|ttain|ttend|ttorney|vail|void)/u;
const LEAST_AFTER_A = 6;

/** Of these some stand near any English word. */
const english = new Set('the of and to is was by that which shall with from'.split(' '));
const LEAST_ENGLISH = 3;

/**
 * Whether "aresidence" can only be "a residence" where "residence" is a word.
 * @param near words of the lines around it
 */
export const isArticleGlued = (left: string, right: string, near: readonly string[]): boolean =>
  left === 'a' &&
  right.length >= LEAST_AFTER_A &&
  /^[^aeiou]/u.test(right) &&
  !wordsAfterA.test(right) &&
  new Set(near).intersection(english).size >= LEAST_ENGLISH;

/** The same word written in two ways. */
const same = new Set(['can not']);
export const isSameApart = (left: string, right: string): boolean => same.has(`${left} ${right}`);

/** Whether both readings are words: `left` and `right` apart, and run together. Folded letters. */
export const isAmbiguousJoin = (left: string, right: string, rightIsCommon: boolean): boolean =>
  !isSameApart(left, right) && (compounds.has(left + right) || (beginnings.has(left) && !rightIsCommon));

/**
 * Words before which a hyphen determines what is said: "more-skilled workers" are not more skilled workers, nor is "peut être" "peut-être".
 */
const tiedByHyphen = new Set(
  'more less most least much very too extra ultra half quarter double first last next former old new same other only peut sous sans mi demi contre entre avant après quasi'.split(
    ' ',
  ),
);
/** Adverbs and adjectives that do not form a sentence with the participle after them: "well known", "long standing". */
const degrees = new Set(
  'well ill newly long short high low full part far near hard best better fast slow wide deep widely highly fully closely'.split(
    ' ',
  ),
);
/** "Man eating" and "government funded" may be subject and verb; "man-eating" is not. */
const participle = /(?:ing|ed|en|wn|nt)$/;

/**
 * Whether two words say the same with a hyphen and with a space between them: "long-term care", "follow-up", "policy-maker". Neither is a
 * short word that begins others, and no sentence results without the hyphen. Folded letters; the caller must exclude numbers and denials.
 */
export const isSameWithHyphen = (left: string, right: string): boolean =>
  /^[a-zà-öø-ÿ]{3,}$/.test(left) &&
  /^[a-zà-öø-ÿ]{2,}$/.test(right) &&
  !beginnings.has(left) &&
  !tiedByHyphen.has(left) &&
  (degrees.has(left) || !participle.test(right));
