/**
 * Words that make what they frame somebody's saying, a condition's consequence or an estimate: most warn, by some a verdict changes
 * (`policy.ts` says which).
 * Folded; verbs by their stems, since every form frames.
 */
import { wordsOf } from './languages.ts';

/** Verbs of saying, thinking and predicting. "Finds", "shows" and "proves" are left out: they vouch for what follows. */
const speech = new RegExp(
  `^(?:${[
    'sa(?:y|id|ys|ying)|tell|told|think|thought|believ|consider(?!a[tz]i)|claim|alleg|argu|assert|contend|maintain(?:s|ed)|stat(?:es|ed|ing)|declar|announc|predict|forecast|expect(?:s|ed)?|estimat|hop(?:es|ed)|suggest|advis|warn|assum|suppos|promis|report(?:s|edly)|testif|insist|suspect|fear(?:s|ed)|guess|add(?:s|ed)|repli|explain|told',
    'sag(?:t|te|ten|en)|gesagt|behaupte|mein(?:t|te|en)|glaub|erklär|erwarte|vermute|prognostizier|befürchte|rechnet|vortr[aä]g|vorgetragen|versicher(?:t|te)|angaben|ankündig|angekündigt',
    'affirm|déclar|di(?:t|sent|sait)|estim(?:e|ait|ent|é)|soutien|soutenai|prétend|annonc|cro(?:it|yait|ient)|pens(?:e|ait|ent)|prévoi|prévu|préten|reproch|allègu|expliqu',
    'dij|dic(?:e|en|ho)|afirm|asegur|cre(?:e|en|ía|yó)|estim[aó]|sostien|anunci|prev[eé]|consider(?!a[cz]i)|alega|opin|desconoc|declar[aó]|entiend(?:e|en)$|entendió$|enfatiz[aó]|señala(?:n|ba)?$|señaló|agreg(?:a|ó)$|manifiesta$|manifestó|refiere$|indicó|expresó$|argument[aó]$|aduc(?:e|en)$|sugier|plantea$|planteó',
    'dett|dic(?:e|ono|hiar)|sostien|sostenu|afferm|ritien|ritenut|stim(?:a|ano)|preved|eccepi|eccep|annunci|pens[ao]|chied(?:e|ono)|assicur',
    'diss|diz|afirm|acredit|estim|alega|anunci|zegt|zei|meent|beweert|verwacht|stelt|сказал|говор|считает|заяв|утвержда|ожида|полага',
    'قال|قالت|يقول|وقال|زعم|زعمت|وزعمت|أعلن|أعلنت|وأعلن|يعتقد|توقع|تتوقع|وتوقع|ذكر|ذكرت|أكد|أكدت|אמר|אמרה|טען|טענה|סבור|לדברי',
  ].join('|')})`,
  'u',
);
const attributing = wordsOf('attributes');
/** Whether a form of such a verb claims what stands after it. */
export const attributes = (key: string): boolean => attributing.has(key);
/** Words of what is permitted, owed, paid or forbidden, by their stems: where, when and for whom is all of what such a sentence says. */
const grant =
  /^(?:permi(?:t|tted|ssible)|allow|entitle|eligib|forbid|prohibit|requir|oblig|right$|rights$|free$|valid$|refund|reimburs|paid$|payable|guarant|insured|covered|liable|exempt|erlaubt|zulässig|gestattet|berechtigt|anspruch|recht$|kostenlos|verboten|gilt$|gelten|haftet|haften|versichert|erstatte|autoris|admis|interdit|ammess|permitid|допуска|يسمح|يحق|מותר|אסור|droit|gratuit|rembours|versé|autoriz|derecho|gratis|prohib|reembols|diritto|vietat|consentit|rimbors|gratuit|direito|toegestaan|verboden|prawo|dozwolon|zabron|uprawnion|право|разреш|запрещ|tillåt|rätt$|förbjud|hakk|yasak|izin)/u;
export const grants = (key: string): boolean => grant.test(key);

/** Verbs of proposing, asking and advising, by their stems. */
const proposal =
  /^(?:propos|recommend|request(?:s|ed|ing)$|suggest|urg(?:e|ed|es|ing)$|demand(?:s|ed|ing)$|vorgeschlagen|vorschl(?:ag|äg|ug)|schl(?:ägt|ug)$|empf(?:iehl|ahl|ohl|ehl)|beantrag|forder(?:t|te|n|ten)$|recommand|suggér|réclam|propon|propus|recomend|sug(?:ier|er)|solicit|raccomand|richied|voorgesteld|beve(?:elt|al|len)$|предлож|предлага|рекоменд|proponuj|zaproponow|zalec|föresl|rekommend|öneri)/u;
