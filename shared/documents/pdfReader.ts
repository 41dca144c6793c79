/** Port to the guarded PDF workers. Implementation: `pdf/pdfReader.ts`. */
import type { Box } from './geometry.ts';
import type { IndexedPage, TextIndex } from './textIndex.ts';

/** A PDF that a worker may have loaded already; `load` is called only when it has not. */
export interface PdfSource {
  /** Unique for the bytes, for example the storageId. */
  readonly id: string;
  /** Whose it is: who asks for much waits for himself, not the others for him. */
  readonly owner?: string;
  load(): Promise<Uint8Array>;
}

export interface RenderRequest {
  /** 1-based. */
  readonly pageNumber: number;
  /** Part of the page to draw, in points as displayed; the whole page when absent. */
  readonly region?: Box;
  /** Pixels per point; lowered when the picture would exceed the pixel limit. */
  readonly scale: number;
  /** Characters of the text layer of which `Raster.traces` is to tell whether the page shows them. */
  readonly characters?: readonly CharacterPlace[];
  /** Milliseconds of processor time that it may take, where that is less than any drawing may. */
  readonly mostWorkMs?: number;
  /** What has no colour may come as grey: a third of the bytes, and half of the time that encoding them takes. */
  readonly mayBeGrey?: boolean;
}

export interface CharacterPlace {
  readonly text: string;
  /** Of its line: along x, or along y. */
  readonly direction: 'horizontal' | 'vertical';
  /** Points, as displayed. */
  readonly box: Box;
}

/**
 * `struckOut`: drawn, and crossed out by a line. `unknown`: the page's own text does not have the character there; it may
 * come from an annotation.
 */
export type CharacterTrace = 'drawn' | 'struckOut' | 'hidden' | 'unknown';

export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Pixels per point that were used, after clamping and rounding to whole pixels. */
  readonly scaleX: number;
  readonly scaleY: number;
  /** RGB, on white. */
  readonly pixels: Uint8Array;
  /** Bytes a pixel: 1 where grey was allowed and the picture is grey, else 3, also where it is absent. */
  readonly channels?: 1 | 3 | undefined;
  /** One for each of the characters asked about. Absent when none were, and for pictures, which have no text of their own. */
  readonly traces?: readonly CharacterTrace[];
  /** Milliseconds of processor time that drawing it took, where that is known. */
  readonly workMs?: number;
}

/** What a page draws, for judging its text layer. */
export interface PageDrawing {
  /** False for an empty page. */
  readonly draws: boolean;
  /** Share of the page that images cover together, 0..1. */
  readonly imageCover: number;
  /** Share of the text objects that are drawn invisibly, 0..1. */
  readonly hiddenTextShare: number;
}

export type TextTrust =
  /** Used as it is; also for pages that show nothing. */
  | 'trusted'
  /** Used if a sample of it agrees with the picture. */
  | 'doubtful'
  /** The page must be read by OCR. */
  | 'useless';

export interface PageContents extends PageDrawing {
  /** Whether its text layer is what it shows. */
  readonly trust: TextTrust;
  /** Where it draws images, in points as displayed; those that touch are one, as scanners and converters cut them into strips. */
  readonly pictures: readonly Box[];
  /** Of its characters those that look like others. */
  readonly doubtfulGlyphs: readonly DoubtfulGlyphs[];
}

/** Glyphs that stand for one character and look like another one, or of which nobody says what they are. */
export interface DoubtfulGlyphs {
  /** Name of their font; empty for fonts without a name. */
  readonly font: string;
  /** What the text layer says. */
  readonly text: string;
  /** Whether the font says so; otherwise it is the glyph's number in the font, taken for a character. */
  readonly isSaid: boolean;
  /** The character of their number in the font; empty where the font says what they are. */
  readonly numbered: string;
  /** It is a letter, and their font has its glyphs under their numbers in Unicode. */
  readonly isNumberedAsUnicode: boolean;
  /** Their number is beyond those of small fonts: such fonts are of scripts with thousands of characters, whose shapes are not known here. */
  readonly isOfLargeFont: boolean;
  /** They would not be doubted if it were not for many others of their font. */
  readonly isSuspect: boolean;
  /** Tells the glyph from others of its font that stand for the same character. */
  readonly shape: string;
  /** The character, or ligature, that they look like most; empty when it is not known. */
  readonly looksLike: string;
  /** To that one and to what the text layer says, 0..1. */
  readonly likeness: number;
  readonly ownLikeness: number;
  /** Where they stand, in points as displayed: left, top, right and bottom of each in turn. */
  readonly boxes: Float32Array;
}

export interface PdfText extends TextIndex {
  /** One for each page. */
  readonly contents: readonly PageContents[];
}

export interface PdfReader {
  /** @throws UnreadableDocument when the document cannot be opened. */
  countPages(source: PdfSource): Promise<number>;
  /**
   * All pages' text with places, in reading order.
   * @throws UnreadableDocument when the document cannot be read within the limits.
   */
  extractText(source: PdfSource): Promise<PdfText>;
  /**
   * Of any document, in the workers: it costs what its pages hold.
   * @param stated what the original of a rendition states
   * @throws UnreadableDocument when it takes more work or memory than it may
   */
  structured(
    owner: string | undefined,
    pages: readonly IndexedPage[],
    stated?: Uint8Array,
  ): Promise<readonly IndexedPage[]>;
  /** @throws UnreadableDocument as above; also for a page that cannot be drawn within the limits. */
  render(source: PdfSource, request: RenderRequest): Promise<Raster>;
  /** Starts the workers before the first document comes. */
  wake(): void;
  /** Ends the workers. */
  close(): Promise<void>;
}
