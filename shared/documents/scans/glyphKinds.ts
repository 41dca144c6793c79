/** The doubtful glyphs of a document by kind: glyphs of a font that stand for the same character and have the same shape, on any page. */
import type { DoubtfulGlyphs } from '../pdfReader.ts';
import type { IndexedPage } from '../textIndex.ts';
import { glyphPlaces, type CharacterAt } from './glyphPlaces.ts';

export interface DoubtfulPage {
  readonly page: IndexedPage;
  readonly glyphs: readonly DoubtfulGlyphs[];
}

export interface GlyphPlace extends CharacterAt {
  readonly page: IndexedPage;
}

export interface GlyphKind extends Omit<DoubtfulGlyphs, 'boxes' | 'shape'> {
  readonly places: readonly GlyphPlace[];
}

/** Kinds that occur in the text, the most frequent first. */
export function glyphKinds(pages: readonly DoubtfulPage[]): GlyphKind[] {
  const kinds = new Map<string, GlyphKind & { places: GlyphPlace[] }>();
  for (const { page, glyphs } of pages) {
    for (const glyph of glyphs) {
      const { boxes: _, shape, ...told } = glyph;
      // Nameless fonts are specific to their page.
      const name = `${glyph.font || String(page.pageNumber)} ${glyph.text} ${glyph.numbered} ${shape} ${glyph.looksLike}`;
      let kind = kinds.get(name);
      if (kind === undefined) kinds.set(name, (kind = { ...told, places: [] }));
      for (const place of glyphPlaces(page, glyph)) kind.places.push({ page, ...place });
    }
  }
  return [...kinds.values()]
    .filter(({ places }) => places.length > 0)
    .sort((one, other) => other.places.length - one.places.length);
}
