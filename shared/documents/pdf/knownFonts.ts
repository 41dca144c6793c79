/**
 * What is known about a document's fonts, and about the glyphs that they draw characters with. PDFium keeps a font, under the same handle,
 * until the document is closed: a glyph that was examined on one page is known on all others.
 */
import type { Found } from './glyphJudge.ts';
import type { InkBounds } from './glyphPicture.ts';

/** A glyph with which a font draws a character: it may have several for the same one. */
export interface Variant extends Found {
  readonly ink: InkBounds | undefined;
  /** Font sizes. */
  readonly advance: number;
}

export interface KnownGlyph {
  readonly code: number;
  readonly text: string;
  readonly isSaid: boolean;
  /** Nothing is known about its shape, or nothing contradicts its font. */
  readonly isPassedOver: boolean;
  readonly variants: Variant[];
}

export interface KnownFont {
  readonly name: string;
  readonly handle: number;
  /** It has many glyphs that are not what it says. */
  readonly isSuspect: boolean;
  /** Its glyphs are drawings, without outlines. */
  readonly isOfDrawings: boolean;
  /** By character. */
  readonly glyphs: Map<number, KnownGlyph>;
}

export interface KnownFonts {
  of(handle: number, isSuspect: boolean): KnownFont;
  /** When the document is reopened: handles are reused for other fonts. */
  forget(): void;
}

/** @param describe a font by its handle */
export function createKnownFonts(describe: (font: number) => Pick<KnownFont, 'name' | 'isOfDrawings'>): KnownFonts {
  const believed = new Map<number, KnownFont>();
  const suspected = new Map<number, KnownFont>();
  return {
    of: (handle, isSuspect) => {
      const fonts = isSuspect ? suspected : believed;
      let known = fonts.get(handle);
      if (known === undefined)
        fonts.set(handle, (known = { ...describe(handle), handle, isSuspect, glyphs: new Map() }));
      return known;
    },
    forget: () => {
      believed.clear();
      suspected.clear();
    },
  };
}
