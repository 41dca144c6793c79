/** Runs of characters that one text object draws in one direction: the reference for measuring their places. */
import { isEastAsian } from '../layout/codePoints.ts';
import { axesOf } from '../layout/glyph.ts';
import type { Axes, GlyphGroup } from '../layout/glyph.ts';
import type { Box, Point } from './characterPlaces.ts';
import type { PageCharacter } from './pageCharacters.ts';
import type { Affine, PdfiumPage } from './pdfiumDocument.ts';
import type { TextStyle } from './textStyle.ts';
import { isOffBaseline } from './textStyle.ts';

export interface GlyphRun {
  readonly object: number;
  readonly style: TextStyle;
  /** In vertical writing: characters one below the other, though their object advances to the right. */
  readonly vertical: boolean;
  readonly group: GlyphGroup;
  readonly axes: Axes;
}

/** Points in the frame of a run. */
export interface Extent {
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly baseline: number;
  readonly bottom: number;
}

/** A class, for the same reason as `PageCharacters`. */
export class GlyphRuns {
  readonly #page: PdfiumPage;
  readonly #styleOf: (index: number, object: number) => TextStyle;
  readonly #groups = new Map<string, GlyphGroup>();
  readonly #extent = { start: 0, end: 0, top: 0, baseline: 0, bottom: 0 };
  #run: GlyphRun | undefined;

  /** @param styleOf reads what the characters of an object share */
  constructor(page: PdfiumPage, styleOf: (index: number, object: number) => TextStyle) {
    this.#page = page;
    this.#styleOf = styleOf;
  }

  /** The run that a character continues or begins. */
  runOf({ index, object, code }: PageCharacter, origin: Point): GlyphRun {
    const run = this.#run;
    const style = run?.object === object ? run.style : this.#styleOf(index, object);
    const unitSize = style.size / this.#page.userUnit;
    const vertical = style.upright && isEastAsian(code) && isOffBaseline(style, unitSize, origin.x, origin.y);
    if (run?.object === object && run.vertical === vertical) return run;
    const group = this.#groupOf(style, vertical);
    return (this.#run = { object, style, vertical, group, axes: axesOf(group.frame) });
  }

  #groupOf({ angle, mirrored }: TextStyle, vertical: boolean): GlyphGroup {
    const degrees = (Math.round((angle * 180) / Math.PI) + (vertical ? 90 : 0) + 720) % 360;
    const key = `${degrees} ${String(mirrored)}`;
    let group = this.#groups.get(key);
    if (group === undefined) this.#groups.set(key, (group = { frame: { angle: degrees, mirrored }, glyphs: [] }));
    return group;
  }

  /**
   * Place of a character in the frame of its run; `undefined` if it is off the page. The next result overwrites it. By hand and into one
   * object: this runs for every character, and intermediate points cost more than all the arithmetic.
   */
  extentOf({ style, vertical, axes }: GlyphRun, origin: Point, { left, low, right, high }: Box): Extent | undefined {
    const { toDisplay, width, height } = this.#page;
    const [a, b, c, d, e, f] = toDisplay;
    const extent = this.#extent;
    const fromX = a * left + c * low + e;
    const fromY = b * left + d * low + f;
    const toX = a * right + c * high + e;
    const toY = b * right + d * high + f;
    const centreX = (fromX + toX) / 2;
    const centreY = (fromY + toY) / 2;
    if (!(centreX >= 0 && centreX <= width && centreY >= 0 && centreY <= height)) return undefined;

    const { alongX, alongY, acrossX, acrossY } = axes;
    const alongFrom = fromX * alongX + fromY * alongY;
    const alongTo = toX * alongX + toY * alongY;
    const start = Math.min(alongFrom, alongTo);
    extent.start = start;
    extent.end = Math.max(alongFrom, alongTo);
    if (vertical) {
      // Vertical writing is centred on the line through the place where the text object begins.
      const [x, y] = [style.matrix[4], style.matrix[5]];
      extent.bottom = (a * x + c * y + e) * acrossX + (b * x + d * y + f) * acrossY + style.size / 2;
      extent.top = extent.bottom - style.size;
      extent.baseline = extent.bottom;
      return extent;
    }
    const penX = a * origin.x + c * origin.y + e;
    const penY = b * origin.x + d * origin.y + f;
    const penAlong = penX * alongX + penY * alongY;
    const baseline = penX * acrossX + penY * acrossY;
    const isAhead = penAlong < start || (!style.upright && penAlong - style.size < start);
    if (isAhead) extent.start = Math.min(penAlong, extent.end);
    extent.top = baseline - style.ascent;
    extent.baseline = baseline;
    extent.bottom = baseline + style.descent;
    return extent;
  }

  /** How far along the frame of a run the pen is there, in points. */
  alongOf({ axes }: GlyphRun, { x, y }: Point): number {
    const shown = transform(this.#page.toDisplay, x, y);
    return shown.x * axes.alongX + shown.y * axes.alongY;
  }

  /** The groups that have glyphs. */
  groups(): GlyphGroup[] {
    return [...this.#groups.values()].filter((group) => group.glyphs.length > 0);
  }
}

export const transform = (to: Affine, x: number, y: number): Point => ({
  x: to[0] * x + to[2] * y + to[4],
  y: to[1] * x + to[3] * y + to[5],
});
