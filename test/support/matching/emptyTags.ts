/**
 * What languages that are judged like English still lack. A language may say something without a word of its own, or with a word that means
 * something else in another language; the rest is work that is left.
 */
import { TAGS, type Tag } from '../../../shared/matching/language/tags.ts';

/** Only some languages have such words, or need them. */
const NEEDED_BY_SOME =
  'recognisedBy decimalPoint decimalComma deniesVerb deniesBefore exceptAfter completesDenial askedVerb askedNoun askedBefore limitGlued grantsByEnding verbSecond afterItsVerb subjunctive pluralRelative willBe opensBound termAfter bulletWord companyForm leadsCitation leadsOutside'.split(
    ' ',
  ) as Tag[];
export const OF_SOME: readonly Tag[] = [
  ...NEEDED_BY_SOME,
  ...(Object.keys(TAGS) as Tag[]).filter((tag) => tag.endsWith('Unspaced')),
];

/** In the order of `TAGS`. */
export const emptyTags: Readonly<Record<string, string>> = {
  english: 'deniesElsewhere hundreds timesThousand numberHereOnly ratioArticle countsAmong clock opensHours',
  german:
    'deniesElsewhere deniesAcross saysBare frontedGroup hearsay relativeAdverb some hundreds coin countsAmong clock raisedUnit',
  french: 'negatingPrefix deniesAcross tooMuch saysBare hearsay hundreds howOften than clock opensHours markByItself',
  spanish:
    'deniesElsewhere negatingPrefix deniesAcross answersNo saysBare hearsay besideName relativeAdverb timesHundred howOften percentWord than between clock opensHours exclusionHead',
  italian:
    'negatingPrefix deniesAcross saysBare hearsay besideName relativeAdverb whole howOften restates than periodCount',
  portuguese:
    'deniesElsewhere deniesAcross linksDenial saysBare weakens restricts hearsay besideName relativeAdverb relative timesHundred numberHereOnly fraction part takenFrom whole howOften percentWord approximates exceeds than between clock opensHours takesNumber raisedUnit periodCount markByItself introducesReference beginsSum dueAt exclusionHead',
  dutch:
    'deniesStatement negatingPrefix deniesAcross linksDenial answersYes tooMuch deducts saysBare weakens retracts misreadDenial frontedGroup hearsay judged namesCharge example other everyOne besideName auxiliary relativeAdverb pluralVerb some hundreds coin numberHereOnly fraction ratioArticle countsAmong part takenFrom whole percentWord duration frequency scaleWord currencyName minus interval approximates exceeds clock takesNumber raisedUnit mayFall periodCount change introducesReference pageWord sectionName dueAt',
  swedish:
    'deniesStatement negatingPrefix deniesAcross linksDenial addsDenial answersYes inCases says saysBare weakens limitsNothingWithin retracts misreadDenial frontedCondition frontedExclusion frontedGroup hearsay judged namesCharge example lastsWhile alternative besideName opensObject auxiliary relativeAdverb partitive pluralVerb some relative hundreds coin fraction ratioArticle countsAmong part takenFrom whole howOften percentWord duration frequency scaleWord minus divides interval restates approximates exceeds comparative than takesNumber raisedUnit periodCount period change referenceLabel markByItself introducesReference pageWord headsNotes sectionName noCharge underHead wikiTag dueAt exclusionHead question',
  polish:
    'deniesElsewhere deniesStatement negatingPrefix deniesAcross linksDenial deducts says saysBare weakens retracts misreadDenial hearsay judged namesCharge example definite besideName opensObject auxiliary relativeAdverb partitive pluralVerb some relative timesHundred numberHereOnly fraction joinsNumber ratioArticle countsAmong part takenFrom whole percentWord duration frequency scaleWord currencyName minus divides interval approximates exceeds takesNumber raisedUnit periodCount period change referenceLabel markByItself introducesReference pageWord headsNotes wikiTag exclusionHead question',
  czech:
    'deniesStatement negatingPrefix deniesAcross linksDenial tooMuch deducts inCases toExtent grants says saysBare thought namesSource proposes weakens limitsNothing retracts misreadDenial byConsent frontedExclusion frontedGroup hearsay judged namesCharge ofGroup group example refersBack joinsMember alternative definite other everyOne besideName opensClause opensObject auxiliary relativeAdverb partitive pluralVerb some relative hundreds timesHundred timesThousand coin numberHereOnly fraction joinsNumber ratioArticle countsAmong part takenFrom whole howOften times percentWord duration frequency scaleWord magnitude currencyName divides interval restates approximates exceeds comparative boundsNumber than between joinsRange takesNumber raisedUnit mayFall periodCount period change referenceLabel markByItself introducesReference pageWord headsNotes wikiTag dueAt unitHead exclusionHead question',
  russian:
    'negatingPrefix deniesAcross linksDenial deducts saysBare weakens retracts respects misreadDenial restricts byConsent hearsay judged namesCharge forWhom lastsWhile definite besideName opensObject auxiliary relativeAdverb partitive pluralVerb fulfilled some hundreds timesHundred timesThousand coin numberHereOnly fraction joinsNumber ratioArticle countsAmong part takenFrom whole percentWord duration frequency scaleWord currencyName divides interval restates approximates exceeds between clock opensHours takesNumber raisedUnit mayFall periodCount period change markByItself introducesReference pageWord headsNotes wikiTag question',
  turkish:
    'deniesNoun deniesElsewhere deniesStatement negatingPrefix deniesAcross linksDenial addsDenial answersNo tooMuch deducts inCases only says saysBare namesSource asks linksAsked tooMuchTo weakens limitsNothing limitsNothingWithin retracts misreadDenial byConsent frontedCondition frontedExclusion frontedGroup hearsay judged namesCharge ofGroup group example lastsWhile alternative definite concedes besideName introducesSpeech opensClause opensObject auxiliary relativeAdverb partitive pluralVerb fulfilled some relative hundreds fraction joinsNumber ratioArticle countsAmong part takenFrom whole opensWhole howOften percentWord duration frequency scaleWord currencyName divides interval restates approximates exceeds comparative comparesNumber than between clock opensHours joinsRange opensChange takesNumber raisedUnit mayFall periodCount period change referenceLabel markByItself introducesReference pageWord headsNotes underHead wikiTag dueAt exclusionHead question',
  arabic:
    'abbreviation deniesElsewhere deniesStatement negatingPrefix deniesAcross linksDenial answersNo answersYes answersNoBeside tooMuch deducts inCases saysBare thought proposes tooMuchTo weakens limitsNothing limitsNothingWithin retracts voided respects misreadDenial restricts byConsent frontedCondition frontedExclusion frontedGroup hearsay judged namesCharge ofGroup group majority forWhom example lastsWhile refersBack joinsMember definite other concedes everyOne besideName governs opensObject auxiliary relativeAdverb partitive pluralVerb fulfilled some relative smallNumber ten hundreds timesHundred timesThousand coin numberHereOnly fraction joinsNumber unit ratioArticle countsAmong part takenFrom whole opensWhole howOften times percentWord duration frequency divides interval restates approximates exceeds comparesNumber boundsNumber than between clock opensHours linksRange joinsRange opensChange weekday takesNumber raisedUnit mayFall periodCount period change markByItself introducesReference pageWord headsNotes sectionName noCharge beginsSum joinsCells underHead wikiTag dueAt unitHead asksToTick exclusionHead question',
  hebrew:
    'stopWord abbreviation deniesElsewhere deniesStatement negatingPrefix deniesAcross linksDenial addsDenial answersYes answersNoBeside tooMuch deducts inCases saysBare thought proposes tooMuchTo weakens limitsNothing limitsNothingWithin retracts voided respects misreadDenial restricts byConsent frontedCondition frontedExclusion frontedGroup hearsay judged namesCharge ofGroup group majority forWhom example lastsWhile refersBack joinsMember definite other concedes everyOne listConjunction besideName governs opensObject auxiliary relativeAdverb partitive pluralVerb fulfilled some relative smallNumber ten hundreds timesHundred timesThousand coin numberHereOnly fraction joinsNumber numberWord unit ratioArticle countsAmong part takenFrom whole opensWhole howOften times percentWord duration frequency scaleWord currencyName divides interval restates approximates exceeds comparative comparesNumber boundsNumber than between clock opensHours linksRange joinsRange opensChange month weekday takesNumber raisedUnit mayFall periodCount period change referenceLabel markByItself introducesReference pageWord headsNotes sectionName noCharge beginsSum joinsCells underHead wikiTag dueAt unitHead asksToTick exclusionHead question',
};
