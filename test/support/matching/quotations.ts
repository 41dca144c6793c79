/** Cuts quotations out of paragraphs at word boundaries, and tells where they start and end. */
import { isMagnitude } from '../../../shared/matching/language/quantities.ts';
import type { Random } from './random.ts';

export interface Cutting {
  readonly paragraph: number;
  /** Offsets in the paragraph, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isUnspaced = (text: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}]/u.test(text);

/** `least` to `most` words in a row (signs, for scripts without spaces), anywhere in a paragraph that is long enough. */
export function cutWords(paragraphs: readonly string[], least: number, most: number, random: Random): Cutting {
  for (let attempt = 0; attempt < 100; attempt++) {
    const paragraph = random.below(paragraphs.length);
    const text = paragraphs[paragraph];
    const words = Array.from(text.matchAll(isUnspaced(text) ? /[^。，；、]+[。，；、]?/gu : /\S+/gu));
    const count = isUnspaced(text) ? 1 + random.below(3) : least + random.below(most - least + 1);
    if (words.length < count) continue;
    const first = random.below(words.length - count + 1);
    const last = words[first + count - 1];
    const start = words[first].index;
    const end = last.index + last[0].length;
    // "12 500" is one number, and no place to cut.
    if (/\d\s$/.test(text.slice(0, start)) && /^\d{3}/.test(text.slice(start))) continue;
    if (/\d$/.test(text.slice(0, end)) && /^\s\d{3}/.test(text.slice(end))) continue;
    // Nor is "p > 0.5".
    if (/[<>≤≥≈~±×=] $/.test(text.slice(0, start)) && /^\d/.test(text.slice(start))) continue;
    // Nor is "4.2 million".
    if (
      /\d$/.test(text.slice(0, end)) &&
      isMagnitude(/^[\s-]+([\p{L}]+)/u.exec(text.slice(end))?.[1].toLowerCase() ?? '')
    ) {
      continue;
    }
    return trim({ paragraph, start, end, text: text.slice(start, end) });
  }
  throw new Error(`no paragraph has ${least} words`);
}

/** A whole sentence. */
export function cutSentence(paragraphs: readonly string[], random: Random): Cutting {
  const paragraph = random.below(paragraphs.length);
  const sentences = sentencesOf(paragraphs[paragraph]);
  const { start, end } = random.pick(sentences);
  return { paragraph, start, end, text: paragraphs[paragraph].slice(start, end) };
}

export function sentencesOf(text: string): { start: number; end: number }[] {
  const sentences: { start: number; end: number }[] = [];
  let start = 0;
  for (const found of text.matchAll(/[.!?](?=\s+["“]?[\p{Lu}“\u0600-\u06ff\uac00-\ud7af]|$)|[。！？]/gu)) {
    const end = found.index + found[0].length;
    sentences.push({ start, end });
    start = end + (/^\s+/.exec(text.slice(end))?.[0].length ?? 0);
  }
  return sentences.filter((sentence) => sentence.end > sentence.start);
}

/** Punctuation at the ends belongs to no token, so that the planted span would not be the found one. */
function trim(cutting: Cutting): Cutting {
  const { text } = cutting;
  const before = /^[^\p{L}\p{N}\p{Sc}<>≤≥≈~±−-]*/u.exec(text)?.[0].length ?? 0;
  const after = /[^\p{L}\p{N}\p{Sc}\p{M}%°]*$/u.exec(text)?.[0].length ?? 0;
  return {
    ...cutting,
    start: cutting.start + before,
    end: cutting.end - after,
    text: text.slice(before, text.length - after),
  };
}
