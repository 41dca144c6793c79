/**
 * Pages on their way between threads in the packed form that they came in: making their lines and packing them anew takes the thread
 * that all share a tenth of a second for a long document.
 */
import type { IndexedPage } from './textIndex.ts';
import { packPagesAside, unpackPages } from './textIndexCodec.ts';

/** Packed pages, and which of them are meant: positions among them, in order. */
export interface PackedPart {
  readonly packed: Uint8Array<SharedArrayBuffer>;
  readonly positions: readonly number[];
}

interface Place {
  readonly packed: Uint8Array<SharedArrayBuffer>;
  readonly position: number;
}

const places = new WeakMap<IndexedPage, Place>();

/** As `unpackPages`; where the pages lie is remembered. */
export function unpackPart(packed: Uint8Array<SharedArrayBuffer>): IndexedPage[] {
  const pages = unpackPages(packed);
  for (const [position, page] of pages.entries()) places.set(page, { packed, position });
  return pages;
}

/** Those that came packed as they came, and the others packed, in order. */
export async function packedParts(pages: readonly IndexedPage[]): Promise<PackedPart[]> {
  const parts: PackedPart[] = [];
  for (let from = 0, to = 0; from < pages.length; from = to) {
    const packed = places.get(pages[from])?.packed;
    while (to < pages.length && places.get(pages[to])?.packed === packed) to++;
    const run = pages.slice(from, to);
    parts.push({
      packed: packed ?? (await packPagesAside(run)),
      positions: run.map((page, i) => places.get(page)?.position ?? i),
    });
  }
  return parts;
}

export const unpackParts = (parts: readonly PackedPart[]): IndexedPage[] =>
  parts.flatMap(({ packed, positions }) => {
    const pages = unpackPages(packed);
    return positions.map((position) => pages[position]);
  });
