/** How sure OCR was of what it read, and speech recognition of what it heard: a word without doubt is what the source says. */
import { isMishearable } from '../language/mishearable.ts';
import { rawPieces, segmentOf, type Window } from './window.ts';

/**
 * Confidence (0..100) from which a word counts as read without doubt. Measured on 43,000 words of pages in five languages at 120 to 300
 * dpi, clean, noisy and skewed: 96 % of the words are read with that confidence, and none of these had a misread letter except for lost
 * accents. Nine in ten of the misread words have less than 90.
 */
const SURE_CONFIDENCE = 93;

/**
 * Confidence below which a word is as likely as not to be misread if it differs from a quotation: 1 % of the correctly read words have
 * less, and most of the misread ones.
 */
const DOUBTFUL_CONFIDENCE = 80;

/**
 * Confidence below which a number is no evidence. Measured on 7,144 numbers at 200 and 300 dpi, in text and tables: 44 of 52 wrong ones
 * have less, and 2 % of the right ones (1 % in running text, 4 % in tables; the table is in infra/docs/decisions/ocr.md, 44).
 */
const WORTHLESS_FIGURE_CONFIDENCE = 75;

/**
 * Confidence below which a heard number or denial is no evidence, chosen for safety and not measured: "fifteen" and "fifty", "can"
 * and "can't" differ by one sound, and recognisers give words that they heard well 95 and more.
 */
const WORTHLESS_HEARING_CONFIDENCE = 90;

/** A number that touches no letter: one that does may be a letter of a misread word. */
const isFigure = ({ tokens, text }: Window, at: number): boolean =>
  tokens[at].kind === 'number' && !/\p{L}/u.test(text.charAt(tokens[at].start - 1) + text.charAt(tokens[at].end));

/**
 * Tokens `from` to `to`, end exclusive, that carry the meaning and were all but guessed: numbers that OCR read; for speech also denials and
 * numbers in words, and all of these if the recogniser did not say how sure it was.
 */
export function guessedTokens(window: Window, from: number, to: number): number[] {
  const guessed: number[] = [];
  for (let at = from; at < to; at++) {
    const isHeard = segmentOf(window, window.tokens[at].end - 1).readBy === 'speech';
    if (!(isHeard ? isMishearable(window.tokens[at]) : isFigure(window, at))) continue;
    const least = isHeard ? WORTHLESS_HEARING_CONFIDENCE : WORTHLESS_FIGURE_CONFIDENCE;
    if ((readingConfidence(window, at, at + 1) ?? (isHeard ? 0 : 100)) < least) guessed.push(at);
  }
  return guessed;
}

/** Whether a match has a number that OCR doubted. */
export function hasDoubtfulFigure({ window, from, to }: { window: Window; from: number; to: number }): boolean {
  for (let at = from; at < to; at++) {
    if (isFigure(window, at) && readingCertainty(window, at, at + 1) === 'doubtful') return true;
  }
  return false;
}

/** `unknown`: not stated, or the text was neither read by OCR nor heard. */
export type Certainty = 'sure' | 'unsure' | 'doubtful' | 'unknown';

/** The lowest confidence (0..100) of the words of tokens `from` to `to`, end exclusive; undefined if OCR did not say. */
export function readingConfidence(window: Window, from: number, to: number): number | undefined {
  if (from >= to) return undefined;
  let least: number | undefined;
  for (const piece of rawPieces(window, window.tokens[from].start, window.tokens[to - 1].end)) {
    const { text, wordConfidences } = window.index.segments[piece.segment];
    if (wordConfidences === undefined) return undefined;
    const last = wordNumber(text, piece.end - 1);
    for (let word = wordNumber(text, piece.start); word <= last && word < wordConfidences.length; word++) {
      least = Math.min(least ?? 100, wordConfidences[word]);
    }
  }
  return least;
}

/** How sure OCR was of the least sure of the words of tokens `from` to `to`, end exclusive. */
export const readingCertainty = (window: Window, from: number, to: number): Certainty =>
  certaintyOf(readingConfidence(window, from, to));

/** @param confidence 0..100 */
export function certaintyOf(confidence: number | undefined): Certainty {
  if (confidence === undefined) return 'unknown';
  if (confidence >= SURE_CONFIDENCE) return 'sure';
  return confidence < DOUBTFUL_CONFIDENCE ? 'doubtful' : 'unsure';
}

/** Position of the word that a place belongs to: words are separated by single spaces. */
function wordNumber(text: string, at: number): number {
  let spaces = 0;
  for (let unit = text.indexOf(' '); unit >= 0 && unit < at; unit = text.indexOf(' ', unit + 1)) spaces++;
  return spaces;
}
