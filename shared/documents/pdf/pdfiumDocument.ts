/** A document and its pages in PDFium's memory: opening with typed failures, and the way from page to display coordinates. */
import { correctCharacterMaps } from './characterMaps.ts';
import type { LendFonts } from './fallbackFonts.ts';
import type { Pdfium } from './pdfium.ts';
import { userUnitsOf } from './userUnits.ts';
import { corrupt, noSuchPage, passwordProtected, tooManyPages, withoutPages } from './failures.ts';

/** Values of FPDF_GetLastError (fpdfview.h). */
const FPDF_ERR_PASSWORD = 4;
const FPDF_ERR_SECURITY = 5;

export interface PdfiumDocument {
  readonly handle: number;
  readonly pageCount: number;
  /** Points per unit of a page, by the number of the page's object. */
  userUnit(pageObjectNumber: number): number;
  /** PDFium's handle of the document's form, which knows the values of its fields; created when first requested. 0 if it fails. */
  form(): number;
  /** Reopens the file: changes to pages are undone, fonts and images kept for later pages released. No page may be open. */
  reopen(): void;
  /** How often it was opened: PDFium's handles of its fonts are valid for one opening. */
  readonly openings: number;
  /** Whether its pages get fonts for letters that PDFium's own typefaces lack. */
  readonly hasLentFonts: boolean;
  /** Reopens the file, as PDFium keeps the fonts of a document; from then on its pages get them. */
  borrowFonts(): void;
  /** Reopens the file if PDFium misreads some of its character maps: from then on it does not. Returns whether it does so; at most once. */
  correctMaps(): boolean;
  /** Opens a page and makes its fields part of it, with or without them. */
  withFonts<T>(open: () => T): T;
  close(): void;
}

/**
 * @param lend gives pages that are opened meanwhile the fonts that they lack
 * @throws UnreadableDocument if PDFium cannot open the bytes, or there are no or too many pages.
 */
export function openDocument(
  pdfium: Pdfium,
  file: Uint8Array,
  maxPages: number,
  lend: LendFonts = (open) => open(),
): PdfiumDocument {
  const { call } = pdfium;
  const pointer = call.malloc(file.length);
  if (pointer === 0) throw corrupt();
  pdfium.bytes().set(file, pointer);
  let openings = 0;
  let hasLentFonts = false;
  let areMapsCorrect = false;
  const open = (): number => {
    openings++;
    const opened = call.FPDF_LoadMemDocument(pointer, file.length, 0);
    if (opened !== 0) return opened;
    const error = call.FPDF_GetLastError();
    call.free(pointer);
    throw error === FPDF_ERR_PASSWORD || error === FPDF_ERR_SECURITY ? passwordProtected() : corrupt();
  };
  let handle = open();
  let form: DocumentForm | undefined;
  const shut = (): void => {
    form?.close();
    form = undefined;
    call.FPDF_CloseDocument(handle);
  };
  const close = (): void => {
    shut();
    call.free(pointer);
  };
  const reopen = (): void => {
    shut();
    handle = open();
  };
  const pageCount = call.FPDF_GetPageCount(handle);
  if (pageCount < 1 || pageCount > maxPages) {
    close();
    throw pageCount < 1 ? withoutPages() : tooManyPages(pageCount, maxPages);
  }
  return {
    get handle() {
      return handle;
    },
    pageCount,
    userUnit: userUnitsOf(file),
    form: () => (form ??= openForm(pdfium, handle)).handle,
    reopen,
    get openings() {
      return openings;
    },
    get hasLentFonts() {
      return hasLentFonts;
    },
    borrowFonts: () => {
      hasLentFonts = true;
      reopen();
    },
    correctMaps: () => {
      if (areMapsCorrect) return false;
      areMapsCorrect = true;
      const isChanged = correctCharacterMaps(pdfium.bytes().subarray(pointer, pointer + file.length));
      if (isChanged) reopen();
      return isChanged;
    },
    withFonts: (open) => (hasLentFonts ? lend(open) : open()),
    close,
  };
}

interface DocumentForm {
  readonly handle: number;
  close(): void;
}

