/** Draws a part of a page into pixels: only that part is drawn, and never more pixels than allowed. */
import type { Box } from '../geometry.ts';
import type { RenderRequest } from '../pdfReader.ts';
import { drawnCharacters } from './drawnCharacters.ts';
import { corrupt, tooMuchMemory } from './failures.ts';
import type { Pdfium } from './pdfium.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';
import type { Rendered } from './workerProtocol.ts';

/** FPDFBitmap_BGRx and FPDF_ANNOT (fpdfview.h). */
const FORMAT_BGRX = 3;
const DRAW_ANNOTATIONS = 1;
const OPAQUE_WHITE = 0xffffffff;
const BYTES_PER_PIXEL = 4;

/** @throws UnreadableDocument when the bitmap does not fit into memory. */
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
  const stride = width * BYTES_PER_PIXEL;
  const buffer = call.malloc(stride * height);
  if (buffer === 0) throw tooMuchMemory();
  const matrix = call.malloc(40);
  const bitmap = call.FPDFBitmap_CreateEx(width, height, FORMAT_BGRX, buffer, stride);
  try {
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, OPAQUE_WHITE);
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
    call.FPDF_RenderPageBitmapWithMatrix(bitmap, page.handle, matrix, matrix + 24, DRAW_ANNOTATIONS);
    const pixels = toRgb(pdfium.bytes().subarray(buffer, buffer + stride * height));
    return { kind: 'rendered', width, height, scaleX, scaleY, pixels, incomplete: pdfium.memoryRefused() };
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

function toRgb(bgrx: Uint8Array): Uint8Array<ArrayBuffer> {
  const rgb = new Uint8Array((bgrx.length / BYTES_PER_PIXEL) * 3);
  for (let from = 0, to = 0; from < bgrx.length; from += BYTES_PER_PIXEL, to += 3) {
    rgb[to] = bgrx[from + 2];
    rgb[to + 1] = bgrx[from + 1];
    rgb[to + 2] = bgrx[from];
  }
  return rgb;
}
