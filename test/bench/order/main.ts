/**
 * `npm run bench:order [folder]`: pages of many layouts, printed with tags by Chromium, and the tagged PDFs of a folder, are read
 * without looking at their tags. A line is right when the next one is the one that the tags say.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print } from '../measure.ts';
import { printLayouts } from './printLayouts.ts';
import type { Score } from './score.ts';
import { scoredPages, type ScoredPage } from './scoredPages.ts';

/** Parts of the lines that are to be right: in prose, over all, and on each page. */
const PROSE = 0.99;
const ALL = 0.97;
const PAGE = 0.9;
const WORST_PAGES = 8;
/** A page with fewer lines has one wrong one too many at once. */
const LEAST_LINES = 5;

const folder = await mkdtemp(join(tmpdir(), 'bench-order-'));
await printLayouts(folder);
const pages = await scoredPages([folder, ...process.argv.slice(2)]);
report(pages.filter(({ score }) => score.lines > 0));
await rm(folder, { recursive: true, force: true });

function report(pages: ScoredPage[]): void {
  const sum = (of: (score: Score) => number): number => pages.reduce((total, each) => total + of(each.score), 0);
  const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;
  const share = ({ score: { right, lines } }: ScoredPage): number => right / lines;
  print(
    'next line right, prose',
    percent(
      sum((each) => each.proseRight),
      sum((each) => each.proseLines),
    ),
    `aim: ${100 * PROSE} %`,
  );
  print(
    'next line right, all',
    percent(
      sum((each) => each.right),
      sum((each) => each.lines),
    ),
    `aim: ${100 * ALL} %`,
  );
  const judged = pages.filter((each) => each.score.lines >= LEAST_LINES);
  const low = judged.filter((each) => share(each) < PAGE);
  print(`pages below ${100 * PAGE} %`, `${low.length} of ${judged.length}`, 'aim: none');
  for (const each of judged.sort((one, other) => share(one) - share(other)).slice(0, WORST_PAGES)) {
    print(`\n${each.name}`, percent(each.score.right, each.score.lines), `of ${each.score.lines} lines`);
    for (const wrong of each.score.wrong.slice(0, 3)) console.log(`    ${wrong}`);
  }
}
