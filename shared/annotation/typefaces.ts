/** The fonts of the pages that list verdicts: each is read when a character needs it, and only what is used of it goes into the file. */
import fontkit, { type Font } from '@cantoo/fontkit';
import { readFile } from 'node:fs/promises';
import type { PDFDocument, PDFFont } from 'pdf-lib';

/** Without kerning, glyphs are as wide as the file says: one position per stretch instead of one per glyph. */
export const FEATURES = { kern: false } as const;

export interface Typeface {
  readonly font: Font;
  /** Within the document. */
  readonly embedded: PDFFont;
}

export interface Typefaces {
  /** The first that has the character; if none has, the first of all, which shows a box. @param near preferred if it has it too */
  faceFor(character: string, isBold: boolean, near: Typeface | undefined): Promise<Typeface>;
}

/** @param paths of font files, in the order in which a character is looked up; the second is the bold version of the first */
export function createTypefaces(document: PDFDocument, paths: readonly string[]): Typefaces {
  document.registerFontkit(fontkit);
  const [regular, bold, ...others] = paths;
  const faces = new Map<string, Promise<Typeface>>();
  const faceAt = (path: string): Promise<Typeface> => {
    const known = faces.get(path);
    if (known) return known;
    const face = readFile(path).then(async (bytes): Promise<Typeface> => {
      const font = fontkit.create(bytes);
      if (!('layout' in font)) throw new Error('A collection of fonts is no font.');
      return { font, embedded: await document.embedFont(bytes, { subset: true, features: FEATURES }) };
    });
    faces.set(path, face);
    return face;
  };
  const has = ({ font }: Typeface, character: string): boolean =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  return {
    faceFor: async (character, isBold, near) => {
      if (near && !isBold && has(near, character)) return near;
      for (const path of isBold ? [bold, regular, ...others] : [regular, ...others]) {
        const face = await faceAt(path);
        if (has(face, character)) return face;
      }
      return faceAt(regular);
    },
  };
}
