/** Arabic and Turkish put the per cent sign before the number: "%45" says what "45%" says, and citing authors write either. */
import type { FoldedText } from './foldedText.ts';

/** With a space where an ending or the next word shows that the sign is the number's own: "% 30'unu", "% 30 peşin". */
const percentBefore =
  /(?<![\p{L}\p{N}%.,/])%(?:(?<=(?:^|[\p{L}(][,;:]?\s?)%)\s(?=\d+(?:[.,]\d+)*(?:'|\s)\p{L}{2}))?(\d+(?:[.,]\d+)*)/gu;

/** The folded text with the sign after the number; every unit of both comes from the whole of them. */
export function percentAfter(folded: FoldedText): FoldedText {
  if (!folded.text.includes('%') || folded.text.search(percentBefore) < 0) return folded;
  const starts = folded.starts ?? Uint32Array.from({ length: folded.text.length }, (_, at) => at);
  const ends = folded.ends ?? Uint32Array.from({ length: folded.text.length }, (_, at) => at + 1);
  const text = folded.text.replace(percentBefore, (whole: string, figure: string, at: number) => {
    const last = at + whole.length;
    const [start, end] = [starts[at], ends[last - 1]];
    starts.fill(start, at, last);
    ends.fill(end, at, last);
    return `${figure}%`.padStart(whole.length);
  });
  return { text, starts, ends };
}
