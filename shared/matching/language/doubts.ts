/**
 * Frames that leave open or deny a whole clause: "there is no evidence that", "the rumour that", "것은 거짓이다". They warn
 * (`policy.ts`). Folded.
 */
import { patternsOf, wordsOf } from './languages.ts';
import { introducesSpeech } from './speech.ts';
import { mayDeny } from './negations.ts';

/** With one of these before "that", what follows is not vouched for. */
const doubting = wordsOf('doubt');

/** Whether these words end in "that" or its like and cast doubt on what it introduces. */
export const castsDoubt = (keys: readonly string[]): boolean =>
  introducesSpeech(keys.at(-1) ?? '') && keys.slice(0, -1).some((key) => doubting.has(key) || mayDeny(key));

/** Verbs of saying that come right before what is said, without a "that": "critics claimed the bank paid". */
const bareSpeech = wordsOf('saysBare');
/** "The said contract" reports nothing. */
export const saysWithoutThat = (keys: readonly string[]): boolean =>
  bareSpeech.has(keys.at(-1) ?? '') && keys.at(-2) !== 'the';

/** "같으면", "하면", "된다면": the verb's ending makes the clause a condition; the nouns "화면", "측면" have none of these. */
const koreanCondition =
  /^경우(?:에는|에만|에|엔)?,?$|^한(?:하여|해서|해),?$|^때에?(?:는|만),?$|(?:하|되|으|[이다]라|[한된간는]다)면,?$/u;
/** "支払えば、", "同意した場合に限り、", but no "例えば、" ("for example"). */
const japaneseCondition =
  /(?:(?<!例え|たとえ|[言い]わ|しばし)ば|場合に限り|場合に限って|なら|たら)、|(?:場合|とき|時|際|限り)(?:に)?(?:は|も|には)?、?$/u;
/** "구매 성공 시", "at the time of", and not "두 시", "two o'clock". */
const koreanTime =
  /(?<!(?:^|\s)(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|열한|열두))(?<=\p{Script=Hangul})\s시(?:에(?:는|만|도)?)?,?\s*$/u;
/** Chinese: a condition reaches to the end of its sentence. */
const conditionUnspaced = /如果|倘若|假如|假若|一旦|除非|只要|若(?![干無无])/u;
/** `signs`: the sentence before the clause, without spaces. */
export const setsConditionUnspaced = (signs: string): boolean => conditionUnspaced.test(signs);

/** `previous`: the word before the clause; `signs`: its sentence up to that point. */
export const followsCondition = (previous: string, signs: string): boolean =>
  koreanCondition.test(previous) || koreanTime.test(signs) || japaneseCondition.test(signs.replace(/\s/gu, ''));

/** "…는 것은 거짓이다", "…ことを否定した": Korean and Japanese deny a clause after it. */
const koreanDisproof =
  /^[^\s.!?]{0,2}\s*(?:(?:(?:것|사실|주장|말|소문|의혹|혐의)(?:은|는|을|를|이|가|도)?|(?:은|는|을|를|이|가|도))\s*)?(?:거짓|허위|부인|부정|반박|사실무근|사실이 아)/u;
const japaneseDisproof =
  /^(?:という|との)?(?:こと|の|事実|主張|説|噂|疑い)?(?:を|は|が|も)?(?:否定|否認|嘘|うそ|虚偽|誤り|間違い)/u;
/** `next`: the text right after a clause. */
export const isDisproved = (next: string): boolean =>
  koreanDisproof.test(next) || japaneseDisproof.test(next.replace(/\s/gu, ''));

/** "…となる見込み", "…できる予定", "…という": only expected, planned or said. Korean "전망이다", "예정이다". */
const foretold =
  /^(?:という|との)?(?:見込[みむ]|見通し|予定|可能性|[お恐]それ|恐れ|はず|らしい|計画|方針|意向)|^という|^(?:と|って)(?:思|信じ|主張|推測)|^[고]?\s?(?:주장|생각|믿|추정)|^\s(?:düşün|inan|san[ıi]yor|iddia|ileri sür|söyl)|^\s?(?:전망|예정|계획|방침|것으로\s(?:보|예상|전망|알려))/u;
/** `next`: the text right after a clause. */
export const isForetold = (next: string): boolean => foretold.test(next.replace(/\n/gu, ''));

/** "…である | として、", "…した | 旨を": what somebody holds, after a verb's or adjective's ending; after a noun it is "as". */
const heldThat = /^[るいただ](?:として[、,]|旨)|^고\s(?:한다|하였|했|말|밝|전했|알려)/u;
/** `signs`: from the last character of a clause on. */
export const isHeld = (signs: string): boolean => heldThat.test(signs.replace(/\n/gu, ''));

/** What a sentence of its own, or one after a semicolon, says about the one before it. */
const verdict = new RegExp(`^${patternsOf('contradicts')}(?!\\p{L}|,? (?:that|que|che|dass|daß|że|что) )`, 'iu');
export const callsFalse = (next: string): boolean => verdict.test(next.replace(/\s+/gu, ' '));
