/** Reads the PDFs of tests: all files of a process with one reader, as a start costs more than most documents. */
import { createPdfReader } from '../../shared/documents/pdf/pdfReader.ts';
import type { PdfReaderOptions } from '../../shared/documents/pdf/pdfReader.ts';
import type { PdfReader, PdfSource } from '../../shared/documents/pdfReader.ts';
import { keepOpen } from './keptOpen.ts';
import type { IndexedLine, IndexedPage } from '../../shared/documents/textIndex.ts';

const OPTIONS: PdfReaderOptions = { extractionDeadlineMs: 20_000, maxPages: 500, workers: 1 };

let shared: PdfReader | undefined;

export const sharedPdfReader = (): PdfReader => (shared ??= keepOpen(createPdfReader(OPTIONS)));

/** The shared one; with options, one of the file's own, which is closed after its tests. */
export function readerForTests(options?: Partial<PdfReaderOptions>): PdfReader {
  if (options === undefined) return sharedPdfReader();
  const reader = createPdfReader({ ...OPTIONS, ...options });
  afterAll(() => reader.close());
  return reader;
}

let count = 0;

export const sourceOf = (bytes: Uint8Array): PdfSource => {
  const id = `test-${count++}`;
  return { id, load: () => Promise.resolve(bytes) };
};

export async function firstPage(reader: PdfReader, bytes: Uint8Array): Promise<IndexedPage> {
  return (await reader.extractText(sourceOf(bytes))).pages[0];
}

export async function linesOf(reader: PdfReader, bytes: Uint8Array): Promise<string[]> {
  return (await firstPage(reader, bytes)).lines.map((line) => line.text);
}

export function lineWith(page: IndexedPage, text: string): IndexedLine {
  const line = page.lines.find((candidate) => candidate.text.includes(text));
  if (line === undefined) throw new Error(`No line has "${text}": ${page.lines.map((each) => each.text).join(' | ')}`);
  return line;
}
