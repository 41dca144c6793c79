/** What tagged PDFs say of reading order: each page's score, read without looking at its tags. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGlyphCensus } from '../../../shared/documents/pdf/doubtfulGlyphs.ts';
import { createGlyphKnowledge } from '../../../shared/documents/pdf/glyphJudge.ts';
import { fontName } from '../../../shared/documents/pdf/fontName.ts';
import { readGlyphs } from '../../../shared/documents/pdf/pageGlyphs.ts';
import { pdfiumPath } from '../../../shared/documents/pdf/pdfAssets.ts';
import { startPdfium } from '../../../shared/documents/pdf/pdfium.ts';
import { closePage, openDocument, openPage } from '../../../shared/documents/pdf/pdfiumDocument.ts';
import { readRules } from '../../../shared/documents/pdf/ruledLines.ts';
import { webAssembly } from '../../../shared/documents/pdf/webAssembly.ts';
import { scoreOf, type Score } from './score.ts';
import { charactersOf, taggedOrder } from './taggedOrder.ts';

const MEMORY_BYTES = 512 * 1024 * 1024;
const MOST_PAGES = 1_000;

export interface ScoredPage {
  readonly name: string;
  readonly score: Score;
}

/** Of all pages of the PDFs in some folders, by name. */
export async function scoredPages(folders: readonly string[]): Promise<ScoredPage[]> {
  const reader = new URL('../../../shared/documents/pdf/pdfWorker.ts', import.meta.url).href;
  const pdfium = await startPdfium(await webAssembly.compile(await readFile(pdfiumPath(reader))), MEMORY_BYTES);
  const knowledge = createGlyphKnowledge(pdfium, reader);
  const pages: ScoredPage[] = [];
  for (const folder of folders) {
    for (const file of (await readdir(folder)).filter((each) => each.endsWith('.pdf')).sort()) {
      const document = openDocument(pdfium, await readFile(join(folder, file)), MOST_PAGES);
      const census = createGlyphCensus(pdfium, knowledge, (font) => fontName(pdfium, font));
      for (let number = 1; number <= document.pageCount; number++) {
        const opened = openPage(pdfium, document, number);
        const { groups } = readGlyphs(pdfium, opened, census);
        const order = taggedOrder(pdfium, opened, charactersOf(groups));
        const score = scoreOf(groups, readRules(pdfium, opened), order);
        closePage(pdfium, opened);
        pages.push({ name: `${file}, page ${number}`, score });
      }
      document.close();
    }
  }
  return pages;
}
