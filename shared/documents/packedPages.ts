/** The pages of a text index in flat arrays: what threads share, and what is stored, compressed (`textIndexCodec.ts`). */
import { turn } from '../platform/turns.ts';
import { rareDetails, readRareDetails } from './rareDetails.ts';
import { packStructure, structureReader } from './structureCodec.ts';
import type { IndexedLine, IndexedPage } from './textIndex.ts';

/** Edges are stored in 64ths of a point: a quarter of a pixel at 1,200 dpi, and small whole numbers compress well. */
const UNITS_PER_POINT = 64;
/** By the number that stands for it. */
const READ_BY: readonly IndexedPage['readBy'][] = ['textLayer', 'ocr', 'subtitles', 'speech'];

const COUNTS = 4;
const PAGE_WORDS = 5;
const LINE_WORDS = 4;

/**
 * Little-endian: counts of pages, lines, UTF-16 units, bytes of the details, then per page {number, width, height, readBy, lines}, per line
 * {direction, crossStart, crossEnd, units}, per unit {start as difference to the unit before, width}, then the text, then as JSON what
 * few lines and pages have (`rareDetails.ts`), then blocks and tables (`structureCodec.ts`).
 */
export const packPages = (pages: readonly IndexedPage[]): Uint8Array<ArrayBuffer> =>
  atOnce(packed(pages, (bytes) => new ArrayBuffer(bytes)));

/** In memory that threads share: a thread that made it keeps it until it next collects its garbage. */
export const packPagesShared = (pages: readonly IndexedPage[]): Uint8Array<SharedArrayBuffer> =>
  atOnce(packed(pages, (bytes) => new SharedArrayBuffer(bytes)));

function atOnce<Result>(packing: Generator<undefined, Result>): Result {
  for (let step = packing.next(); ; step = packing.next()) if (step.done) return step.value;
}

/** As `packPagesShared`, with turns for others in between: a long document takes a tenth of a second. */
export async function packPagesAside(pages: readonly IndexedPage[]): Promise<Uint8Array<SharedArrayBuffer>> {
  const packing = packed(pages, (bytes) => new SharedArrayBuffer(bytes));
  for (let step = packing.next(); ; step = packing.next()) {
    if (step.done) return step.value;
    await turn();
  }
}

/** Lines between two turns: some milliseconds. */
const LINES_A_TURN = 5_000;

function* packed<Memory extends ArrayBufferLike>(
  pages: readonly IndexedPage[],
  allocate: (bytes: number) => Memory,
): Generator<undefined, Uint8Array<Memory>> {
  const lines: IndexedLine[] = [];
  for (const page of pages) {
    const before = Math.floor(lines.length / LINES_A_TURN);
    // Lines that are created on demand are created here.
    for (const line of page.lines) lines.push(line);
    if (Math.floor(lines.length / LINES_A_TURN) > before) yield;
  }
  yield;
  const unitCount = lines.reduce((sum, line) => sum + line.text.length, 0);
  const words = COUNTS + pages.length * PAGE_WORDS + lines.length * LINE_WORDS + unitCount * 2;
  const details = Buffer.from(rareDetails(pages, lines));
  yield;
  const structure = packStructure(pages);
  yield;
  const structureAt = words * 4 + unitCount * 2 + details.length;
  const buffer = allocate(structureAt + structure.byteLength);
  const ints = new Int32Array(buffer, 0, words);
  const floats = new Float32Array(buffer, 0, words);
  ints.set([pages.length, lines.length, unitCount, details.length]);
  let at = COUNTS;
  for (const page of pages) {
    ints[at] = page.pageNumber;
    floats[at + 1] = page.width;
    floats[at + 2] = page.height;
    ints[at + 3] = READ_BY.indexOf(page.readBy);
    ints[at + 4] = page.lines.length;
    at += PAGE_WORDS;
  }
  yield;
  for (const line of lines) {
    ints[at] = line.direction === 'vertical' ? 1 : 0;
    floats[at + 1] = line.crossStart;
    floats[at + 2] = line.crossEnd;
    ints[at + 3] = line.text.length;
    at += LINE_WORDS;
  }
  for (const [position, line] of lines.entries()) {
    if (position % LINES_A_TURN === LINES_A_TURN - 1) yield;
    putEdges(line.edges, line.text.length, ints, at);
    at += 2 * line.text.length;
  }
  yield;
  Buffer.from(buffer, words * 4).write(lines.map((line) => line.text).join(''), 'utf16le');
  details.copy(new Uint8Array(buffer), words * 4 + unitCount * 2);
  new Uint8Array(buffer).set(new Uint8Array(structure.buffer), structureAt);
  return new Uint8Array(buffer);
}

/** A separate function, not in the generator, whose variables are in memory: a long document has a million units. */
function putEdges(edges: Float32Array, units: number, ints: Int32Array, at: number): void {
  let before = 0;
  for (let i = 0; i < 2 * units; i += 2) {
    const start = Math.round(edges[i] * UNITS_PER_POINT);
    const end = Math.round(edges[i + 1] * UNITS_PER_POINT);
    ints[at + i] = start - before;
    ints[at + i + 1] = end - start;
    before = end;
  }
}

