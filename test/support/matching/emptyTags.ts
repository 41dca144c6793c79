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
  english:
    'deniesItsNoun deniesElsewhere exceptAfter completesDenial grantsByEnding pluralRelative subjunctive willBe verbSecond afterItsVerb opensBound clock opensHours',
  german:
    'deniesElsewhere completesDenial grantsByEnding hearsay relativeAdverb subjunctive willBe verbSecond opensBound clock',
  french:
    'deniesItsNoun deniesAfterVerb tooMuch grantsByEnding hearsay pluralRelative subjunctive verbSecond afterItsVerb future than clock opensHours markByItself',
  spanish:
    'deniesAfterVerb deniesElsewhere answersNo completesDenial grantsByEnding hearsay relativeAdverb pluralRelative verbSecond afterItsVerb future percentWord than between clock opensHours exclusionHead',
  italian:
    'deniesAfterVerb completesDenial grantsByEnding hearsay relativeAdverb pluralRelative subjunctive verbSecond afterItsVerb future than',
  portuguese:
    'deniesAfterVerb deniesElsewhere linksDenial completesDenial grantsByEnding hearsay relativeAdverb pluralRelative verbSecond afterItsVerb future relative percentWord approximates exceeds than between clock opensHours markByItself beginsSum exclusionHead',
  dutch:
    'deniesStatement linksDenial exceptAfter completesDenial tooMuch deducts grantsByEnding retracts hearsay judged namesCharge example auxiliary relativeAdverb pluralRelative subjunctive pluralVerb willBe future percentWord duration frequency scaleWord currencyName minus opensBound interval approximates exceeds clock sectionName',
  swedish:
    'deniesStatement linksDenial exceptAfter completesDenial inCases grantsByEnding limitsNothingWithin retracts hearsay judged namesCharge example lastsWhile alternative opensObject auxiliary relativeAdverb pluralRelative subjunctive partitive pluralVerb willBe afterItsVerb future knownNoun relative percentWord duration frequency scaleWord minus opensBound divides interval approximates exceeds comparative than referenceLabel markByItself headsNotes sectionName noCharge underHead exclusionHead question',
  polish:
    'deniesItsNoun deniesAfterVerb deniesElsewhere deniesStatement linksDenial completesDenial deducts grantsByEnding limitsNothingWithin retracts hearsay judged namesCharge example opensObject auxiliary relativeAdverb subjunctive partitive pluralVerb willBe verbSecond afterItsVerb future knownNoun relative percentWord duration frequency scaleWord currencyName minus opensBound divides interval approximates exceeds referenceLabel markByItself headsNotes sectionName exclusionHead question',
  czech:
    'deniesItsNoun deniesAfterVerb deniesStatement linksDenial exceptAfter completesDenial tooMuch deducts inCases toExtent grants grantsByEnding limitsNothing limitsNothingWithin retracts hearsay judged namesCharge ofGroup group example refersBack reason joinsMember alternative opensClause opensObject auxiliary relativeAdverb subjunctive partitive pluralVerb willBe verbSecond afterItsVerb future anyOne knownNoun relative percentWord duration frequency scaleWord currencyName opensBound divides interval approximates exceeds comparative boundsNumber than between referenceLabel markByItself headsNotes sectionName exclusionHead question',
  russian:
    'deniesItsNoun deniesAfterVerb linksDenial exceptAfter completesDenial deducts grantsByEnding retracts respects hearsay judged namesCharge forWhom lastsWhile opensObject auxiliary relativeAdverb subjunctive partitive pluralVerb willBe verbSecond afterItsVerb fulfilled future knownNoun percentWord duration frequency scaleWord currencyName opensBound divides interval approximates exceeds between clock opensHours markByItself headsNotes sectionName question',
  turkish:
    'deniesNoun deniesItsNoun deniesAfterVerb deniesElsewhere deniesStatement linksDenial answersNo lacks exceptAfter completesDenial tooMuch deducts inCases only limitsNothing limitsNothingWithin retracts hearsay judged namesCharge ofGroup group example lastsWhile reason alternative introducesSpeech opensClause opensObject auxiliary relativeAdverb pluralRelative subjunctive partitive pluralVerb willBe verbSecond afterItsVerb fulfilled future anyOne knownNoun relative percentWord duration frequency scaleWord currencyName opensBound divides interval approximates exceeds comparative comparesNumber than between clock opensHours opensChange referenceLabel markByItself headsNotes sectionName underHead exclusionHead question',
  arabic:
    'abbreviation deniesItsNoun deniesAfterVerb deniesElsewhere deniesStatement linksDenial answersNo lacks exceptAfter completesDenial tooMuch deducts inCases grantsByEnding limitsNothing limitsNothingWithin retracts voided respects hearsay judged namesCharge ofGroup group majority forWhom example lastsWhile refersBack reason joinsMember governs opensObject auxiliary relativeAdverb pluralRelative subjunctive partitive pluralVerb willBe verbSecond afterItsVerb fulfilled future anyOne knownNoun relative smallNumber ten unit percentWord duration frequency opensBound divides interval approximates exceeds comparesNumber boundsNumber than between clock opensHours linksRange opensChange weekday markByItself headsNotes sectionName noCharge beginsSum joinsCells underHead asksToTick exclusionHead question',
  hebrew:
    'stopWord abbreviation deniesItsNoun deniesAfterVerb deniesElsewhere deniesStatement linksDenial lacks exceptAfter completesDenial tooMuch deducts inCases grantsByEnding limitsNothing limitsNothingWithin retracts voided respects hearsay judged namesCharge ofGroup group majority forWhom example lastsWhile refersBack reason joinsMember listConjunction governs opensObject auxiliary relativeAdverb pluralRelative subjunctive partitive pluralVerb willBe verbSecond afterItsVerb fulfilled future anyOne knownNoun relative smallNumber ten numberWord unit percentWord duration frequency scaleWord currencyName opensBound divides interval approximates exceeds comparative comparesNumber boundsNumber than between clock opensHours linksRange opensChange month weekday referenceLabel markByItself headsNotes sectionName noCharge beginsSum joinsCells underHead asksToTick exclusionHead question',
};
