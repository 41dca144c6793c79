/**
 * Pages on their way between threads in the packed form in which they came: making their lines and repacking them takes the thread that all
 * share a tenth of a second for a long document.
 */
import type { IndexedPage } from './textIndex.ts';
import { packPagesAside, unpackPages } from './packedPages.ts';

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

/** As `unpackPages`; remembers where the pages are. */
export function unpackPart(packed: Uint8Array<SharedArrayBuffer>): IndexedPage[] {
  const pages = unpackPages(packed);
  for (const [position, page] of pages.entries()) places.set(page, { packed, position });
  return pages;
}

/** Pages that came packed stay as they came, the others are packed, in order. */
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
