/** Words that turn a statement into its opposite, or take it back. Folded forms. */
import { patternsOf, wordsOf } from './languages.ts';

/** Single characters that deny what follows, glued to it without a space. */
const glyphs = '不没沒未非無无莫勿否別别毋';

const words = wordsOf('negation');
const glyphSet = new Set(glyphs);

/** Arabic and Hebrew write "and", "so" and "that" as letters glued to the denial. */
const gluedBefore = /^(?:[وف]|[ושה]|כש)(?=\p{L}{2})/u;

/** French: "qu'aucune", "d'aucun". */
const elision = /^(?:[cdjlmst]|qu|jusqu|lorsqu|puisqu)'/;
export const isElided = (key: string): boolean => elision.test(key);

/** Whether a folded token denies. */
export const isNegation = (key: string): boolean =>
  words.has(key) ||
  glyphSet.has(key) ||
  key.endsWith("n't") ||
  (gluedBefore.test(key) && words.has(key.replace(gluedBefore, ''))) ||
  (elision.test(key) && words.has(key.replace(elision, '')));

const further = wordsOf('addsDenial');
/** "Nor". */
export const addsDenial = (key: string): boolean => further.has(key);

/**
 * Verbs that carry their denial as an ending: Turkish "etmeyecek", "yapmadı", Korean "않았다", "없이". Too loose to name a
 * difference, strict enough to keep an ellipsis from hiding one.
 */
const deniesByEnding =
  /\p{Ll}m[ae](?:z|d[ıi]|m[ıi]ş|y[ae]c[ae][kğ]\p{Ll}*|yan|yen)$|\p{Ll}m[ıiuü]yor|^n'|[않못없]|아니|^말(?:아|라|고|것|도)/u;
export const mayDeny = (key: string): boolean => isNegation(key) || deniesByEnding.test(key);

const excess = new RegExp(`(?:^| )${patternsOf('tooMuchTo')}$`, 'u');
/** "Too weak to | lower the fever", "zu schwach, | um das Fieber zu senken". @param before the words before it; `first`: its first */
export const isTooMuchFor = (before: readonly string[], first: string): boolean =>
  excess.test(before.join(' ')) || excess.test(`${before.join(' ')} ${first}`);

/** Korean: "어려워", "어렵다", that something can hardly be done; "어려운 시기" only calls a time hard. */
export const saysHardToDo = (key: string): boolean => /^어(?:렵|려[우워웠])/u.test(key);

/** Denials in scripts without spaces, anywhere in a stretch of characters. */
const deniesUnspaced = /[不没沒未非無无莫勿毋]|ない|なかっ|なく|なけれ|ません|ずに|ず、|ぬ|まい|ไม่|มิ/u;
/** Words in which those characters deny nothing: "not only", "very", "future", "however", "Moscow". */
const harmlessSigns =
  /不(?:仅|僅|但|断|斷|少|同|过|過|久|足|管|论|論|光|单|止|料)|非(?:常|洲|但)|未来|未來|未成年|[无無](?:论|論|线|線)|没收|沒收|不(?:良|動産|动产|動產|锈|銹|可抗力|具合|景気|燃|织布|織布|銹鋼)|無線|无线|少ない|危ない|莫斯科/gu;
export const mayDenyUnspaced = (signs: string): boolean => deniesUnspaced.test(signs.replace(harmlessSigns, ''));

/** Characters that reverse the word that they precede: "不可能" does not say "可能". Those of "特别" and "反映" are excluded. */
const negatingPrefixes = new Set('不没沒未非無无莫勿否毋');
export const isNegatingPrefix = (letter: string): boolean => negatingPrefixes.has(letter);

/** Endings that deny the verb before them, in Japanese and Korean; they follow without a space or after one. */
const negatingEnding =
  /^(?:ない|なかっ|なく|なけれ|ません|ませぬ|ず(?![っつ])|ぬ|지\s?(?:않|못|아니|말)|\s?(?:않|못하|못했))/u;
export const startsWithNegatingEnding = (text: string): boolean => negatingEnding.test(text);
/** "できま | せん", "わから | な | かった": the cut is inside the ending. */
const splitEnding = /^(?:ませ[んぬ]|なかっ|なけれ)/u;
/** @param text from the last character before the cut on */
export const splitsNegatingEnding = (text: string): boolean => splitEnding.test(text);

/** Chinese, Thai, Lao and Khmer denials at the end of a stretch of characters, with the adverb or auxiliary that may follow them. */
const chineseDenialAtEnd =
  /(?:[不没沒未无無非莫勿毋](?:太|大|很|会|會|能|可|得|应|應|该|該|要|再|是|曾|必|敢|愿|願|想|准|許|许|有|法|具|予|经|經|存在|具有)?|禁止?|拒[绝絕]|否[认認]|反[对對]|避免|防止|停止|取消|[难難]以|ไม่(?:ได้|เคย|ควร|ต้อง|สามารถ|อาจ|มี|ใช่)?|มิ(?:ได้|อาจ|ควร|ให้)?|ห้าม(?:มิให้)?|อย่า|ปราศจาก|ບໍ່(?:ໄດ້)?|មិន(?:បាន)?|ពុំ|កុំ|គ្មាន)$/u;
/** Whether what comes right before a cut denies what follows it, in a script without spaces. */
export const endsInUnspacedDenial = (signs: string): boolean =>
  chineseDenialAtEnd.test(signs.replace(harmlessSigns, '  '));

/**
 * Chinese: a denial right after, or the question that "吗" makes. Japanese: the verb's end anywhere in the clause. Both: "対象|外です" and
 * "范围|外的": outside it.
 */
const unspacedDenialAfter =
  /^(?:[并並也都还還尚从從仍就却卻绝絕决決]|根本|完全)?[不没沒未无無非莫]|^[吗嗎]|^[\u3040-\u30ff\p{Script=Han}]{0,14}?(?:ない|なかっ|なく|なけれ|ません|ませぬ|ず(?=に|と|$)|まい|不可能|とは限ら|疑わし)|^(?:は|を|が)?禁[止じ]|^[ぬず](?:$|\p{Script=Han})|^外(?:$|[のでにはがをとなだ的])/u;
export const startsWithUnspacedDenial = (clause: string): boolean =>
  unspacedDenialAfter.test(clause.replace(harmlessSigns, '  '));

/** Korean: the denial follows the verb's stem at once, or after "수" and its like ("can", "thing", "fact"). */
const koreanDenialAfter =
  /^\S{0,6}\s*(?:(?:수|것|바|적|리|필요|만|뿐)(?:는|은|이|가|도|를|을)?\s*)?(?:않|못|없|아니|아닌|안\s|안$|안(?=[되돼된])|말(?:아|라|것|도록)|마(?:십시오|세요|시오|라)|불가)/u;
export const startsWithKoreanDenial = (clause: string): boolean => koreanDenialAfter.test(clause);
