/**
 * What each operation takes: requests to the stores as counted between the service and its storage on 2026-11-22 (a PDF of 50
 * dense pages; 25 quotations of it), and seconds of work from the same run and the benchmarks, on a busy machine with two cores.
 */
import type { FunctionName } from '../functions.ts';

export interface Work {
  /** For the function whose memory is paid for. */
  readonly seconds: Partial<Record<FunctionName, number>>;
  readonly gatewayRequests: number;
  readonly tableWrites: number;
  readonly tableReads: number;
  readonly puts: number;
  readonly gets: number;
  readonly queueRequests: number;
  readonly bytesOut: number;
}

/** Lines of JSON, one to three per invocation. */
export const LOG_BYTES_PER_INVOCATION = 2000;
/** The original's share, its text, its image at 144 dpi as PNG and its thumbnail: 24.7 MB for the 50 pages. */
export const STORED_BYTES_PER_PAGE = 494_000;

/** Six for the money, one each for claim, readiness, the upload's note, its name and its end, with both indexes of the attachment. */
const DOCUMENT_WRITES = 6 + 12;
const DOCUMENT_READS = 8;

/** A document without its pages; a message is sent, received and deleted. */
export const DOCUMENT: Work = {
  seconds: { prepareAttachments: 0.5, renderPages: 0.4 },
  gatewayRequests: 1,
  tableWrites: DOCUMENT_WRITES,
  tableReads: DOCUMENT_READS,
  puts: 3,
  gets: 4,
  queueRequests: 3,
  bytesOut: 5000,
};

/** 4 ms of reading warm, 10 ms with parsing and storing; 66 ms of drawing and encoding image and thumbnail. */
export const PAGE: Work = {
  seconds: { prepareAttachments: 0.01, renderPages: 0.066 },
  gatewayRequests: 0,
  tableWrites: 0,
  tableReads: 0,
  puts: 2,
  gets: 0,
  queueRequests: 0,
  bytesOut: 6000,
};

/** 5 s for a dense page at 300 dpi, five pages per message. */
export const SCANNED_PAGE: Work = {
  ...PAGE,
  seconds: { ...PAGE.seconds, readPages: 5 },
  tableWrites: 0.4,
  tableReads: 0.2,
  puts: PAGE.puts + 0.2,
  gets: 0.2,
  queueRequests: 0.6,
};

/** 25 quotations with their pictures, in a process that has not seen the document: later ones take a tenth of it. */
export const VERIFICATION: Work = {
  seconds: { verifyCitations: 1.27 },
  gatewayRequests: 1,
  tableWrites: 6,
  tableReads: 6,
  puts: 1,
  gets: 1,
  queueRequests: 0,
  bytesOut: 613_000,
};

/**
 * Assumed: 8 s from the visit to the text, of which the renderer has seven; the requesting function and the converter each wait
 * for it in a function of their own.
 */
export const ADDRESS: Work = {
  seconds: { prepareAttachments: 8, convertDocument: 8, renderDocument: 7, renderPages: 0.4 },
  gatewayRequests: 1,
  tableWrites: DOCUMENT_WRITES + 8,
  tableReads: DOCUMENT_READS + 16,
  // Two are handed over, and fetched from there.
  puts: 6,
  gets: 6,
  queueRequests: 6,
  bytesOut: 5000,
};
