/**
 * Readings beside Chinese characters, as Japanese and Taiwanese books for learners, forms and newspapers print them: small kana over the
 * characters, or right of their column. They are no line of the text: between two lines of a sentence they would cut it apart.
 */
import { append } from '../../platform/longLists.ts';
import { overlapsAmong } from '../overlaps.ts';
import type { Chunk } from './chunks.ts';
import type { Glyph } from './glyph.ts';

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
/** Points: nothing larger is the reading of anything, and what it may be beside is looked for as far as its size goes. */
const LARGEST = 100;

const READING = /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}ー・ˊˇˋ˙]$/u;
const CHARACTER = /^\p{Script=Han}$/u;

/** Those of a page's chunks that are readings of others. */
export function rubyOf(chunks: readonly Chunk[]): ReadonlySet<Chunk> {
  const readings = chunks.filter(
    ({ glyphs, size }) => size <= LARGEST && glyphs.length <= LONGEST && glyphs.every(({ text }) => READING.test(text)),
  );
  if (readings.length < LEAST_READINGS) return new Set();
  const hostsAt = hostsByPlace(chunks);
  const ruby = readings.filter((reading) => hostsAt(reading).some((host) => isReadingOf(reading, host)));
  return new Set(ruby.length < LEAST_READINGS ? [] : ruby);
}

/** Points of height that are looked at together. */
const BAND = 8;

/** The parts of a page's lines that may have a reading, one for each of their characters: a page may have thousands of either. */
function hostsByPlace(chunks: readonly Chunk[]): (reading: Chunk) => readonly Host[] {
  const hosts = chunks.flatMap((chunk) =>
    chunk.glyphs.filter(({ text }) => CHARACTER.test(text)).map((glyph): Host => ({ chunk, glyph })),
  );
  const bands = new Map(
    Map.groupBy(hosts, ({ chunk }) => Math.floor(chunk.top / BAND))
      .entries()
      .map(([band, own]) => [band, overlapsAmong(own, ({ glyph }) => glyph)] as const),
  );
  return ({ size, bottom, start, end }) => {
    const reach = (BESIDE * size) / LEAST_SIZE;
    const [first, last] = [bottom - reach, bottom + reach].map((top) => Math.floor(top / BAND));
    const found: Host[] = [];
    for (let band = first; band <= last; band++) append(found, bands.get(band)?.with(start, end) ?? []);
    return found;
  };
}

interface Host {
  readonly chunk: Chunk;
  readonly glyph: Glyph;
}

/** @param host whose character is over or under the reading */
function isReadingOf({ size, start, end, bottom }: Chunk, { chunk: host }: Host): boolean {
  const ratio = size / host.size;
  return (
    ratio >= LEAST_SIZE &&
    ratio <= MOST_SIZE &&
    Math.abs(host.top - bottom) <= BESIDE * host.size &&
    host.start - start <= BEYOND * host.size &&
    end - host.end <= BEYOND * host.size
  );
}
