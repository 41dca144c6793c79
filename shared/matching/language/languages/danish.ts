/** Danish: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const danish: Language = {
  abbreviation: 'jf stk nr pkt dvs evt inkl ekskl',
  negation: 'ikke intet ingen aldrig uden hverken nej',
  deniesNoun: 'uden',
  deniesAfterVerb: 'ikke ej',
  deniesElsewhere: 'nej',
  answersNo: 'nej',
  lacks: 'uden',
  tooMuch: 'oftere',
  limit:
    'naegter naegtede afviser afviste benaegter benaegtede forbyder forbød forbudt undtagen undtaget medmindre såfremt forudsat hvis hvorvidt umuligt umulig angiveligt påstået falsk fejlagtigt',
  condition: 'udelukkende samtykke godkendelse tilladelse enstemmigt enstemmig',
  opensCondition: 'hvis såfremt medmindre forudsat ifald',
  hedge:
    'måske muligvis sandsynligvis formentlig sjaeldent undertiden ofte normalt saedvanligvis delvist nogle naesten bør foreløbig midlertidigt hovedsagelig primaert eventuelt omtrent cirka',
  doubt: 'usandt løgn rygte rygtet tvivler tvivlsomt uklart',
  attributes:
    'tror troede mener mente anser haevder haevdede påstår påstod formoder antager siger sagde oplyser oplyste anfører anførte forklarede tilføjede svarede',
  only: 'kun',
  limitsAfterIt:
    'ikke|aldrig|hvis|såfremt|medmindre|forudsat at|under forudsaetning af|på betingelse af|i tilfaelde af|med undtagelse af|bortset fra|ifølge|efter hans opfattelse|efter deres opfattelse|haevder at|påstår at|mener at|benaegter|angiveligt|kan kun|må kun|skal kun|efter udløbet|efter udløb|antages at|anses at|menes at|siges at|formodes at|det haevdes at|med undtagelse|siger at|sagde at|oplyser at|oplyste at|mente at|anfører at|anførte at|forklarede at|svarede at|tilføjede at',
  limitsNext:
    'højst|mindst|op til|mindre end|mere end|naesten|uden|tidligere|i stedet for|i princippet|principielt|som regel|i reglen|som hovedregel|i almindelighed|normalt|saedvanligvis|almindeligvis|i de fleste tilfaelde',
  limitsBeforeIt:
    'ikke|aldrig|undtagen|bortset fra|med undtagelse af|hvis|såfremt|medmindre|forudsat at|forudsat|under forudsaetning af|på betingelse af|i tilfaelde af|dog ikke|dog kun|dog højst|dog mindst|dog skal|dog kan|dog først|dog med|dog således|kun hvis|ifølge|efter aftale|ved behov|så laenge|i det omfang|kun efter|kun med|kun når|kun ved|kun i det omfang|med den note|med den tilføjelse|med den bemaerkning|med forbehold|i saerlige tilfaelde|i undtagelsestilfaelde|i visse tilfaelde|efter forudgående|efter godkendelse|efter samråd|efter ansøgning|på anmodning|på begaering|efter anmodning|med samtykke|med tilladelse|mod betaling|mod forevisning|af grunde|udelukkende for|udelukkende til|alene for|med undtagelser|med undtagelser af|dog med undtagelse|med samtykke fra',
  limitsPrevious: 'udelukkende|i princippet|som regel|som hovedregel|indtil videre',
  limitsNothing: 'ikke kun',
  voided: 'afvist$',
  respects: 'i alle vaesentlige henseender',
  ofGroup: 'hos',
  majority: String.raw`\p{L}*flertal$`,
  when: 'når',
  goesOnWith: 'med under indtil ved efter siden mellem når hvor medens',
  refersBack: 'han',
  setsAgainst: 'mens hvorimod selvom skønt trods derimod',
  coordinates: 'og eller samt',
  listConjunction: 'og',
  modal: 'skal må kan vil bør',
  verbSecond: 'er har bliver blir blev skal vil må',
  fulfilled: 'opfyldt',
  anyOne: 'en',
  currencyName: 'krone kroner',
  comparesNumber: 'mer mindre over',
  boundsNumber: 'op til',
  between: 'mellem',
  term: 'senest|inden for|i højst|indtil|efter',
  clock: 'kl klokken',
  opensHours: 'fra mellem',
  linksRange: 'til',
  opensChange: 'fra',
  month: 'marts',
  telephone: 'telefonnummer mobil',
  beginsSum: 'i alt',
  asksToTick: 'sæt kryds',
};
