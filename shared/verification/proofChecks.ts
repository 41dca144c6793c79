/** Proofs read back by OCR, as many as the time of one request allows. */
import { availableParallelism } from 'node:os';
import type { DocumentReader, DocumentSource, PagePart } from '../documents/documentReader.ts';
import type { IndexedLine, IndexedPage } from '../documents/textIndex.ts';
import { MachineBusy } from '../documents/machineBusy.ts';
import { UnreadableDocument } from '../documents/unreadableDocument.ts';
import { checkProof, readPlaces, type JudgeReading, type ReadRegion } from '../evidence/proofCheck.ts';
import type { ReadBack } from '../evidence/readBack.ts';
import { spokenTimes } from '../evidence/transcript/spokenTimes.ts';
import type { Verdict } from '../matching/answer/verdict.ts';
import type { LineSpan } from '../matching/source/source.ts';
import { createLimit } from '../platform/limit.ts';
import type { Log } from '../platform/log.ts';
import type { RequestBudget } from './requestBudget.ts';

/** Milliseconds in which checks may be started: known clients give up at 90 s, and the last check needs some time too. */
const CHECKING_MS = 60_000;

/**
 * Parts of one page that are read separately; from the next on the whole page is read, once, for all that follow. A part takes at
 * least a sixth of a page's time, so this is never twice as expensive as knowing the number beforehand.
 */
const MOST_PARTS_OF_PAGE = 5;

export interface ProofChecks {
  /** Whether the page shows the words; `undefined` when it could not be read, or there is nothing to check. */
  check(verdict: Verdict): Promise<boolean | 'no time left' | undefined>;
  /** What OCR reads there, page by page; `undefined` when it could not be read, or there is no time left. */
  readAgain(spans: readonly LineSpan[], look: LookAgain): Promise<readonly ReadBack[] | undefined>;
}

/** How a place is read again. */
export type LookAgain = Pick<PagePart, 'expected'> & Required<Pick<PagePart, 'enlarged'>>;

export interface ProofChecksOptions {
  readonly reader: Pick<DocumentReader, 'readBack'>;
  readonly source: DocumentSource;
  readonly pages: readonly IndexedPage[];
  readonly document: { readonly judgeReading: JudgeReading };
  /** The request's. */
  readonly time: Pick<RequestBudget, 'reading'>;
  readonly log: Log;
}

export function createProofChecks(options: ProofChecksOptions): ProofChecks {
  const { source, pages, document, log } = options;
  const readPart = readBackUntil(options, performance.now() + CHECKING_MS);
  const readRegion = regionsOf(readPart);
  const readerFor = (look: LookAgain): ReadRegion =>
    look.enlarged === 1 && look.expected === undefined
      ? readRegion
      : (pageNumber, region) => readPart(pageNumber, { region, ...look });
  const inTime = async <Result>(read: () => Promise<Result>): Promise<Result | 'no time left' | undefined> => {
    try {
      return await read();
    } catch (error) {
      if (error instanceof NoTimeLeft) return 'no time left';
      if (error instanceof MachineBusy) {
        log.warn('proof not read back', { storageId: source.id, reason: 'busy' });
        return 'no time left';
      }
      if (!(error instanceof UnreadableDocument)) throw error;
      log.warn('proof not read back', { storageId: source.id, reason: error.reason, cause: error.cause });
      return undefined;
    }
  };
  return {
    check: async (verdict) => {
      if (verdict.status === 'not_found') return undefined;
      const { spans, text } = verdict.match;
      // The words under a frame are ours: reading them back would prove nothing.
      if (spokenTimes(pages, spans) !== undefined) return undefined;
      let shown: boolean | 'no time left' | undefined;
      for (const enlarged of LOOKS) {
        const look = await inTime(() => checkProof(readerFor({ enlarged }), pages, spans, text, document.judgeReading));
        if (look === true) return true;
        // A second look may acquit, and what it leaves open stays as the first one saw it.
        shown ??= look;
        if (shown !== false) break;
      }
      return shown;
    },
    readAgain: async (spans, look) => {
      const text = await inTime(() => readPlaces(readerFor(look), pages, spans));
      return text === 'no time left' ? undefined : text;
    },
  };
}

/**
 * Times the resolution of the first reading. Type is scaled to one height before it is read, so that another resolution is not a finer
 * look but another one: of 13 honest quotations of scans by strangers that OCR had misread, the first of these alone confirms 5, both 7;
 * of 24 altered ones both confirm none.
 */
export const LOOKS = [1, 2] as const;

class NoTimeLeft extends Error {}

type ReadPart = (pageNumber: number, part?: PagePart) => Promise<readonly IndexedLine[]>;

/**
 * As many at a time as there are processors; each checks the clock, and what the request has used, when its turn comes. If the
 * machine had no time for one, none is started after it: each would wait just as long in vain, and so would the answer.
 */
function readBackUntil({ reader, source, time: { reading } }: ProofChecksOptions, deadline: number): ReadPart {
  const limit = createLimit(availableParallelism());
  let isBusy = false;
  return (pageNumber, part) =>
    limit(async () => {
      if (isBusy || performance.now() > deadline || reading.isSpent()) throw new NoTimeLeft();
      try {
        return await reader.readBack(source, pageNumber, part, reading.worked);
      } catch (error) {
        isBusy ||= error instanceof MachineBusy;
        throw error;
      }
    });
}

function regionsOf(read: ReadPart): ReadRegion {
  const parts = new Map<number, number>();
  const wholePages = new Map<number, Promise<readonly IndexedLine[]>>();
  return (pageNumber, region) => {
    const count = (parts.get(pageNumber) ?? 0) + 1;
    parts.set(pageNumber, count);
    if (count <= MOST_PARTS_OF_PAGE) return read(pageNumber, { region });
    const known = wholePages.get(pageNumber);
    if (known !== undefined) return known;
    const whole = read(pageNumber);
    wholePages.set(pageNumber, whole);
    return whole;
  };
}
