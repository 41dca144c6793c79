/** Hungarian: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const hungarian: Language = {
  recognisedBy: 'a az és hogy is egy vagy van meg mint ki be el ha',
  decimalComma: 'egy|nem|hogy',
  negation: 'nem nincs nincsenek soha senki semmi nélkül',
  addsDenial: 'sem',
  deniesVerb: 'nem ne sem',
  deniesNoun: 'nélkül',
  answersNo: 'nem',
  answersYes: 'igen',
  answersNoBeside: 'nem',
  limit:
    'elutasítja elutasította megtagadja megtagadta tagadja tagadta tilos tiltja kivéve hacsak amennyiben feltéve lehetetlen állítólag állítólagos kizárólag téves',
  condition:
    'csak kizárólag csupán hozzájárulás hozzájárulása hozzájárulásával hozzájárulását hozzájárulásuk hozzájárulásukkal engedély engedélyével jóváhagyás jóváhagyásával egyhangúlag',
  opensCondition: 'amennyiben hacsak feltéve',
  hedge:
    'talán esetleg valószínűleg ritkán olykor gyakran általában rendszerint részben néhány majdnem ideiglenesen egyelőre főként elsősorban körülbelül előfordulhat',
  doubt: 'hazugság pletyka kétséges kétli hamis',
  attributes:
    'hiszi állítja állította véli gondolja gondolom mondta mondja közölte kijelentette nyilatkozta hozzátette vélte állították meggyőződve feltételeztük feltételezzük feltételezi',
  grantsByEnding: String.raw`\p{L}{2}(?:hat(?:ja|ják|nak|ó)|het(?:i|ik|nek|ő))`,
  only: 'csak',
  asks: 'kéri kérte kérik kérték követeli követelte követelik indítványozza indítványozta',
  linksAsked: 'hogy',
  tooMuchTo: String.raw`túl \p{L}+ ahhoz hogy`,
  limitsAfterIt:
    'nem|soha|amennyiben|hacsak|feltéve|azzal a feltétellel|abban az esetben|esetén|hiányában|kivételével|állítólag|szerint|állítja hogy|tagadja|ha az|ha nem|ha ön|ha valaki|ha egy|esetében|túlmenően|indokolt esetben|kivételes esetben|rendkívüli esetben|egyes esetekben|bizonyos esetekben|kérésére|hozzájárulásával|engedélyével|jóváhagyásával|letelte után|leteltével|elteltével|lejárta után|lejártával|lejártát követően|tilos|feltételezik hogy|feltételezhető hogy|úgy vélik hogy|állítják hogy|azt mondják hogy|mellett|fennállása esetén|kérdezi hogy|kérdezte hogy|megkérdezte hogy|tudni hogy|kérdéses hogy|lehetséges hogy|valószínű hogy|lehet hogy|elképzelhető hogy',
  limitsNext:
    'legfeljebb|legalább|kevesebb mint|több mint|majdnem|korábbi|helyett|elvileg|elvben|rendszerint|általában|főszabályként|főszabály szerint|alapvetően|többnyire',
  limitsBeforeIt:
    'nem|soha|kivéve|kivételével|amennyiben|hacsak|feltéve|ha az|ha nem|ha ön|azzal a feltétellel|abban az esetben|csak akkor|esetén|hiányában|azonban|szerint|szükség esetén|megállapodás szerint|amíg|addig amíg|esetében|túlmenően|indokolt esetben|kivételes esetben|rendkívüli esetben|egyes esetekben|bizonyos esetekben|kérésére|hozzájárulásával|engedélyével|jóváhagyásával|független okokból|okokból|okból|okok miatt|kivételekkel|eltekintve|abban az esetben ha|azzal a megkötéssel|fenntartásával',
  limitsPrevious: 'csak|kizárólag|csupán|elvileg|rendszerint|általában|egyelőre|helyettes|helyettese|jelölt|jelöltje',
  voided: 'törölve$ elutasítva$',
  restricts: 'korlátozott',
  frontedDoubt: String.raw`(?:elméletben|elméletileg|papíron|korábban|régebben|eredetileg),?\s*$`,
  majority: 'többséggel$ többségével$',
  when: 'amikor mikor',
  goesOnWith: 'amikor ahol alatt után előtt között',
  opposes: 'azonban hanem',
  setsAgainst: 'míg viszont ellenben habár noha',
  coordinates: 'és vagy illetve valamint',
  withElse: 'senki más|senki másnak|bárki más|bárki másnak|valaki más|semmi más|bármi más|valami más',
  concedes: 'habár bár jóllehet',
  modal: 'kell szabad köteles kötelesek jogosult jogosultak',
  introducesSpeech: 'hogy',
  magnitude: 'ezer száz',
  comparesNumber: 'több kevesebb',
  boundsNumber: 'legfeljebb|legalább',
  term: 'legkésőbb|belül|időtartamra',
  termAfter: 'belül|múlva',
  opensChange: 'dan',
  month:
    'január=1 február=2 március=3 április=4 május=5 június=6 július=7 augusztus=8 szeptember=9 október=10 november=11 december=12 januári=1 februári=2 márciusi=3 áprilisi=4 májusi=5 júniusi=6 júliusi=7 augusztusi=8 szeptemberi=9 októberi=10 novemberi=11 decemberi=12',
  telephone: 'telefonszám',
  noCharge: 'ingyenes|díjmentes',
  beginsSum: 'összesen',
  underHead: 'alatt',
};
