/** Gathers, while a page is read, the glyphs that do not look like the letter or digit that their font says they are. */
import type { DoubtfulGlyphs } from '../pdfReader.ts';
import type { Box as CharacterBox, CharacterPlaces, Point } from './characterPlaces.ts';
import { transform } from './glyphRuns.ts';
import { hasKnownShape, isDigit, type LetterShapes } from './letterShapes.ts';
import type { PageCharacter } from './pageCharacters.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';
import type { TextStyle } from './textStyle.ts';

/** In font sizes: the ink of one glyph is told alike to a ten-thousandth, whatever its size. */
const SAME_INK = 0.004;
/** Places that are kept of a page: more tell no more. */
const MOST_PLACES = 5_000;

/** Extent of a glyph's ink, in font sizes. */
export interface Ink {
  readonly width: number;
  readonly height: number;
  /** Its lowest point, above the baseline. */
  readonly low: number;
}

export interface DoubtfulGlyphCollector {
  note(character: PageCharacter, style: TextStyle, pen: Point, box: CharacterBox): void;
  found(): DoubtfulGlyphs[];
}

interface Shape {
  readonly ink: Ink | undefined;
  readonly boxes: number[];
}

interface Seen {
  readonly font: string;
  readonly text: string;
  /** Undefined when the outline is that of the character. */
  readonly looksLike: string | undefined;
  readonly shapes: Shape[];
}

/**
 * For one page, while it is open: handles of fonts are used again for others.
 * @param nameOf the name of a font by its handle
 */
export function collectDoubtfulGlyphs(
  shapes: LetterShapes,
  nameOf: (font: number) => string,
  places: CharacterPlaces,
  page: PdfiumPage,
): DoubtfulGlyphCollector {
  const seen = new Map<number, Seen>();
  let left = MOST_PLACES;
  return {
    note: ({ index, code, span }, style, pen, box) => {
      // What a span states is no claim of the font's.
      if (span !== 0 || left === 0 || !hasKnownShape(code)) return;
      const name = style.font * 0x80 + code;
      let glyph = seen.get(name);
      if (glyph === undefined) {
        const looksLike = shapes.mistakenFor(style.font, code);
        glyph = { font: nameOf(style.font), text: String.fromCharCode(code), looksLike, shapes: [] };
        seen.set(name, glyph);
      }
      // A font may draw a digit in two shapes, and the outline that is asked for by the character is one of them.
      const ink = isDigit(code) ? inkOf(style, page.userUnit, pen, places.boxOf(index, false)) : undefined;
      if (glyph.looksLike === undefined && ink === undefined) return;
      let shape = glyph.shapes.find((one) => isSame(one.ink, ink));
      if (shape === undefined) glyph.shapes.push((shape = { ink, boxes: [] }));
      const from = transform(page.toDisplay, box.left, box.low);
      const to = transform(page.toDisplay, box.right, box.high);
      shape.boxes.push(Math.min(from.x, to.x), Math.min(from.y, to.y), Math.max(from.x, to.x), Math.max(from.y, to.y));
      left--;
    },
    found: () =>
      [...seen.values()].flatMap(({ font, text, looksLike, shapes: drawn }) =>
        looksLike === undefined && drawn.length < 2
          ? []
          : drawn.map(({ ink, boxes }) => ({
              font,
              text,
              looksLike: drawn.length < 2 ? (looksLike ?? '') : `a shape ${ink?.width.toFixed(2)} wide`,
              boxes: Float32Array.from(boxes),
            })),
      ),
  };
}

function isSame(one: Ink | undefined, other: Ink | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (['width', 'height', 'low'] as const).every((extent) => Math.abs(one[extent] - other[extent]) <= SAME_INK);
}

/** Undefined for slanted and turned text, whose boxes are wider than its glyphs. */
function inkOf({ upright, size, matrix }: TextStyle, userUnit: number, pen: Point, box: CharacterBox): Ink | undefined {
  const [a, b, c, d] = matrix;
  if (!upright || b !== 0 || c !== 0) return undefined;
  const height = size / userUnit;
  return {
    width: (box.right - box.left) / ((height * a) / Math.abs(d)),
    height: (box.high - box.low) / height,
    low: (box.low - pen.y) / height,
  };
}
