/**
 * Words just outside a quotation, in its own sentence, that take back, limit or attribute what it says.
 * Folded. Phrases are matched token by token.
 */
import { isSpeech } from './speech.ts';
import { byFirstWord, phrasesOf, wordsOf } from './languages.ts';
import { mayDeny, mayDenyUnspaced } from './negations.ts';

/** `kind`: what the phrase does to the statement beside it. */
export interface Cue {
  readonly words: readonly string[];
  readonly kind: 'denial' | 'speech' | 'condition';
}

/** Chinese and Japanese: every character is a token. */
const unspacedSpeechBefore = '辩称|辯稱|认为|認為|によると|によれば|据称|據稱|声称|聲稱|否认|否認|传闻';
const unspacedBefore =
  '动物模型|小鼠|マウス|ラット|動物モデル|動物実験|如果|若|是否|除非|不是|并非|並非|没有|沒有|もし|情况下|情況下|必要时|必要時|经批准|經批准|经同意|經同意|例外的に|必要に応じ';
const unspacedSpeechAfter =
  'とみられ|と述べ|と話|と指摘|と語|と言う|と言わ|といわれ|と説明|と強調|と訴え|と批判|と懸念|との声|との意見|との指摘|という声|という意見|人もい|者もい|者もある|ところもある|と予想|と考え|との見方|的说法|不属实|不屬實|是假的|とされる|と主張';
const unspacedAfter =
  '仅限|僅限|仅用于|僅用於|只限|专门用于|に限る|に限り|但因|但如|但须|但須|但需|但应|但應|但必|但是|หาก|ถ้า|เว้นแต่|ยกเว้น|ตราบเท่า|โดยมีเงื่อนไข|เมื่อได้รับ|เฉพาะ|除外|除非|除了|以外|場合に限|を除';

const signs = (phrases: string): string[][] => phrases.split('|').map((phrase) => Array.from(phrase));

/** Words that attribute but are not verbs of saying. */
const sources = wordsOf('namesSource');
export const namesSource = (key: string): boolean => sources.has(key);
const doubts = wordsOf('doubt');

function cueOf(words: readonly string[]): Cue {
  if (words.some((word) => mayDeny(word)) || mayDenyUnspaced(words.join(''))) return { words, kind: 'denial' };
  const isSaying = words.some((word) => isSpeech(word) || sources.has(word) || doubts.has(word));
  return { words, kind: isSaying ? 'speech' : 'condition' };
}
const speech = (phrases: string): Cue[] => signs(phrases).map((words) => ({ words, kind: 'speech' }));

/** Before the quotation. */
export const cuesBefore: readonly Cue[] = [
  ...[...phrasesOf('limitsAfterIt'), ...signs(unspacedBefore)].map(cueOf),
  ...speech(unspacedSpeechBefore),
];
/** Right before it, and nowhere further off. */
export const cuesRightBefore: readonly Cue[] = phrasesOf('limitsNext').map(cueOf);
/** After it. */
export const cuesAfter: readonly Cue[] = [
  ...[...phrasesOf('limitsBeforeIt'), ...signs(unspacedAfter)].map(cueOf),
  ...speech(unspacedSpeechAfter),
];
/** Right after it, and nowhere further off. */
export const cuesRightAfter: readonly Cue[] = phrasesOf('limitsPrevious').map(cueOf);
/** "Unless" and "if" as endings of Turkish verbs: "bildirimde bulunmadıkça", "ödenmezse", "ediyorsa"; folded. */
const conditionalEnding = /\p{L}{2}(?:m[ae]d[ıi]k[cç][ae]|m[ae]zs[ae]|[iıuü]yors[ae]|m[iıuü]şs[ae])$/u;
export const hasConditionalEnding = (key: string): boolean => conditionalEnding.test(key);

/** What opens a sentence and makes all of it conditional: "in case of fire, …", "with prior consent, …". */
const openers = byFirstWord(
  [...cuesBefore, ...cuesAfter].filter(({ words, kind }) => kind === 'condition' && words.length > 1),
  ({ words }) => words,
);
/** @param keys the first words of the sentence */
export const opensWithCondition = (keys: readonly string[]): boolean =>
  openers
    .get(keys.at(0) ?? '')
    ?.some(({ words }) => words.length <= keys.length && words.every((word, at) => keys[at] === word)) ?? false;
