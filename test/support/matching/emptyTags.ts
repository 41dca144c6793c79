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
  english: 'deniesItsNoun deniesElsewhere exceptAfter completesDenial grantsByEnding',
  german: 'deniesElsewhere completesDenial grantsByEnding hearsay',
  french: 'deniesItsNoun deniesAfterVerb tooMuch grantsByEnding hearsay future than',
  spanish: 'deniesAfterVerb deniesElsewhere answersNo completesDenial grantsByEnding hearsay future than between',
  italian: 'deniesAfterVerb completesDenial grantsByEnding hearsay future than',
  portuguese:
    'deniesAfterVerb deniesElsewhere linksDenial completesDenial grantsByEnding hearsay future relative than between',
  dutch:
    'deniesStatement linksDenial exceptAfter completesDenial tooMuch deducts grantsByEnding retracts hearsay judged namesCharge example auxiliary future',
  swedish:
    'deniesStatement linksDenial exceptAfter completesDenial inCases grantsByEnding limitsNothingWithin retracts hearsay judged namesCharge example lastsWhile opensObject auxiliary future knownNoun relative comparative than',
  polish:
    'deniesItsNoun deniesAfterVerb deniesElsewhere deniesStatement linksDenial completesDenial deducts grantsByEnding limitsNothingWithin retracts hearsay judged namesCharge example opensObject auxiliary future knownNoun relative',
  czech:
    'deniesItsNoun deniesAfterVerb deniesStatement linksDenial exceptAfter completesDenial tooMuch deducts inCases toExtent grants grantsByEnding limitsNothing limitsNothingWithin retracts hearsay judged namesCharge ofGroup group example refersBack reason opensClause opensObject auxiliary future anyOne knownNoun relative comparative boundsNumber than between',
  russian:
    'deniesItsNoun deniesAfterVerb linksDenial exceptAfter completesDenial deducts grantsByEnding retracts respects hearsay judged namesCharge forWhom lastsWhile opensObject auxiliary future knownNoun between',
  turkish:
    'deniesNoun deniesItsNoun deniesAfterVerb deniesElsewhere deniesStatement linksDenial answersNo lacks exceptAfter completesDenial tooMuch deducts inCases only limitsNothing limitsNothingWithin retracts hearsay judged namesCharge ofGroup group example lastsWhile reason introducesSpeech opensClause opensObject auxiliary future anyOne knownNoun relative comparative comparesNumber than between',
  arabic:
    'abbreviation deniesItsNoun deniesAfterVerb deniesElsewhere deniesStatement linksDenial answersNo lacks exceptAfter completesDenial tooMuch deducts inCases grantsByEnding limitsNothing limitsNothingWithin retracts voided respects hearsay judged namesCharge ofGroup group majority forWhom example lastsWhile refersBack reason governs opensObject auxiliary future anyOne knownNoun relative smallNumber ten unit comparesNumber boundsNumber than between weekday',
  hebrew:
    'stopWord abbreviation deniesItsNoun deniesAfterVerb deniesElsewhere deniesStatement linksDenial lacks exceptAfter completesDenial tooMuch deducts inCases grantsByEnding limitsNothing limitsNothingWithin retracts voided respects hearsay judged namesCharge ofGroup group majority forWhom example lastsWhile refersBack reason listConjunction governs opensObject auxiliary future anyOne knownNoun relative smallNumber ten numberWord unit comparative comparesNumber boundsNumber than between month weekday',
};
