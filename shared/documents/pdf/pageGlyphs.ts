/** Reads the drawn characters of a page from PDFium, as displayed, grouped by the direction of the text. */
import { isAccent, isCombiningMark, isRightToLeft } from '../layout/codePoints.ts';
import type { Glyph, GlyphGroup } from '../layout/glyph.ts';
import type { DoubtfulGlyphs } from '../pdfReader.ts';
import type { ActualTexts } from './actualText.ts';
import { readActualTexts } from './actualText.ts';
import { isDrawn } from './blankGlyphs.ts';
import { CharacterPlaces, type Box } from './characterPlaces.ts';
import { orderLigatures } from './arabicLigatures.ts';
import type { DoubtfulGlyphCollector, GlyphCensus } from './glyphCensus.ts';
import { corrupt } from './failures.ts';
import { GlyphRuns, type Extent } from './glyphRuns.ts';
import { SpacesElsewhere } from './spacesElsewhere.ts';
import { SubstituteAdvances } from './substituteAdvances.ts';
import { leaveOutNames } from './namedPictures.ts';
import { PageCharacters } from './pageCharacters.ts';
import type { Pdfium } from './pdfium.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';
import type { Cluster } from './statedClusters.ts';
import { closeCluster, placeOnLine, reachOf } from './statedClusters.ts';
import { unslanted } from './slantedType.ts';
import { textStyles, type TextStyle } from './textStyle.ts';
import { undoTurns } from './undoneTurns.ts';

/** Printed web pages keep the soft hyphens of their words, without any width; where a line breaks, a hyphen is drawn in addition. */
const SOFT_HYPHEN = 0xad;
/** What PDFium makes of the last soft hyphen of a line, and of the hyphen where it breaks: only the latter is right after a letter. */
const LAST_HYPHEN = 0x02;
/** In font sizes: no hyphen is narrower. */
const DRAWN_WIDTH = 0.05;

/** Bytes of PDFium's memory that its answers about a character are written to: eight doubles. */
const SCRATCH_BYTES = 64;

/** In font sizes: a space that can be seen leaves more between the letters beside it. */
const SEEN_SPACE = 0.07;
/** In font sizes: no space is as narrow. */
const NO_ADVANCE = 0.02;
const LETTER = /^\p{L}/u;
const SMALL_LETTER = /^\p{Ll}$/u;

export interface PageGlyphs {
  readonly groups: GlyphGroup[];
  readonly doubtful: DoubtfulGlyphs[];
  /** Several letters were reported for a glyph that draws nothing, as of a map that PDFium misreads. */
  readonly hasBlankLigature: boolean;
}

/** @throws UnreadableDocument if the page has no readable text layer, not even an empty one, or far too much text. */
export function readGlyphs(pdfium: Pdfium, page: PdfiumPage, census: GlyphCensus): PageGlyphs {
  const { call } = pdfium;
  const textPage = page.text.open();
  if (textPage === 0) throw corrupt();
  const scratch = call.malloc(SCRATCH_BYTES);
  const actualTexts = readActualTexts(pdfium, page.handle);
  try {
    const places = new CharacterPlaces(pdfium, textPage, scratch);
    const doubts = census.ofPage(page, textPage, places);
    const parts = { actualTexts, places };
    const collected = collect(pdfium, page, textPage, scratch, { ...parts, doubts });
    const suspects = doubts.suspects();
    if (suspects.size === 0) return { ...collected, doubtful: doubts.found() };
    const closer = census.ofPage(page, textPage, places, suspects);
    collect(pdfium, page, textPage, scratch, { ...parts, doubts: closer });
    return { ...collected, doubtful: closer.found() };
  } finally {
    actualTexts.close();
    call.free(scratch);
  }
}

interface PageParts {
  readonly actualTexts: ActualTexts;
  readonly places: CharacterPlaces;
  readonly doubts: DoubtfulGlyphCollector;
}

