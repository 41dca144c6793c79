/** Proofs read back by OCR, as many as the time of one request allows. */
import { availableParallelism } from 'node:os';
import type { DocumentReader, DocumentSource } from '../../shared/documents/documentReader.ts';
import type { IndexedPage } from '../../shared/documents/textIndex.ts';
import { UnreadableDocument } from '../../shared/documents/unreadableDocument.ts';
import { checkProof } from '../../shared/evidence/proofCheck.ts';
import { spokenTimes } from '../../shared/evidence/transcript/spokenTimes.ts';
import type { Verdict } from '../../shared/matching/answer/verdict.ts';
import { createLimit } from '../../shared/platform/limit.ts';
import type { Log } from '../../shared/platform/log.ts';

/** Milliseconds in which checks are begun: known clients give up at 90 s, and the last check needs some too. */
const CHECKING_MS = 60_000;

export interface ProofChecks {
  /** Whether the page shows the words; `undefined` when there was no time left, or nothing to check. */
  check(verdict: Verdict): Promise<boolean | undefined>;
}

export function createProofChecks(
  reader: Pick<DocumentReader, 'readBack'>,
  source: DocumentSource,
  pages: readonly IndexedPage[],
  log: Log,
): ProofChecks {
  const begun = performance.now();
  const inTime = { readBack: readBackUntil(reader, begun + CHECKING_MS) };
  return {
    check: async (verdict) => {
      if (verdict.status === 'not_found') return undefined;
      const { spans, text } = verdict.match;
      // The words under a frame are ours: reading them back would prove nothing.
      if (spokenTimes(pages, spans) !== undefined) return undefined;
      try {
        return await checkProof(inTime, source, pages, spans, text);
      } catch (error) {
        if (error instanceof NoTimeLeft) return undefined;
        if (!(error instanceof UnreadableDocument)) throw error;
        log.warn('proof not read back', { storageId: source.id, reason: error.reason });
        return false;
      }
    },
  };
}

class NoTimeLeft extends Error {}

/** As many at a time as there are processors; each looks at the clock when its turn comes. */
function readBackUntil(reader: Pick<DocumentReader, 'readBack'>, deadline: number): DocumentReader['readBack'] {
  const limit = createLimit(availableParallelism());
  return (source, pageNumber, region) =>
    limit(async () => {
      if (performance.now() > deadline) throw new NoTimeLeft();
      return await reader.readBack(source, pageNumber, region);
    });
}
