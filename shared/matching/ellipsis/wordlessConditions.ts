/** Conditions that are set without a word for "if": "对于积极配合的，可以", "등록을 하여 … 할 수 있다", "(for members only)". */
import { namesForWhom } from '../language/scopes.ts';
import type { CutSentence } from './cutSentence.ts';

/** Chinese statutes: "those who …, may". */
const chineseCase = /的$/u;
/** Korean: "having registered", "when registered", "after registering". */
const koreanCase = /(?:하여|해서|하면|되면|으면|한후|후에|뒤에|경우에?)$/u;
const permits = /수있|하여야|해야|한다/u;
/** Japanese: "without naming the source". */
const japaneseWithout = /(?:なしに|なしで|なくして|ことなく|ずに)$/u;

export function setsCondition({ leftOut, after, gapAfter }: CutSentence): boolean {
  const words = leftOut.map(({ key }) => key).join('');
  if (chineseCase.test(words)) return /^[，,]/u.test(gapAfter.trim());
  if (japaneseWithout.test(words)) return true;
  return koreanCase.test(words) && permits.test(after.map(({ key }) => key).join(''));
}

const examples = new Set('example instance details more beispiel exemple ejemplo exemplo esempio примера'.split(' '));
/** Words of a bracket that says for whom something holds; longer ones tell more. */
const MAX_WORDS = 6;

/** "Check-up (for regular patients) free of charge". */
export const saysForWhom = ({ leftOut, gapBefore }: CutSentence): boolean =>
  /[([（]\s*$/u.test(gapBefore) &&
  leftOut.length > 1 &&
  leftOut.length <= MAX_WORDS &&
  namesForWhom(leftOut[0].key) &&
  !examples.has(leftOut[1].key);
