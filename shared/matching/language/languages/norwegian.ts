/** Norwegian (Bokmål and Nynorsk): words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const norwegian: Language = {
  decimalComma: 'som|på|ikke|en',
  abbreviation: 'jf jfr nr pkt dvs evt inkl',
  negation: 'ikke ikkje ingen ingenting intet aldri uten utan verken korkje nei',
  deniesAfterVerb: 'ikke',
  negatingPrefix: 'ikke',
  answersNo: 'nei',
  answersNoBeside: 'nei',
  tooMuch: 'oftere',
  limit:
    'nekter nektet nekta avslår avslo benekter benektet forbyr forbød forbode unntatt unntak unnateke dersom forutsatt hvis hvorvidt umulig angivelig angiveleg påstått feilaktig medmindre',
  condition: 'utelukkende samtykke godkjenning godkjenninga tillatelse løyve enstemmig einstemmig',
  opensCondition: 'dersom hvis såfremt forutsatt medmindre',
  hedge:
    'kanskje muligens mogleg sannsynligvis trolig truleg sjelden sjeldan ofte vanligvis vanlegvis normalt delvis nesten midlertidig mellombels foreløpig hovedsakelig hovudsakleg eventuelt omtrent bør',
  doubt: 'usant løgn rykte ryktet tviler tvilsomt uklart',
  attributes:
    'tror trur mener mente anser hevder hevdar hevdet påstår påstod antar sier opplyser opplyste anfører anførte forklarte tilføyde svarte',
  only: 'bare kun',
  limitsAfterIt:
    'ikke|ikkje|aldri|dersom|hvis|såfremt|med mindre|forutsatt at|under forutsetning av|på betingelse av|på vilkår av|i tilfelle|ved fravaer av|med unntak av|med unntak for|bortsett fra|ifølge|etter hans oppfatning|hevder at|hevdar at|påstår at|mener at|meiner at|benekter|angivelig|viss ikkje|viss det|viss du|viss ein|kan kun|kan bare|skal kun|skal bare|etter utløpet|etter utløp|ved tilfelle|antas at|anses at|menes at|sies at|påstås at|formodes at|med unntak|sier at|sa at|opplyser at|opplyste at|mente at|anfører at|anførte at|forklarte at|svarte at',
  limitsNext:
    'høyst|minst|opptil|opp til|mindre enn|mer enn|meir enn|nesten|uten|utan|tidligere|tidlegare|i stedet for|i staden for|i prinsippet|prinsipielt|som regel|som hovedregel|i utgangspunktet|i alminnelighet|normalt|vanligvis|vanlegvis|i de fleste tilfeller',
  limitsBeforeIt:
    'ikke|ikkje|aldri|unntatt|unnateke|bortsett fra|med unntak av|med unntak for|med unntak|dersom|hvis|såfremt|med mindre|forutsatt at|forutsatt|under forutsetning av|på betingelse av|på vilkår av|i tilfelle|likevel ikke|likevel ikkje|likevel slik|likevel bare|dog ikke|dog kun|kun hvis|bare hvis|bare dersom|berre dersom|ifølge|etter avtale|ved behov|så lenge|i den grad|i den utstrekning|viss ikkje|viss det|viss du|viss ein|kun etter|kun med|kun når|bare når|i saerlige tilfelle|i saerlige tilfeller|i unntakstilfeller|i visse tilfeller|etter forutgående|etter godkjenning|etter samråd|etter søknad|på forespørsel|på anmodning|med samtykke|med tillatelse|mot betaling|mot fremvisning|med forbehold|av grunner|av årsaker|utelukkende for|kun for|bare for|med samtykke fra',
  limitsPrevious: 'utelukkende|i prinsippet|som regel|som hovedregel|inntil videre|i utgangspunktet',
  limitsNothing: 'ikke bare',
  voided: 'avvis',
  restricts: 'begrenset',
  frontedCondition: 'i fravær ',
  majority: String.raw`\p{L}*flertall$`,
  when: 'når',
  goesOnWith: 'med innen innan under inntil ved etter siden mellom når hvor',
  setsAgainst: 'mens derimot trass',
  coordinates: 'og eller samt',
  other: 'annen annet andre',
  listConjunction: 'og',
  modal: 'skal kan må bør vil',
  verbSecond: 'er har blir skal vil må',
  fulfilled: 'oppfylt',
  timesThousand: 'tusen',
  joinsNumber: 'og',
  magnitude: 'hundre',
  currencyName: 'krone kroner',
  comparesNumber: 'mer mindre over',
  boundsNumber: 'opptil',
  between: 'mellom',
  term: 'senest|seinast|innen|innan|i inntil|fram til|etter',
  clock: 'kl klokken',
  opensHours: 'fra mellom',
  linksRange: 'til',
  joinsRange: 'og',
  opensChange: 'fra',
  month: 'desember=12',
  beginsSum: 'i alt',
};
