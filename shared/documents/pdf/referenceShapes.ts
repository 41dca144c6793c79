/**
 * What characters look like: in PDFium's own standard fonts, which every PDF viewer has, and letters that these lack in the fonts that
 * documents are lent. Ligatures are assembled from their letters.
 */
import { glyphOutline } from './glyphOutline.ts';
import { shapeOf, type GlyphShape } from './glyphShape.ts';
import { createLentShapes, EXTENDED, type ReadFont } from './lentShapes.ts';
import type { Contour } from './glyphPicture.ts';
import type { Pdfium } from './pdfium.ts';
import { append } from '../../platform/longLists.ts';

/** Slanted ones come in one width each. */
const FONTS = [
  'Helvetica',
  'Helvetica-Bold',
  'Helvetica-Oblique',
  'Times-Roman',
  'Times-Bold',
  'Times-Italic',
  'Courier',
  'Courier-Bold',
];
/** Symbols and ligatures have fewer designs. */
const SYMBOL_FONTS = ['Helvetica', 'Times-Roman', 'Times-Bold', 'Times-Italic'];
const SYMBOL_FONT = 'Symbol';

export const DIGITS = '0123456789';
export const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** From the text fonts. */
const WIN_ANSI_SYMBOLS = '!"#$%&()*+,-./:;<=>?@[]{|}~¡¢£¥§©®°±µ¶¿×÷†‡•…‰–—‘’“”€™';
/** Also from the text fonts; they are only compared with what claims to be one of them. */
export const ACCENTED = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ';
/** From the font Symbol. */
const SYMBOLS = 'ΓΔΘΛΞΠΣΦΨΩαβγδεζηθικλνξπρςστφχψωϕ±×÷−∗√∞∫∑∏∂∇∈∉∋∀∃∅∧∨∩∪⊂⊃⊆⊇⊕⊗⊥⋅≅≈≠≡≤≥←↑→↓↔⇐⇒⇔′″∝∠∼⟨⟩◊¬ℜℑ';
/** From the font ZapfDingbats: symbols of forms and lists. */
const DINGBATS = '✓✔✗✘■▲▼◆●★➔➢➤';
const DINGBATS_FONT = 'ZapfDingbats';
/** Not in that font: an upright triangle, one that is as high as wide, and a box. */
const TRIANGLES: Readonly<Record<string, readonly Contour[]>> = {
  '▶': [
    [0, 0, 0.6, 0.35, 0, 0.7],
    [0, 0.1, 0.35, 0.35, 0, 0.6],
  ],
  '◀': [
    [0.6, 0, 0.6, 0.7, 0, 0.35],
    [0.35, 0.1, 0.35, 0.6, 0, 0.35],
  ],
};
/**
 * A box to tick, as wide as high, and one with a cross in it: no other font has them plain.
 * @param wall its thickness, in parts of the side
 */
function box(wall: number, isCrossed: boolean): Contour[] {
  const [side, end] = [0.7, 0.7 * (1 - wall)];
  const start = side - end;
  const frame = [
    [0, 0, side, 0, side, side, 0, side],
    [start, start, start, end, end, end, end, start],
  ];
  if (!isCrossed) return frame;
  const low = start * 1.5;
  const high = side - low;
  const by = start / 2;
  return [
    ...frame,
    [low - by, low + by, low + by, low - by, high + by, high - by, high - by, high + by],
    [low - by, high - by, high - by, low - by, high + by, low + by, low + by, high + by],
  ];
}
const WALLS = [0.04, 0.08, 0.13];
/** Boxes of forms. Only glyphs about which a font says nothing are compared with them: a missing glyph is often drawn as a box. */
export const BOXES: readonly string[] = ['☐', '☒'];
/** The names by which PDFium knows some of them. */
const NAMED: Readonly<Record<string, string>> = { Δ: '\u2206', Ω: '\u2126', '⟨': '\u2329', '⟩': '\u232a' };
/** Two bars of the thickness and at the height of mathematical fonts, which differ much: parts of their width. */
const EQUALS = [
  [0.1, 0.5],
  [0.07, 0.4],
  [0.08, 0.33],
  [0.06, 0.28],
].map(([thickness, height]) =>
  [0, height - thickness].map((low) => {
    const [bottom, top] = [low, low + thickness].map((y) => (y - height / 2) * 0.6 + 0.25);
    return [0, bottom, 0.6, bottom, 0.6, top, 0, top];
  }),
);
/**
 * An omega as in fonts for technical symbols: with even strokes beside sans-serif letters, and a heavy one.
 * @param inner half its width and height, font sizes: the strokes are what is between it and the outer round
 */
