/**
 * What languages that are judged like English still lack. A language may say something without a word of its own, or with a word that means
 * something else in another language; the rest is work that is left.
 */
import { TAGS, type Tag } from '../../../shared/matching/language/tags.ts';

/** Only some languages have such words, or need them. */
const NEEDED_BY_SOME: readonly Tag[] = ['recognisedBy', 'deniesVerb', 'deniesBefore', 'termAfter', 'limitGlued'];
export const OF_SOME: readonly Tag[] = [
  ...NEEDED_BY_SOME,
  ...(Object.keys(TAGS) as Tag[]).filter((tag) => tag.endsWith('Unspaced')),
];

/** In the order of `TAGS`. */
export const emptyTags: Readonly<Record<string, string>> = {
  german:
    'hearsay',
  french:
    'hearsay than',
  spanish:
    'hearsay than between',
  italian:
    'hearsay than',
  portuguese:
    'hearsay relative than between',
  dutch:
    'retracts hearsay auxiliary',
  swedish:
    'limitsNothingWithin retracts hearsay opensObject auxiliary relative comparative than',
  polish:
    'limitsNothingWithin retracts hearsay opensObject auxiliary relative',
  czech:
    'limitsNothing limitsNothingWithin retracts hearsay opensClause opensObject auxiliary relative comparative boundsNumber than between',
  russian:
    'retracts respects hearsay opensObject auxiliary between',
  turkish:
    'limitsNothing limitsNothingWithin retracts hearsay introducesSpeech opensClause opensObject auxiliary relative comparative comparesNumber than between',
  arabic:
    'abbreviation limitsNothing limitsNothingWithin retracts voided respects hearsay majority governs opensObject auxiliary relative smallNumber ten unit comparesNumber boundsNumber than between weekday',
  hebrew:
    'stopWord abbreviation limitsNothing limitsNothingWithin retracts voided respects hearsay majority listConjunction governs opensObject auxiliary relative smallNumber ten numberWord unit comparative comparesNumber boundsNumber than between month weekday',
};
