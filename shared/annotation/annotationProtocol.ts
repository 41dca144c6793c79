/** What the annotating thread is asked and answers. Places are points from the top left of the page as displayed. */
import type { Box } from '../documents/geometry.ts';

/** Chosen by the worse of what a reader has to know: orange before yellow, red for the words that differ. */
export type HighlightKind = 'found' | 'warned' | 'partial' | 'difference';

export interface Highlight {
  /** 1-based. */
  readonly pageNumber: number;
  readonly boxes: readonly Box[];
  readonly kind: HighlightKind;
  /** What the note of the highlight says. */
  readonly note: string;
  /** ISO 8601: when the verdict was reached. */
  readonly at: string;
}

/** A row of the list of verdicts: its words as a picture, since they may be of any script. */
export interface SummaryRow {
  readonly png: Uint8Array;
  /** Pixels, at `ROW_PIXELS_PER_POINT`. */
  readonly width: number;
  readonly height: number;
  /** Where the row leads; absent where nothing was found. */
  readonly pageNumber?: number | undefined;
  /** Points from the top of that page. */
  readonly top?: number | undefined;
  /** Of the bar beside a verdict, `#rrggbb`; absent for what is no verdict. */
  readonly colour?: string | undefined;
}

export const ROW_PIXELS_PER_POINT = 2;

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export type AnnotatedSource =
  | { readonly kind: 'pdf'; readonly bytes: Uint8Array }
  /** JPEG, one a page. */
  | { readonly kind: 'pictures'; readonly pictures: readonly Uint8Array[] };

export interface AnnotationQuestion {
  readonly source: AnnotatedSource;
  /** Of every page, points as displayed. */
  readonly pages: readonly PageSize[];
  readonly highlights: readonly Highlight[];
  readonly rows: readonly SummaryRow[];
}

export type AnnotationAnswer =
  { readonly kind: 'annotated'; readonly bytes: Uint8Array } | { readonly kind: 'failed'; readonly cause: string };
