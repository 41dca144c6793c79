/** French: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const french: Language = {
  stopWord:
    "le la les l un une des du de d et ou mais si à au aux en dans sur par pour avec sans est sont était être a ont ce cette ces il elle ils elles nous vous je on qui que quoi dont où ne pas plus se sa son ses leur leurs comme l'on qu'il c'est d'un d'une",
  abbreviation: 'm mme mlle mm av env ex n sté',
  negation: "ne pas non jamais aucun aucune rien personne ni sans nulle guère n'est n'a n'ont n'y n'en",
  deniesNoun: 'sans guère',
  deniesElsewhere: 'personne né',
  deniesStatement: 'faux improbable',
  linksDenial: 'des les tous toutes',
  answersNo: 'non',
  lacks: 'sans',
  exceptAfter: 'ne que',
  completesDenial: 'pas plus jamais point rien aucun aucune personne guère',
  deducts: 'moins déduction',
  limit:
    'refuse refusa refusé refusent refuser nie nia niait nier rejette rejeté dément démenti interdit interdite interdisent évite empêche cesse cessé incapable impossible improbable faux fausse prétendu prétendument prétend sauf excepté hormis sinon exclu exclus exclue si mais plutôt',
  condition:
    "seulement uniquement exclusivement accord autorisation consentement agrément exceptionnellement exceptionnels jusqu'à abstention abstentions unanimité unanime",
  opensCondition: 'si',
  hedge:
    'peut peuvent pourrait pourraient devrait devraient probablement éventuellement rarement parfois souvent généralement habituellement normalement partiellement quelques certains certaines plusieurs peu seulement uniquement presque actuellement provisoirement temporairement principalement préférence majoritairement potentiellement vraisemblablement approximativement',
  inCases: String.raw`(?:dans|en)(?: \p{L}+){1,3} (?:cas|circonstances)`,
  toExtent: String.raw`(?:dans|jusqu'à|avec) une certaine \p{L}+|jusqu'à un certain point|en partie|en grande partie`,
  doubt: "faux inexact erroné doute doutent douteux rumeur l'hypothèse mensonge nie démenti dément réfuté improbable",
  attributes:
    'espère espèrent espérons crois croit croyons croient croyait pense penses pensons pensent estime affirme prétend prétendu allégué semble semblait paraît suppose supposons considère considéré supposé',
  grants: 'autoris admis interdit droit gratuit rembours versé',
  only: 'seulement uniquement',
  limitsAfterIt:
    "pas|jamais|sauf|prétend|prétendument|selon|d'après|aucun|aucune|interdit|interdite|de l'avis|à l'avis|à mon avis|à leur avis|à son avis|aux yeux|selon les termes|passé ce délai|passé le délai|après expiration|après l'expiration|à l'expiration|à l'issue|une fois|en cas de|en cas d|on considère que|on estime que|il est considéré que|on suppose que|il paraît que|il semble que|dans des conditions|sous réserve|à condition",
  limitsNext:
    "inférieur à|inférieure à|supérieur à|supérieure à|peu de|au plus|au moins|jusqu'à|moins de|plus de|sans|ancien|ancienne|l'ancien|l'ancienne|l'ex|au lieu de|loin de|plutôt que|refuse de|refusé de|en principe|en règle générale|en général|généralement|normalement|d'ordinaire|habituellement|dans la plupart des cas",
  limitsBeforeIt:
    "pas|jamais|sauf|à moins|selon|d'après|excepté|hormis|sous réserve|à condition|si|tant que|à l'exception|en l'absence|en cas|pourvu que|dès lors que|dans la mesure|pour autant|sous condition|avec l'accord|avec l'autorisation|après accord|de l'avis|à l'avis|à mon avis|à leur avis|à son avis|aux yeux|par accord|sur accord|sur rendez vous|voix contre|si nécessaire|le cas échéant|en cas de besoin|au besoin|si possible|après avoir entendu|après avoir obtenu|après avoir recueilli|après avis|après audition|après consultation|après autorisation|après approbation|après mise en demeure|sur demande|sur présentation|sur justification|à titre exceptionnel|dans certains cas|dans des cas|dans les cas|dans la limite|moyennant|avec le consentement|exclusivement pour|uniquement pour|pour des raisons|pour raisons|pour des motifs|pour motif|à l'exclusion|déduction faite|sous déduction|moins les|diminué de|diminuée de",
  limitsPrevious:
    'seulement|uniquement|exclusivement|en principe|en règle générale|en général|provisoirement|partiellement',
  limitsNothing: 'le cas échéant|non seulement|mais aussi|mais également',
  limitsNothingWithin: 'sans but lucratif|sans délai|sans retard',
  retracts: String.raw`faux\b`,
  voided: 'annul refusée?$ rejetée?$',
  respects: 'dans tous leurs aspects significatifs|dans tous ses aspects significatifs',
  judged: 'coupable acquitté acquittée relaxé relaxée condamné',
  namesCharge: 'de du des dans en',
  ofGroup: 'en chez pour',
  group: 'patients patient enfants adultes femmes personnes',
  majority: 'majorité$',
  when: "quand lorsque lorsqu'il lorsqu'elle lorsqu'un lorsqu'une",
  goesOnWith:
    "avec pendant durant jusqu'à pour par sous après avant depuis entre dans sur en lors quand lorsque hors selon chez contre moyennant dès seulement",
  forWhom: 'pour',
  example: 'exemple',
  lastsWhile: 'pendant durant',
  refersBack: 'il elle ils elles ce cet cette ceux cela ceci',
  reason: 'parce afin',
  opposes: 'mais',
  setsAgainst: 'tandis contre quoique cependant toutefois comparé comparée',
  coordinates: 'et ou mais',
  listConjunction: 'et',
  modal: 'doit peut doivent peuvent devra devront pourra pourront',
  governs:
    "de du des d à au aux en dans sur sous par pour avec entre vers chez contre depuis dès le la les l un une est sont était étaient sera a ont avait avaient peut doit jusqu'à",
  introducesSpeech: 'que si',
  opensClause: 'que et car parce',
  opensObject: 'le la les un une des son sa ses leur',
  auxiliary: 'est sont était étaient sera a ont avait peut doit',
  anyOne: 'un une des chaque tout toute tous toutes',
  knownNoun: 'la le m mme monsieur madame notre votre',
  relative: 'qui que dont',
  smallNumber: 'deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize',
  ten: 'vingt vingts trente quarante cinquante soixante',
  numberWord:
    'zéro deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent moitié demi tiers quart premier première deuxième troisième',
  unit: 'pour jour jours semaine semaines mois an ans année années heure heures secondes degrés litres mètres kilomètres pourcent',
  approximate: 'environ presque',
  comparative: 'plus moins',
  comparesNumber:
    'supérieur supérieure supérieurs supérieures inférieur inférieure inférieurs inférieures excède dépasse',
  boundsNumber: 'au plus|au maximum|au moins',
  between: 'entre',
  term: "dans les|dans un délai|dans le délai|jusqu'à|jusqu'au|au plus tard|pendant|durant|avant|dans un délai de|après|au bout de",
  month: 'janvier février mars avril juin juillet août septembre octobre novembre décembre',
  weekday: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  telephone: 'téléphone tél télécopie fax portable mobile',
};
