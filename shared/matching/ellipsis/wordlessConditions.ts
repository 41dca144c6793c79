/** Conditions expressed without a word for "if": "对于积极配合的，可以", "등록을 하여 … 할 수 있다", "(for members only)". */
import { namesExamples, namesForWhom } from '../language/scopes.ts';
import {
  endsChineseCase,
  endsInWithoutDoing,
  endsKoreanCase,
  permitsInKorean,
  setsCaseUnspaced,
} from '../language/unspacedLimits.ts';
import type { CutSentence } from './cutSentence.ts';

export function setsCondition({ leftOut, after, gapAfter }: CutSentence): boolean {
  const words = leftOut.map(({ key }) => key).join('');
  if (endsChineseCase(words)) return /^[，,]/u.test(gapAfter.trim());
  return (
    setsCaseUnspaced(words) ||
    endsInWithoutDoing(words) ||
    (endsKoreanCase(words) && permitsInKorean(after.map(({ key }) => key).join('')))
  );
}

/** Words of a bracket that says for whom something applies; longer ones say more. */
const MAX_WORDS = 6;

/** "Check-up (for regular patients) free of charge". */
export const saysForWhom = ({ leftOut, gapBefore }: CutSentence): boolean =>
  /[([（]\s*$/u.test(gapBefore) &&
  leftOut.length > 1 &&
  leftOut.length <= MAX_WORDS &&
  namesForWhom(leftOut[0].key) &&
  !namesExamples(leftOut[1].key);