function omega(inner: readonly [number, number]): Contour[] {
  const arc = ([x, y]: readonly [number, number], from: number, to: number): number[] =>
    Array.from({ length: 25 }, (_, i) => {
      const turn = ((from + ((to - from) * i) / 24) * Math.PI) / 180;
      return [0.41 + x * Math.cos(turn), 0.38 + y * Math.sin(turn)];
    }).flat();
  const open = 58;
  const ring = [...arc([0.36, 0.34], -open, 180 + open), ...arc(inner, 180 + open, -open)];
  const block = (left: number, right: number, height: number): number[] => [
    left,
    0,
    right,
    0,
    right,
    height,
    left,
    height,
  ];
  return [ring, block(0.06, 0.32, 0.09), block(0.5, 0.76, 0.09), block(0.22, 0.32, 0.16), block(0.5, 0.6, 0.16)];
}
/** Drawn as one glyph in many fonts. */
export const LIGATURES = ['fi', 'fl', 'ff', 'ffi', 'ffl', 'fj', 'Th', 'tt', 'tti', 'ti', 'ft', 'fft'];

export interface Shapes {
  /** Shapes of a character or ligature; empty if not known. */
  of(character: string): readonly GlyphShape[];
}

export interface ReferenceShapes extends Shapes {
  /** Of a letter of `EXTENDED` or `GREEK` in bold and italic type: the others are in regular type alone, as few documents need more. */
  further(character: string): readonly GlyphShape[];
  /** Of Greek letters in fonts for text: the others are mathematical. */
  readonly greek: Shapes;
}

/** @param scratch room for two floats in PDFium's memory */
export function createReferenceShapes(pdfium: Pdfium, scratch: number, readFont: ReadFont): ReferenceShapes {
  const { call } = pdfium;
  const document = call.FPDF_CreateNewDocument();
  const lent = createLentShapes(pdfium, document, scratch, readFont);
  const load = (name: string): number => {
    const bytes = new TextEncoder().encode(`${name}\0`);
    const pointer = call.malloc(bytes.length);
    pdfium.bytes().set(bytes, pointer);
    const font = call.FPDFText_LoadStandardFont(document, pointer);
    call.free(pointer);
    return font;
  };
  const fonts = new Map<string, number>();
  const fontOf = (name: string): number => {
    let font = fonts.get(name);
    if (font === undefined) fonts.set(name, (font = load(name)));
    return font;
  };
  const contoursOf = (font: number, character: string): readonly Contour[] | undefined =>
    glyphOutline(pdfium, font, character.codePointAt(0) ?? 0, scratch)?.contours();
  const drawings = (character: string): readonly (readonly Contour[] | undefined)[] => {
    if (character.length > 1) return SYMBOL_FONTS.map((font) => joined(character, fontOf(font)));
    if (character === 'Ω')
      return [omega([0.27, 0.25]), omega([0.18, 0.31]), contoursOf(fontOf(SYMBOL_FONT), NAMED[character])];
    if (BOXES.includes(character)) return WALLS.map((wall) => box(wall, character !== '☐'));
    if (character in TRIANGLES) return TRIANGLES[character].map((triangle) => [triangle]);
    if (DINGBATS.includes(character)) return [contoursOf(fontOf(DINGBATS_FONT), character)];
    if (SYMBOLS.includes(character)) return [contoursOf(fontOf(SYMBOL_FONT), NAMED[character] ?? character)];
    if (EXTENDED.includes(character)) return lent.usual(character);
    if (character === '=') return [...EQUALS, ...SYMBOL_FONTS.map((font) => contoursOf(fontOf(font), character))];
    const written = (LETTERS + DIGITS).includes(character) ? FONTS : SYMBOL_FONTS;
    return written.map((font) => contoursOf(fontOf(font), character));
  };
  const known = new Map<string, GlyphShape[]>();
  const of = (character: string): readonly GlyphShape[] => {
    let shapes = known.get(character);
    if (shapes === undefined) {
      shapes = drawings(character).flatMap((contours) => (contours && shapeOf(contours)) ?? []);
      known.set(character, shapes);
    }
    return shapes;
  };
  const kept = (drawn: (character: string) => readonly Contour[][]): ((character: string) => readonly GlyphShape[]) => {
    const shapes = new Map<string, GlyphShape[]>();
    return (character) => {
      let own = shapes.get(character);
      if (own === undefined) {
        shapes.set(character, (own = drawn(character).flatMap((contours) => shapeOf(contours) ?? [])));
      }
      return own;
    };
  };
  /** Letters one after the other, as close as their advances place them. */
  const joined = (letters: string, font: number): Contour[] | undefined => {
    const whole: Contour[] = [];
    let at = 0;
    for (const letter of letters) {
      const contours = contoursOf(font, letter);
      if (contours === undefined) return undefined;
      const start = at;
      append(
        whole,
        contours.map((contour) => contour.map((value, i) => (i % 2 === 0 ? value + start : value))),
      );
      call.FPDFFont_GetGlyphWidth(font, letter.charCodeAt(0), 1, scratch);
      at += pdfium.floats()[scratch >> 2];
    }
    return whole;
  };
  return { of, further: kept(lent.further), greek: { of: kept(lent.usual) } };
}

/** All that are known. */
export const CHARACTERS = [
  ...new Set([
    ...Array.from(DIGITS + LETTERS + WIN_ANSI_SYMBOLS + SYMBOLS + DINGBATS),
    ...Object.keys(TRIANGLES),
    ...LIGATURES,
  ]),
];
