/** From a recogniser's tokens to words: which letters belong together, when they are said, and how sure they are. */
import type { SpokenWord } from '../spokenWord.ts';

/** What sherpa-onnx reports about a piece of sound. Times are seconds from its beginning. */
export interface TokenResult {
  readonly text: string;
  readonly tokens: readonly string[];
  readonly timestamps: readonly number[];
  readonly durations: readonly number[];
  /** Natural logarithms of the tokens' probabilities; none if the model does not report them. */
  readonly logProbabilities: readonly number[];
}

/** Seconds that a word's last token lasts if the model does not say. */
const USUAL_TOKEN_SECONDS = 0.25;
/** SentencePiece's character for a preceding space; some models have the space itself. */
const STARTS_WORD = /^[\u2581 ]/;
const SPACES = /[\u2581\s]+/g;
/** Characters of scripts without spaces are words of their own, so that each has its time and its confidence. */
const IS_SIGN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const IS_PUNCTUATION = /^\p{P}+$/u;

/** @param startMs where the piece begins in the recording; endMs where it ends */
export function tokenWords(result: TokenResult, startMs: number, endMs: number): SpokenWord[] {
  const { text, tokens, timestamps, durations, logProbabilities } = result;
  const words: SpokenWord[] = [];
  let isBegun = false;
  for (const [at, token] of tokens.entries()) {
    const letters = token.replace(SPACES, '');
    const tokenStart = startMs + 1000 * (timestamps.at(at) ?? NaN);
    const tokenEnd = tokenStart + 1000 * (durations.at(at) ?? USUAL_TOKEN_SECONDS);
    const confidence = confidenceOf(logProbabilities.at(at));
    const last = words.at(-1);
    if (letters === '') {
      // A space by itself: what follows begins a word.
      isBegun = false;
    } else if (last === undefined || !isBegun || STARTS_WORD.test(token) || IS_SIGN.test(letters)) {
      words.push({ text: letters, startMs: tokenStart, endMs: tokenEnd, confidence });
      isBegun = true;
    } else {
      words[words.length - 1] = {
        ...last,
        text: last.text + letters,
        endMs: tokenEnd,
        // Where a sentence ends is a different question from what its last word is.
        confidence: IS_PUNCTUATION.test(letters) ? last.confidence : Math.min(last.confidence, confidence),
      };
    }
  }
  const spelled = words.map((word) => word.text).join('');
  const isWhole =
    spelled.toLowerCase() === text.replace(SPACES, '').toLowerCase() &&
    words.every((word) => Number.isFinite(word.startMs) && word.text !== '');
  return isWhole ? withinPiece(words, endMs) : untimedWords(text, startMs, endMs);
}

const confidenceOf = (logProbability: number | undefined): number =>
  logProbability === undefined ? 0 : 100 * Math.min(1, Math.exp(logProbability));

/** No word extends into the next one. */
const withinPiece = (words: readonly SpokenWord[], endMs: number): SpokenWord[] =>
  words.map((word, at) => ({ ...word, endMs: Math.min(word.endMs, words.at(at + 1)?.startMs ?? endMs, endMs) }));

/** If the tokens do not add up to the text: its words, spread over the piece, all of them unsure. */
function untimedWords(text: string, startMs: number, endMs: number): SpokenWord[] {
  const parts = text.split(/\s+/).filter((part) => part !== '');
  const step = (endMs - startMs) / Math.max(1, parts.length);
  return parts.map((part, at) => ({
    text: part,
    startMs: startMs + at * step,
    endMs: startMs + (at + 1) * step,
    confidence: 0,
  }));
}
