/** All lines of a page, rotated from the frames of their text to the page as displayed. */
import type { Rule } from '../pageStructure.ts';
import type { IndexedLine } from '../textIndex.ts';
import { isEastAsian } from './codePoints.ts';
import { dividersOf, type Divider } from './dividers.ts';
import { withFilledBlanks } from './filledBlanks.ts';
import { axesOf } from './glyph.ts';
import type { Frame, Glyph, GlyphGroup } from './glyph.ts';
import type { FramedLine } from './lineText.ts';
import type { Grid } from './grid.ts';
import { gridsOf, rulesOutside } from './grids.ts';
import { withLoweredCharacters } from './loweredCharacters.ts';
import { withRaisedAccents } from './raisedAccents.ts';
import { linesInReadingOrder } from './readingOrder.ts';
import { withoutShadows } from './shadows.ts';
import { withStackedFractions } from './stackedFractions.ts';
import { withVerticalText } from './verticalText.ts';
import { greatest, least } from '../../platform/longLists.ts';

/**
 * The direction with most text is read first; the others, such as a stamp in the margin, after it.
 * @param bars lines too short for rules, which may be those of fractions
 * @param tagged tables that tags name: what else is drawn in them shows no other cells
 */
export function pageLines(
  groups: readonly GlyphGroup[],
  rules: readonly Rule[] = [],
  bars: readonly Rule[] = [],
  tagged: readonly Grid[] = [],
): IndexedLine[] {
  const grids = [...tagged, ...gridsOf(rulesOutside(rules, tagged))];
  const dividers = dividersOf(rules, grids);
  return [...withVerticalText(groups)]
    .sort((one, other) => other.glyphs.length - one.glyphs.length)
    .flatMap(({ glyphs, frame }) => {
      // Tables are level: text that runs otherwise is in their margins, or is rotated with them.
      const isLevel = frame.angle === 0 && !frame.mirrored;
      const drawn = withFilledBlanks(withLoweredCharacters(withRaisedAccents(withoutShadows(glyphs))));
      const lines = isLevel
        ? linesInReadingOrder(withStackedFractions(drawn, [...rules, ...bars]), grids, dividers)
        : linesInReadingOrder(drawn, [], tiersOf(drawn, frame, rules));
      return lines.map((line) => toPage(line, frame));
    });
}

/** Share of the page's text along which a rule runs that separates its tiers: shorter ones are parts of boxes. */
const ALONG_TIER = 0.6;

/** Rules between the tiers of East Asian text in columns, as the dividers that they are in its frame. */
function tiersOf(glyphs: readonly Glyph[], { angle, mirrored }: Frame, rules: readonly Rule[]): readonly Divider[] {
  if (angle !== 90 || mirrored || rules.length === 0) return [];
  if (glyphs.filter(({ text }) => isEastAsian(text.codePointAt(0) ?? 0)).length * 2 < glyphs.length) return [];
  const turned = rules.map(({ x1, x2, y1, y2 }): Rule => ({ x1: y1, x2: y2, y1: -x2, y2: -x1 }));
  let [top, bottom] = [Infinity, -Infinity];
  for (const glyph of glyphs) [top, bottom] = [Math.min(top, glyph.top), Math.max(bottom, glyph.bottom)];
  const least = ALONG_TIER * (bottom - top);
  return dividersOf(turned, gridsOf(turned)).filter((divider) => divider.bottom - divider.top >= least);
}

function toPage(line: FramedLine, frame: Frame): IndexedLine {
  const { text, edges, top, bottom } = line;
  if (frame.angle === 0 && !frame.mirrored) {
    return { text, direction: 'horizontal', crossStart: top, crossEnd: bottom, edges };
  }
  const { alongX, alongY, acrossX, acrossY } = axesOf(frame);
  const direction = Math.abs(alongX) >= Math.abs(alongY) ? 'horizontal' : 'vertical';
  const turned = new Float32Array(edges.length);
  let crossStart = Infinity;
  let crossEnd = -Infinity;
  for (let i = 0; i < edges.length; i += 2) {
    const corners = [edges[i], edges[i + 1]].flatMap((along) =>
      [top, bottom].map((across) => [along * alongX + across * acrossX, along * alongY + across * acrossY] as const),
    );
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    const [run, cross] = direction === 'horizontal' ? [xs, ys] : [ys, xs];
    turned[i] = least(run);
    turned[i + 1] = greatest(run);
    crossStart = Math.min(crossStart, least(cross));
    crossEnd = Math.max(crossEnd, greatest(cross));
  }
  return { text, direction, crossStart, crossEnd, edges: turned };
}
