/** What the annotating thread is asked and answers. Places are points from the top left of the page as displayed. */
import type { Box } from '../documents/geometry.ts';

/** The worst thing that a reader must know decides: orange before yellow, red for the words that differ. */
export type HighlightKind = 'found' | 'warned' | 'partial' | 'difference';

export interface Highlight {
  /** 1-based. */
  readonly pageNumber: number;
  readonly boxes: readonly Box[];
  readonly kind: HighlightKind;
  /** The text of the highlight's note. */
  readonly note: string;
  /** ISO 8601: when the verdict was reached. */
  readonly at: string;
}

/** Words with one style. */
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
  /** Paragraphs one below the other, broken where the page ends. */
  readonly paragraphs: readonly (readonly RowSpan[])[];
  /** Where the row leads; absent if nothing was found. */
  readonly pageNumber?: number | undefined;
  /** Points from the top of that page. */
  readonly top?: number | undefined;
  /** Colour of the bar beside a verdict, `#rrggbb`; absent if it is not a verdict. */
  readonly colour?: string | undefined;
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export type AnnotatedSource =
  | { readonly kind: 'pdf'; readonly bytes: Uint8Array }
  /** JPEG, one per page. */
  | { readonly kind: 'pictures'; readonly pictures: readonly Uint8Array[] };

export interface AnnotationQuestion {
  readonly source: AnnotatedSource;
  /** For every page, points as displayed. */
  readonly pages: readonly PageSize[];
  readonly highlights: readonly Highlight[];
  readonly rows: readonly SummaryRow[];
  /** Paths of the fonts for the rows, in the order in which a character is looked up; the second is the bold version of the first. */
  readonly fonts: readonly string[];
}

export type AnnotationAnswer =
  { readonly kind: 'annotated'; readonly bytes: Uint8Array } | { readonly kind: 'failed'; readonly cause: string };
