/** Words that make what they frame somebody's statement, thought or proposal. Folded; verbs by their stems, since every form frames. */
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
/** Whether a form of such a verb claims what comes after it. */
export const attributes = (key: string): boolean => attributing.has(key);

const koreanSpeech = /(?:말했|밝혔|전망했|주장했|설명했|덧붙였|보도했|전했|예상했|우려했)/u;
/** "Additional" and "stated" before a noun frame nothing; only forms that can come before "that". */
export const isSpeech = (key: string): boolean => speech.test(key) || attributing.has(key) || koreanSpeech.test(key);

/** Nouns of thinking: followed by "that" they are somebody's. */
const thought = new Set(
  (
    'belief opinion view understanding impression assumption assumptions assertion conviction contention submission case position überzeugung ansicht auffassung meinung annahme eindruck glauben behauptung vermutung avis opinion conviction croyance impression hypothèse idée ' +
    'opinión creencia convicción impresión idea hipótesis opinione convinzione parere ipotesi impressione opinião crença convicção impressão ideia мнение мнению убеждение убеждению уверенность предположение przekonanie przekonaniu opinia opinię zdanie zdaniem mening overtuiging oordeel indruk uppfattning åsikt övertygelse kanaat kanaatiyle'
  ).split(' '),
);
export const namesThought = (key: string): boolean => thought.has(key);

const subordinators = wordsOf('introducesSpeech');
/** The word between a verb of saying and what is said. */
export const introducesSpeech = (key: string): boolean => subordinators.has(key) || /^qu'/.test(key);

/** Verbs of proposing, asking and advising, by their stems. */
const proposal =
  /^(?:propos|recommend|request(?:s|ed|ing)$|suggest|urg(?:e|ed|es|ing)$|demand(?:s|ed|ing)$|vorgeschlagen|vorschl(?:ag|äg|ug)|schl(?:ägt|ug)$|empf(?:iehl|ahl|ohl|ehl)|beantrag|forder(?:t|te|n|ten)$|recommand|suggér|réclam|propon|propus|recomend|sug(?:ier|er)|solicit|raccomand|richied|voorgesteld|beve(?:elt|al|len)$|предлож|предлага|рекоменд|proponuj|zaproponow|zalec|föresl|rekommend|öneri)/u;
/** "Recommends the creation of an office" does not say that there is one. */
export const proposes = (key: string): boolean => proposal.test(key);
