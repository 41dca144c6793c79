/**
 * Readings beside Chinese characters, as Japanese and Taiwanese books for learners, forms and newspapers print them: small kana over the
 * characters, or right of their column. They are no line of the text: between two lines of a sentence they would cut it apart.
 */
import type { Chunk } from './chunks.ts';

/** Ratio of their size to that of what they are the reading of: half of it, as a rule. */
const LEAST_SIZE = 0.3;
const MOST_SIZE = 0.65;
/** In font sizes of the character: how far they are from it, or reach into it. */
const BESIDE = 0.4;
/** In font sizes of the character: how far a long reading extends beyond it. */
const BEYOND = 1;
/** On a page: fewer may be the labels of a form. */
const LEAST_READINGS = 3;
/** Characters of one. */
const LONGEST = 12;

const READING = /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}ー・ˊˇˋ˙]$/u;
const CHARACTER = /^\p{Script=Han}$/u;

/** Those of a page's chunks that are readings of others. */
export function rubyOf(chunks: readonly Chunk[]): ReadonlySet<Chunk> {
  const readings = chunks.filter(
    ({ glyphs }) => glyphs.length <= LONGEST && glyphs.every(({ text }) => READING.test(text)),
  );
  if (readings.length < LEAST_READINGS) return new Set();
  const hosts = chunks.filter(({ glyphs }) => glyphs.some(({ text }) => CHARACTER.test(text)));
  const ruby = readings.filter((reading) => hosts.some((host) => isReadingOf(reading, host)));
  return new Set(ruby.length < LEAST_READINGS ? [] : ruby);
}

function isReadingOf({ size, start, end, bottom }: Chunk, host: Chunk): boolean {
  const ratio = size / host.size;
  if (ratio < LEAST_SIZE || ratio > MOST_SIZE || Math.abs(host.top - bottom) > BESIDE * host.size) return false;
  return host.glyphs.some(
    (glyph) =>
      CHARACTER.test(glyph.text) &&
      start < glyph.end &&
      end > glyph.start &&
      host.start - start <= BEYOND * host.size &&
      end - host.end <= BEYOND * host.size,
  );
}
