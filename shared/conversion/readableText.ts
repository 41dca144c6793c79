/** Whether the text from a source is readable at all: bytes decoded with the wrong encoding are not text, and cost nothing. */
import { UnconvertibleSource } from './unconvertibleSource.ts';

/** Less text than that says nothing about the rest, characters. */
const LEAST_SAMPLE = 40;
/** How much of a long text shows what it is, characters. */
const SAMPLE = 100_000;
/** Shares of the characters that are not spaces. */
const MAX_REPLACED = 0.02;
const MAX_MISREAD = 0.15;
const LEAST_LEGIBLE = 0.5;

/** Replacements for bytes that match no character; control and private-use characters, which every font shows differently. */
const REPLACED = /[\ufffd\p{Co}\u0080-\u009f]/gu;
/** UTF-8 read as an encoding with one byte per character: its first byte is one of these letters, its second one a symbol. */
const MISREAD_UTF8 =
  /[\u00c2-\u00f4][\u0080-\u00bf\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178]/gu;
const LEGIBLE = /[\p{L}\p{M}\p{N}.,;:!?'"()\u2019\u201c\u201d\u2013\u2014\u3001\u3002|_=+*/<>#&$€%@{}[\]\\~^`-]/gu;

/** @throws UnconvertibleSource if it cannot be read */
export function requireReadableText(text: string): void {
  const sample = text.slice(0, SAMPLE).replace(/\s+/g, '');
  if (sample.length < LEAST_SAMPLE) return;
  const share = (pattern: RegExp): number => (sample.match(pattern)?.length ?? 0) / sample.length;
  // A misread character counts as two.
  if (share(REPLACED) > MAX_REPLACED || 2 * share(MISREAD_UTF8) > MAX_MISREAD || share(LEGIBLE) < LEAST_LEGIBLE) {
    throw new UnconvertibleSource(
      'unreadable',
      'The text of the source cannot be read: its characters are in another encoding than its server or the file itself says. Save it as UTF-8 or as PDF, and prepare it again.',
    );
  }
}
