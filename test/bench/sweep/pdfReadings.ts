/** Pages of PDFs read by layout and structure again and again: PDFium gives their characters once. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageLines } from '../../../shared/documents/layout/pageLines.ts';
import type { GlyphGroup } from '../../../shared/documents/layout/glyph.ts';
import type { Rule } from '../../../shared/documents/pageStructure.ts';
import { createGlyphCensus } from '../../../shared/documents/pdf/doubtfulGlyphs.ts';
import { fontName } from '../../../shared/documents/pdf/fontName.ts';
import { createGlyphKnowledge } from '../../../shared/documents/pdf/glyphJudge.ts';
import { readGlyphs } from '../../../shared/documents/pdf/pageGlyphs.ts';
import { pdfiumPath } from '../../../shared/documents/pdf/pdfAssets.ts';
import { startPdfium } from '../../../shared/documents/pdf/pdfium.ts';
import { closePage, openDocument, openPage } from '../../../shared/documents/pdf/pdfiumDocument.ts';
import { readRules } from '../../../shared/documents/pdf/ruledLines.ts';
import { webAssembly } from '../../../shared/documents/pdf/webAssembly.ts';
import { structuredPages } from '../../../shared/documents/structure/structuredPages.ts';
import { scoreOf } from '../order/score.ts';
import { charactersOf, taggedOrder, type TaggedOrder } from '../order/taggedOrder.ts';
import type { Readings } from './readings.ts';

/** Of each file: long ones say the same again and again. */
const MOST_PAGES = 3;
const MOST_PAGES_OPENED = 1_000;
const MEMORY_BYTES = 512 * 1024 * 1024;

interface Page {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly groups: readonly GlyphGroup[];
  readonly rules: readonly Rule[];
  /** Lines too short for rules. */
  readonly bars: readonly Rule[];
  readonly order: TaggedOrder;
}

export async function pdfReadings(folders: readonly string[]): Promise<() => Readings> {
  const reader = new URL('../../../shared/documents/pdf/pdfWorker.ts', import.meta.url).href;
  const pdfium = await startPdfium(await webAssembly.compile(await readFile(pdfiumPath(reader))), MEMORY_BYTES);
  const knowledge = createGlyphKnowledge(pdfium, reader);
  const documents: Page[][] = [];
  for (const folder of folders) {
    for (const file of (await readdir(folder)).filter((each) => each.endsWith('.pdf')).sort()) {
      const document = openDocument(pdfium, await readFile(join(folder, file)), MOST_PAGES_OPENED);
      const census = createGlyphCensus(pdfium, knowledge, (font) => fontName(pdfium, font));
      const pages: Page[] = [];
      for (let number = 1; number <= Math.min(MOST_PAGES, document.pageCount); number++) {
        const opened = openPage(pdfium, document, number);
        const { groups } = readGlyphs(pdfium, opened, census);
        const order = taggedOrder(pdfium, opened, charactersOf(groups));
        const { width, height } = opened;
        const bars: Rule[] = [];
        pages.push({ number, width, height, groups, rules: readRules(pdfium, opened, bars), bars, order });
        closePage(pdfium, opened);
      }
      document.close();
      documents.push(pages);
    }
  }
  return () => ({
    wrong: documents
      .flat()
      .reduce((sum, page) => sum + scoreOf(structuredClone(page.groups), page.rules, page.order).wrong.length, 0),
    pages: documents.flatMap(readAgain),
  });
}

/** Layout writes into the characters that it is given: they are copied for each reading. */
const readAgain = (pages: readonly Page[]): string[] =>
  structuredPages(
    pages.map(({ number, width, height, groups, rules, bars }) => {
      const lines = pageLines(structuredClone(groups), rules, bars);
      return { pageNumber: number, width, height, readBy: 'textLayer' as const, lines, rules };
    }),
  ).map(({ lines, blocks, tables }) => JSON.stringify([lines.map(({ text }) => text), blocks, tables]));
