/** Port to whatever reads and draws documents of every type that we take. Implementation: `createDocumentReader.ts`. */
import type { Box } from './geometry.ts';
import type { Moment } from './media/mediaPicture.ts';
import type { SoundPiece } from './media/sound.ts';
import type { MissingScript } from './ocr/missingScript.ts';
import type { PdfSource, Raster, RenderRequest, TextTrust } from './pdfReader.ts';
import type { IndexedLine, IndexedPage } from './textIndex.ts';

export interface DocumentSource extends PdfSource {
  /** Present where the PDF is made of a file's own text: OCR has nothing better to say than its layer, but of pictures. */
  readonly isRendition?: true;
  /** As found in the bytes when the document was received: one of `FileType`. */
  readonly mimeType: string;
  /** Of a recording: the bytes of the subtitles that were sent with it; resolves to nothing when none were. */
  readonly subtitles?: () => Promise<Uint8Array | undefined>;
  /** Of what was converted: the text that the original states, as `stated/statedText.ts` says; nothing where the rendition says it well. */
  readonly stated?: () => Promise<Uint8Array | undefined>;
}

/** A page whose own text is not simply believed. */
export interface Scan {
  readonly page: IndexedPage;
  readonly trust: Exclude<TextTrust, 'trusted'>;
}

export interface TextDraft {
  readonly pages: readonly IndexedPage[];
  readonly scans: readonly Scan[];
  /** Present where the text is yet to be heard: the pages are empty. */
  readonly speech?: {
    /** Of the sound, milliseconds. */
    readonly durationMs: number;
  };
}

/** What a reader of one kind of documents does. */
export type KindReader = Omit<
  DocumentReader,
  'structured' | 'readBack' | 'missingScript' | 'picture' | 'sound' | 'wake' | 'wakeForScans'
>;

export interface PagePart {
  /** Points as displayed. */
  readonly region: Box;
  /** Times the resolution that scans are read at: what is read badly at one is often read well at another. 1 when absent. */
  readonly enlarged?: number;
}

/** All of them throw MachineBusy besides, when the machine has no time: the same question may be answered later. */
export interface DocumentReader {
  /** Looks at the document without reading its text. @throws UnreadableDocument when it cannot be opened. */
  countPages(source: DocumentSource): Promise<number>;
  /**
   * All pages' own text with places, in reading order, and which of them the picture must be read of.
   * @throws UnreadableDocument when the document as a whole cannot be read within the limits.
   */
  draftText(source: DocumentSource): Promise<TextDraft>;
  /**
   * The pages of these scans, in the order given, as they end up in the text: read by OCR, or with their own text where the
   * picture confirms it. One that cannot be read has no lines and says why in `error`. Those for which the budget, milliseconds, did not
   * suffice are left out.
   */
  readScans(source: DocumentSource, scans: readonly Scan[], budgetMs: number): Promise<IndexedPage[]>;
  /**
   * All pages of a document with their text as its original states it, and with what their lines are: paragraphs, tables, what recurs.
   * @throws UnreadableDocument when that takes more work or memory than it may
   */
  structured(source: DocumentSource, pages: readonly IndexedPage[]): Promise<readonly IndexedPage[]>;
  /** @throws UnreadableDocument as above; also for a page that cannot be drawn within the limits. */
  render(source: DocumentSource, request: RenderRequest): Promise<Raster>;
  /**
   * What OCR reads on a page, or in a part of it, as it is drawn, whatever its text layer says. Places are those on the page.
   * @param part of the page; all of it when absent
   * @param worked told the milliseconds of processor time that it took, read or not
   * @throws UnreadableDocument as `render`, and when reading takes too long
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
   * @throws UnreadableDocument when the recording cannot be opened
   */
  picture(source: DocumentSource, moment: Moment): Promise<Raster>;
  /**
   * The sound of a recording, for those who recognise speech. For recordings only.
   * @throws UnreadableDocument when it cannot be decoded
   */
  sound(source: DocumentSource, piece: SoundPiece): Promise<Uint8Array>;
  /** Starts the PDF workers before the first document comes, so that it need not wait for them. */
  wake(): void;
  /** The same of a thread for OCR, which fewer documents need. */
  wakeForScans(): void;
  /** Ends the workers. */
  close(): Promise<void>;
}