/** "Recommends the creation of an office" says nothing of there being one. */
export const proposes = (key: string): boolean => proposal.test(key);
const koreanSpeech = /(?:말했|밝혔|전망했|주장했|설명했|덧붙였|보도했|전했|예상했|우려했)/u;
/** "Additional" and "stated" before a noun frame nothing; only forms that can stand before "that". */
export const isSpeech = (key: string): boolean => speech.test(key) || attributing.has(key) || koreanSpeech.test(key);

/** Nouns of thinking: with "that" after them they are somebody's. */
const thought = new Set(
  (
    'belief opinion view understanding impression assumption assertion conviction contention position überzeugung ansicht auffassung meinung annahme eindruck glauben behauptung vermutung avis opinion conviction croyance impression hypothèse idée ' +
    'opinión creencia convicción impresión idea hipótesis opinione convinzione parere ipotesi impressione opinião crença convicção impressão ideia мнение мнению убеждение убеждению уверенность предположение przekonanie przekonaniu opinia opinię zdanie zdaniem mening overtuiging oordeel indruk uppfattning åsikt övertygelse kanaat kanaatiyle'
  ).split(' '),
);
export const namesThought = (key: string): boolean => thought.has(key);

const subordinators = new Set("that dass daß que qu' che что że iż dat att أن إن بأن ש whether ob si se ли".split(' '));
/** The word between a verb of saying and what is said. */
export const introducesSpeech = (key: string): boolean => subordinators.has(key) || /^qu'/.test(key);

/** First words of a sentence that is true on a condition only. */
const fronted = wordsOf('opensCondition');
const frontedPhrase =
  /^(?:until [^,\n]{1,40},|(?:when|whenever|where|once) [^,;]*?\b(?:is|are|has|have)\b|with (?!respect|regard|effect|reference|this|that|these|those|the|an?|his|her|its|their|our|all|more|over|\d)[^;]*,\s*$|bei (?!de[rmn] |diese[mr] |alle[mr] |weitem|uns )\p{L}|při \p{L}+ní |при (?!этом|помощи|том )\p{L}|(?:lorsqu|quand )[^,;]*? (?:est|sont|peut|doit) |cuando [^,;]*?(?:es|son|sea|sean|esté|estén|haya|exista|proceda) |quando [^,;]*?(?:è|sono|sia|siano|é|são|for|forem|houver) |wanneer [^,;]*?(?:is|zijn|wordt|worden|heeft) |only (?:if|when)|(?:as|so) long as |subject to |to the extent |in the (?:event|absence) of|with the exception of|nur (?:wenn|falls)|im falle? |solange |vorbehaltlich |unter der (?:bedingung|voraussetzung)|mit ausnahme|seulement si|s'ils? |tant qu|pourvu qu|pour autant qu|[àa] condition |sous réserve |en cas d|en l'absence|en ausencia de |a falta de |na ausência de |em caso de |bij gebrek |bei fehlen |i fravær |ved fravær |s[oó]lo si|siempre (?:que|y cuando) |con tal |a condici[oó]n |en caso de|solo se|a condizione |a patto |in caso di|in assenza|contanto que |op voorwaarde |pod warunkiem |o ile |при условии )/iu;
const frontedUnspaced =
  /^(?:如果|若|假如|倘若|只要|もし|仮に|만약|만일|[据據][^，,。]{1,12}(?:称|稱|报道|報道|表示)[，,])/u;
export const opensCondition = (first: string, signs: string): boolean =>
  fronted.has(first) || frontedPhrase.test(signs) || frontedUnspaced.test(signs);

const continuations = wordsOf('goesOnWith');
/** Whether a statement that goes on with this word holds when, where, how or for whom the words after it say. */
export const startsScope = (key: string): boolean => continuations.has(key);

/** Right before a figure. */
const approximate = wordsOf('approximate');
export const isApproximate = (key: string): boolean => approximate.has(key);

/** Stems of words that make the head of a list one of exceptions: "Exclusions", "Nicht versichert" denies by itself. */
const exclusions =
  /^(?:exclu[ds]|except(?!ion(?:al|nel))|exempt|forbid|ausgeschl|ausschl[uü]|ausnahme|sauf|esclu[sd]|eccezion|uitgesl|uitzond|исключ|除外|例外)/u;
/** With these a heading asks what its lines answer: "What we do not pay for". */
const questionWords = new Set('what when where was wann ce quand lo qué cuándo cosa che quando wat o'.split(' '));
export const asks = (key: string): boolean => questionWords.has(key);
export const excludes = (key: string): boolean => exclusions.test(key);

/** What may follow a whole statement, first after its full stop, and take it back. */
const retractions =
  /^(?:ただし|但し|다만|단,|但(?:是|书)?|provided\b|false\b|untrue\b|not true\b|falsch\b|faux\b|falso\b)/u;
export const takesBackStatement = (next: string): boolean => retractions.test(next);