function collect(
  pdfium: Pdfium,
  page: PdfiumPage,
  textPage: number,
  scratch: number,
  { actualTexts, places, doubts }: PageParts,
): Omit<PageGlyphs, 'doubtful'> {
  const styleOf = textStyles(pdfium, page.toDisplay, textPage, scratch);
  const runs = new GlyphRuns(page, styleOf);
  const advances = new SubstituteAdvances(pdfium, scratch);
  // Also for characters that are left out.
  let spaceBefore = false;
  let gapBefore = false;
  let piecesOf = -1;
  let [lastX, lastY] = [NaN, NaN];
  let hasBlankLigature = false;
  let cluster: Cluster | undefined;
  // The object of the previous character, if it is stated to be another one than is drawn.
  let otherIn = 0;
  // The object of the previous character, and whether the page takes spaces back within one: OCR programs write each word as an object, and
  // may leave no place for the space after it.
  let lastIn = 0;
  let takesBack = false;
  const elsewhere = new SpacesElsewhere();

  const characters = new PageCharacters(pdfium, textPage, actualTexts, places, scratch);
  for (let character = characters.next(); character !== undefined; character = characters.next()) {
    const { index, span, text } = character;
    spaceBefore ||= character.spaceBefore;
    gapBefore ||= character.gapBefore;
    const origin = places.originOf(index);
    const run = runs.runOf(character, origin);
    const { style, group, axes } = run;
    let pen = origin;
    let box = places.boxOf(index, style.upright);
    if (style.upright && style.matrix[2] !== 0 && isRightToLeft(character.code))
      box = unslanted(box, pen, style.matrix[2] / style.matrix[3]);
    const drawnWidth = widthOf(box, style);
    if (style.substituteX !== 0 || style.substituteY !== 0) box = advances.boxOf(character.code, style, origin, box);
    const isOther = drawnWidth > MOST_STRETCH * widthOf(box, style);
    if (span !== 0 && style.upright && isRightToLeft(character.code)) {
      ({ pen, box } = placeOnLine(span, actualTexts, pen, box));
    }
    // A width that is stated too large would put a character that is drawn on the page off it.
    const extent = runs.extentOf(run, pen, box) ?? runs.extentOf(run, pen, places.inkOf(index));
    if (extent === undefined) continue;
    doubts.note(character, style, pen, box);
    const isSoft = character.code === SOFT_HYPHEN || (character.code === LAST_HYPHEN && spaceBefore);
    if (isSoft && extent.end - extent.start < DRAWN_WIDTH * style.size) continue;

    const { glyphs } = group;
    const last = glyphs.at(-1);
    if (cluster !== undefined && cluster.span !== span) {
      const next = cluster.glyphs === glyphs && !spaceBefore ? extent : undefined;
      if (closeCluster(cluster, next)) gapBefore = false;
      cluster = undefined;
    }
    if (span !== 0) {
      const before = spaceBefore ? undefined : last;
      const reach = cluster?.reach ?? reachOf(span, actualTexts, page.toDisplay, axes);
      cluster ??= { span, glyphs, from: glyphs.length, before, reach };
    }
    // A hyphen that no line needed: the pen moves back over a space in its place ("ap pli cant"), and nobody sees it.
    const isNarrow =
      last !== undefined && last.baseline === extent.baseline && extent.start - last.end < SEEN_SPACE * style.size;
    if (
      character.spaceBefore &&
      isNarrow &&
      (takesBack || lastIn === character.object) &&
      LETTER.test(last.text) &&
      SMALL_LETTER.test(text)
    ) {
      const advance = runs.alongOf(run, origin) - runs.alongOf(run, places.originOf(character.spaceIndex));
      if (Math.abs(advance) <= NO_ADVANCE * style.size) {
        spaceBefore = false;
        takesBack = true;
      }
    }
    const reaches = !style.upright || otherIn === character.object;
    if (reaches && last !== undefined && !spaceBefore && !gapBefore) reachNext(last, extent.start, style.size);
    const isLaidOver = last !== undefined && (isCombiningMark(text) || isAccent(last.text));
    if (last !== undefined && style.upright && !run.vertical && !isLaidOver && overlaps(last, extent, style.size)) {
      const { start } = extent;
      const next = character.spaceBefore ? runs.alongOf(run, places.originOf(character.spaceIndex)) : start;
      // A space that the pen moved back over comes after what follows it.
      if (next > last.start && next <= start) last.end = Math.min(last.end, next);
    }
    otherIn = isOther ? character.object : 0;
    lastIn = character.object;
    if (pen.x !== lastX || pen.y !== lastY || last?.start !== extent.start) piecesOf = index;
    else hasBlankLigature ||= span === 0 && LETTER.test(text) && !isDrawn(places.inkOf(index));
    lastX = pen.x;
    lastY = pen.y;
    const { start, end, top, baseline, bottom } = extent;
    const { size } = style;
    const glyph = {
      text,
      start,
      end,
      top,
      baseline,
      bottom,
      size,
      spaceBefore,
      gapBefore,
      order: index,
      origin: piecesOf,
    };
    glyphs.push(glyph);
    if (character.spaceBefore || gapBefore) {
      const space = character.spaceBefore ? runs.alongOf(run, places.originOf(character.spaceIndex)) : undefined;
      elsewhere.note(glyph, last, space);
    }
    elsewhere.pass(text);
    spaceBefore = false;
    gapBefore = false;
  }
  elsewhere.takeAway();
  if (cluster !== undefined) closeCluster(cluster, undefined);
  const groups = runs.groups();
  for (const { glyphs } of groups) leaveOutNames(glyphs);
  undoTurns(pdfium, page, textPage, groups, actualTexts, scratch);
  for (const { glyphs } of groups) orderLigatures(glyphs);
  return { groups, hasBlankLigature };
}

/**
 * PDFium's substitute typeface is stretched less if it is drawn for what the font states. Fonts with false tables say of several characters
 * that they are the same one, and the requested width is that of the first.
 */
const MOST_STRETCH = 1.5;

/** Along the line, for what has a substitute typeface; in the page's units. */
const widthOf = ({ left, right, low, high }: Box, { substituteX: lentX }: TextStyle): number =>
  lentX === 0 ? high - low : right - left;

/** In font sizes: letters that lean over their neighbours, or are kerned, overlap less. */
const DEEP_OVERLAP = 0.2;
/** In font sizes: no character is narrower. What is drawn twice to look bold is shifted by less. */
const LEAST_ADVANCE = 0.1;

/**
 * Some producers state one width for all characters of a font, or none, and draw each at a place of its own: a character ends where the
 * next one begins, on the same line of writing.
 */
const overlaps = (last: Glyph, { start, baseline }: Extent, size: number): boolean =>
  last.end - start > DEEP_OVERLAP * size && start - last.start >= LEAST_ADVANCE * size && last.baseline === baseline;

/** In font sizes: the widest advance of ordinary characters. */
const WIDEST_ADVANCE = 1.2;

/** For rotated text PDFium reports the outlines of characters, not their advance. If it sees no gap, a character extends to the next. */
function reachNext(glyph: Glyph, nextStart: number, size: number): void {
  if (nextStart > glyph.end && nextStart - glyph.start < WIDEST_ADVANCE * size) glyph.end = nextStart;
}
