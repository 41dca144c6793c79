/** What a page draws other than text, and how much of its text is drawn invisibly: this decides whether to trust the text. */
import { enclosingBox, type Box } from '../geometry.ts';
import type { PageContents } from '../pdfReader.ts';
import type { Pdfium } from './pdfium.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';

/** FPDF_PAGEOBJ_… and FPDF_TEXTRENDERMODE_… (fpdf_edit.h). */
const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;
const INVISIBLE = 3;

/** Maximum depth for forms within forms. */
const MOST_DEPTH = 4;
/** Objects that are inspected: a page of print has some thousands; what comes after them changes no proportion. */
const MOST_OBJECTS = 5_000;
/** Images are laid over a grid with this many cells per side to see how much of the page they cover together. */
const GRID = 24;

/** Images that are reported individually: maps and drawings assembled from more contain no writing that could be read by itself. */
const MOST_PICTURES = 100;
/** Share of the page from which a picture hides the text that was drawn before it: a scan with its margins. */
const WHOLE_PAGE = 0.8;
/** Pixels of such a picture: A4 at 600 dpi. To look below a larger one may take more memory than there is. */
const MOST_PIXELS = 36_000_000;
/** Points between two pieces of one picture. */
const SEAM = 1;

interface Tally {
  objects: number;
  text: number;
  hiddenText: number;
  /** Drawn before a picture of the whole page: some OCR programs write their layer as ordinary text, and draw the scan over it. */
  underPicture: number;
  readonly covered: Uint8Array;
  /** By images, paths and shadings. */
  readonly drawn: Uint8Array;
  readonly pictures: Box[];
}

/**
 * @param isCovered whether the page draws its text so that nobody sees it; asked only where a picture lies over it, which may be transparent
 * @returns counts, shares and places for the page as displayed
 */
export function readContents(
  pdfium: Pdfium,
  page: PdfiumPage,
  isCovered: () => boolean,
): Omit<PageContents, 'doubtfulGlyphs' | 'trust'> {
  const { call } = pdfium;
  const tally: Tally = {
    objects: 0,
    text: 0,
    hiddenText: 0,
    underPicture: 0,
    covered: new Uint8Array(GRID * GRID),
    drawn: new Uint8Array(GRID * GRID),
    pictures: [],
  };
  const scratch = call.malloc(16);
  try {
    const count = call.FPDFPage_CountObjects(page.handle);
    for (let i = 0; i < count && tally.objects < MOST_OBJECTS; i++) {
      look(pdfium, page, call.FPDFPage_GetObject(page.handle, i), 0, tally, scratch);
    }
  } finally {
    call.free(scratch);
  }
  if (tally.underPicture > tally.hiddenText && isCovered()) tally.hiddenText = tally.underPicture;
  return {
    draws: tally.objects > 0,
    imageCover: shareOf(tally.covered),
    drawnCover: shareOf(tally.drawn),
    hiddenTextShare: tally.text === 0 ? 0 : tally.hiddenText / tally.text,
    pictures: tally.pictures.length > MOST_PICTURES ? [] : joined(tally.pictures),
  };
}

const shareOf = (cells: Uint8Array): number => cells.reduce((sum, cell) => sum + cell, 0) / cells.length;

