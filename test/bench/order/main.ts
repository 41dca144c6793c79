/**
 * `npm run bench:order [folder]`: pages of many layouts, printed with tags by Chromium, and the tagged PDFs of a folder, are read
 * without looking at their tags. A line is right when the next one is the one that the tags say.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGlyphCensus, createGlyphKnowledge } from '../../../shared/documents/pdf/doubtfulGlyphs.ts';
import { fontName } from '../../../shared/documents/pdf/fontName.ts';
import { pdfiumPath } from '../../../shared/documents/pdf/pdfAssets.ts';
import { startPdfium } from '../../../shared/documents/pdf/pdfium.ts';
import { closePage, openDocument, openPage } from '../../../shared/documents/pdf/pdfiumDocument.ts';
import { webAssembly } from '../../../shared/documents/pdf/webAssembly.ts';
import { openBrowser } from '../../support/web/openBrowser.ts';
import { print } from '../measure.ts';
import { layouts } from './layouts.ts';
import { scoreOf, type Score } from './score.ts';

/** Parts of the lines that are to be right: in prose, over all, and on each page. */
const PROSE = 0.99;
const ALL = 0.97;
const PAGE = 0.9;
const WORST_PAGES = 8;
const MEMORY_BYTES = 512 * 1024 * 1024;
/** A page with fewer lines has one wrong one too many at once. */
const LEAST_LINES = 5;

const reader = new URL('../../../shared/documents/pdf/pdfWorker.ts', import.meta.url).href;
const pdfium = await startPdfium(await webAssembly.compile(await readFile(pdfiumPath(reader))), MEMORY_BYTES);
const knowledge = createGlyphKnowledge(pdfium);
const pages: { name: string; score: Score }[] = [];

const folder = await mkdtemp(join(tmpdir(), 'bench-order-'));
const browser = await openBrowser(folder, []);
const page = await browser.newPage();
for (const { name, html } of layouts) {
  await page.setContent(html, { waitUntil: 'load' });
  score(name, await page.pdf({ format: 'A4', tagged: true, printBackground: true, preferCSSPageSize: true }));
}
await browser.close();
await rm(folder, { recursive: true, force: true });
const samples = process.argv.at(2);
if (samples !== undefined) {
  for (const file of (await readdir(samples)).filter((each) => each.endsWith('.pdf'))) {
    score(file, await readFile(join(samples, file)));
  }
}
report();

function score(name: string, pdf: Uint8Array): void {
  const document = openDocument(pdfium, pdf, 1_000);
  const census = createGlyphCensus(pdfium, knowledge, (font) => fontName(pdfium, font));
  for (let number = 1; number <= document.pageCount; number++) {
    const opened = openPage(pdfium, document, number);
    const found = scoreOf(pdfium, opened, census);
    closePage(pdfium, opened);
    if (found.lines > 0) pages.push({ name: `${name}, page ${number}`, score: found });
  }
  document.close();
}

function report(): void {
  const sum = (of: (score: Score) => number): number => pages.reduce((total, each) => total + of(each.score), 0);
  const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;
  const share = ({ score: { right, lines } }: (typeof pages)[number]): number => right / lines;
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
