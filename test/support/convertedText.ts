/** Converts a test document with the embedded Office engine and reads the rendition's pages, as the service does. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConvertFile } from '../../shared/conversion/createFileConverter.ts';
import { createFileConverter } from '../../shared/conversion/createFileConverter.ts';
import { createWasmEngine } from '../../shared/conversion/office/wasm/createWasmEngine.ts';
import type { IndexedPage } from '../../shared/documents/textIndex.ts';
import { UnconvertibleSource } from '../../shared/conversion/unconvertibleSource.ts';
import { keepOpen } from './keptOpen.ts';
import { readerForTests, sourceOf } from './readPdf.ts';
import { temporaryFolder } from './temporaryFolder.ts';

export interface ConvertedText {
  /** Lines of each page, joined by `\n`. */
  readonly pagesOf: (
    document: Buffer | string,
    declared?: { filename?: string; mimeType?: string },
  ) => Promise<string[]>;
  /** The same with what the lines are. */
  readonly structureOf: (document: Buffer | string) => Promise<readonly IndexedPage[]>;
  /** Why the document is not converted. */
  readonly refusalOf: (document: Buffer | string) => Promise<string>;
}

interface Rendition {
  readonly pdf: Buffer;
  readonly stated?: Buffer;
}

const DEADLINE_MS = 110_000;

/** More than all test files have: a start takes as long as twenty conversions, and `officeSupervision.test.ts` is about replacing processes. */
const MOST_CONVERSIONS = 200;

/** Files of tests that convert come minutes after each other; a start takes five seconds of work, and a process a gigabyte. */
const IDLE_MS = 5 * 60_000;

/** For all test files of a process. */
const office = keepOpen(createWasmEngine({ limits: { conversionsPerProcess: MOST_CONVERSIONS, idleMs: IDLE_MS } }));

export function convertedText(): ConvertedText {
  const convert: ConvertFile = createFileConverter({ office });
  const reader = readerForTests();
  const folder = temporaryFolder();
  afterAll(async () => (await folder).remove());
  const rendition = async (
    document: Buffer | string,
    { filename = 'file', mimeType = '' } = {},
  ): Promise<Rendition> => {
    const own = await mkdtemp(join((await folder).path, 'job-'));
    const path = join(own, 'original');
    await writeFile(path, document);
    const file = { path, filename, mimeType, sizeBytes: Buffer.byteLength(document) };
    const converted = await convert(file, { folder: own, deadline: Date.now() + DEADLINE_MS });
    if (!converted.rendition) throw new Error('This file needs no conversion.');
    const { rendition: made, stated } = converted;
    return { pdf: await readFile(made.path), ...(stated && { stated: await readFile(stated.path) }) };
  };
  const structured = async ({ pdf, stated }: Rendition): Promise<readonly IndexedPage[]> => {
    const drawn = await reader.extractText(sourceOf(pdf));
    return reader.structured(undefined, drawn.pages, stated);
  };
  return {
    structureOf: async (document) => structured(await rendition(document)),
    pagesOf: async (document, declared) => {
      const pages = await structured(await rendition(document, declared));
      return pages.map(({ lines }) => lines.map(({ text }) => text).join('\n'));
    },
    refusalOf: async (document) => {
      try {
        await rendition(document);
      } catch (error) {
        if (error instanceof UnconvertibleSource) return error.reason;
        throw error;
      }
      return 'none';
    },
  };
}
