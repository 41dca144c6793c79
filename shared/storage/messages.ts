/** Bodies of the queued messages, parsed with these schemas at the receiving edge. */
import { z } from 'zod';

/** Pages per message: enough to amortise opening the document, few enough to finish well within a function's time. */
export const PAGES_PER_RENDER_BATCH = 25;

/** 0-based; pages count from 1. */
export const renderBatchOf = (pageNumber: number): number => Math.floor((pageNumber - 1) / PAGES_PER_RENDER_BATCH);

/** Dense pages take about four seconds of a processor each: a part is done in less than half a minute, and costs as much when repeated. */
export const PAGES_PER_READING_PART = 5;

const attachment = { accountId: z.string(), attachmentId: z.string(), storageId: z.string() };

/** Everything else about a conversion is in the attachment's record. */
export const convertDocumentMessage = z.object(attachment);
export type ConvertDocumentMessage = z.infer<typeof convertDocumentMessage>;

export const readPagesMessage = z.object({
  ...attachment,
  /** 0-based. */
  part: z.int().nonnegative(),
  pages: z.array(
    z.object({
      /** 1-based. */
      pageNumber: z.int().positive(),
      /** For the page's own text. */
      trust: z.enum(['doubtful', 'useless', 'incomplete']),
    }),
  ),
});
export type ReadPagesMessage = z.infer<typeof readPagesMessage>;

/** One after the other: each stretch's message is sent when the one before is done. */
export const recogniseSpeechMessage = z.object({
  ...attachment,
  /** 0-based number of the stretch. */
  part: z.int().nonnegative(),
  /** Of the whole recording, milliseconds. */
  durationMs: z.number().positive(),
  /** ISO 8601: when the first message was sent. */
  begunAt: z.iso.datetime(),
  /** Whether a recogniser is already working on the stretch: then this message checks how far it is. */
  underWay: z.boolean(),
});
export type RecogniseSpeechMessage = z.infer<typeof recogniseSpeechMessage>;

export const renderPagesMessage = z.object({
  ...attachment,
  /** 0-based: batch n holds the 1-based pages n * 25 + 1 to n * 25 + 25. */
  batch: z.int().nonnegative(),
});
export type RenderPagesMessage = z.infer<typeof renderPagesMessage>;
