/**
 * Judges quotations from real documents, when the environment variable MATCHING_SAMPLES names a folder of text files with a
 * form feed after each page: cut anywhere, they must be found; altered, they must not.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourcePage } from '../../../shared/matching/source/source.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { alteringEdits } from '../../support/matching/alteringEdits.ts';
import type { Case } from '../../support/matching/corpus.ts';
import { cutWords } from '../../support/matching/quotations.ts';
import { preservingChanges } from '../../support/matching/preservingChanges.ts';
import { seededRandom } from '../../support/matching/random.ts';

/** Quotations of each length and each class from one document. */
const ROUNDS = 12;

export function* sampleCases(folder: string, seed: number): Generator<Case> {
  const random = seededRandom(seed);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.txt'))) {
    const pages = readPages(join(folder, file));
    const index = createSourceIndex(pages);
    const texts = pages.map(flowingText).filter((text) => text.split(' ').length > 60);
    if (texts.length === 0) continue;
    const squeezed = texts
      .join(' ')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
    const base = { document: file, pages, index };
    for (let round = 0; round < ROUNDS; round++) {
      for (const [least, most] of [
        [3, 5],
        [6, 20],
        [21, 60],
        [150, 300],
      ]) {
        if (texts.every((text) => text.split(/\s+/).length < least)) continue;
        const cut = tryCut(texts, least, most, random);
        if (cut !== undefined)
          yield {
            ...base,
            className: `real: ${least} to ${most} words`,
            quotation: { sourceContext: cut },
            expected: 'found',
          };
      }
      for (const change of preservingChanges) {
        const cut = tryCut(texts, 6, 24, random);
        const text = cut === undefined ? undefined : change.apply(cut, random);
        if (text !== undefined)
          yield { ...base, className: `real: ${change.name}`, quotation: { sourceContext: text }, expected: 'found' };
      }
      for (const edit of alteringEdits) {
        const cut = tryCut(texts, 6, 24, random);
        const text = cut === undefined ? undefined : edit.apply(cut, random);
        if (text === undefined) continue;
        if (edit.leavesWords !== true && squeezed.includes(text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase())) continue;
        yield { ...base, className: `real: ${edit.name}`, quotation: { sourceContext: text }, expected: 'not found' };
      }
    }
  }
}

function tryCut(
  texts: readonly string[],
  least: number,
  most: number,
  random: ReturnType<typeof seededRandom>,
): string | undefined {
  const long = texts.filter((text) => text.split(' ').length >= least);
  if (long.length === 0) return undefined;
  const { text } = cutWords(long, least, Math.max(least, Math.min(most, 300)), random);
  return /\p{L}{3}/u.test(text) ? text : undefined;
}

function readPages(file: string): SourcePage[] {
  return readFileSync(file, 'utf8')
    .split('\f')
    .map((page, position) => ({ pageNumber: position + 1, lines: page.split('\n'), readBy: 'textLayer' as const }));
}

/** A page as a reader quotes it: lines joined, hyphenation undone. */
const flowingText = (page: SourcePage): string =>
  page.lines
    .join('\n')
    .replace(/(\p{Ll})[-\u00ad\u2010]\n(?=\p{Ll})/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
