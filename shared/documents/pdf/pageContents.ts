/** What a page draws other than text, and how much of its text is drawn invisibly: this decides whether to trust the text. */
import { enclosingBox, type Box } from '../geometry.ts';
import type { PageContents } from '../pdfReader.ts';
import type { Pdfium } from './pdfium.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';

/** FPDF_PAGEOBJ_… and FPDF_TEXTRENDERMODE_… (fpdf_edit.h). */
const TEXT = 1;
const IMAGE = 3;
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
/** Points between two pieces of one picture. */
const SEAM = 1;

interface Tally {
  objects: number;
  text: number;
  hiddenText: number;
  readonly covered: Uint8Array;
  readonly pictures: Box[];
}

/** @returns counts, shares and places for the page as displayed */
export function readContents(pdfium: Pdfium, page: PdfiumPage): Omit<PageContents, 'doubtfulGlyphs' | 'trust'> {
  const { call } = pdfium;
  const tally: Tally = { objects: 0, text: 0, hiddenText: 0, covered: new Uint8Array(GRID * GRID), pictures: [] };
  const scratch = call.malloc(16);
  try {
    const count = call.FPDFPage_CountObjects(page.handle);
    for (let i = 0; i < count && tally.objects < MOST_OBJECTS; i++) {
      look(pdfium, page, call.FPDFPage_GetObject(page.handle, i), 0, tally, scratch);
    }
  } finally {
    call.free(scratch);
  }
  const cells = tally.covered.reduce((sum, cell) => sum + cell, 0);
  return {
    draws: tally.objects > 0,
    imageCover: cells / tally.covered.length,
    hiddenTextShare: tally.text === 0 ? 0 : tally.hiddenText / tally.text,
    pictures: tally.pictures.length > MOST_PICTURES ? [] : joined(tally.pictures),
  };
}

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
  if (hasImage && depth === 0) cover(pdfium, page, object, tally, scratch);
  return hasImage;
}

function cover(pdfium: Pdfium, page: PdfiumPage, object: number, { covered, pictures }: Tally, scratch: number): void {
  const bounds = pdfium.call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  if (bounds === 0) return;
  const [left, bottom, right, top] = pdfium.floats().subarray(scratch >> 2, (scratch >> 2) + 4);
  const [a, b, c, d, e, f] = page.toDisplay;
  const xs = [a * left + c * bottom + e, a * right + c * top + e].sort((one, other) => one - other);
  const ys = [b * left + d * bottom + f, b * right + d * top + f].sort((one, other) => one - other);
  const [x, y] = [Math.max(0, xs[0]), Math.max(0, ys[0])];
  const [width, height] = [Math.min(page.width, xs[1]) - x, Math.min(page.height, ys[1]) - y];
  if (width > 0 && height > 0) pictures.push({ x, y, width, height });
  const cell = (at: number, extent: number): number =>
    Math.min(GRID, Math.max(0, Math.round((at / extent) * GRID))) || 0;
  for (let row = cell(ys[0], page.height); row < cell(ys[1], page.height); row++) {
    covered.fill(1, row * GRID + cell(xs[0], page.width), row * GRID + cell(xs[1], page.width));
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