/** Without scripts: PDFium is built without an engine for them. */
function openForm({ call }: Pdfium, document: number): DocumentForm {
  const info = call.PDFiumExt_OpenFormFillInfo();
  const handle = call.PDFiumExt_InitFormFillEnvironment(document, info);
  return {
    handle,
    close: () => {
      if (handle !== 0) call.PDFiumExt_ExitFormFillEnvironment(handle);
      call.PDFiumExt_CloseFormFillInfo(info);
    },
  };
}

/** From PDF user space to points as displayed, origin top left: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export interface PdfiumPage {
  readonly handle: number;
  /** Points, as displayed. */
  readonly width: number;
  readonly height: number;
  readonly toDisplay: Affine;
  /** Points per unit of the page; PDFium knows only units. */
  readonly userUnit: number;
  /** Whether drawing it includes its annotations. */
  readonly drawsAnnotations: boolean;
  readonly text: PageText;
}

/** Analysing the text of a page takes a sixth of the work of reading it, so it is done once for all who ask. */
export interface PageText {
  /** PDFium's handle, valid until the page is closed; 0 if it has no readable text. */
  open(): number;
  /** Has what is asked next see what the page states by now. */
  close(): void;
}

/** PDFium converts whole device units; a page of a million of them loses nothing that matters. */
const PROBE_UNITS = 1_000_000;

/** @param pageNumber 1-based. @throws UnreadableDocument if there is no such page. */
export function openPage(pdfium: Pdfium, document: PdfiumDocument, pageNumber: number): PdfiumPage {
  const { call } = pdfium;
  if (pageNumber < 1 || pageNumber > document.pageCount) throw noSuchPage(pageNumber, document.pageCount);
  const handle = call.FPDF_LoadPage(document.handle, pageNumber - 1);
  if (handle === 0) throw corrupt();
  const userUnit = document.userUnit(call.EPDFPage_GetObjectNumber(handle));
  const width = call.FPDF_GetPageWidthF(handle) * userUnit;
  const height = call.FPDF_GetPageHeightF(handle) * userUnit;
  const toDisplay = displayTransform(pdfium, handle, width, height);
  return { handle, width, height, toDisplay, userUnit, drawsAnnotations: true, text: pageText(pdfium, handle) };
}

function pageText({ call }: Pdfium, page: number): PageText {
  let text = 0;
  return {
    open: () => (text ||= call.FPDFText_LoadPage(page)),
    close: () => {
      if (text !== 0) call.FPDFText_ClosePage(text);
      text = 0;
    },
  };
}

export const closePage = ({ call }: Pdfium, { handle, text }: PdfiumPage): void => {
  text.close();
  call.FPDF_ClosePage(handle);
};

/** Asks PDFium where three corners of the displayed page are: this accounts for CropBox, inheritance and rotation. */
function displayTransform(pdfium: Pdfium, page: number, width: number, height: number): Affine {
  const { call } = pdfium;
  const scratch = call.malloc(16);
  const corner = (x: number, y: number): readonly [number, number] => {
    call.FPDF_DeviceToPage(page, 0, 0, PROBE_UNITS, PROBE_UNITS, 0, x, y, scratch, scratch + 8);
    const doubles = pdfium.doubles();
    return [doubles[scratch >> 3], doubles[(scratch >> 3) + 1]];
  };
  const [originX, originY] = corner(0, 0);
  const [rightX, rightY] = corner(PROBE_UNITS, 0);
  const [downX, downY] = corner(0, PROBE_UNITS);
  call.free(scratch);
  // Columns: page units per displayed point along x and along y. Inverting them gives the way to the display.
  const ux = (rightX - originX) / width;
  const uy = (rightY - originY) / width;
  const vx = (downX - originX) / height;
  const vy = (downY - originY) / height;
  const determinant = ux * vy - vx * uy;
  if (!Number.isFinite(determinant) || determinant === 0) return [1, 0, 0, -1, 0, height];
  const a = vy / determinant;
  const b = -uy / determinant;
  const c = -vx / determinant;
  const d = ux / determinant;
  return [a, b, c, d, -(a * originX + c * originY), -(b * originX + d * originY)];
}
