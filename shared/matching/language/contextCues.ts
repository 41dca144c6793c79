/**
 * Words just outside a quotation, in its own sentence, that take back, limit or attribute what it says.
 * Folded; one list per language. Phrases are matched token by token.
 */

/** Before the quotation. */
const before =
  "not|never|neither|nor|unless|except|whether|if|alleged|allegedly|alleges|purported|purportedly|supposedly|claims that|claimed that|claim that|denies|denied|deny|falsely|false to say|false that|untrue|not true|incorrectly|mistakenly|doubts|doubtful|according to|cannot|can't|don't|doesn't|didn't|won't|wouldn't|isn't|aren't|wasn't|weren't|myth|refuted|rejects|rejected|disputes|disputed|contends|contended|argues that|argued that|asserts|asserted|unlikely|assume|assumes|assumed|assuming|forbidden|prohibited|prohibits" +
  '|nicht|kein|keine|keinen|nie|niemals|weder|falls|es sei denn|außer|angeblich|laut|behauptet|bestreitet|verboten|untersagt|nach angaben' +
  "|pas|jamais|sauf|prétend|prétendument|selon|d'après|aucun|aucune|interdit|interdite" +
  '|nunca|salvo|excepto|según|supuestamente|niega|prohibido|prohibida' +
  '|non|mai|tranne|secondo|presumibilmente|nega|vietato|vietata' +
  '|não|nunca|nem|salvo|exceto|segundo|alegadamente|nega|negou' +
  '|niet|geen|nooit|tenzij|behalve|volgens|vermeend|ontkent|ontkende' +
  '|nie|nigdy|jeśli|rzekomo|według|zaprzecza|zaprzeczył' +
  '|asla|hiç|eğer|sözde' +
  '|לא|אין|אם|לכאורה|לפי|הכחיש' +
  '|не|никогда|якобы|если|по словам|отрицает|отрицал|لا|لم|لن|ليس|وفقا|بحسب|إذا|نفى|ينفي|أنكر|زعم';

/** Right before the quotation, and nowhere further off: they deny or limit just the word that follows. */
const rightBefore =
  'former|deputy|vice|acting|interim|so-called|only|yet to|possibly|probably|perhaps|maybe|likely|no|none of|none of the|hardly|barely|scarcely|without|at most|at least|up to|less than|more than|fewer than|no more than|no less than|not more than|nearly|almost|under|over|exceeds|exceeding|a minimum of|a maximum of|far from|instead of|rather than|in lieu of|short of|as opposed to|fails to|failed to|failure to|refuses to|refused to|declines to|declined to|unable to|ceases to|ceased to|ordered to|required to|intends to|intended to|plans to|planned to|agreed to|hopes to|hoped to|seeks to|sought to|tried to|attempted to|about to' +
  '|höchstens|mindestens|bis zu|weniger als|mehr als|kaum|ohne|ehemalige|ehemaliger|ehemaligen|frühere|früherer|früheren|stellvertretende|stellvertretender|stellvertretenden|statt|anstatt|anstelle|weit davon entfernt' +
  "|au plus|au moins|jusqu'à|moins de|plus de|sans|ancien|ancienne|l'ancien|l'ancienne|l'ex|au lieu de|loin de|plutôt que|refuse de|refusé de" +
  '|como máximo|al menos|hasta|menos de|más de|ningún|ninguna|sin|antiguo|antigua|entonces|en vez de|en lugar de|lejos de' +
  '|al massimo|almeno|fino a|meno di|più di|nessun|nessuna|senza|ex|allora|invece di|anziché|lungi da';

/** After the quotation. */
const after =
  "not|never|except|unless|provided that|only if|if|other than|allegedly|according to|he claims|she claims|they claim|it claims|he claimed|she claimed|he alleged|she alleged|is false|isn't|wasn't|is untrue|was rejected|was denied|has been refuted|subject to|excluding|cannot|to the extent|so long as|as long as|until|otherwise|but only|with the exception|apart from|barring|in the absence|in the event|pending approval|pending the|pending a|pending further|everywhere but|anywhere but|all but|contrary to|save in|save for|save that|save where|save as|save with|he lied|she lied|they lied" +
  '|nicht|nie|außer|sofern nicht|es sei denn|laut|angeblich|falls|ausgenommen|vorbehaltlich|sofern|soweit|wenn|solange|mit ausnahme|in ermangelung|im falle' +
  "|pas|jamais|sauf|à moins|selon|d'après|excepté|hormis|sous réserve|à condition|si|tant que|à l'exception|en l'absence|en cas" +
  '|nunca|salvo|excepto|a menos|según|siempre que|a condición|si|hasta que|con excepción|a excepción|con la excepción|en ausencia|en caso' +
  '|non|mai|tranne|salvo|eccetto|a meno|secondo|purché|a condizione|qualora|solo se|ad eccezione|in assenza|in caso' +
  '|não|exceto|salvo|a menos|segundo|desde que|com exceção|na ausência|em caso' +
  '|niet|behalve|tenzij|volgens|mits|met uitzondering|bij gebreke' +
  '|nie|oprócz|chyba że|jeśli|według' +
  '|değil|hariç|eğer' +
  '|לא|אלא אם|למעט|מלבד|לפי|לטענת' +
  '|않는다|않았다|못했다|아니다|없다|제외하고|경우에만' +
  '|не|кроме|если|по словам|за исключением|إلا|ما لم|وفقا|بحسب|باستثناء|بشرط';

/** Right behind the quotation, and nowhere further off. */
const rightAfter = 'only|if|nur|seulement|uniquement|solo|solamente|soltanto|unicamente|에 한하여|только';

/** Chinese and Japanese: every sign is a token. */
const unspacedBefore =
  '辩称|辯稱|认为|認為|によると|によれば|据称|據稱|声称|聲稱|否认|否認|如果|若|是否|除非|传闻|不是|并非|並非|没有|沒有|もし';
const unspacedAfter =
  'とみられ|と述べ|と話し|と予想|と考え|との見方|但因|但如|除外|除非|除了|以外|的说法|不属实|不屬實|是假的|とされる|という|と主張|場合に限|を除';

const split = (phrases: string): string[][] => phrases.split('|').map((phrase) => phrase.split(' '));

const signs = (phrases: string): string[][] => phrases.split('|').map((phrase) => Array.from(phrase));

export const cuesBefore: readonly (readonly string[])[] = [...split(before), ...signs(unspacedBefore)];
export const cuesRightBefore: readonly (readonly string[])[] = split(rightBefore);
export const cuesAfter: readonly (readonly string[])[] = [...split(after), ...signs(unspacedAfter)];
export const cuesRightAfter: readonly (readonly string[])[] = split(rightAfter);
