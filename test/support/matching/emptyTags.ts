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
    'decimalComma deniesItsNoun deniesElsewhere exceptAfter completesDenial grantsByEnding pluralRelative subjunctive willBe verbSecond afterItsVerb ratioArticle countsAmong opensBound clock opensHours bulletWord',
  german:
    'decimalPoint deniesElsewhere completesDenial grantsByEnding hearsay relativeAdverb subjunctive willBe verbSecond countsAmong opensBound clock bulletWord',
  french:
    'decimalPoint deniesItsNoun deniesAfterVerb tooMuch grantsByEnding hearsay pluralRelative subjunctive verbSecond afterItsVerb future howOften than clock opensHours markByItself bulletWord',
  spanish:
    'decimalPoint deniesAfterVerb deniesElsewhere answersNo completesDenial grantsByEnding hearsay relativeAdverb pluralRelative verbSecond afterItsVerb future howOften percentWord than between clock opensHours exclusionHead',
  italian:
    'decimalPoint deniesAfterVerb completesDenial grantsByEnding hearsay relativeAdverb pluralRelative subjunctive verbSecond afterItsVerb future whole howOften restates than',
  portuguese:
    'decimalPoint deniesAfterVerb deniesElsewhere linksDenial completesDenial grantsByEnding weakens hearsay relativeAdverb pluralRelative verbSecond afterItsVerb future relative fraction part takenFrom whole howOften percentWord approximates exceeds than between clock opensHours markByItself introducesReference beginsSum exclusionHead',
  dutch:
    'decimalPoint deniesStatement linksDenial answersYes exceptAfter completesDenial tooMuch deducts grantsByEnding weakens retracts hearsay judged namesCharge example other everyOne auxiliary relativeAdverb pluralRelative subjunctive pluralVerb willBe future fraction ratioArticle countsAmong part takenFrom whole percentWord duration frequency scaleWord currencyName minus opensBound interval approximates exceeds clock introducesReference pageWord sectionName bulletWord',
  swedish:
    'decimalPoint deniesStatement linksDenial answersYes exceptAfter completesDenial inCases grantsByEnding says weakens limitsNothingWithin retracts hearsay judged namesCharge example lastsWhile alternative opensObject auxiliary relativeAdverb pluralRelative subjunctive partitive pluralVerb willBe afterItsVerb future knownNoun relative fraction ratioArticle countsAmong part takenFrom whole howOften percentWord duration frequency scaleWord minus opensBound divides interval restates approximates exceeds comparative than referenceLabel markByItself introducesReference pageWord headsNotes sectionName noCharge underHead exclusionHead bulletWord question',
  polish:
    'decimalPoint deniesItsNoun deniesAfterVerb deniesElsewhere deniesStatement linksDenial completesDenial deducts grantsByEnding says weakens limitsNothingWithin retracts hearsay judged namesCharge example definite opensObject auxiliary relativeAdverb subjunctive partitive pluralVerb willBe verbSecond afterItsVerb future knownNoun relative fraction joinsNumber ratioArticle countsAmong part takenFrom whole percentWord duration frequency scaleWord currencyName minus opensBound divides interval approximates exceeds referenceLabel markByItself introducesReference pageWord headsNotes sectionName exclusionHead question',
  czech:
    'decimalPoint deniesItsNoun deniesAfterVerb deniesStatement linksDenial exceptAfter completesDenial tooMuch deducts inCases toExtent grants grantsByEnding says thought namesSource proposes weakens limitsNothing limitsNothingWithin retracts hearsay judged namesCharge ofGroup group example refersBack reason joinsMember alternative definite other even everyOne opensClause opensObject auxiliary relativeAdverb subjunctive partitive pluralVerb willBe verbSecond afterItsVerb future anyOne knownNoun relative fraction joinsNumber ratioArticle countsAmong part takenFrom whole howOften times percentWord duration frequency scaleWord currencyName opensBound divides interval restates approximates exceeds comparative boundsNumber than between joinsRange referenceLabel markByItself introducesReference pageWord headsNotes sectionName exclusionHead question',
  russian:
    'decimalPoint deniesItsNoun deniesAfterVerb linksDenial exceptAfter completesDenial deducts grantsByEnding weakens retracts respects hearsay judged namesCharge forWhom lastsWhile definite opensObject auxiliary relativeAdverb subjunctive partitive pluralVerb willBe verbSecond afterItsVerb fulfilled future knownNoun fraction joinsNumber ratioArticle countsAmong part takenFrom whole percentWord duration frequency scaleWord currencyName opensBound divides interval restates approximates exceeds between clock opensHours markByItself introducesReference pageWord headsNotes sectionName bulletWord question',
  turkish:
    'decimalPoint deniesNoun deniesItsNoun deniesAfterVerb deniesElsewhere deniesStatement linksDenial answersNo lacks exceptAfter completesDenial tooMuch deducts inCases only says namesSource weakens limitsNothing limitsNothingWithin retracts hearsay judged namesCharge ofGroup group example lastsWhile reason alternative definite even introducesSpeech opensClause opensObject auxiliary relativeAdverb pluralRelative subjunctive partitive pluralVerb willBe verbSecond afterItsVerb fulfilled future anyOne knownNoun relative fraction joinsNumber ratioArticle countsAmong part takenFrom whole opensWhole howOften percentWord duration frequency scaleWord currencyName opensBound divides interval restates approximates exceeds comparative comparesNumber than between clock opensHours joinsRange opensChange referenceLabel markByItself introducesReference pageWord headsNotes sectionName underHead exclusionHead bulletWord question',
  arabic:
    'decimalPoint decimalComma abbreviation deniesItsNoun deniesAfterVerb deniesElsewhere deniesStatement linksDenial answersNo answersYes answersNoBeside lacks exceptAfter completesDenial tooMuch deducts inCases grantsByEnding thought proposes weakens limitsNothing limitsNothingWithin retracts voided respects hearsay judged namesCharge ofGroup group majority forWhom example lastsWhile refersBack reason joinsMember definite other even everyOne governs opensObject auxiliary relativeAdverb pluralRelative subjunctive partitive pluralVerb willBe verbSecond afterItsVerb fulfilled future anyOne knownNoun relative smallNumber ten fraction joinsNumber unit ratioArticle countsAmong part takenFrom whole opensWhole howOften times percentWord duration frequency opensBound divides interval restates approximates exceeds comparesNumber boundsNumber than between clock opensHours linksRange joinsRange opensChange weekday markByItself introducesReference pageWord headsNotes sectionName noCharge beginsSum joinsCells underHead asksToTick exclusionHead bulletWord question',
  hebrew:
    'decimalPoint decimalComma stopWord abbreviation deniesItsNoun deniesAfterVerb deniesElsewhere deniesStatement linksDenial answersYes answersNoBeside lacks exceptAfter completesDenial tooMuch deducts inCases grantsByEnding thought proposes weakens limitsNothing limitsNothingWithin retracts voided respects hearsay judged namesCharge ofGroup group majority forWhom example lastsWhile refersBack reason joinsMember definite other even everyOne listConjunction governs opensObject auxiliary relativeAdverb pluralRelative subjunctive partitive pluralVerb willBe verbSecond afterItsVerb fulfilled future anyOne knownNoun relative smallNumber ten fraction joinsNumber numberWord unit ratioArticle countsAmong part takenFrom whole opensWhole howOften times percentWord duration frequency scaleWord currencyName opensBound divides interval restates approximates exceeds comparative comparesNumber boundsNumber than between clock opensHours linksRange joinsRange opensChange month weekday referenceLabel markByItself introducesReference pageWord headsNotes sectionName noCharge beginsSum joinsCells underHead asksToTick exclusionHead bulletWord question',
};
