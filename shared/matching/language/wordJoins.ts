/**
 * Pairs of words that run together make another word: "a typical" and "atypical", "no body" and "nobody". Extractors lose and
 * add spaces too, but where both readings are words, nobody can tell which was printed.
 */

/** Short words that begin other words. Behind them a space decides what is said. */
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
const same = new Set(['can not']);
export const isSameApart = (left: string, right: string): boolean => same.has(`${left} ${right}`);

/** Whether both readings are words: `left` and `right` apart, and run together. Folded letters. */
export const isAmbiguousJoin = (left: string, right: string, rightIsCommon: boolean): boolean =>
  !isSameApart(left, right) && (compounds.has(left + right) || (beginnings.has(left) && !rightIsCommon));
