/** The worker thread's entry: does one job at a time and answers each with one reply, whatever the PDF does. */
import { parentPort, workerData } from 'node:worker_threads';
import { textTrust } from '../scans/textTrust.ts';
import { structuredPages } from '../structure/structuredPages.ts';
import { asStated } from '../stated/asStated.ts';
import { unpackParts } from '../packedParts.ts';
import { answerQuestions } from '../threadAnswers.ts';
import { packPages, packPagesShared } from '../packedPages.ts';
import type { Rule } from '../pageStructure.ts';
import type { PageContents } from '../pdfReader.ts';
import type { IndexedPage } from '../textIndex.ts';
import { UnreadableDocument } from '../unreadableDocument.ts';
import { pageLines } from '../layout/pageLines.ts';
import { corrupt, tooMuchMemory } from './failures.ts';
import { createDrawnPage, type DrawnPage } from './drawnPage.ts';
import { createGlyphCensus } from './doubtfulGlyphs.ts';
import { createFontLender, type LendFonts } from './fallbackFonts.ts';
import { fontName } from './fontName.ts';
import { createGlyphKnowledge, type GlyphKnowledge } from './glyphJudge.ts';
import { readContents } from './pageContents.ts';
import { readGlyphs } from './pageGlyphs.ts';
import { isTextCovered } from './coveredText.ts';
import { drawPage } from './pageRaster.ts';
import { readRules } from './ruledLines.ts';
import { taggedTables } from './taggedTables.ts';
import { draftOfGrid } from '../structure/tables/taggedTables.ts';
import { startPdfium } from './pdfium.ts';
import type { Pdfium } from './pdfium.ts';
import { openDocument } from './pdfiumDocument.ts';
import type { PdfiumDocument } from './pdfiumDocument.ts';
import { withShownPage } from './shownPage.ts';
import { warmUp, warmUpPdf } from './warmUp.ts';
import type { ExtractJob, Extracted, Failed, JobMessage, WorkerReply, WorkerStart } from './workerProtocol.ts';

const start = workerData as WorkerStart;
const documents = new Map<string, PdfiumDocument>();
const ready = startPdfium(start.pdfium, start.wasmMemoryLimitBytes).then((pdfium) => ({
  pdfium,
  lend: createFontLender(pdfium, import.meta.url),
}));

interface Started {
  readonly pdfium: Pdfium;
  readonly lend: LendFonts;
}

let glyphKnowledge: GlyphKnowledge | undefined;
const knowledgeOf = (pdfium: Pdfium): GlyphKnowledge =>
  (glyphKnowledge ??= createGlyphKnowledge(pdfium, import.meta.url));

let drawnPage: DrawnPage | undefined;
const drawnPageOf = (pdfium: Pdfium): DrawnPage => (drawnPage ??= createDrawnPage(pdfium));

let isAsked = false;

answerQuestions(
  parentPort,
  (message: JobMessage) => {
    isAsked = true;
    return answer(message);
  },
  transfers,
);

// If it fails, so will the first job, and is told of it.
if (start.warmsUp) ready.then(prepare).catch(() => undefined);

/** So that the first job finds a thread that has worked before; not if there is one already. */
async function prepare({ pdfium, lend }: Started): Promise<void> {
  let document: PdfiumDocument | undefined;
  const opened = (): PdfiumDocument => (document ??= openDocument(pdfium, warmUpPdf(), start.maxPages, lend));
  try {
    await warmUp({
      read: () => {
        packed(extract(pdfium, opened(), FIRST_PAGE));
      },
      draw: (request) => {
        withShownPage(pdfium, opened(), 1, (page) => drawPage(pdfium, page, request, start.maxPixels));
      },
      isAsked: () => isAsked,
    });
  } finally {
    document?.close();
  }
}

const FIRST_PAGE: ExtractJob = { kind: 'extract', reader: 'pdfium', firstPage: 1, lastPage: 1 };

async function answer(message: JobMessage): Promise<WorkerReply> {
  const started = await ready;
  try {
    return await perform(started, message);
  } catch (error) {
    return failure(error, started.pdfium);
  }
}

async function perform({ pdfium, lend }: Started, message: JobMessage): Promise<WorkerReply> {
  const { job } = message;
  if (job.kind === 'structure') {
    const pages = unpackParts(job.parts);
    const stated = job.stated === undefined ? '' : Buffer.from(job.stated).toString('utf8');
    return { kind: 'structured', packed: packPages(structuredPages(asStated(pages, stated))) };
  }
  const drawn = drawnPageOf(pdfium);
  if (job.kind !== 'render' || message.evict.length > 0) drawn.close();
  for (const id of message.evict) {
    documents.get(id)?.close();
    documents.delete(id);
  }
  if (job.kind === 'extract' && job.reader === 'pdfjs') {
    const { readWithPdfjs } = await import('./pdfjsText.ts');
    if (message.bytes === undefined) throw new Error('pdfjs reads from the bytes, which did not come.');
    const { pageCount, pages } = await readWithPdfjs(new Uint8Array(message.bytes), start.maxPages);
    return packed({ pageCount, pages, contents: pages.map(() => UNKNOWN_CONTENTS) });
  }
  const document = documentOf({ pdfium, lend }, message);
  if (job.kind === 'extract') {
    const read = extract(pdfium, document, job);
    // PDFium silently omits what it has no memory for: incomplete text must not pass for complete.
    if (pdfium.memoryRefused()) throw tooMuchMemory();
    return packed(read);
  }
  return drawn.use(document, job.request.pageNumber, (page) => drawPage(pdfium, page, job.request, start.maxPixels));
}

