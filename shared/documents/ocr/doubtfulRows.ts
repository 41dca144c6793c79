/**
 * Rows of which a part could not be read: that part is marked, and the rest stays beside it. A price that is read by itself, once its row is
 * given up, may be put beside another row's words.
 */
import { isLegible } from './pictureLines.ts';
import type { RecognisedLine, RecognisedWord } from './recognised.ts';
import { UNREAD } from './unread.ts';

/** Words of less confidence, 0..100, are not believed in a row that as a whole is not. */
const LEAST_CONFIDENCE = 50;
/** Confidence of a word, 0..100, for which a row is worth keeping. */
const WELL_READ = 75;

/** @param rows as read across the page */
export const withDoubtsMarked = (rows: readonly RecognisedLine[]): RecognisedLine[] =>
  rows.map((row) => {
    const isWorthKeeping = row.words.some(({ text, confidence }) => /\p{Nd}/u.test(text) && confidence >= WELL_READ);
    return isLegible(row) || !isWorthKeeping ? row : { ...row, words: marked(row.words) };
  });

function marked(words: readonly RecognisedWord[]): RecognisedWord[] {
  const kept: RecognisedWord[] = [];
  for (const word of words) {
    const last = kept.at(-1);
    if (word.confidence >= LEAST_CONFIDENCE) kept.push(word);
    else if (last?.text === UNREAD) kept[kept.length - 1] = markOver(last, word);
    else kept.push(markOver(word, word));
  }
  return kept;
}

function markOver({ bbox: one }: RecognisedWord, { bbox: other }: RecognisedWord): RecognisedWord {
  const bbox = {
    x0: Math.min(one.x0, other.x0),
    y0: Math.min(one.y0, other.y0),
    x1: Math.max(one.x1, other.x1),
    y1: Math.max(one.y1, other.y1),
  };
  return { text: UNREAD, confidence: 0, bbox, symbols: [{ text: UNREAD, bbox }] };
}
