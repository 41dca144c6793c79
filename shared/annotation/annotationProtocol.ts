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

/** Words of one look. */
export interface RowSpan {
  readonly text: string;
  /** `#rrggbb` */
  readonly colour: string;
  /** Points. */
  readonly size: number;
  readonly isBold?: boolean;
}

/** A row of the list of verdicts. */
export interface SummaryRow {
  /** Paragraphs below each other, which are broken where the page ends. */
  readonly paragraphs: readonly (readonly RowSpan[])[];
  /** Where the row leads; absent where nothing was found. */
  readonly pageNumber?: number | undefined;
  /** Points from the top of that page. */
  readonly top?: number | undefined;
  /** Of the bar beside a verdict, `#rrggbb`; absent for what is no verdict. */
  readonly colour?: string | undefined;
}

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
  /** Paths of the fonts of the rows, as they are asked for a character; the second is the bold one of the first. */
  readonly fonts: readonly string[];
}

export type AnnotationAnswer =
  { readonly kind: 'annotated'; readonly bytes: Uint8Array } | { readonly kind: 'failed'; readonly cause: string };
