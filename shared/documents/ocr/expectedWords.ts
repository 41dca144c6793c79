/**
 * Reads words that OCR was unsure of with a quotation beside them: does the picture show the letters that were read, or those that are
 * quoted? Never a digit: no word says which one is right.
 */
import { differingStretches, type Stretch } from './expectedStretches.ts';
import { outerMarks } from './outerMarks.ts';
import type { RecognisedLine, RecognisedWord } from './recognised.ts';
import { boxKey, type Step } from './timesteps.ts';
import { shownInstead } from './wordEvidence.ts';
import { enclosing } from './enclosing.ts';

export interface SeenWords {
  /** By `boxKey` of the words. */
  readonly steps: ReadonlyMap<string, readonly Step[]>;
  /** Whether the language has it, as OCR's dictionary knows. */
  readonly isWord: (word: string) => boolean;
}

/** Confidence (0..100) from which a word is not misread: infra/docs/decisions/ocr.md, 44. */
const SURE = 93;

/** The lines, with expected words in place of those that are in no dictionary, where the picture may show the expected ones as well. */
export function withExpectedWords(
  lines: readonly RecognisedLine[],
  seen: SeenWords,
  expected: string,
): readonly RecognisedLine[] {
  const words = lines.map((line): (RecognisedWord | undefined)[] => [...line.words]);
  for (const stretch of differingStretches(lines, expected)) {
    const instead = readInstead(stretch, seen);
    if (instead === undefined) continue;
    for (const { line, at } of stretch.read) words[line][at] = undefined;
    const [{ line, at }] = stretch.read;
    words[line][at] = instead;
  }
  return lines.map((line, i) => ({ ...line, words: words[i].filter((word) => word !== undefined) }));
}

function readInstead(stretch: Stretch, { steps, isWord }: SeenWords): RecognisedWord | undefined {
  const words = stretch.read.map(({ word }) => word);
  const confidence = Math.min(...words.map((word) => word.confidence));
  const read = words.map(({ text }) => text).join(' ');
  const expected = outerMarks(stretch.expected.join(' ')).words;
  if (confidence >= SURE || /\p{N}/u.test(read + stretch.expected.join(' '))) return undefined;
  const text = shownInstead({
    steps: words.flatMap(({ bbox }) => steps.get(boxKey(bbox)) ?? []),
    // The space before a word belongs to its steps.
    read: stretch.read[0].at > 0 ? ` ${read}` : read,
    expected,
    isWord,
  });
  if (text === undefined) return undefined;
  const bbox = enclosing(words);
  // One symbol: nothing may be concluded from the shapes of single letters.
  return { text, confidence, bbox, symbols: [{ text, bbox }] };
}
