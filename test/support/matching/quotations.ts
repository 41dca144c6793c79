/** Cuts quotations out of paragraphs at word boundaries, and tells where they start and end. */
import { isNegation } from '../../../shared/matching/language/negations.ts';
import { isCardinal, isMagnitudeWord } from '../../../shared/matching/language/numerals.ts';
import { isUnitSymbol } from '../../../shared/matching/language/quantities.ts';
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
    if (cutsNumber(text.slice(0, start), text.slice(start))) continue;
    if (cutsNumber(text.slice(0, end), text.slice(end))) continue;
    // A statement without the denial that it starts with is its opposite.
    if (isAfterDenial(text.slice(0, start))) continue;
    // Nor is a clause cut off from the denial that it ends in: "Nebenabreden bestehen | nicht."
    if (isDeniedAfter(text.slice(end)) && /^\s*\p{L}+(?:[.;,!]|$)/u.test(text.slice(end))) continue;
    // Nor is a Korean verb cut off before what denies it.
    if (/^\s*(?:수\s)?(?:없|않|못|아니)/u.test(text.slice(end))) continue;
    return trim({ paragraph, start, end, text: text.slice(start, end) });
  }
  throw new Error(`no paragraph has ${least} words`);
}

/** Whether this text ends with a word that denies what comes next. */
export const isAfterDenial = (before: string): boolean =>
  isNegation((/([\p{L}’'‘]+)\s*$/u.exec(before)?.[1] ?? '').normalize('NFC').toLowerCase().replace(/[’‘]/g, "'"));

/** Whether this text starts with a word that denies, right after what comes before: "without a lead". */
export const isDeniedAfter = (after: string): boolean =>
  isNegation((/^\s*([\p{L}’'‘]+)/u.exec(after)?.[1] ?? '').normalize('NFC').toLowerCase().replace(/[’‘]/g, "'"));

/** Whether a number would be torn between these texts: "12 500", "p > 0.5", "4.2 million", "75 mg", "5 %", "half a million". */
export function cutsNumber(before: string, after: string): boolean {
  const next = /^[\s-]*(\p{L}+)/u.exec(after)?.[1].toLowerCase() ?? '';
  const previous = /(\p{L}+)[\s-]*$/u.exec(before)?.[1].toLowerCase() ?? '';
  if (/\d\s*$/.test(before)) {
    if (/^\s*(?:\d{3}|[^\s\p{L}\p{N}\p{P}]|%)/u.test(after)) return true;
    return isMagnitudeWord(next) || isUnitSymbol(next);
  }
  if (/[\p{S}]\s*$/u.test(before) && /^\s*\d/.test(after)) return true;
  return isCardinal(previous) && isCardinal(next);
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
    // "Am 31. Dezember" is one date.
    if (
      /\d\.\s+(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)/u.test(
        text.slice(found.index - 1, found.index + 16),
      )
    )
      continue;
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
