/** Draws a part of a page into pixels: only that part is drawn, and never more pixels than allowed. */
import type { Box } from '../geometry.ts';
import type { RenderRequest } from '../pdfReader.ts';
import { drawnCharacters } from './drawnCharacters.ts';
import { corrupt, tooMuchMemory } from './failures.ts';
import type { Pdfium } from './pdfium.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';
import type { Rendered } from './workerProtocol.ts';

/** FPDFBitmap_BGR, FPDF_ANNOT and FPDF_REVERSE_BYTE_ORDER (fpdfview.h): the two of them draw red, green and blue in this order. */
const FORMAT_BGR = 2;
const DRAW_ANNOTATIONS = 1;
const RED_FIRST = 0x10;
const BYTES_PER_PIXEL = 3;
/** Rows of a bitmap begin at multiples of it. */
const ROW_ALIGNMENT = 4;

/** @throws UnreadableDocument if the bitmap does not fit into memory. */
export function drawPage(pdfium: Pdfium, page: PdfiumPage, request: RenderRequest, maxPixels: number): Rendered {
  if (!(page.width > 0 && page.height > 0)) throw corrupt();
  const region = withinPage(request.region, page);
  const draw = (): Rendered => drawRegion(pdfium, page, region, request, maxPixels);
  const rendered = draw();
  const { characters = [] } = request;
  if (characters.length === 0) return rendered;
  return { ...rendered, traces: drawnCharacters(pdfium, page, characters, region, rendered, draw) };
}

function drawRegion(
  pdfium: Pdfium,
  page: PdfiumPage,
  region: Box,
  request: RenderRequest,
  maxPixels: number,
): Rendered {
  const scale = clampScale(request.scale, region, maxPixels);
  const width = wholePixels(region.width * scale, maxPixels);
  const height = wholePixels(region.height * scale, Math.floor(maxPixels / width));
  const scaleX = width / region.width;
  const scaleY = height / region.height;
  const { call } = pdfium;
  const stride = Math.ceil((width * BYTES_PER_PIXEL) / ROW_ALIGNMENT) * ROW_ALIGNMENT;
  const buffer = call.malloc(stride * height);
  if (buffer === 0) throw tooMuchMemory();
  const matrix = call.malloc(40);
  const bitmap = call.FPDFBitmap_CreateEx(width, height, FORMAT_BGR, buffer, stride);
  try {
    // PDFium would set each byte by itself, which takes a seventh of the time of a page.
    pdfium.bytes().fill(WHITE, buffer, buffer + stride * height);
    const floats = pdfium.floats();
    floats.set(
      [
        scaleX * page.userUnit,
        0,
        0,
        scaleY * page.userUnit,
        -region.x * scaleX,
        -region.y * scaleY,
        0,
        0,
        width,
        height,
      ],
      matrix >> 2,
    );
    const flags = (page.drawsAnnotations ? DRAW_ANNOTATIONS : 0) | RED_FIRST;
    call.FPDF_RenderPageBitmapWithMatrix(bitmap, page.handle, matrix, matrix + 24, flags);
    const rows = pdfium.bytes().subarray(buffer, buffer + stride * height);
    const grey = request.mayBeGrey ? greyPixels(rows, stride, width, height) : undefined;
    const pixels = grey ?? withoutPadding(rows, stride, width, height);
    const channels = grey ? 1 : 3;
    return { kind: 'rendered', width, height, scaleX, scaleY, pixels, channels, incomplete: pdfium.memoryRefused() };
  } finally {
    call.FPDFBitmap_Destroy(bitmap);
    call.free(matrix);
    call.free(buffer);
  }
}

/** In points: a region thinner than this has no picture. */
const LEAST_EXTENT = 0.5;

function withinPage(region: Box | undefined, page: PdfiumPage): Box {
  if (region === undefined) return { x: 0, y: 0, width: page.width, height: page.height };
  const x = Math.min(Math.max(region.x, 0), Math.max(0, page.width - LEAST_EXTENT));
  const y = Math.min(Math.max(region.y, 0), Math.max(0, page.height - LEAST_EXTENT));
  return {
    x,
    y,
    width: Math.max(Math.min(region.x + region.width, page.width) - x, LEAST_EXTENT),
    height: Math.max(Math.min(region.y + region.height, page.height) - y, LEAST_EXTENT),
  };
}

function clampScale(scale: number, region: Box, maxPixels: number): number {
  const wanted = region.width * scale * (region.height * scale);
  return wanted > maxPixels ? scale * Math.sqrt(maxPixels / wanted) : scale;
}

const wholePixels = (extent: number, most: number): number => Math.max(1, Math.min(Math.round(extent), most));

function withoutPadding(rows: Uint8Array, stride: number, width: number, height: number): Uint8Array<ArrayBuffer> {
  const length = width * BYTES_PER_PIXEL;
  const pixels = new Uint8Array(length * height);
  for (let y = 0; y < height; y++) pixels.set(rows.subarray(y * stride, y * stride + length), y * length);
  return pixels;
}

/**
 * One byte per pixel; undefined at the first pixel that has a colour. Most of a page is white: whole rows between lines, and four such pixels
 * are three words of ones.
 */
function greyPixels(
  rows: Uint8Array,
  stride: number,
  width: number,
  height: number,
): Uint8Array<ArrayBuffer> | undefined {
  const words = new Int32Array(rows.buffer, rows.byteOffset, rows.byteLength >> 2);
  const pixels = new Uint8Array(width * height).fill(WHITE);
  const blank = Buffer.alloc(width * BYTES_PER_PIXEL, WHITE);
  for (let y = 0; y < height; y++) {
    if (blank.compare(rows, y * stride, y * stride + blank.length) === 0) continue;
    if (!putGreyRow(rows, words, y * stride, pixels, y * width, width)) return undefined;
  }
  return pixels;
}

const WHITE = 255;
const ONES = -1;
/** Pixels that fill whole words. */
const QUAD = 4;

/** @returns whether none of the pixels has a colour */
function putGreyRow(
  rows: Uint8Array,
  words: Int32Array,
  from: number,
  pixels: Uint8Array,
  to: number,
  width: number,
): boolean {
  const wholeQuads = width - (width % QUAD);
  for (let x = 0; x < wholeQuads; x += QUAD) {
    const word = (from + x * BYTES_PER_PIXEL) >> 2;
    if ((words[word] & words[word + 1] & words[word + 2]) === ONES) continue;
    if (!putGrey(rows, from + x * BYTES_PER_PIXEL, pixels, to + x, QUAD)) return false;
  }
  return putGrey(rows, from + wholeQuads * BYTES_PER_PIXEL, pixels, to + wholeQuads, width - wholeQuads);
}

/** @returns whether none of them has a colour */
function putGrey(rows: Uint8Array, from: number, pixels: Uint8Array, to: number, count: number): boolean {
  for (let i = 0; i < count; i++, from += BYTES_PER_PIXEL) {
    const value = rows[from];
    if (rows[from + 1] !== value || rows[from + 2] !== value) return false;
    pixels[to + i] = value;
  }
  return true;
}
