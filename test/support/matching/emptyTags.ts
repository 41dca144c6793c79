/**
 * What languages that are judged like English still lack. A language may say something without a word of its own, or with a word that means
 * something else in another language; the rest is work that is left.
 */
import { TAGS, type Tag } from '../../../shared/matching/language/tags.ts';

/** Only some languages have such words, or need them. */
const NEEDED_BY_SOME =
  'recognisedBy decimalPoint decimalComma deniesVerb deniesBefore deniesItsNoun deniesAfterVerb exceptAfter completesDenial limitGlued grantsByEnding verbSecond afterItsVerb subjunctive pluralRelative willBe opensBound termAfter bulletWord'.split(
    ' ',
  ) as Tag[];
export const OF_SOME: readonly Tag[] = [
  ...NEEDED_BY_SOME,
  ...(Object.keys(TAGS) as Tag[]).filter((tag) => tag.endsWith('Unspaced')),
];

/** In the order of `TAGS`. */
export const emptyTags: Readonly<Record<string, string>> = {
  english: 'deniesElsewhere ratioArticle countsAmong clock opensHours',
  german: 'deniesElsewhere hearsay relativeAdverb countsAmong clock',
  french: 'tooMuch hearsay future howOften than clock opensHours markByItself',
  spanish:
    'deniesElsewhere answersNo hearsay relativeAdverb future howOften percentWord than between clock opensHours exclusionHead',
  italian: 'hearsay relativeAdverb future whole howOften restates than',
  portuguese:
    'deniesElsewhere linksDenial weakens hearsay relativeAdverb future relative fraction part takenFrom whole howOften percentWord approximates exceeds than between clock opensHours markByItself introducesReference beginsSum exclusionHead',
  dutch:
    'deniesStatement linksDenial answersYes tooMuch deducts weakens retracts hearsay judged namesCharge example other everyOne auxiliary relativeAdverb pluralVerb future fraction ratioArticle countsAmong part takenFrom whole percentWord duration frequency scaleWord currencyName minus interval approximates exceeds clock introducesReference pageWord sectionName',
  swedish:
    'deniesStatement linksDenial answersYes inCases says weakens limitsNothingWithin retracts hearsay judged namesCharge example lastsWhile alternative opensObject auxiliary relativeAdverb partitive pluralVerb future knownNoun relative fraction ratioArticle countsAmong part takenFrom whole howOften percentWord duration frequency scaleWord minus divides interval restates approximates exceeds comparative than referenceLabel markByItself introducesReference pageWord headsNotes sectionName noCharge underHead exclusionHead question',
  polish:
    'deniesElsewhere deniesStatement linksDenial deducts says weakens limitsNothingWithin retracts hearsay judged namesCharge example definite opensObject auxiliary relativeAdverb partitive pluralVerb future knownNoun relative fraction joinsNumber ratioArticle countsAmong part takenFrom whole percentWord duration frequency scaleWord currencyName minus divides interval approximates exceeds referenceLabel markByItself introducesReference pageWord headsNotes sectionName exclusionHead question',
  czech:
    'deniesStatement linksDenial tooMuch deducts inCases toExtent grants says thought namesSource proposes weakens limitsNothing limitsNothingWithin retracts hearsay judged namesCharge ofGroup group example refersBack reason joinsMember alternative definite other even everyOne opensClause opensObject auxiliary relativeAdverb partitive pluralVerb future anyOne knownNoun relative fraction joinsNumber ratioArticle countsAmong part takenFrom whole howOften times percentWord duration frequency scaleWord currencyName divides interval restates approximates exceeds comparative boundsNumber than between joinsRange referenceLabel markByItself introducesReference pageWord headsNotes sectionName exclusionHead question',
  russian:
    'linksDenial deducts weakens retracts respects hearsay judged namesCharge forWhom lastsWhile definite opensObject auxiliary relativeAdverb partitive pluralVerb fulfilled future knownNoun fraction joinsNumber ratioArticle countsAmong part takenFrom whole percentWord duration frequency scaleWord currencyName divides interval restates approximates exceeds between clock opensHours markByItself introducesReference pageWord headsNotes sectionName question',
  turkish:
    'deniesNoun deniesElsewhere deniesStatement linksDenial answersNo lacks tooMuch deducts inCases only says namesSource weakens limitsNothing limitsNothingWithin retracts hearsay judged namesCharge ofGroup group example lastsWhile reason alternative definite even introducesSpeech opensClause opensObject auxiliary relativeAdverb partitive pluralVerb fulfilled future anyOne knownNoun relative fraction joinsNumber ratioArticle countsAmong part takenFrom whole opensWhole howOften percentWord duration frequency scaleWord currencyName divides interval restates approximates exceeds comparative comparesNumber than between clock opensHours joinsRange opensChange referenceLabel markByItself introducesReference pageWord headsNotes sectionName underHead exclusionHead question',
  arabic:
    'abbreviation deniesElsewhere deniesStatement linksDenial answersNo answersYes answersNoBeside lacks tooMuch deducts inCases thought proposes weakens limitsNothing limitsNothingWithin retracts voided respects hearsay judged namesCharge ofGroup group majority forWhom example lastsWhile refersBack reason joinsMember definite other even everyOne governs opensObject auxiliary relativeAdverb partitive pluralVerb fulfilled future anyOne knownNoun relative smallNumber ten fraction joinsNumber unit ratioArticle countsAmong part takenFrom whole opensWhole howOften times percentWord duration frequency divides interval restates approximates exceeds comparesNumber boundsNumber than between clock opensHours linksRange joinsRange opensChange weekday markByItself introducesReference pageWord headsNotes sectionName noCharge beginsSum joinsCells underHead asksToTick exclusionHead question',
  hebrew:
    'stopWord abbreviation deniesElsewhere deniesStatement linksDenial answersYes answersNoBeside lacks tooMuch deducts inCases thought proposes weakens limitsNothing limitsNothingWithin retracts voided respects hearsay judged namesCharge ofGroup group majority forWhom example lastsWhile refersBack reason joinsMember definite other even everyOne listConjunction governs opensObject auxiliary relativeAdverb partitive pluralVerb fulfilled future anyOne knownNoun relative smallNumber ten fraction joinsNumber numberWord unit ratioArticle countsAmong part takenFrom whole opensWhole howOften times percentWord duration frequency scaleWord currencyName divides interval restates approximates exceeds comparative comparesNumber boundsNumber than between clock opensHours linksRange joinsRange opensChange month weekday referenceLabel markByItself introducesReference pageWord headsNotes sectionName noCharge beginsSum joinsCells underHead asksToTick exclusionHead question',
};
