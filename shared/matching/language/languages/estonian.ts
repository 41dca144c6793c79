/** Estonian: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const estonian: Language = {
  recognisedBy: 'ja on et kui või ning mis ka see kes oma tema',
  decimalComma: 'ja|ei',
  negation: 'ega kunagi keegi midagi ärge',
  deniesVerb: 'ei ärge',
  deniesElsewhere: 'ei',
  answersNo: 'ei',
  answersYes: 'jah',
  limit: 'keeldub keeldus eitab keelab keelatud võimatu arvatud väidetavalt',
  condition: 'ainult üksnes nõusolekul nõusolek nõusolekut loal luba ühehäälselt',
  opensCondition: 'kui',
  hedge:
    'võib tõenäoliselt harva mõnikord sageli tavaliselt mõned osaliselt peaaegu ajutiselt peamiselt umbes võibolla',
  doubt: 'valetab kuuldus kahtleb',
  attributes: 'usub väidab arvab ütles ütleb väitis leiab leidis teatas arvas',
  only: 'ainult',
  asks: 'nõuab nõuavad nõudis palub paluvad palus taotleb taotleti',
  linksAsked: 'et',
  limitsAfterIt:
    'kunagi|kui ei|juhul kui|tingimusel|välja arvatud|väidetavalt|väidab et|arvab et|eitab|sõnul|hinnangul|erandjuhtudel|erijuhtudel|teatud juhtudel|mõnel juhul|taotluse alusel|eelneval kokkuleppel|eelneval nõusolekul|korral|möödumisel|möödudes|lõppemisel|arvatakse et|väidetakse et|eeldatakse et|arvatavasti|ütles et|ütleb et|väitis et|leiab et|leidis et|teatas et|arvas et',
  limitsNext:
    'kuni|vähemalt|kõige rohkem|vähem kui|rohkem kui|peaaegu|endine|põhimõtteliselt|reeglina|üldiselt|tavaliselt|üldjuhul',
  limitsBeforeIt:
    'kunagi|kui ei|kui see|kui ta|kui on|juhul kui|tingimusel|välja arvatud|ainult siis|ainult juhul|vajaduse korral|kokkuleppel|sõnul|nõusolekul|erandjuhtudel|erijuhtudel|teatud juhtudel|mõnel juhul|taotluse alusel|eelneval kokkuleppel|eelneval nõusolekul|korral|sõltumatutel põhjustel|põhjustel|ainult selleks|üksnes',
  limitsPrevious: 'ainult|üksnes|põhimõtteliselt|reeglina|esialgu',
  frontedDoubt: String.raw`(?:teoreetiliselt|teoorias|paberil|varem|algselt)\s*$`,
  when: 'kui',
  goesOnWith: 'pärast enne ajal jooksul kus kuni',
  opposes: 'kuid',
  setsAgainst: 'samas kuigi',
  coordinates: 'või ning',
  withElse: 'keegi teine|kellelegi teisele|mitte keegi teine|miski muu|midagi muud',
  concedes: 'kuigi ehkki',
  modal: 'võib võivad peab peavad tohib tohivad',
  minus: 'miinus',
  term: 'hiljemalt|jooksul|kuni',
  termAfter: 'jooksul',
  month: 'jaanuar=1 veebruar=2 märts=3 aprill=4 juuni=6 juuli=7 oktoober=10 detsember=12',
};
