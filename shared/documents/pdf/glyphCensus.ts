/** What is asked of the glyphs of a document while its pages are read. Implementation: `doubtfulGlyphs.ts`. */
import type { DoubtfulGlyphs } from '../pdfReader.ts';
import type { Box as CharacterBox, CharacterPlaces, Point } from './characterPlaces.ts';
import type { PageCharacter } from './pageCharacters.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';
import type { TextStyle } from './textStyle.ts';

export interface DoubtfulGlyphCollector {
  /** The arguments may be overwritten afterwards. */
  note(character: PageCharacter, style: TextStyle, pen: Point, box: CharacterBox): void;
  found(): DoubtfulGlyphs[];
  /** Handles of fonts with many glyphs that are not what they say. */
  suspects(): Set<number>;
}

/** What is known about the glyphs of one document, or of a part of it. */
export interface GlyphCensus {
  /** When the document is reopened. */
  forgetFonts(): void;
  /**
   * For one page, while it is open.
   * @param textPage PDFium's handle
   * @param suspects fonts all of whose glyphs are to be examined, by their handles
   */
  ofPage(
    page: PdfiumPage,
    textPage: number,
    places: CharacterPlaces,
    suspects?: ReadonlySet<number>,
  ): DoubtfulGlyphCollector;
}
