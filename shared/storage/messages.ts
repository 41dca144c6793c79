/** Bodies of the queued messages, parsed with these schemas at the receiving edge. */
import { z } from 'zod';

/** Pages of one message: enough to amortise opening the document, few enough to finish well within a function's time. */
export const PAGES_PER_RENDER_BATCH = 25;

export const renderPagesMessage = z.object({
  accountId: z.string(),
  attachmentId: z.string(),
  storageId: z.string(),
  /** 0-based: batch n holds the 1-based pages n * 25 + 1 to n * 25 + 25. */
  batch: z.int().nonnegative(),
});
export type RenderPagesMessage = z.infer<typeof renderPagesMessage>;
