/** Words beside quotation marks that show another use of them than quoting a source, in the languages that models answer in most. */
import type { NotCheckedReason } from './quotation.ts';

/** UTF-16 units before a stretch, and after it, that are searched for such words. */
const NEAR = 60;
/** Between the words and the quotation mark. */
const LEAD = String.raw`[\s:,(*_–—-]{0,8}$`;

/** Right before the quotation mark, whole words. */
const before = (...words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})${LEAD}`, 'iu');

/** Announce a name or a term. */
const NAMES_TERM = before(
  '(?:see|read|cf\\.?|compare) also|siehe auch|voir aussi|véase también|vedi anche|см\\. также',
  'titled|entitled|called|named|known as|so-called|termed|dubbed|nicknamed|labell?ed|headed|marked',
  'call(?:s|ed)? (?:it|that|this|them|these|him|her)(?: an?| the)?|what (?:\\p{L}+ ){1,4}call(?:s|ed)?',
  'the (?:word|term|phrase|expression|title|section|chapter|column|tab|button|menu|field|file|folder|article|paper|book)s?',
  "(?:error|compiler|browser|console|log|warning)(?:['’]s)? (?:message|error|warning)s?",
  'sogenannten?|genannt|nennt|nennen|mit dem Titel|betitelt|(?:das Wort|der Begriff|den Begriff|der Ausdruck|dem Titel|Stichwort)',
  "intitulée?s?|appelée?s?|surnommée?s?|baptisée?s?|appelle|(?:le terme|le mot|l[’']expression|l[’']article|la section)",
  'titulad[oa]|llamad[oa]|llaman?|denominad[oa]|(?:el término|la palabra|la expresión|el artículo|la sección)',
  "intitolat[oa]|chiamat[oa]|denominat[oa]|(?:il termine|la parola|l[’']espressione|l[’']articolo|la sezione)",
  'intitulad[oa]|chamad[oa]|(?:o termo|a palavra|a expressão|o artigo|a seção)',
  'под названием|называют|называемы\\p{L}+|термин\\p{L}{0,3}|слов[оа]|выражени[ея]|стать[яеи]|книг[аеи]|раздел\\p{L}?|глав[аеы]',
  'zwan\\p{L}+|nazywan\\p{L}+|zwrotu?|słow[oa]|termin(?:u|em)?|wyrażeni[ea]|pod tytułem|zatytułowan\\p{L}+',
  'genaamd|zogenaamde?|de term|het woord|de titel',
  "(?:Buch|Aufsatz|Artikel|Roman|Film|Lied|Werk) (?:heißt|lautet)|s[’']intitule|se titula|si intitola|называ(?:ется|ются)",
  '(?:motto|slogan|mantra|proverb|rule of thumb|Devise|Sprichwort|dicton|proverbe|lema|refrán|proverbio|девиз|пословица|przysłowie)(?: is| lautet| ist| est| es| è)?',
  '(?:se recomienda|recomiendo|conviene) leer|(?:lire|relire|leggere|rileggere|przeczytać|прочитать|почитать)',
  'alleged(?:ly)?|supposed(?:ly)?|angeblich\\p{L}{0,2}|vermeintlich\\p{L}{0,2}|prétendue?s?|soi-disant|supuest[oa]s?|presunt[oaie]|rzekom\\p{L}+|якобы',
);
/** What somebody is told to press or to write. */
const TELLS_WHAT_TO_DO =
  /\b(?:choose|click|select|press|tap|pick|open|type|enter|(?:try|consider) (?:asking|saying|writing)|you (?:could|can|might|may) (?:ask|say|write|reply|answer))(?: on)?[\s:,*_]{0,8}$/iu;

/** What the reader of the answer has said: verbs right after "you". */
const OWN_WORDS = before(
  'you (?:just |also |have |had |first )?(?:wrote|said|say|ask(?:ed)?|mention(?:ed)?|call(?:ed)?|describe[ds]?|suggest(?:ed)?)(?: (?:that|whether|if|about|as|it|this|him|her|them|you|the|a|to|of)){0,4}',
  '(?:Sie|du|ihr) (?:schreib(?:en|st|t)|schrieb(?:en|st)?|sag(?:en|st|t|ten|test)|frag(?:en|st|t|ten|test)|nenn(?:en|st|t)|erwähn(?:en|st|t))(?: (?:dass|ob|das|von))?',
  '(?:schreiben|schrieben|sagen|sagten|fragen|fragten|nennen|erwähnen) Sie',
  '(?:(?:Sie|du|ihr) (?:haben|hatten|hast|hattest|habt|hattet)|(?:haben|hatten) Sie|(?:hast|hattest) du)(?: \\p{L}+){0,2} (?:gefragt|geschrieben|gesagt|erwähnt|genannt)(?:, (?:dass|ob))?',
  'you (?:want|wanted) to know (?:whether|if|about)|(?:vous vouliez|tu voulais) savoir si|(?:Sie wollten|du wolltest) wissen, ob',
  '(?:lei|tu) (?:chied\\p{L}+|scriv\\p{L}+)(?: (?:se|che))?|mi (?:ha|hai) chiesto (?:se|che)',
  '(?:pyta(?:ł|ła|li)(?:ś|eś|aś)?|napisa(?:ł|ła)(?:eś|aś)?)(?: (?:Pan|Pani|Państwo))?, (?:czy|że)|(?:Pan|Pani) pyta(?:ł|ła)?, czy',
  '(?:u|je|jij) (?:vroeg|vraagt|schreef|schrijft)(?: (?:of|dat))?',
  '(?:vous|tu) (?:avez |as )?(?:écri\\p{L}+|di(?:tes|s|t)|demand\\p{L}+|appel\\p{L}+|mentionn\\p{L}+)(?: (?:que|si))?',
  '(?:usted|tú) (?:escrib\\p{L}+|di(?:ce|jo|ces|jiste)|pregunt\\p{L}+|mencion\\p{L}+)(?: (?:que|si|por|sobre))?',
  '(?:вы|ты) (?:пи(?:шете|сали|шешь|сал|сала)|говорите|сказали|спр(?:ашива(?:ете|ли|ешь|ла?)|оси(?:ли|ла?))|называете)(?:, (?:правда|верно) ли)?(?:, что)?',
  'what you (?:call|describe as|refer to as|name)',
  'your(?: (?:question|claim|phrase|words|example|sentence|error|error message|message|log line|log))?',
  '(?:earlier|above|before) (?:I|we) (?:wrote|said|answered|told you|claimed)(?: that)?|(?:I|we) (?:wrongly|earlier|previously|first) (?:wrote|said|told you|claimed)(?: that)?',
);
/** What the source is said not to have. */
const DENIED = before(
  '(?:nothing|not a word|no word|no mention)(?: \\p{L}+){0,4} (?:about|like|of)(?: being)?',
  "(?:does|did|do)(?: not|n['’]t)(?: (?:actually|ever|even|anywhere|once))? (?:say|mention|contain|speak of|write)(?: (?:the|that|the words?|the phrase|anything (?:about|like)))?",
  "(?:(?:does|did|do)(?: not|n['’]t) use|never uses?) (?:the (?:words?|phrase|term)|that (?:word|phrase|term))",
  '(?:never|nowhere) (?:\\p{L}+ ){0,2}(?:says?|said|mentions?|mentioned|writes?|wrote|speaks? of|contains?)(?: (?:the|that|the words?|the phrase))?',
  '(?:steht|findet sich|heißt es) (?:dort |darin |da )?(?:nicht|nirgends|nichts)(?: (?:von|über|zu))?',
  'kein Wort (?:von|über)',
  "(?:not|n['’]t) (?:correct|true|accurate|right) (?:to say )?that|(?:incorrect|untrue|wrong) (?:to say )?that",
  '(?:nicht (?:richtig|korrekt|zutreffend|wahr)|falsch|unzutreffend)(?: zu sagen)?, dass|niet (?:juist|waar|correct) dat',
  '(?:pas (?:exact|correct|vrai|juste)|inexact|faux) (?:de dire )?que|no es (?:correcto|cierto|verdad|exacto) (?:decir )?que',
  'non è (?:corretto|vero|esatto|giusto) (?:dire )?che|não é (?:correto|verdade|certo) (?:dizer )?que',
  '(?:неверно|неправда|нельзя сказать|не верно),? что|(?:nie jest prawdą|nieprawdą jest), że',
  'anything(?: \\p{L}+){0,2} (?:about|like|resembling)(?: an?| the)?',
);
/** "It says “may”, not “must”": the text after a break and a denial is contrasted with what is quoted. */
const SET_AGAINST =
  /[,;—–(-]\s{0,2}(?:(?:and|but|und|et|y|e|i) )?(?:not|nicht|non|pas|no|não|не|nie|niet|inte)(?: (?:as|wie|comme|como))?[\s:*_]{1,4}$/iu;
/** The answer's own words in a language other than the source's. */
const TRANSLATES = before(
  '(?:my own|my|own|free|rough) paraphrase(?: would be| is)?',
  '(?:my|own|a|free|literal|rough|unofficial) translation|translat(?:ed|es|ion)(?: as| to| into \\p{L}+)?',
  '(?:meine |eigene |freie |sinngemäße )?Übersetzung|übersetzt(?: heißt das| also)?|zu Deutsch',
  '(?:ma |en )?traduction(?: libre)?|traduit(?:e|s)?',
  "(?:I would|I['’]d) (?:translate|render) (?:it|this|that) as|je (?:le )?traduirais(?: par)?|(?:yo )?(?:lo )?traduciría|(?:lo )?tradurrei|ich würde (?:es|das) (?:so )?übersetzen",
  'traducción(?: propia| libre)?|traducido|traduzione(?: mia| libera)?|tradução(?: livre)?',
  '(?:в |мо[йём]\\p{L}* )?перевод\\p{L}*|(?:w |moim )?tłumaczeni\\p{L}+',
);
/** "Under “Warnings” it says": the quotation mark is closed, and what is said there follows. */
const PLACE = before(
  '(?:under|in|see|unter|siehe|sous|voir|bajo|ver|sotto|vedi|sob|pod|в разделе)(?: (?:the |the heading|heading|the section|section|chapter|the chapter|Punkt|Abschnitt|Überschrift|la rubrique|le titre|el epígrafe))*',
);
const ITS_WORDS_FOLLOW =
  /^["'”’»“)\]*_]{0,3}\s{0,2}(?::|(?:it|the \p{L}+|there|heißt|steht|il|on) (?:says|reads|states|goes|it says|es|on|lit|est))/iu;
/** From the closing mark on: the mark itself, and what follows in the sentence. */
const after = (...words: readonly string[]): RegExp =>
  new RegExp(`^["'”’»“)\\]*_』」]{0,3},?\\s{0,2}(?:${words.join('|')})`, 'iu');

/** It says that the source does not have it, or that the answer is wrong. */
const DENIED_AFTER = after(
  "(?:is|are|was|were|does|do|did)(?: not|n['’]t) (?:actually |itself )?(?:in (?:the|your|this|that|it|any)|on (?:page|the)|occur|appear|exist|stand|there\\b|part of|among|a quot)",
  '(?:appears?|occurs?|stands?|is|are) (?:nowhere|in none)',
  "n[’'](?:est|apparaît|existe|y est|figure) (?:pas|nulle part)|ne (?:figure|se trouve) (?:pas|nulle part)",
  '(?:steht|kommt|findet sich|stimmt|ist) (?:dort |darin |so |da |also |deshalb ){0,2}(?:nicht|nirgends)(?: (?:im|in|vor)\\b|[.,!])',
  "no (?:está|aparece|figura|consta)|non (?:c[’']è|compare|figura|si trova)|não (?:está|aparece|consta)",
  '(?:в \\p{L}+ )?(?:не встречается|не содержится|отсутствует)|nie (?:występuje|ma)',
);
/** A saying, what is defined, and works that a reader is referred to. */
const TERM_AFTER = after(
  'as (?:the (?:saying|phrase|joke) (?:goes|has it)|(?:\\p{L}+ ){1,3}(?:likes?|loves?|used) to (?:say|call|put)|they say|people say)',
  'wie (?:man|es) (?:so )?(?:sagt|heißt|schön heißt)|comme on dit|como se dice|come si dice',
  '(?:means?|refers? to|is defined as|bedeutet|signifie|significa|означает|oznacza)\\b',
  'を(?:ご覧|参照)|と呼ば',
);

export interface Beside {
  /** The text before the opening mark, and from the closing mark on, in the same block. */
  readonly before: string;
  readonly after: string;
}

/** What the source does, right before the mark: the words that follow are its own, however few. */
const SAYS = before(
  '(?:it|this|that|which|section|clause|article|page|paragraph|note|report|document|contract|statute|abstract|text|source|label|\\p{N}+) (?:\\p{L}+ )?(?:says?|states?|reads?|writes?|stipulates?|specif(?:y|ies)|concludes?|calls (?:it|this|that))(?: that)?',
  'heißt es|steht(?: (?:dort|da|wörtlich))?|schreib(?:t|en)|besagt|stellt (?:es|sie|er) (?:klar|fest)',
  '(?:précise|énonce|prévoit|dispose|conclu(?:t|ent)|stipule)(?: (?:que|à une?|pourtant à une?))?',
  '(?:afirma|establece|dispone|indica|declara|stabilisce|prevede|afferma)(?: (?:que|che))?',
  '(?:говорится|сказано|указано|написано)(?: (?:о|об))?|(?:stanowi|mówi)|zegt|luidt',
);
/** Scripts without spaces. */
const SAYS_UNSPACED = /(?:写明|规定|写道|载明|約定|约定)了?[\s:：*_]{0,4}$/u;

/** Uses that apply to any words, however long. */
export function otherUse({ before: text, after: rest }: Beside): Exclude<NotCheckedReason, 'term'> | undefined {
  const near = text.slice(-NEAR);
  if (TELLS_WHAT_TO_DO.test(near)) return 'instruction';
  if (OWN_WORDS.test(near)) return 'own_words';
  const next = rest.slice(0, NEAR);
  if (DENIED.test(near) || SET_AGAINST.test(near) || DENIED_AFTER.test(next)) return 'denied';
  if (TRANSLATES.test(near)) return 'translation';
  return PLACE.test(near) && ITS_WORDS_FOLLOW.test(next) ? 'title' : undefined;
}

/** Uses that apply to few words: an author who announces a term, and then writes a sentence, quotes. */
export const namesTerm = ({ before: text, after: rest }: Beside): boolean =>
  NAMES_TERM.test(text.slice(-NEAR)) || TERM_AFTER.test(rest.slice(0, NEAR));

export const isSaid = ({ before: text }: Beside): boolean =>
  SAYS.test(text.slice(-NEAR)) || SAYS_UNSPACED.test(text.slice(-NEAR));
