/** What the visiting process is told, and answers. */
import type { FetchedPage } from '../browser/documentGate.ts';
import type { FileInstead, RenderedPage } from '../browser/renderPage.ts';
import type { UnconvertibleReason } from '../unconvertibleSource.ts';

/** How its browsers are started; comes first, and once. */
export interface VisitingSettings {
  readonly chromiumFolder: string;
  readonly userAgent: string;
  /** `host:port` of internal hosts that may be visited; for local trials only. */
  readonly privateHosts: readonly string[];
}

export interface VisitTask {
  readonly kind: 'visit';
  /** Of this visit: its end and its answer carry it too. */
  readonly visit: number;
  /** Whether the page may ask the network for anything; a page that was sent may not. */
  readonly hasWayOut: boolean;
  readonly url: string;
  readonly document?: FetchedPage | undefined;
  readonly folder: string;
  readonly outputPath: string;
}

export type VisitMessage =
  | { readonly kind: 'begin'; readonly settings: VisitingSettings }
  | { readonly kind: 'wake' }
  | VisitTask
  /** Nobody waits for it any more: its browser is ended, and then it is answered. */
  | { readonly kind: 'end'; readonly visit: number };

interface OfVisit {
  readonly visit: number;
}

/** Exactly one per visit, whatever its page does. */
export type VisitAnswer =
  | (OfVisit & { readonly kind: 'visited'; readonly page: RenderedPage | FileInstead })
  | (OfVisit & { readonly kind: 'address refused'; readonly message: string })
  | (OfVisit & {
      readonly kind: 'unconvertible';
      readonly reason: UnconvertibleReason;
      readonly message: string;
      readonly httpStatus?: number;
      readonly cause: string;
    })
  | (OfVisit & { readonly kind: 'failed'; readonly cause: string });
