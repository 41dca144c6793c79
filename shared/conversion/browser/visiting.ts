/** Who visits pages, those of the web and those that were sent. */
import type { PageRenderer } from './pageRenderer.ts';

export interface Visiting {
  readonly pages: PageRenderer;
  /** Over a network without a way out. */
  readonly savedPages: Pick<PageRenderer, 'render' | 'close'>;
}