/** For pages that were unpacked: they do not change, and need not be repacked. */
const packedForms = new WeakMap<readonly IndexedPage[], Uint8Array>();
export const packedFormOf = (pages: readonly IndexedPage[]): Uint8Array | undefined => packedForms.get(pages);

/**
 * A page's lines are created when requested, and their edges when those are: of thousands of pages a verification reads a few, and all share
 * its thread. The packed bytes may be in memory that threads share, and must not change.
 */
export function unpackPages(packed: Uint8Array): IndexedPage[] {
  // Typed arrays must start at a multiple of their size, which a slice of a pooled buffer may not.
  const aligned = packed.byteOffset % 4 === 0 ? packed : packed.slice();
  const ints = new Int32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength >> 2);
  const floats = new Float32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength >> 2);
  const [pageCount, lineCount, unitCount, detailBytes] = ints;
  const linesAt = COUNTS + pageCount * PAGE_WORDS;
  const unitsAt = linesAt + lineCount * LINE_WORDS;
  const textAt = (unitsAt + unitCount * 2) * 4;
  const text = Buffer.from(aligned.buffer, aligned.byteOffset + textAt, unitCount * 2);
  const detailsAt = aligned.byteOffset + textAt + unitCount * 2;
  const details = readRareDetails(Buffer.from(aligned.buffer, detailsAt, detailBytes).toString());
  const structureAt = detailsAt + detailBytes;
  const nextStructure = structureReader(
    new Int32Array(aligned.buffer.slice(structureAt, aligned.byteOffset + aligned.byteLength)),
  );

  const linesFrom = (line: number, end: number, unit: number, pageUnits: number): IndexedLine[] => {
    const words = text.toString('utf16le', 2 * unit, 2 * (unit + pageUnits));
    const lines: IndexedLine[] = [];
    for (let position = line, from = unit; position < end; position++) {
      const at = linesAt + position * LINE_WORDS;
      const units = ints[at + 3];
      const edgesAt = unitsAt + 2 * from;
      let edges: Float32Array | undefined;
      lines.push({
        text: words.slice(from - unit, from - unit + units),
        direction: ints[at] === 1 ? 'vertical' : 'horizontal',
        crossStart: floats[at + 1],
        crossEnd: floats[at + 2],
        // An index for matching takes all the text, and next to none of its places.
        get edges() {
          return (edges ??= restoredEdges(ints, edgesAt, units));
        },
        ...details.line(position),
      });
      from += units;
    }
    return lines;
  };

  const pages: IndexedPage[] = [];
  let line = 0;
  let unit = 0;
  for (let at = COUNTS; at < linesAt; at += PAGE_WORDS) {
    const [first, firstUnit] = [line, unit];
    const structure = nextStructure();
    line += ints[at + 4];
    for (let position = first; position < line; position++) unit += ints[linesAt + position * LINE_WORDS + 3];
    const [end, pageUnits] = [line, unit - firstUnit];
    let lines: IndexedLine[] | undefined;
    pages.push({
      pageNumber: ints[at],
      width: floats[at + 1],
      height: floats[at + 2],
      readBy: READ_BY[ints[at + 3]],
      get lines() {
        return (lines ??= linesFrom(first, end, firstUnit, pageUnits));
      },
      get blocks() {
        return structure().blocks;
      },
      get tables() {
        return structure().tables;
      },
      get rules() {
        return structure().rules;
      },
      ...details.page(pages.length),
    });
  }
  packedForms.set(pages, aligned);
  return pages;
}

function restoredEdges(ints: Int32Array, at: number, units: number): Float32Array {
  const edges = new Float32Array(2 * units);
  let before = 0;
  for (let i = 0; i < edges.length; i += 2) {
    const start = before + ints[at + i];
    const end = start + ints[at + i + 1];
    edges[i] = start / UNITS_PER_POINT;
    edges[i + 1] = end / UNITS_PER_POINT;
    before = end;
  }
  return edges;
}

/** What is known about a page without its text. */
export type PageSize = Pick<IndexedPage, 'pageNumber' | 'width' | 'height'>;

/** Bytes up to the end of what `pageSizes` needs. @param beginning at least the first word: the number of pages */
export const pageSizesEnd = (beginning: Uint8Array): number =>
  4 * (COUNTS + Buffer.from(beginning).readInt32LE() * PAGE_WORDS);

/** @param packed at least up to `pageSizesEnd` */
export function pageSizes(packed: Buffer): PageSize[] {
  const sizes: PageSize[] = [];
  const end = pageSizesEnd(packed);
  for (let at = 4 * COUNTS; at < end; at += 4 * PAGE_WORDS) {
    const [width, height] = [packed.readFloatLE(at + 4), packed.readFloatLE(at + 8)];
    sizes.push({ pageNumber: packed.readInt32LE(at), width, height });
  }
  return sizes;
}
