/** What a page draws besides text, and how much of its text is drawn invisibly: by it is decided whether to trust the text. */
import type { PageDrawing } from '../pdfReader.ts';
import type { Pdfium } from './pdfium.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';

/** FPDF_PAGEOBJ_… and FPDF_TEXTRENDERMODE_… (fpdf_edit.h). */
const TEXT = 1;
const IMAGE = 3;
const FORM = 5;
const INVISIBLE = 3;

/** Forms within forms are looked into so deep. */
const MOST_DEPTH = 4;
/** Objects that are looked at: a page of print has some thousands; what comes after them changes no proportion. */
const MOST_OBJECTS = 5_000;
/** Images are laid over a grid of so many cells a side to see how much of the page they cover together. */
const GRID = 24;

interface Tally {
  objects: number;
  text: number;
  hiddenText: number;
  readonly covered: Uint8Array;
}

/** @returns counts and shares for the page as displayed */
export function readContents(pdfium: Pdfium, page: PdfiumPage): PageDrawing {
  const { call } = pdfium;
  const tally: Tally = { objects: 0, text: 0, hiddenText: 0, covered: new Uint8Array(GRID * GRID) };
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
  };
}

/** Answers whether there is an image in the object. Bounds of objects inside a form are the form's: they share its place. */
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
  if (hasImage && depth === 0) cover(pdfium, page, object, tally.covered, scratch);
  return hasImage;
}

function cover(pdfium: Pdfium, page: PdfiumPage, object: number, covered: Uint8Array, scratch: number): void {
  const bounds = pdfium.call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  if (bounds === 0) return;
  const [left, bottom, right, top] = pdfium.floats().subarray(scratch >> 2, (scratch >> 2) + 4);
  const [a, b, c, d, e, f] = page.toDisplay;
  const xs = [a * left + c * bottom + e, a * right + c * top + e].sort((one, other) => one - other);
  const ys = [b * left + d * bottom + f, b * right + d * top + f].sort((one, other) => one - other);
  const cell = (at: number, extent: number): number =>
    Math.min(GRID, Math.max(0, Math.round((at / extent) * GRID))) || 0;
  for (let row = cell(ys[0], page.height); row < cell(ys[1], page.height); row++) {
    covered.fill(1, row * GRID + cell(xs[0], page.width), row * GRID + cell(xs[1], page.width));
  }
}
