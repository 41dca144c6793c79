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

/** The same word written in two ways. */
const same = new Set(['can not', 'per cent']);
export const isSameApart = (left: string, right: string): boolean => same.has(`${left} ${right}`);

/** Written with a hyphen, or as one word; "re-sign" and "re-cover" are other words than without it. */
const hyphened = new Set(
  'cooperative cooperatives cooperation cooperate cooperates cooperated cooperating coordinate coordinated coordinates coordinating coordination coordinator coordinators preschool email emails nonprofit subcommittee multinational percent proactive reelection reelected reentry coauthor coauthors coworker coworkers online offline website'.split(
    ' ',
  ),
);
export const isOneWithHyphen = (left: string, right: string): boolean => hyphened.has(left + right);

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
