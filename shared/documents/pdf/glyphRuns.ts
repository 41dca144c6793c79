/** Runs of characters that one text object draws in one direction: what their places are measured by. */
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
  /** In vertical writing: characters below each other, though their object advances to the right. */
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

export interface GlyphRuns {
  /** The run that a character goes on with or begins. */
  runOf(character: PageCharacter, origin: Point): GlyphRun;
  /** Where a character stands in the frame of its run; `undefined` when it is off the page. The next answer overwrites it. */
  extentOf(run: GlyphRun, origin: Point, box: Box): Extent | undefined;
  /** How far along the frame of a run the pen stands there, in points. */
  alongOf(run: GlyphRun, pen: Point): number;
  /** The groups that have glyphs. */
  groups(): GlyphGroup[];
}

/** @param styleOf reads what the characters of an object share */
export function createGlyphRuns(page: PdfiumPage, styleOf: (character: PageCharacter) => TextStyle): GlyphRuns {
  const groups = new Map<string, GlyphGroup>();
  let run: GlyphRun | undefined;
  const groupOf = ({ angle, mirrored }: TextStyle, vertical: boolean): GlyphGroup => {
    const degrees = (Math.round((angle * 180) / Math.PI) + (vertical ? 90 : 0) + 720) % 360;
    const key = `${degrees} ${String(mirrored)}`;
    let group = groups.get(key);
    if (group === undefined) {
      group = { frame: { angle: degrees, mirrored }, glyphs: [] };
      groups.set(key, group);
    }
    return group;
  };
  return {
    runOf(character, origin) {
      const { object, code } = character;
      const style = run?.object === object ? run.style : styleOf(character);
      const unitSize = style.size / page.userUnit;
      const vertical = style.upright && isEastAsian(code) && isOffBaseline(style, unitSize, origin.x, origin.y);
      if (run?.object !== object || run.vertical !== vertical) {
        const group = groupOf(style, vertical);
        run = { object, style, vertical, group, axes: axesOf(group.frame) };
      }
      return run;
    },
    extentOf: extents(page),
    alongOf: ({ axes }, { x, y }) => {
      const shown = transform(page.toDisplay, x, y);
      return shown.x * axes.alongX + shown.y * axes.alongY;
    },
    groups: () => [...groups.values()].filter((group) => group.glyphs.length > 0),
  };
}

// By hand and into one object: this runs for every character, and the points on the way cost more than all the arithmetic.
function extents({ toDisplay: [a, b, c, d, e, f], width, height }: PdfiumPage): GlyphRuns['extentOf'] {
  const extent = { start: 0, end: 0, top: 0, baseline: 0, bottom: 0 };
  return ({ style, vertical, axes }, origin, { left, low, right, high }) => {
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
  };
}

export const transform = (to: Affine, x: number, y: number): Point => ({
  x: to[0] * x + to[2] * y + to[4],
  y: to[1] * x + to[3] * y + to[5],
});
