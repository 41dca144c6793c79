/** Czech: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const czech: Language = {
  decimalComma: 'že|při|jsou|nebo|který',
  stopWord:
    'je jsou byl byla bylo byly bude budou jako tak také který která které kteří kterou jehož tento tato toto těchto této tomto jeho její jejich že aby při pro podle mezi nad pod své svůj',
  abbreviation: 'např tzn tzv atd apod ul čp tel odst písm sb str obr tab mgr ing č tř',
  negation:
    'ne není nejsou nebyl nebyla nebylo nebyly nebude nebudou nikdy nikdo nic bez ani žádný žádná žádné žádného žádných nemá nemají nemůže nemohou nesmí nemusí nelze neručí neodpovídá nenese nevzniká nepodléhá',
  addsDenial: 'ani',
  deniesNoun: 'bez',
  deniesElsewhere: 'nei',
  answersNo: 'ne',
  answersYes: 'ano',
  answersNoBeside: 'ne',
  limit:
    'odmítá odmítl odmítla odmítli popírá popřel popřela zamítl zamítla zakazuje zakázáno zakázaný vyloučeno nemožné údajně kromě mimo výjimkou ledaže pokud jestliže však avšak nýbrž',
  condition: 'jen pouze výhradně souhlasu souhlasem podmínkou podmínky povolením schválení jednomyslně',
  opensCondition: 'pokud jestliže kdyby jakmile',
  hedge:
    'může mohou pravděpodobně zřídka někdy často obvykle některé některý téměř skoro dočasně prozatím převážně hlavně částečně zpravidla případně přibližně asi zhruba',
  doubt: 'nepravda lež pomluva pochybuje pochybné tvrzení obvinění hypotéza fáma',
  attributes:
    'tvrdí tvrdil tvrdila tvrdili uvádí uvedl uvedla domnívá domnívám myslí myslím soudí věří prý předpokládá předpokládám říká řekl řekla prohlásil prohlásila namítá namítl namítla namítal namítala odpověděl odpověděla dodal dodala sdělil sdělila vysvětlil vysvětlila odhaduje argumentoval uvedli přesvědčen přesvědčena přesvědčeni přesvědčený předpokládáme předpokládal předpokládali hypotézu',
  only: 'jen pouze',
  asks: 'žádá žádají žádal žádala požaduje požadují požadoval požadovala navrhuje navrhl navrhla domáhá',
  linksAsked: 'aby',
  tooMuchTo: String.raw`příliš \p{L}+ na to aby`,
  limitsAfterIt:
    'ne|nikdy|pokud|jestliže|údajně|podle|dle|popírá|popřel|za předpokladu|v případě|po uplynutí|uplynutím|za to že|předpokládá se že|tvrdí se že|soudí se že|říká se že|za podmínek|s výhradou|ptá se zda|ptal se zda|ptala se zda|zeptal se zda|zeptala se zda|vědět zda|jasné zda|jisté zda|táže se zda|dotázal se zda|možné že|možná že|pravděpodobné že|může se stát že',
  limitsNext:
    'nejméně|nejvýše|alespoň|maximálně|minimálně|ne více než|méně než|více než|téměř|skoro|bez|místo|v zásadě|zásadně|zpravidla|obvykle|obecně|běžně|ve většině případů|až do|maximálně do|do výše|až',
  limitsBeforeIt:
    'ne|kromě|pokud|jestliže|ledaže|podle|dle|pod podmínkou|za podmínky|za předpokladu|v případě|v případech|se souhlasem|s výjimkou|po dohodě|v nezbytném rozsahu|po nezbytně nutnou dobu|je li to nutné|v případě potřeby|není li|ve výjimečných případech|v odůvodněných případech|v mimořádných případech|ve zvláštních případech|v některých případech|na žádost|na základě žádosti|po předchozím|po předchozí|s předchozím|po schválení|po projednání|v rámci možností|z důvodů|z důvodu|z vážných|výhradně k|pouze k|pouze pro|výhradně pro|s výjimkami|s podmínkou|s výhradou|pod tou podmínkou',
  limitsPrevious: 'jen|pouze|výhradně|v zásadě|zpravidla|obvykle|prozatím',
  limitsNothingWithin: 'i pokud|i v případě že|bez ohledu na',
  contradicts: '(?:to|toto) (?:není pravda|je nepravda)|s tím nesouhlasíme|nesouhlasíme|nesouhlasím',
  notApplicable: 'nepoužije se|neuplatní se|zrušen[oaý]?',
  voided: 'zrušen zamítnut',
  respects: 've všech významných ohledech',
  restricts: 'omezený omezené',
  frontedCondition: String.raw`při \p{L}+ní |eventuálně`,
  frontedDoubt: String.raw`(?:teoreticky|v teorii|na papíře|dříve|původně|kdysi)\s*$`,
  majority: 'většinou$',
  when: 'když jakmile až',
  goesOnWith:
    's v ve při během do pod po před od mezi na přes za z ze k ke když kdy kde jen denně mimo uvnitř jiným jinými jiného jiných',
  forWhom: 'pro',
  lastsWhile: 'během',
  opposes: 'ale však avšak',
  setsAgainst: 'zatímco ačkoli ačkoliv přestože oproti proti',
  coordinates: 'nebo ale anebo či',
  withElse:
    'nikdo jiný|nikomu jinému|nikdo další|někdo jiný|někomu jinému|nic jiného|něco jiného|kdokoli jiný|komukoli jinému',
  concedes: 'ačkoli ačkoliv přestože',
  listConjunction: 'nebo či anebo',
  modal: 'musí smí může mají mohou povinen povinna oprávněn oprávněna',
  governs: 'pro při od pod nad mezi vůči jsou byl byla bylo byly bude budou',
  introducesSpeech: 'že',
  pluralRelative: 'které kteří kterých kterým',
  fulfilled: 'splněny',
  smallNumber:
    'jeden jedna jedno dva dvě tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct',
  ten: 'dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát',
  numberWord:
    'jeden jedna jedno dva dvě tři čtyři pět šest sedm osm devět deset jedenáct dvanáct dvacet třicet čtyřicet padesát tisíc půl polovina první druhý druhá třetí čtvrtý',
  unit: 'procent dny dní dnů týden týdny týdnů měsíc měsíce měsíců rok roky hodina hodiny hodin minut minutám sekund korun',
  opensWhole: 'od',
  minus: 'mínus',
  belowZero: 'pod nulou|pod bodem mrazu',
  approximate: 'asi zhruba přibližně skoro téměř',
  comparesNumber: 'více déle',
  term: 've lhůtě|nejpozději do|nejpozději|před uplynutím|po dobu|během|v průběhu|v době|po uplynutí|po',
  clock: 'hodin',
  opensHours: 'od',
  linksRange: 'do',
  opensChange: 'od z ze',
  month:
    'leden=1 únor=2 březen=3 duben=4 květen=5 červen=6 červenec=7 srpen=8 září=9 říjen=10 listopad=11 prosinec=12 ledna=1 února=2 března=3 dubna=4 května=5 června=6 července=7 srpna=8 října=10 listopadu=11 prosince=12',
  weekday: 'pondělí úterý středa středu čtvrtek pátek sobota sobotu neděle neděli',
  telephone: 'telefon telefonu tel mobil fax',
  noCharge: 'zdarma|v ceně|na vyžádání',
  beginsSum: 'celkem',
  joinsCells: 'pro',
  underHead: 'pod',
  asksToTick: 'zaškrt',
  sectionName: 'článek',
  bulletWord: 'se s w',
};
