/** Long documents made of invented sentences: enough text to measure speed, no two sentences alike. */
import type { SourcePage } from '../../../shared/matching/source/source.ts';
import { seededRandom, type Random } from './random.ts';

const LINES_PER_PAGE = 42;
const WORDS_PER_LINE = 13;

const functionWords =
  'the of and to in a that is was for on with as by it from at which this not be are were has have'.split(' ');
const syllables =
  'ta re mi con ver sal dor pen lit gra sto nal ber cu ism per for tion ent ly al ous ic men pro de fin est ar or'.split(
    ' ',
  );
const otherSyllables = 'zu kwe oft bry ham gex wil oda ny cht phu jor vey lus quo eb ixa thro um gla'.split(' ');

function vocabulary(random: Random, from: readonly string[]): string[] {
  return Array.from({ length: 4_000 }, () =>
    Array.from({ length: 2 + random.below(3) }, () => random.pick(from)).join(''),
  );
}

/** Text of about 2,300 characters a page. The same arguments give the same pages; `other` shares only function words. */
export function generatedPages(count: number, seed: number, kind: 'usual' | 'other' = 'usual'): SourcePage[] {
  const random = seededRandom(seed);
  const words = vocabulary(random, kind === 'usual' ? syllables : otherSyllables);
  const word = (): string => {
    const chance = random.next();
    if (chance < 0.42) return random.pick(functionWords);
    if (chance < 0.46) return `${random.below(9_000)}${random.next() < 0.3 ? `.${random.below(99)}` : ''}`;
    // Words are used unequally, as in any language.
    return words[Math.floor(words.length * random.next() ** 3)];
  };
  return Array.from({ length: count }, (_, page) => ({
    pageNumber: page + 1,
    readBy: 'textLayer' as const,
    lines: [
      'Report of the generated committee',
      ...Array.from({ length: LINES_PER_PAGE }, () => `${Array.from({ length: WORDS_PER_LINE }, word).join(' ')}.`),
      String(page + 1),
    ],
  }));
}

/** Quotations of 8 to 60 words from random places. */
export function generatedQuotations(pages: readonly SourcePage[], count: number, random: Random): string[] {
  return Array.from({ length: count }, () => {
    const { lines } = random.pick(pages);
    const first = 1 + random.below(lines.length - 8);
    const words = lines
      .slice(first, first + 6)
      .join(' ')
      .split(' ');
    const start = random.below(12);
    return words.slice(start, start + 8 + random.below(53)).join(' ');
  });
}

/** Replaces, drops or doubles a share of the letters. */
export function withNoise(text: string, share: number, random: Random): string {
  return Array.from(text, (letter) => {
    if (random.next() >= share || letter === ' ') return letter;
    return random.pick(['', letter + letter, 'aeioulnrst'[random.below(10)]]);
  }).join('');
}
