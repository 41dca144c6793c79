/** Port to the readers and renderers for all supported document types. Implementation: `createDocumentReader.ts`. */
import type { Box } from './geometry.ts';
import type { Moment } from './media/mediaPicture.ts';
import type { SoundPiece } from './media/sound.ts';
import type { MissingScript } from './ocr/missingScript.ts';
import type { PdfSource, Raster, RenderRequest, TextTrust } from './pdfReader.ts';
import type { IndexedLine, IndexedPage } from './textIndex.ts';

export interface DocumentSource extends PdfSource {
  /** Present if the PDF is made from a file's own text: OCR cannot improve on its layer, except for pictures. */
  readonly isRendition?: true;
  /** As found in the bytes when the document was received: one of `FileType`. */
  readonly mimeType: string;
  /** For a recording: the bytes of the subtitles that were sent with it; resolves to undefined if none were. */
  readonly subtitles?: () => Promise<Uint8Array | undefined>;
  /**
   * For a converted document: the text that the original states, in the form of `stated/statedText.ts`; undefined if the rendition
   * represents it well.
   */
  readonly stated?: () => Promise<Uint8Array | undefined>;
}

/** A page whose own text is not simply trusted. */
export interface Scan {
  readonly page: IndexedPage;
  /** `incomplete`: its text layer is kept, and what the page shows besides is read. */
  readonly trust: Exclude<TextTrust, 'trusted'> | 'incomplete';
}

export interface TextDraft {
  readonly pages: readonly IndexedPage[];
  readonly scans: readonly Scan[];
  /** Present if the text is yet to be recognised from speech: the pages are empty. */
  readonly speech?: {
    /** Length of the sound, milliseconds. */
    readonly durationMs: number;
  };
}

/** What a reader for one kind of document does. */
export type KindReader = Omit<
  DocumentReader,
  'structured' | 'readBack' | 'missingScript' | 'picture' | 'sound' | 'wake' | 'wakeRest'
>;

export interface PagePart {
  /** Points as displayed. */
  readonly region: Box;
  /** Factor on the resolution that scans are read at: what is read badly at one is often read well at another. 1 if absent. */
  readonly enlarged?: number;
  /** Words that somebody says are there: what OCR is unsure of is read as these where the picture speaks for them. */
  readonly expected?: string;
}

/** All of them also throw MachineBusy if the machine has no time: the same question may be answered later. */
export interface DocumentReader {
  /** Inspects the document without reading its text. @throws UnreadableDocument if it cannot be opened. */
  countPages(source: DocumentSource): Promise<number>;
  /**
   * All pages' own text with places, in reading order, and which of them must be read from the picture.
   * @param pageCount as `countPages` found, if that was asked
   * @throws UnreadableDocument if the document as a whole cannot be read within the limits.
   */
  draftText(source: DocumentSource, pageCount?: number): Promise<TextDraft>;
  /**
   * The pages of these scans, in the given order, with their final text: read by OCR, or their own text if the picture confirms it. One
   * that cannot be read has no lines and says why in `error`. Those that did not fit into the budget, milliseconds, are left out.
   */
  readScans(source: DocumentSource, scans: readonly Scan[], budgetMs: number): Promise<IndexedPage[]>;
  /**
   * All pages of a document with their text as its original states it, and with what their lines are: paragraphs, tables, page artifacts.
   * @throws UnreadableDocument if that takes more work or memory than it may
   */
  structured(source: DocumentSource, pages: readonly IndexedPage[]): Promise<readonly IndexedPage[]>;
  /** @throws UnreadableDocument as above; also for a page that cannot be drawn within the limits. */
  render(source: DocumentSource, request: RenderRequest): Promise<Raster>;
  /**
   * What OCR reads on a page, or in a part of it, as it is drawn, whatever its text layer says. Places are those on the page.
   * @param part of the page; all of it if absent
   * @param worked called with the milliseconds of processor time that it took, read or not
   * @throws UnreadableDocument as `render`, and if reading takes too long
   */
  readBack(
    source: DocumentSource,
    pageNumber: number,
    part?: PagePart,
    worked?: (workMs: number) => void,
  ): Promise<readonly IndexedLine[]>;
  /** The script of a text that OCR has no data for, so that a picture of it cannot be read back. */
  missingScript(text: string): MissingScript | undefined;
  /**
   * What a recording shows at a moment: the frame, or the waveform around it. For recordings only.
   * @throws UnreadableDocument if the recording cannot be opened
   */
  picture(source: DocumentSource, moment: Moment): Promise<Raster>;
  /**
   * The sound of a recording, for speech recognition. For recordings only.
   * @throws UnreadableDocument if it cannot be decoded
   */
  sound(source: DocumentSource, piece: SoundPiece): Promise<Uint8Array>;
  /** Starts a PDF worker before the first document arrives, so that it need not wait for it. */
  wake(): void;
  /** The same for what fewer documents need: an OCR thread, and the PDF workers for many pages. */
  wakeRest(): void;
  /** Ends the workers. */
  close(): Promise<void>;
}
