/** Port to the guarded PDF workers. Implementation: `pdf/pdfReader.ts`. */
import type { Box } from './geometry.ts';
import type { IndexedPage, TextIndex } from './textIndex.ts';

/** A PDF that a worker may already have loaded; `load` is called only if it has not. */
export interface PdfSource {
  /** Unique for the bytes, for example the storageId. */
  readonly id: string;
  /** The owner: one who asks for much waits for himself, and does not make the others wait. */
  readonly owner?: string;
  load(): Promise<Uint8Array>;
}

export interface RenderRequest {
  /** 1-based. */
  readonly pageNumber: number;
  /** Part of the page to draw, in points as displayed; the whole page if absent. */
  readonly region?: Box;
  /** Pixels per point; lowered if the picture would exceed the pixel limit. */
  readonly scale: number;
  /** Characters of the text layer for which `Raster.traces` reports whether the page shows them. */
  readonly characters?: readonly CharacterPlace[];
  /** Milliseconds of processor time that it may take, if less than any drawing may. */
  readonly mostWorkMs?: number;
  /** A picture without colour may come as grey: a third of the bytes, and half of the time to encode them. */
  readonly mayBeGrey?: boolean;
}

export interface CharacterPlace {
  readonly text: string;
  /** Direction of its line: along x, or along y. */
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
  /** Bytes per pixel: 1 if grey was allowed and the picture is grey, otherwise 3, also if absent. */
  readonly channels?: 1 | 3 | undefined;
  /** One for each requested character. Absent if none were requested, and for pictures, which have no text of their own. */
  readonly traces?: readonly CharacterTrace[];
  /** Milliseconds of processor time that drawing it took, if known. */
  readonly workMs?: number;
}

/** What a page draws, for judging its text layer. */
export interface PageDrawing {
  /** False for an empty page. */
  readonly draws: boolean;
  /** Share of the page that images together cover, 0..1. */
  readonly imageCover: number;
  /** Share of the page that images, paths and shadings together cover, 0..1: a picture may be a pattern, and letters may be outlines. */
  readonly drawnCover: number;
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
  /** Where it draws images, in points as displayed; images that touch count as one, as scanners and converters cut them into strips. */
  readonly pictures: readonly Box[];
  /** Those of its characters that look like others. */
  readonly doubtfulGlyphs: readonly DoubtfulGlyphs[];
}

/** Glyphs that stand for one character and look like another one, or whose character is not stated anywhere. */
export interface DoubtfulGlyphs {
  /** Name of their font; empty for fonts without a name. */
  readonly font: string;
  /** What the text layer says. */
  readonly text: string;
  /** Whether the font says so; otherwise it is the glyph's number in the font, taken for a character. */
  readonly isSaid: boolean;
  /** The character for their number in the font; empty if the font says what they are. */
  readonly numbered: string;
  /** It is a letter, and their font has its glyphs under their Unicode numbers. */
  readonly isNumberedAsUnicode: boolean;
  /**
   * Their number is beyond those of small fonts: such fonts are for scripts with thousands of characters, whose shapes are not known here.
   */
  readonly isOfLargeFont: boolean;
  /** They would not be doubted if it were not for many others in their font. */
  readonly isSuspect: boolean;
  /** Distinguishes the glyph from others of its font that stand for the same character. */
  readonly shape: string;
  /** The character, or ligature, that they look most like; empty if not known. */
  readonly looksLike: string;
  /** To that one and to what the text layer says, 0..1. */
  readonly likeness: number;
  readonly ownLikeness: number;
  /** Where they are, in points as displayed: left, top, right and bottom of each in turn. */
  readonly boxes: Float32Array;
}

export interface PdfText extends TextIndex {
  /** One for each page. */
  readonly contents: readonly PageContents[];
}

export interface PdfReader {
  /** @throws UnreadableDocument if the document cannot be opened. */
  countPages(source: PdfSource): Promise<number>;
  /**
   * All pages' text with places, in reading order.
   * @param pageCount as `countPages` found, if that was asked: then the document is not opened only to count them
   * @throws UnreadableDocument if the document cannot be read within the limits.
   */
  extractText(source: PdfSource, pageCount?: number): Promise<PdfText>;
  /**
   * For any document, in the workers: the cost depends on its pages' content.
   * @param stated what the original of a rendition states
   * @throws UnreadableDocument if it takes more work or memory than it may
   */
  structured(
    owner: string | undefined,
    pages: readonly IndexedPage[],
    stated?: Uint8Array,
  ): Promise<readonly IndexedPage[]>;
  /** @throws UnreadableDocument as above; also for a page that cannot be drawn within the limits. */
  render(source: PdfSource, request: RenderRequest): Promise<Raster>;
  /** Starts a worker before the first document arrives. */
  wake(): void;
  /** Starts the others that one owner may have. */
  wakeRest(): void;
  /** Ends the workers. */
  close(): Promise<void>;
}
