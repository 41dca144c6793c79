/** What an ellipsis within a sentence leaves out, and what it keeps. */
import type { Token } from '../text/tokens.ts';

/** One sentence, cut by an ellipsis. */
export interface CutSentence {
  readonly before: readonly Token[];
  readonly leftOut: readonly Token[];
  readonly after: readonly Token[];
  /** Folded characters before each token that is left out. */
  readonly gaps: readonly string[];
  /** Folded characters between these. */
  readonly gapBefore: string;
  readonly gapAfter: string;
  /** Folded characters of `before`, and of `after`. */
  readonly textBefore: string;
  readonly textAfter: string;
  /** The part after starts with the number of a list item: "(b) ". */
  readonly startsItem: boolean;
}

/** The same without brackets within the words that are left out: they go with the words before them. */
export function withoutBrackets(cut: CutSentence): CutSentence {
  const kept: Token[] = [];
  const gaps: string[] = [];
  let depth = 0;
  let gap = '';
  const read = (text: string): void => {
    for (const letter of text) {
      if ('([（'.includes(letter)) depth++;
      if (depth === 0) gap += letter;
      if (')]）'.includes(letter)) depth = Math.max(0, depth - 1);
    }
  };
  for (const [at, token] of cut.leftOut.entries()) {
    read(cut.gaps[at]);
    if (depth > 0) continue;
    kept.push(token);
    gaps.push(gap);
    gap = '';
  }
  read(cut.gapAfter);
  if (kept.length === 0 || kept.length === cut.leftOut.length || depth > 0) return cut;
  return { ...cut, leftOut: kept, gaps, gapBefore: gaps[0], gapAfter: gap };
}

/** Words within which the verb of a clause appears: "the age-adjusted mortality rate was". */
export const MAX_WORDS_TO_VERB = 8;
