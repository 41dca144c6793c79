/** What a glyph was found to look like. */

export interface GlyphLook {
  /** The character or ligature that it looks most like; empty if it looks like nothing known. */
  readonly looksLike: string;
  /** To that one, 0..1. */
  readonly likeness: number;
  /** To the character that it is said to be, 0..1. */
  readonly ownLikeness: number;
}

/** For a glyph without ink. */
export const BLANK_LOOK: GlyphLook = { looksLike: ' ', likeness: 1, ownLikeness: 0 };
export const UNKNOWN_LOOK: GlyphLook = { looksLike: '', likeness: 0, ownLikeness: 0 };
/** For a glyph that could not be looked at in its place, though it may be in another. */
export const UNSEEN_LOOK: GlyphLook = { ...UNKNOWN_LOOK };
