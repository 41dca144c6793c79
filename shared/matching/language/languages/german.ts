/** German: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const german: Language = {
  recognisedBy: 'der die das und ist sind mit für auf den dem von nicht wird werden',
  stopWord:
    'der die das den dem des ein eine einen einem einer eines und oder aber wenn von zu zum zur in im an am auf bei für aus mit als ist sind war waren sein es er sie wir ihr ich nicht auch nur noch schon wird werden wurde wurden hat haben hatte dass daß sich nach vor über unter um durch bis wie so diese dieser dieses',
  abbreviation: 'nr abs bzw usw vgl zb dh ua evtl ggf inkl exkl hr fr frau str mio mrd tsd sog st bd hrsg s f ff',
  negation:
    'nicht nein kein keine keinen keinem keiner keines nie niemals niemand niemanden niemandem nichts nirgends nirgendwo weder ohne kaum',
  deniesNoun: 'ohne',
  deniesItsNoun: 'kein keine keinen keinem keiner keines',
  deniesAfterVerb: 'nicht',
  deniesStatement: 'nicht falsch unwahr unwahrscheinlich bestreitet',
  linksDenial: 'der des den die alle jeder',
  answersNo: 'nein',
  lacks: 'ohne',
  exceptAfter: 'nicht anders',
  tooMuch: 'häufiger öfter mehr länger später früher eher',
  deducts: 'abzüglich vermindert minus',
  limit:
    'verweigert verweigerte verweigern weigert weigerte weigern ablehnt lehnt lehnte abgelehnt bestreitet bestritt bestritten leugnet dementiert verbietet verbot verboten untersagt vermeidet verhindert unterlässt unfähig unmöglich unwahrscheinlich falsch fälschlich angeblich vermeintlich außer ausgenommen ausgeschlossen sofern falls wenn ob sonst sondern statt anstatt aber vorbehaltlich',
  condition:
    'nur ausschließlich zustimmung einwilligung genehmigung erlaubnis ausnahmsweise ausnahmefällen einverständnis bedingung voraussetzung vorbehalt absprache rücksprache enthaltung enthaltungen stimmenthaltung stimmenthaltungen einstimmig gegenstimme gegenstimmen',
  opensCondition: 'wenn falls sofern soweit',
  hedge:
    'kann können könnte könnten dürfte dürfen soll sollen sollte möglicherweise vielleicht wahrscheinlich vermutlich wohl selten manchmal gelegentlich oft häufig meist meistens üblicherweise normalerweise grundsätzlich teilweise vorläufig einige manche wenige mehrere viele bestimmte nur lediglich fast beinahe mindestens höchstens vorzugsweise möglichst bevorzugt überwiegend hauptsächlich derzeit gegenwärtig vorübergehend einstweilen ungefähr annähernd womöglich eventuell voraussichtlich mutmaßlich',
  inCases: String.raw`(?:in|unter)(?: \p{L}+){1,3} (?:fällen|umständen|bedingungen)`,
  toExtent: String.raw`(?:bis )?zu einem (?:gewissen|bestimmten) \p{L}+|in (?:gewissem|einem gewissen) \p{L}+|mit (?:einer gewissen|einiger|gewisser) \p{L}+|zum (?:teil|großen teil)`,
  doubt:
    'falsch unwahr irrig unzutreffend bezweifelt bezweifle bezweifeln zweifelt zweifel widerlegt gerücht vorwurf hypothese lüge irrtum fraglich bestreitet bestritt bestritten leugnet leugnete dementiert dementierte freigesprochen',
  attributes:
    'hoffe hofft hoffen hoffte zuversichtlich glaube glaubt glauben glaubte denke denkt denken dachte meine meint meinen findet behauptet behaupten angeblich scheint schien vermute vermutet annehme angenommen heißt',
  grants:
    'erlaubt zulässig gestattet berechtigt anspruch recht$ kostenlos verboten gilt$ gelten haftet haften versichert erstatte',
  only: 'nur',
  limitsAfterIt:
    'nicht|kein|keine|keinen|nie|niemals|weder|falls|es sei denn|außer|angeblich|laut|behauptet|bestreitet|verboten|untersagt|nach angaben|nach ansicht|nach meinung|nach auffassung|nach einschätzung|nach überzeugung|meiner meinung|unserer meinung|seiner meinung|ihrer meinung|aus sicht|aus unserer sicht|aus meiner sicht|aus seiner sicht|aus ihrer sicht|unseres erachtens|meines erachtens|nach aussage|nach darstellung|nach den worten|nach ablauf|mit ablauf|unter bedingungen|unter den bedingungen|im krankheitsfall|im todesfall|im notfall|im schadensfall|im streitfall|im ausnahmefall|im falle|im fall|in fällen|vorbehaltlich|mit zustimmung|mit genehmigung',
  limitsNext:
    'wenige|höchstens|mindestens|bis zu|weniger als|mehr als|kaum|ohne|ehemalige|ehemaliger|ehemaligen|frühere|früherer|früheren|stellvertretende|stellvertretender|stellvertretenden|statt|anstatt|anstelle|weit davon entfernt|grundsätzlich|in der regel|im prinzip|im allgemeinen|prinzipiell|im grundsatz|üblicherweise|normalerweise|regelmäßig',
  limitsBeforeIt:
    'nicht|nie|außer|sofern nicht|es sei denn|laut|angeblich|falls|ausgenommen|vorbehaltlich|sofern|soweit|wenn|solange|mit ausnahme|in ermangelung|im falle|vorausgesetzt|unter der bedingung|unter der voraussetzung|unter vorbehalt|nur wenn|nur falls|nur sofern|mit zustimmung|mit genehmigung|mit einwilligung|nach ansicht|nach meinung|nach auffassung|nach einschätzung|nach überzeugung|meiner meinung|unserer meinung|seiner meinung|ihrer meinung|aus sicht|nach vereinbarung|nach schriftlicher|im einvernehmen|gegen vorlage|bei vorlage|wenn nötig|falls nötig|soweit erforderlich|sofern erforderlich|bei bedarf|gegebenenfalls|soweit möglich|sofern möglich|wenn möglich|in härtefällen|im härtefall|in ausnahmefällen|im ausnahmefall|in begründeten fällen|in begründeten ausnahmefällen|in besonderen fällen|in dringenden fällen|in einzelfällen|im einzelfall|in bestimmten fällen|im fall|in fällen|auf antrag|auf verlangen|auf anfrage|nach vorheriger|nach rücksprache|nach absprache|nach anhörung|nach genehmigung|nach zustimmung|mit vorheriger|mit schriftlicher|gegen aufpreis|gegen gebühr|aus gründen|aus wichtigem grund|mit ausnahmen|innerhalb von|ausschließlich für|ausschließlich zur|ausschließlich zum|lediglich für|lediglich zur|abzüglich',
  limitsPrevious:
    'nur|ausschließlich|lediglich|grundsätzlich|tendenziell|in der regel|im prinzip|im allgemeinen|im regelfall|teilweise|vorläufig|möglicherweise|vermutlich|voraussichtlich',
  limitsNothing: 'nicht nur|sondern auch',
  limitsNothingWithin: 'ohne schuldhaftes zögern|ohne verzug|gegebenenfalls',
  retracts: String.raw`falsch\b`,
  voided: 'stornier storno$ abgelehnt ungültig$ zurückgezogen$ annul',
  respects: 'in allen wesentlichen belangen|in wesentlichen belangen',
  judged: 'schuldig freigesprochen verurteilt',
  namesCharge: 'von vom wegen der des in',
  ofGroup: 'in bei für',
  group: 'patienten patientinnen kindern säuglingen erwachsenen frauen männern jugendlichen schwangeren',
  majority: String.raw`\p{L}*mehrheit$`,
  when: 'sobald',
  goesOnWith:
    'mit innerhalb binnen während bis für bei beim unter nach vor seit durch zwischen pro je am im auf wenn wo wobei außerhalb gegen mittels täglich wöchentlich monatlich jährlich nur',
  forWhom: 'für',
  example: 'beispiel',
  lastsWhile: 'während',
  refersBack: 'er sie es ihr sein dieser diese dieses dies zwar',
  reason: 'weil damit',
  opposes: 'aber sondern',
  setsAgainst: 'während wohingegen hingegen dagegen gegenüber obwohl jedoch verglichen',
  coordinates: 'und oder aber sowie',
  listConjunction: 'und oder sowie',
  modal: 'muss soll darf kann wird müssen sollen dürfen können werden mag',
  governs:
    'von vom zu zum zur in im ins an am ans auf bei beim für aus mit nach vor über unter um durch bis gegen dank pro je seit der die das den dem des ein eine einen einem einer eines ist sind war waren sei wird werden wurde wurden hat haben hatte hatten beträgt betragen betrug kann darf muss soll',
  introducesSpeech: 'dass ob',
  opensClause: 'und dass weil denn',
  opensObject: 'der die das den dem des ein eine einen einem einer eines sein seine ihr ihre',
  auxiliary: 'ist sind war waren wird werden wurde wurden hat haben hatte kann darf muss soll beträgt',
  future: 'wird werden',
  anyOne: 'ein eine einen einem einer eines jeder jede jedes jeden jedem alle',
  knownNoun: 'der das herr frau',
  relative: 'deren dessen welche welcher welches',
  smallNumber: 'ein eins eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  ten: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  numberWord:
    'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig hundert halb doppelt erste zweite dritte vierte hälfte drittel viertel',
  unit: 'prozent prozentpunkt prozentpunkte tag tage tagen woche wochen monat monate monaten jahr jahre jahren stunde stunden minuten sekunden grad',
  approximate: 'etwa rund ungefähr knapp',
  comparative: 'mehr weniger später früher länger größer kleiner höher niedriger',
  comparesNumber: 'mehr länger weniger über unter übersteigt überschreitet',
  boundsNumber: 'höchstens|mindestens|bis zu',
  than: 'als',
  between: 'zwischen',
  term: 'innerhalb|binnen|bis|bis zu|spätestens|vor ablauf|für die dauer|während|höchstens|innerhalb von|nach|nach ablauf',
  month: 'januar jänner februar märz mai juni juli oktober dezember mrz okt dez',
  weekday: 'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag',
  telephone: 'telefon tel telefax fax mobil handy mobiltelefon festnetz hotline',
};