function documentOf({ pdfium, lend }: Started, message: JobMessage): PdfiumDocument {
  const known = documents.get(message.documentId);
  if (known !== undefined) return known;
  if (message.bytes === undefined) throw new Error('The pool holds this document for loaded, and it is not.');
  const document = openDocument(pdfium, new Uint8Array(message.bytes), start.maxPages, lend);
  documents.set(message.documentId, document);
  return document;
}

interface ReadPages {
  readonly pageCount: number;
  readonly pages: readonly IndexedPage[];
  readonly contents: readonly DrawnContents[];
}

type DrawnContents = Omit<PageContents, 'trust'>;

interface ReadPage extends IndexedPage {
  readonly contents: DrawnContents;
  /** It has glyphs as of a character map that PDFium misreads. */
  readonly mayBeMisread: boolean;
}

/** What pdfjs does not report: its text is trusted unless it is garbage, a page without any is taken for a picture. */
const UNKNOWN_CONTENTS: DrawnContents = {
  draws: true,
  imageCover: 0,
  drawnCover: 0,
  hiddenTextShare: 0,
  pictures: [],
  doubtfulGlyphs: [],
};

/** Growth after which fonts and images kept for later pages are released: a few large CJK fonts, an eighth of the limit. */
const CACHE_GROWTH_BYTES = 64 * 1024 * 1024;

function extract(pdfium: Pdfium, document: PdfiumDocument, job: ExtractJob): ReadPages {
  const pages: IndexedPage[] = [];
  const contents: DrawnContents[] = [];
  const census = createGlyphCensus(pdfium, knowledgeOf(pdfium), (font) => fontName(pdfium, font));
  let memory = pdfium.memoryBytes();
  let { openings } = document;
  let hasFewTags = true;
  const read = (number: number): ReadPage =>
    withShownPage(pdfium, document, number, (page) => {
      if (document.openings !== openings) census.forgetFonts();
      ({ openings } = document);
      const { groups, doubtful, hasBlankLigature } = readGlyphs(pdfium, page, census);
      const bars: Rule[] = [];
      const rules = readRules(pdfium, page, bars);
      const tagged = hasFewTags ? taggedTables(pdfium, page, groups) : [];
      if (tagged === undefined) hasFewTags = false;
      const grids = tagged ?? [];
      const lines = pageLines(groups, rules, bars, grids);
      const isCovered = (): boolean => isTextCovered(pdfium, page, lines);
      return {
        pageNumber: number,
        width: page.width,
        height: page.height,
        readBy: 'textLayer' as const,
        lines,
        rules,
        ...(grids.length > 0 && { tables: grids.map(draftOfGrid) }),
        contents: { ...readContents(pdfium, page, isCovered), doubtfulGlyphs: doubtful },
        mayBeMisread: hasBlankLigature || doubtful.some(({ isSaid }) => !isSaid),
      };
    });
  for (let number = job.firstPage; number <= Math.min(job.lastPage, document.pageCount); number++) {
    let page = read(number);
    if (page.mayBeMisread && document.correctMaps()) page = read(number);
    const { contents: ofPage, mayBeMisread: _, ...indexed } = page;
    pages.push(indexed);
    contents.push(ofPage);
    if (pdfium.memoryBytes() - memory > CACHE_GROWTH_BYTES) {
      document.reopen();
      memory = pdfium.memoryBytes();
    }
  }
  return { pageCount: document.pageCount, pages, contents };
}

const packed = ({ pageCount, pages, contents }: ReadPages): Extracted => ({
  kind: 'extracted',
  pageCount,
  contents: contents.map((one, i) => ({ ...one, trust: textTrust(pages[i], one) })),
  packed: packPagesShared(pages),
});

function failure(error: unknown, pdfium: Pdfium): Failed {
  // A refused allocation may come back as anything: an abort, a null, a page without content. Its memory is the reason.
  const told = pdfium.memoryRefused() ? tooMuchMemory() : error instanceof UnreadableDocument ? error : corrupt();
  return {
    kind: 'failed',
    reason: told.reason,
    message: told.message,
    cause: error instanceof Error ? (error.stack ?? error.message) : String(error),
    broken: pdfium.memoryRefused() || !(error instanceof UnreadableDocument),
    retryable: told.reason === 'corrupt',
  };
}

function transfers(reply: WorkerReply): ArrayBuffer[] {
  if (reply.kind === 'structured') return [reply.packed.buffer];
  return reply.kind === 'rendered' ? [reply.pixels.buffer] : [];
}
