/** Which files a process on the other side holds, so that their bytes are sent only once. */
import type { PdfSource } from './pdfReader.ts';

/** What a question about a file contains of it. */
export interface FileDelivery {
  /** Present if the process does not hold the file. */
  readonly bytes?: Uint8Array;
  /** Files to evict first. */
  readonly evict: readonly string[];
}

export interface HeldFiles {
  deliver(source: PdfSource): Promise<FileDelivery>;
  /** The process is gone, or refused the file. */
  forget(id?: string): void;
}

/** @param maxBytes that the process keeps; the least recently used files go first */
export function createHeldFiles(maxBytes: number): HeldFiles {
  const sizes = new Map<string, number>();
  return {
    deliver: async (source) => {
      const { id } = source;
      const held = sizes.get(id);
      if (held !== undefined) {
        sizes.delete(id);
        sizes.set(id, held);
        return { evict: [] };
      }
      const bytes = await source.load();
      const evict: string[] = [];
      let total = bytes.byteLength + [...sizes.values()].reduce((sum, size) => sum + size, 0);
      for (const [other, size] of sizes) {
        if (total <= maxBytes) break;
        evict.push(other);
        sizes.delete(other);
        total -= size;
      }
      sizes.set(id, bytes.byteLength);
      return { bytes, evict };
    },
    forget: (id) => {
      if (id === undefined) sizes.clear();
      else sizes.delete(id);
    },
  };
}
