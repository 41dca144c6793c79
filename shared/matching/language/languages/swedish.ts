/** Swedish: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const swedish: Language = {
  stopWord:
    'och att det som på är av för inte med den till har ett från om också även efter vid eller så kan ska vara denna detta dessa vilket vilka hennes deras blev blir',
  abbreviation: 'bl dvs osv resp kap kr mkr tkr',
  negation: 'inte ej ingen inget inga aldrig utan varken nej',
  deniesNoun: 'utan',
  deniesItsNoun: 'ingen inga inget',
  deniesAfterVerb: 'inte icke ej',
  deniesElsewhere: 'nej',
  answersNo: 'nej',
  lacks: 'utan',
  tooMuch: 'oftare',
  deducts: 'minskat minus',
  limit:
    'vägrar vägrade nekar nekade förnekar förnekade avslår avslog förbjuder förbjöd förbjudet förbjuden upphör upphörde omöjligt omöjlig osannolikt falskt felaktigt påstådd påstådda påstås förutom undantag undantaget såvida huruvida annars utom',
  condition: 'endast enbart uteslutande medgivande samtycke tillstånd godkännande nedlagd enhälligt enhällig',
  opensCondition: 'om ifall såvida',
  hedge:
    'kanske möjligen troligen sannolikt sällan ibland ofta vanligtvis normalt delvis några somliga endast bara nästan bör borde skulle helst företrädesvis tillfälligt huvudsakligen ungefär eventuellt',
  toExtent: String.raw`för närvarande|till viss del|i viss mån|med viss \p{L}+`,
  doubt: 'falskt osant rykte ryktet tvivlar tvivel oklart',
  attributes:
    'tror trodde tänker anser ansåg menar menade påstår påstod påstås hävdar hävdas verkar antar förmodar säger sade sagt hävdade uppger uppgav anför anförde tillade förklarade svarade',
  grants: 'tillåt rätt$ förbjud',
  only: 'endast enbart',
  limitsAfterIt:
    'inte|aldrig|såvida|enligt|påstår att|påstod att|förnekar|påstås|i tycke|i mening|efter utgången|efter utgång|efter det att|i händelse av|vid händelse|antas att|anses att|tros att|sägs att|hävdas att|förmodas att|under förutsättning|i fall av|med undantag|om inte|om avgiften|om det|om den|om du|om en|om ett|om de',
  limitsNext:
    'högst|minst|upp till|mindre än|mer än|nästan|utan|tidigare|förre|förra|istället för|i princip|som regel|i regel|i allmänhet|i huvudsak|normalt|vanligtvis|vanligen|i de flesta fall',
  limitsBeforeIt:
    'inte|aldrig|utom|förutom|såvida|enligt|med undantag|under förutsättning|i tycke|i mening|efter överenskommelse|enligt överenskommelse|vid behov|om möjligt|i förekommande fall|när så krävs|i undantagsfall|i särskilda fall|i vissa fall|i händelse av|efter samråd|efter godkännande|efter tillstånd|efter ansökan|på begäran|med tillstånd|med samtycke|med föregående|mot betalning|mot uppvisande|i mån av|om inte|av skäl|uteslutande för|endast för|enbart för|på grund av omständigheter',
  limitsPrevious: 'endast|enbart|uteslutande|i princip|som regel|i regel|i allmänhet|tills vidare',
  limitsNothing: 'inte bara|utan även|men också',
  voided: 'makulera avvis',
  respects: 'i alla väsentliga avseenden',
  ofGroup: 'hos för',
  group: 'barn vuxna kvinnor',
  majority: String.raw`\p{L}*majoritet$`,
  when: 'när',
  goesOnWith: 'med inom under till för vid efter före sedan mellan per på när där utanför endast dagligen',
  forWhom: 'för',
  refersBack: 'han hon',
  reason: 'eftersom',
  opposes: 'utan',
  setsAgainst: 'medan däremot trots',
  coordinates: 'och eller',
  listConjunction: 'och',
  modal: 'skall ska måste får bör kan',
  governs: 'på av för med till från om vid genom mellan enligt ett är var har hade blir blev',
  introducesSpeech: 'att',
  opensClause: 'at og och att',
  anyOne: 'en ett varje',
  smallNumber: 'två tre fyra fem sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
  ten: 'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
  numberWord:
    'två tre fyra fem sju åtta nio tio elva tolv tjugo trettio fyrtio femtio hälften första andra tredje dubbelt',
  unit: 'procent dag dagar vecka veckor månad månader år timme timmar minuter sekunder kronor',
  approximate: 'ungefär cirka nästan drygt knappt',
  comparesNumber: 'över mer mindre',
  boundsNumber: 'inntil|upp till|högst|minst',
  between: 'mellan',
  term: 'inom|till och|senast|under högst|fram till|efter',
  month: 'januari februari mars april maj juni juli augusti september oktober november december',
  weekday: 'måndag tisdag onsdag torsdag fredag lördag söndag',
  telephone: 'telefon tel tfn fax mobil',
};
