/** Reads a PDF of a test with a reader that is closed after the file's tests. */
import { createPdfReader } from '../../shared/documents/pdf/pdfReader.ts';
import type { PdfReaderOptions } from '../../shared/documents/pdf/pdfReader.ts';
import type { PdfReader, PdfSource } from '../../shared/documents/pdfReader.ts';
import type { IndexedLine, IndexedPage } from '../../shared/documents/textIndex.ts';

const OPTIONS: PdfReaderOptions = { extractionDeadlineMs: 20_000, maxPages: 500, workers: 1 };

export function readerForTests(options: Partial<PdfReaderOptions> = {}): PdfReader {
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
