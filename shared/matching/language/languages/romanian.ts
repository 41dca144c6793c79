/** Romanian: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const romanian: Language = {
  recognisedBy: 'şi să sa că ca este sunt pentru care din cu prin fi lui sau la a se în pe de al ale',
  decimalComma: 'cu|și|pentru',
  negation: 'nu niciodată nimeni nimic fără niciun nicio',
  addsDenial: 'nici',
  deniesVerb: 'nu niciodată',
  deniesNoun: 'fără',
  deniesElsewhere: 'nu',
  answersNo: 'nu',
  answersYes: 'já',
  answersNoBeside: 'nu',
  limit:
    'refuză refuzat neagă negat respinge respins interzice interzis interzisă exceptând excepţia dacă imposibil pretins presupus altfel',
  condition: 'numai doar exclusiv acordul acordului consimţământul consimţământului aprobarea aprobării unanimitate',
  opensCondition: 'dacă',
  hedge:
    'poate probabil posibil rareori uneori adesea deseori parţial câţiva unele unii aproape provizoriu temporar aproximativ',
  doubt: 'fals minciună zvon zvonul îndoieşte',
  attributes:
    'crede susţine afirmă pretinde presupune consideră spus spune declarat declară afirmat susţinut precizat adăugat considerat convins convinsă convinşi presupunem presupus',
  only: 'doar numai',
  asks: 'solicită solicitat cere cerut pretinde',
  linksAsked: 'să ca',
  tooMuchTo: String.raw`prea \p{L}+ (?:pentru )?(?:a|să)`,
  limitsAfterIt:
    'nu|niciodată|dacă|în cazul în care|cu condiţia|sub rezerva|în lipsa|în absenţa|cu excepţia|potrivit|conform declaraţiilor|susţine că|pretinde că|neagă|după expirarea|după împlinirea|la expirarea|la împlinirea|după trecerea|în caz de|în cazul|se consideră că|se presupune că|se crede că|se spune că|se estimează că|se pare că|în condiţii de|în condiţiile|în măsura în care|întreabă dacă|întrebat dacă|ştie dacă|şti dacă|afla dacă|posibil ca|posibil să|probabil că|se poate ca',
  limitsNext:
    'cel mult|cel puţin|până la|mai puţin de|mai mult de|aproape|fostul|fosta|în loc de|în principiu|de regulă|în general|de obicei|ca regulă|în mod normal|de principiu|în cele mai multe cazuri',
  limitsBeforeIt:
    'nu|niciodată|dacă|numai dacă|doar dacă|în cazul în care|cu condiţia|sub rezerva|în lipsa|cu excepţia|exceptând|în afara cazului|în afară de|în măsura în care|atât timp cât|cu acordul|după caz|potrivit|notificare în scris|notificare scrisă|notificare prealabilă|în caz de|în cazul|în cazuri excepţionale|în cazuri speciale|în anumite cazuri|la cererea|la cerere|cu aprobarea|cu consimţământul|după obţinerea|după consultarea|în limita|din motive|din cauze|din raţiuni|exclusiv pentru|numai pentru|doar pentru|cu excepţii|fără a aduce atingere|sub condiţia|cu rezerva',
  limitsPrevious: 'numai|doar|exclusiv|în principiu|de regulă|în general|provizoriu',
  voided: 'anulat respins',
  respects: 'sub toate aspectele semnificative',
  restricts: 'limitat limitată',
  frontedDoubt: String.raw`(?:în teorie|teoretic|pe hârtie|anterior|iniţial|în trecut|odinioară),\s*$`,
  majority: 'majoritate$ majoritatea$',
  when: 'când',
  goesOnWith: 'în până după înainte când unde dacă',
  opposes: 'însă',
  setsAgainst: 'deşi totuşi',
  coordinates: 'şi sau precum',
  withElse: 'nimeni altcineva|nimic altceva|oricine altcineva',
  concedes: 'deşi',
  modal: 'poate pot trebuie',
  introducesSpeech: 'că',
  magnitude: 'mii mie sute',
  term: 'cel târziu|în termen de|cel mult|pe o perioadă|după|în interval de|în cel mult',
  clock: 'ora orele',
  month:
    'ianuarie=1 februarie=2 martie=3 aprilie=4 iunie=6 iulie=7 septembrie=9 octombrie=10 noiembrie=11 decembrie=12',
  beginsSum: String.raw`summă(?!\p{L})|suma(?!\p{L})`,
  underHead: 'sub',
};
