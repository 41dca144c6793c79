/** The answer for one citation, as decided: both field groups of the specification, filled from one value each. */
export type SearchStatus = 'found' | 'partial_text_found' | 'not_found';

/** PDF points (1/72 inch), origin top left, of the page as displayed. */
export interface BoundingBox {
  /** 1-based. */
  readonly pageNumber: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface WireDifference {
  readonly kind: 'replaced' | 'missing' | 'added';
  /** For example `number_changed`. */
  readonly type: string;
  readonly quoted: string;
  readonly source: string;
  readonly boundingBoxes: readonly BoundingBox[];
}

export interface Verification {
  readonly status: SearchStatus;
  readonly searchState: {
    readonly status: SearchStatus;
    readonly expectedPage?: number;
    readonly actualPage?: number;
    readonly occurrences: number;
    /** 0..1. */
    readonly confidence: number;
  };
  readonly lowerCaseSearchTerm: string;
  /** The source's own words; absent when not found. */
  readonly verifiedSourceContext?: string;
  readonly sourceSnippet: string;
  readonly matchSnippet: string;
  readonly pageNumber?: number;
  readonly differences?: readonly WireDifference[];
  readonly warnings?: readonly string[];
  readonly evidence?: {
    readonly src: string;
    /** Pixels. */
    readonly dimensions: { readonly width: number; readonly height: number };
  };
  /** With `proofCheck`, and wherever something else than the text itself is seen in its place: whether the matched words of the source are found in what OCR reads in the picture. Absent when there was no time for it. */
  readonly proofConfirmed?: boolean;
  /** The earlier form's name of `evidence.src`, present when the citation came in that form. */
  readonly verificationImageBase64?: string;
  readonly document?: {
    readonly pageNumber: number;
    readonly lineId: number;
    readonly lineIds: readonly number[];
    readonly boundingBoxes: readonly BoundingBox[];
  };
  /** Of recordings: when the matched words are spoken, seconds from the beginning. */
  readonly media?: { readonly startTime: number; readonly endTime: number };
  /** The same as `HH:MM:SS.mmm`. */
  readonly verifiedTimestamps?: { readonly startTime: string; readonly endTime: string };
  /** For attachments made from a web address. */
  readonly url?: {
    /** Where the words were looked for: after redirects. */
    readonly url: string;
    readonly domain: string;
    readonly title?: string;
    /** Whether the captured content has the quotation: the same outcome as `status`. */
    readonly contentMatchStatus: SearchStatus;
  };
  readonly citation: unknown;
  readonly matcherVersion: string;
  readonly verifiedAt: string;
}

/** Pairs and not an object: `__proto__` is a legal citation key. */
export type Verifications = readonly (readonly [key: string, verification: Verification])[];
