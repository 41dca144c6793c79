/**
 * Which words of which lines have been seen on their page: requests ask about the same pages again and again, and looking at one
 * page for all the words of a long quotation takes tens of milliseconds.
 */
import { LRUCache } from 'lru-cache';
import type { LineSpan } from '../matching/source/source.ts';

/** Lines that are remembered: those of about a hundred long documents, at about a hundred bytes each. */
const REMEMBERED_LINES = 50_000;

export interface ShownWords {
  /** Those of the spans that are not known to be fully shown. */
  unseen<Span extends LineSpan>(documentId: string, spans: readonly Span[]): Span[];
  note(documentId: string, spans: readonly LineSpan[]): void;
}

export function createShownWords(): ShownWords {
  // By size: for a number of entries the cache takes the memory of all of them at once, a fiftieth of a start.
  const seen = new LRUCache<string, Pick<LineSpan, 'start' | 'end'>>({
    maxSize: REMEMBERED_LINES,
    sizeCalculation: () => 1,
  });
  const nameOf = (documentId: string, { pageNumber, lineId }: LineSpan): string =>
    `${documentId} ${pageNumber} ${lineId}`;
  return {
    unseen: (documentId, spans) =>
      spans.filter((span) => {
        const known = seen.get(nameOf(documentId, span));
        return known === undefined || span.start < known.start || span.end > known.end;
      }),
    note: (documentId, spans) => {
      for (const span of spans) {
        const name = nameOf(documentId, span);
        const { start, end } = span;
        const known = seen.get(name);
        // Two stretches that do not meet say nothing about what is between them: the longer one is kept.
        const isJoined = known !== undefined && start <= known.end && known.start <= end;
        if (isJoined) seen.set(name, { start: Math.min(start, known.start), end: Math.max(end, known.end) });
        else if (known === undefined || known.end - known.start < end - start) seen.set(name, { start, end });
      }
    },
  };
}
