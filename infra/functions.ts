/** The service's Lambda functions and what each may use: memory, time, and whether it answers piece by piece. */

export const FUNCTION_NAMES = [
  'prepareAttachments',
  'verifyCitations',
  'verifyAnswer',
  'getAttachment',
  'listAttachments',
  'extendAttachment',
  'getPage',
  'openLink',
  'annotateDocument',
  'deleteAttachment',
  'mcp',
  'receiptKeys',
  'console',
  'convertDocument',
  'renderDocument',
  'failConversion',
  'readPages',
  'failReadPages',
  'recogniseSpeech',
  'failSpeech',
  'renderPages',
  'failRenderPages',
  'sweepExpired',
] as const;

export type FunctionName = (typeof FUNCTION_NAMES)[number];

export interface FunctionProfile {
  /** MiB; Lambda gives one whole processor at 1,769. */
  readonly memoryMiB: number;
  readonly timeoutSeconds: number;
  /** Answers through Lambda's response stream: past 6 MB and 29 s, the limits of buffered answers. */
  readonly streams: boolean;
  readonly description: string;
  /** MiB of the folder for temporary files; Lambda gives 512 by default. */
  readonly temporaryMiB?: number;
  /** Called with the account that it works for: Lambda gives each account its own processes (if `rendererPerAccount` says so). */
  readonly isPerAccount?: boolean;
}

export const FUNCTION_PROFILES: Readonly<Record<FunctionName, FunctionProfile>> = {
  prepareAttachments: {
    // The document, PDFium's memory (512 MiB at most) and the text of 5,000 pages at once; 3,008 is what new accounts may have.
    memoryMiB: 3008,
    // Known clients give up after 90 s.
    timeoutSeconds: 90,
    streams: true,
    description: 'Takes a file, extracts its text page by page and stores it',
  },
  verifyCitations: {
    // Matching and image encoding are limited by the processor; two of them halve the time of a large request.
    memoryMiB: 3008,
    // A thousand citations with a proof image each, at about 100 ms, leave room to spare.
    timeoutSeconds: 300,
    streams: true,
    description: 'Looks for each quotation in a stored source and draws the proof',
  },
  verifyAnswer: {
    // Like `verifyCitations`, on several sources at once.
    memoryMiB: 3008,
    timeoutSeconds: 300,
    streams: true,
    description: 'Finds what an answer of a language model quotes and looks for it in stored sources',
  },
  getAttachment: {
    memoryMiB: 1024,
    // As much as API Gateway streams, at the pace of a slow line.
    timeoutSeconds: 300,
    streams: true,
    description: 'Reads an attachment with its text and its verifications',
  },
  listAttachments: {
    memoryMiB: 512,
    timeoutSeconds: 15,
    streams: false,
    description: 'Lists what an account has uploaded',
  },
  extendAttachment: {
    memoryMiB: 512,
    timeoutSeconds: 15,
    streams: false,
    description: 'Moves the expiry of an attachment',
  },
  getPage: {
    // The text of 5,000 pages is read for the size of one.
    memoryMiB: 512,
    timeoutSeconds: 28,
    streams: false,
    description: 'Leads to the image of a page',
  },
  openLink: {
    memoryMiB: 256,
    timeoutSeconds: 15,
    streams: false,
    description: 'Leads whoever opens a signed link to the file',
  },
  annotateDocument: {
    // A file of 100 MB and what is written of it, or the pictures of 200 pages.
    memoryMiB: 3008,
    timeoutSeconds: 120,
    streams: true,
    description: 'Writes the verdicts on a source into it as highlights',
  },
  deleteAttachment: {
    memoryMiB: 512,
    // The gateway waits 29 s for a buffered answer.
    timeoutSeconds: 28,
    streams: false,
    description: 'Deletes an attachment and everything that belongs to it',
  },
  mcp: {
    // It calls the other endpoints, and holds their answers with the pictures.
    memoryMiB: 1024,
    // Long preparations and their progress.
    timeoutSeconds: 300,
    streams: true,
    description: 'Gives agents the tools of the Model Context Protocol',
  },
  receiptKeys: {
    memoryMiB: 256,
    timeoutSeconds: 15,
    streams: false,
    description: 'Publishes the keys that receipts are checked with',
  },
  console: {
    memoryMiB: 256,
    timeoutSeconds: 15,
    streams: false,
    description: 'Hands out the page for people',
  },
  convertDocument: {
    // What was rendered is read here, including scanned pages.
    memoryMiB: 3008,
    // 130 s for the conversion, 30 s for the text and 70 s for scanned pages, and room to store.
    timeoutSeconds: 270,
    streams: false,
    description: 'Has what a web address leads to made into a document and reads it',
    // An original of 100 MB and its PDF.
    temporaryMiB: 1024,
  },
  renderDocument: {
    // Chromium with a page, or an Office document.
    memoryMiB: 3008,
    // 130 s for the conversion, whose order ends it itself; then some to deliver the result.
    timeoutSeconds: 160,
    streams: false,
    description: 'Visits a web address or renders a file, with no right on anything',
    // Chromium and LibreOffice unpacked, half a gigabyte together, a page of 100 MB with its files, and the PDF.
    temporaryMiB: 2048,
    isPerAccount: true,
  },
  failConversion: {
    memoryMiB: 256,
    timeoutSeconds: 30,
    streams: false,
    description: 'Marks a conversion as failed after its last attempt',
  },
  readPages: {
    memoryMiB: 3008,
    // Five pages of at most half a minute's work each, and assembling the whole text after the last.
    timeoutSeconds: 320,
    streams: false,
    description: 'Reads a few pages of a long scan by OCR',
  },
  failReadPages: {
    // Assembles the whole text if the last part failed.
    memoryMiB: 1024,
    timeoutSeconds: 60,
    streams: false,
    description: 'Marks pages of a long scan as unreadable after the last attempt',
  },
  recogniseSpeech: {
    // A recording of 100 MB, and the sound of four hours as FLAC, in two processes each.
    memoryMiB: 3008,
    // Decoding that sound takes up to four minutes, storing it one; checking a job takes a second.
    timeoutSeconds: 420,
    streams: false,
    description: 'Hands the sound of a recording to Amazon Transcribe and fetches the transcript',
  },
  failSpeech: {
    memoryMiB: 256,
    timeoutSeconds: 30,
    streams: false,
    description: 'Marks the recognition of a recording as failed after the last attempt',
  },
  renderPages: {
    memoryMiB: 3008,
    // 25 pages of at most 25 megapixels each.
    timeoutSeconds: 300,
    streams: false,
    description: 'Draws the images of a batch of pages',
  },
  failRenderPages: {
    memoryMiB: 256,
    timeoutSeconds: 30,
    streams: false,
    description: 'Marks a batch of page images as failed after its last attempt',
  },
  sweepExpired: {
    memoryMiB: 512,
    // The longest that Lambda allows; what is left over is taken up an hour later.
    timeoutSeconds: 900,
    streams: false,
    description: 'Renews or deletes what expires and finishes deletions that were cut off',
  },
};