/** Returns whether there is an image in the object. Bounds of objects inside a form are the form's: they share its place. */
function look(pdfium: Pdfium, page: PdfiumPage, object: number, depth: number, tally: Tally, scratch: number): boolean {
  const { call } = pdfium;
  tally.objects++;
  const type = call.FPDFPageObj_GetType(object);
  if (type === TEXT) {
    tally.text++;
    if (call.FPDFTextObj_GetTextRenderMode(object) === INVISIBLE) tally.hiddenText++;
    return false;
  }
  let hasImage = type === IMAGE;
  if (type === FORM && depth < MOST_DEPTH) {
    const count = call.FPDFFormObj_CountObjects(object);
    for (let i = 0; i < count && tally.objects < MOST_OBJECTS; i++) {
      if (look(pdfium, page, call.FPDFFormObj_GetObject(object, i), depth + 1, tally, scratch)) hasImage = true;
    }
  }
  if (depth > 0) return hasImage;
  const box = hasImage || type === PATH || type === SHADING ? boxOf(pdfium, page, object, scratch) : undefined;
  if (box === undefined) return hasImage;
  fill(tally.drawn, box, page);
  if (hasImage) cover(page, box, tally);
  const isOver = type === IMAGE && isWholePage(box, page) && call.FPDFPageObj_HasTransparency(object) === 0;
  if (isOver && pixelsOf(pdfium, object, scratch) <= MOST_PIXELS) tally.underPicture = tally.text;
  return hasImage;
}

function pixelsOf(pdfium: Pdfium, image: number, scratch: number): number {
  if (pdfium.call.FPDFImageObj_GetImagePixelSize(image, scratch, scratch + 4) === 0) return Infinity;
  const [width, height] = new Uint32Array(pdfium.floats().buffer, scratch, 2);
  return width * height;
}

const isWholePage = ({ width, height }: Box, page: PdfiumPage): boolean =>
  width * height >= WHOLE_PAGE * page.width * page.height;

function cover(page: PdfiumPage, box: Box, { covered, pictures }: Tally): void {
  const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)];
  const width = Math.min(page.width, box.x + box.width) - x;
  const height = Math.min(page.height, box.y + box.height) - y;
  if (width > 0 && height > 0) pictures.push({ x, y, width, height });
  fill(covered, box, page);
}

/** In points as displayed, not cut to the page. */
function boxOf(pdfium: Pdfium, page: PdfiumPage, object: number, scratch: number): Box | undefined {
  const bounds = pdfium.call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  if (bounds === 0) return undefined;
  const [left, bottom, right, top] = pdfium.floats().subarray(scratch >> 2, (scratch >> 2) + 4);
  const [a, b, c, d, e, f] = page.toDisplay;
  const xs = [a * left + c * bottom + e, a * right + c * top + e].sort((one, other) => one - other);
  const ys = [b * left + d * bottom + f, b * right + d * top + f].sort((one, other) => one - other);
  return { x: xs[0], y: ys[0], width: xs[1] - xs[0], height: ys[1] - ys[0] };
}

/** The cells that a box covers. */
function fill(grid: Uint8Array, { x, y, width, height }: Box, page: PdfiumPage): void {
  const cell = (at: number, extent: number): number =>
    Math.min(GRID, Math.max(0, Math.round((at / extent) * GRID))) || 0;
  for (let row = cell(y, page.height); row < cell(y + height, page.height); row++) {
    grid.fill(1, row * GRID + cell(x, page.width), row * GRID + cell(x + width, page.width));
  }
}

/** Pieces of one picture, merged. */
function joined(pieces: readonly Box[]): Box[] {
  const whole: Box[] = [];
  for (const piece of pieces) {
    let box = piece;
    for (let at = whole.findIndex((other) => isPieceOf(box, other)); at >= 0;) {
      box = enclosingBox([box, ...whole.splice(at, 1)]);
      at = whole.findIndex((other) => isPieceOf(box, other));
    }
    whole.push(box);
  }
  return whole;
}

/** Whether they share a side. */
function isPieceOf(one: Box, other: Box): boolean {
  const isSame = (start: 'x' | 'y', length: 'width' | 'height'): boolean =>
    Math.abs(one[start] - other[start]) <= SEAM && Math.abs(one[length] - other[length]) <= 2 * SEAM;
  const touch = (start: 'x' | 'y', length: 'width' | 'height'): boolean =>
    one[start] <= other[start] + other[length] + SEAM && other[start] <= one[start] + one[length] + SEAM;
  return (isSame('x', 'width') && touch('y', 'height')) || (isSame('y', 'height') && touch('x', 'width'));
}
