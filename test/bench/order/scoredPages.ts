/** What tagged PDFs say of reading order: each page's score, read without looking at its tags. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGlyphCensus } from '../../../shared/documents/pdf/doubtfulGlyphs.ts';
import { createGlyphKnowledge } from '../../../shared/documents/pdf/glyphJudge.ts';
import { fontName } from '../../../shared/documents/pdf/fontName.ts';
import { pdfiumPath } from '../../../shared/documents/pdf/pdfAssets.ts';
import { startPdfium } from '../../../shared/documents/pdf/pdfium.ts';
import { closePage, openDocument, openPage } from '../../../shared/documents/pdf/pdfiumDocument.ts';
import { webAssembly } from '../../../shared/documents/pdf/webAssembly.ts';
import { scoreOf, type Score } from './score.ts';

const MEMORY_BYTES = 512 * 1024 * 1024;
const MOST_PAGES = 1_000;

export interface ScoredPage {
  readonly name: string;
  readonly score: Score;
}

/**
 * Of all pages of the PDFs in some folders, by name.
 * @param mostPages of each file
 */
export async function scoredPages(folders: readonly string[], mostPages = MOST_PAGES): Promise<ScoredPage[]> {
  const reader = new URL('../../../shared/documents/pdf/pdfWorker.ts', import.meta.url).href;
  const pdfium = await startPdfium(await webAssembly.compile(await readFile(pdfiumPath(reader))), MEMORY_BYTES);
  const knowledge = createGlyphKnowledge(pdfium);
  const pages: ScoredPage[] = [];
  for (const folder of folders) {
    for (const file of (await readdir(folder)).filter((each) => each.endsWith('.pdf')).sort()) {
      const document = openDocument(pdfium, await readFile(join(folder, file)), MOST_PAGES);
      const census = createGlyphCensus(pdfium, knowledge, (font) => fontName(pdfium, font));
      for (let number = 1; number <= Math.min(mostPages, document.pageCount); number++) {
        const opened = openPage(pdfium, document, number);
        const score = scoreOf(pdfium, opened, census);
        closePage(pdfium, opened);
        pages.push({ name: `${file}, page ${number}`, score });
      }
      document.close();
    }
  }
  return pages;
}
