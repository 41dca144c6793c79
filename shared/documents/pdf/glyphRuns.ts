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
    groups: () => [...groups.values()].filter((group) => group.glyphs.length > 0),
  };
}

/** Where a character stands in the frame of its run; `undefined` when it is off the page. */
export function extentOf(
  { style, vertical, axes }: GlyphRun,
  page: PdfiumPage,
  origin: Point,
  { left, low, right, high }: Box,
): Extent | undefined {
  const from = transform(page.toDisplay, left, low);
  const to = transform(page.toDisplay, right, high);
  const centreX = (from.x + to.x) / 2;
  const centreY = (from.y + to.y) / 2;
  if (!(centreX >= 0 && centreX <= page.width && centreY >= 0 && centreY <= page.height)) return undefined;

  const alongFrom = along(axes, from);
  const alongTo = along(axes, to);
  const start = Math.min(alongFrom, alongTo);
  const end = Math.max(alongFrom, alongTo);
  if (vertical) {
    // Vertical writing is centred on the line through the place where the text object begins.
    const bottom = across(axes, transform(page.toDisplay, style.matrix[4], style.matrix[5])) + style.size / 2;
    return { start, end, top: bottom - style.size, baseline: bottom, bottom };
  }
  const pen = transform(page.toDisplay, origin.x, origin.y);
  const penAlong = along(axes, pen);
  const baseline = across(axes, pen);
  const isAhead = penAlong < start || (!style.upright && penAlong - style.size < start);
  return {
    start: isAhead ? Math.min(penAlong, end) : start,
    end,
    top: baseline - style.ascent,
    baseline,
    bottom: baseline + style.descent,
  };
}

// By index: this runs for every character, and taking arrays apart costs more than all the arithmetic.
export const transform = (to: Affine, x: number, y: number): Point => ({
  x: to[0] * x + to[2] * y + to[4],
  y: to[1] * x + to[3] * y + to[5],
});

const along = ({ alongX, alongY }: Axes, { x, y }: Point): number => x * alongX + y * alongY;
const across = ({ acrossX, acrossY }: Axes, { x, y }: Point): number => x * acrossX + y * acrossY;
