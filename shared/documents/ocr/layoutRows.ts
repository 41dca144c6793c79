/**
 * The rows of text that Tesseract's layout analysis found, and a way to have only some of them recognised. Its interface recognises all or
 * nothing; a row with an empty list of words is skipped, so the others' lists are removed meanwhile. The offsets in its memory are those of
 * the installed build. A page is trusted only if many of the boxes there are the ones that the interface reports, and all of those lie on
 * them: with another build none would.
 */
import { isDeepStrictEqual } from 'node:util';
import type {
  Level,
  PageIterator,
  TessBaseAPI,
  TesseractModule,
} from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js';
import type { WasmMemory } from '../pdf/webAssembly.ts';
import type { PixelBox } from './recognised.ts';

const LINE: Level = 2;
const INTEGER_BYTES = Int32Array.BYTES_PER_ELEMENT;
const BOX_BYTES = 4 * INTEGER_BYTES;

/** Byte offsets of 32-bit addresses: of the results in an iterator, of the row's result in those, of the row in that. */
const TO_ROW = [12, 20, 4] as const;
/** Least share of rows whose reported box matches: for others the interface recalculates the words' boxes. By chance there is none. */
const LEAST_EQUAL = 0.25;
/** Byte offsets in a row. */
const IN_ROW = {
  /** Left, bottom, right and top, 16 bits each, with 0 at the bottom of the page. */
  box: 12,
  /** The address of the last of its words, 0 if it has none. */
  words: 36,
} as const;

export interface LayoutRow {
  /** In Tesseract's memory. */
  readonly address: number;
  readonly box: PixelBox;
}

/**
 * In the order in which Tesseract reads them.
 * @param pageHeight pixels
 * @returns undefined if they are not where they are expected, as on pages with rotated text
 */
export function layoutRows(
  module: TesseractModule,
  memory: WasmMemory,
  api: TessBaseAPI,
  pageHeight: number,
): LayoutRow[] | undefined {
  const found = api.AnalyseLayout(true);
  if (found === null || module.getPointer(found) === 0) return undefined;
  const scratch = module._malloc(BOX_BYTES);
  try {
    const rows: LayoutRow[] = [];
    let equal = 0;
    found.Begin();
    do {
      const address = TO_ROW.reduce((from, offset) => integerAt(memory, from + offset), module.getPointer(found));
      const box = boxOf(memory, found, scratch);
      if (box === undefined) return undefined;
      const own = ownBox(memory, address, pageHeight);
      if (!meets(own, box)) return undefined;
      if (isDeepStrictEqual(own, box)) equal += 1;
      rows.push({ address, box });
    } while (found.Next(LINE));
    return equal >= LEAST_EQUAL * rows.length ? rows : undefined;
  } finally {
    module._free(scratch);
    module.destroy(found);
  }
}

/** Excludes rows from the next recognition. @returns a function that restores them: Tesseract frees what is in its lists */
export function leaveOut(memory: WasmMemory, rows: readonly LayoutRow[]): () => void {
  const lists = rows.map(({ address }) => integerAt(memory, address + IN_ROW.words));
  const put = (value: (row: number) => number): void => {
    const integers = new Int32Array(memory.buffer);
    rows.forEach(({ address }, row) => {
      integers[(address + IN_ROW.words) / INTEGER_BYTES] = value(row);
    });
  };
  put(() => 0);
  return () => {
    put((row) => lists[row]);
  };
}

/** A new view each time: growing memory leaves older ones empty. 0, which no row has, outside it. */
const integerAt = ({ buffer }: WasmMemory, address: number): number =>
  new Int32Array(buffer).at(address / INTEGER_BYTES) ?? 0;

function boxOf(memory: WasmMemory, found: PageIterator, scratch: number): PixelBox | undefined {
  const places = [0, 1, 2, 3].map((i) => scratch + i * INTEGER_BYTES) as [number, number, number, number];
  if (!found.BoundingBox(LINE, 0, ...places)) return undefined;
  const [x0, y0, x1, y1] = new Int32Array(memory.buffer, scratch, places.length);
  return { x0, y0, x1, y1 };
}

function ownBox({ buffer }: WasmMemory, address: number, pageHeight: number): PixelBox {
  const at = (address + IN_ROW.box) / Int16Array.BYTES_PER_ELEMENT;
  const [left, bottom, right, top] = new Int16Array(buffer).subarray(at, at + 4);
  return { x0: left, y0: pageHeight - top, x1: right, y1: pageHeight - bottom };
}

const meets = (one: PixelBox, other: PixelBox): boolean =>
  one.x0 < other.x1 && other.x0 < one.x1 && one.y0 < other.y1 && other.y0 < one.y1;
