/** Measures how long the matcher takes and what memory an index holds, on generated text. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import type { SourcePage } from '../../../shared/matching/source/source.ts';
import { createSourceIndex, type SourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { generatedPages, generatedQuotations, withNoise } from '../../support/matching/generatedText.ts';
import { seededRandom } from '../../support/matching/random.ts';

/** The engine compiles in stages: a citation costs twice as much in the first round over the quotations as in the fourth. */
const WARM_UP_ROUNDS = 3;

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;

export function benchSpeed(): void {
  for (const pageCount of [300, 5_000]) {
    const pages = generatedPages(pageCount, 7);
    const before = memoryInUse();
    const start = process.cpuUsage();
    const index = createSourceIndex(pages);
    const built = cpuMilliseconds(start);
    const held = memoryInUse() - before;
    console.log(
      `\n${pageCount} pages, ${index.letters.length} letters: index in ${built.toFixed(0)} ms, estimated ${megabytes(index.approximateBytes)}, measured ${megabytes(held)}`,
    );
    benchQuotations(index, pages, pageCount === 300 ? 500 : 1_000);
    benchEach(
      index,
      '1 to 3 letters',
      SHORT.map((text) => [text, text] as const),
    );
    benchEach(index, 'worst input', worst);
  }
}

/** Processor time, since other work on the machine would stretch the clock's. */
const cpuMilliseconds = (start: NodeJS.CpuUsage): number => process.cpuUsage(start).user / 1_000;

function memoryInUse(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** One to three letters: they stand in thousands of places, most of them inside of words. */
const SHORT = 'a e i s t 1 5 of an the and he in to is der ion sta 12 xyz qqq zz ß 第'.split(' ');
/** The worst that anybody can send. */
const worst: readonly (readonly [string, string])[] = [
  ['periodic text', 'ab '.repeat(40_000)],
  ['one word', 'the '.repeat(30_000)],
  ['120,000 letters', 'x'.repeat(120_000)],
  ['200 ellipses', Array.from({ length: 200 }, () => 'of the').join(' … ')],
  ['a flood of marks', '[1]('.repeat(30_000)],
];

function benchEach(index: SourceIndex, kind: string, quotations: readonly (readonly [string, string])[]): void {
  const times = quotations.map(([name, sourceContext]) => {
    const once = (): number => {
      const start = process.cpuUsage();
      judgeQuotation(index, { sourceContext });
      return cpuMilliseconds(start);
    };
    // The first look at a word counts it in the whole source.
    return { name, spent: Math.min(once(), once()) };
  });
  const slowest = times.toSorted((one, other) => other.spent - one.spent)[0];
  const mean = times.reduce((sum, { spent }) => sum + spent, 0) / times.length;
  console.log(`  ${kind.padEnd(16)} ${mean.toFixed(2)} ms each, ${slowest.spent.toFixed(2)} ms for "${slowest.name}"`);
}

function benchQuotations(index: SourceIndex, pages: readonly SourcePage[], count: number): void {
  const random = seededRandom(11);
  const exact = generatedQuotations(pages, count, seededRandom(3));
  const kinds: readonly (readonly [string, readonly string[]])[] = [
    ['exact', exact],
    ['with 5 % noise', exact.map((text) => withNoise(text, 0.05, random))],
    ['absent', generatedQuotations(generatedPages(30, 4_711, 'other'), count, seededRandom(5))],
  ];
  for (const [kind, quotations] of kinds) {
    for (let round = 0; round < WARM_UP_ROUNDS; round++) {
      for (const text of quotations) judgeQuotation(index, { sourceContext: text });
    }
    const statuses = new Map<string, number>();
    const start = process.cpuUsage();
    for (const text of quotations) {
      const { status } = judgeQuotation(index, { sourceContext: text });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    const spent = cpuMilliseconds(start);
    console.log(
      `  ${kind.padEnd(16)} ${count} citations in ${spent.toFixed(0).padStart(5)} ms, ${(spent / count).toFixed(3)} ms each  ${[...statuses].map(([status, times]) => `${status} ${times}`).join(', ')}`,
    );
  }
}
