/** PDFium as WebAssembly: one instance in this thread, its memory capped, called through its raw exports. */
import { init } from '@embedpdf/pdfium';
import { capMemory, webAssembly } from './webAssembly.ts';
import type { CompiledWasm, WasmInstance, WasmMemory } from './webAssembly.ts';

/**
 * The functions that we call, as WebAssembly exports them: pointers and booleans are numbers. The package's own
 * wrappers check and convert every argument, which costs more than the calls when there are several per character.
 */
export interface PdfiumFunctions {
  malloc(size: number): number;
  free(pointer: number): void;
  PDFiumExt_Init(): void;
  FPDF_SetSystemFontInfo(info: number): void;
  FPDF_LoadMemDocument(bytes: number, size: number, password: number): number;
  FPDF_CloseDocument(document: number): void;
  FPDF_GetLastError(): number;
  FPDF_GetPageCount(document: number): number;
  FPDF_LoadPage(document: number, index: number): number;
  FPDF_ClosePage(page: number): void;
  EPDFPage_GetObjectNumber(page: number): number;
  FPDF_GetPageWidthF(page: number): number;
  FPDF_GetPageHeightF(page: number): number;
  FPDF_DeviceToPage(
    page: number,
    startX: number,
    startY: number,
    sizeX: number,
    sizeY: number,
    rotate: number,
    deviceX: number,
    deviceY: number,
    pageX: number,
    pageY: number,
  ): number;
  FPDFPage_GetAnnotCount(page: number): number;
  FPDFPage_GetAnnot(page: number, index: number): number;
  FPDFPage_CloseAnnot(annotation: number): void;
  FPDFAnnot_GetSubtype(annotation: number): number;
  FPDFAnnot_GetFlags(annotation: number): number;
  FPDFAnnot_SetFlags(annotation: number, flags: number): number;
  EPDFAnnot_HasAppearanceStream(annotation: number, mode: number): number;
  EPDFAnnot_GenerateAppearance(annotation: number): number;
  FPDFPage_Flatten(page: number, usage: number): number;
  PDFiumExt_OpenFormFillInfo(): number;
  PDFiumExt_CloseFormFillInfo(info: number): void;
  PDFiumExt_InitFormFillEnvironment(document: number, info: number): number;
  PDFiumExt_ExitFormFillEnvironment(form: number): void;
  FORM_OnAfterLoadPage(page: number, form: number): void;
  FORM_OnBeforeClosePage(page: number, form: number): void;
  FPDFText_LoadPage(page: number): number;
  FPDFText_ClosePage(textPage: number): void;
  FPDFText_CountChars(textPage: number): number;
  FPDFText_GetUnicode(textPage: number, index: number): number;
  FPDFText_GetTextObject(textPage: number, index: number): number;
  FPDFText_IsGenerated(textPage: number, index: number): number;
  FPDFText_HasUnicodeMapError(textPage: number, index: number): number;
  FPDFText_GetFontSize(textPage: number, index: number): number;
  FPDFText_GetMatrix(textPage: number, index: number, matrix: number): number;
  FPDFText_GetCharOrigin(textPage: number, index: number, x: number, y: number): number;
  FPDFText_GetLooseCharBox(textPage: number, index: number, rect: number): number;
  FPDFText_GetCharBox(
    textPage: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
  FPDFTextObj_GetFont(textObject: number): number;
  FPDFFont_GetAscent(font: number, size: number, ascent: number): number;
  FPDFFont_GetDescent(font: number, size: number, descent: number): number;
  FPDFFont_GetBaseFontName(font: number, buffer: number, length: number): number;
  FPDFFont_GetIsEmbedded(font: number): number;
  FPDFFont_GetFontData(font: number, buffer: number, length: number, neededLength: number): number;
  FPDFFont_GetGlyphWidth(font: number, codePoint: number, size: number, width: number): number;
  FPDFFont_GetGlyphPath(font: number, glyph: number, size: number): number;
  FPDFGlyphPath_CountGlyphSegments(path: number): number;
  FPDFGlyphPath_GetGlyphPathSegment(path: number, index: number): number;
  FPDFPathSegment_GetPoint(segment: number, x: number, y: number): number;
  FPDFPathSegment_GetType(segment: number): number;
  FPDF_CreateNewDocument(): number;
  FPDFText_LoadStandardFont(document: number, name: number): number;
  FPDFText_LoadFont(document: number, bytes: number, size: number, type: number, isCid: number): number;
  FPDFPage_CountObjects(page: number): number;
  FPDFPage_GetObject(page: number, index: number): number;
  FPDFPageObj_GetType(object: number): number;
  FPDFPageObj_HasTransparency(object: number): number;
  FPDFImageObj_GetImagePixelSize(object: number, width: number, height: number): number;
  FPDFPageObj_SetIsActive(object: number, active: number): number;
  FPDFPageObj_GetMatrix(object: number, matrix: number): number;
  FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  FPDFPageObj_CountMarks(object: number): number;
  FPDFPageObj_GetMark(object: number, index: number): number;
  FPDFPageObjMark_GetParamStringValue(
    mark: number,
    key: number,
    buffer: number,
    length: number,
    lengthOut: number,
  ): number;
  FPDFPageObjMark_GetParamBlobValue(
    mark: number,
    key: number,
    buffer: number,
    length: number,
    lengthOut: number,
  ): number;
  FPDFPageObjMark_RemoveParam(object: number, mark: number, key: number): number;
  FPDFPageObjMark_SetBlobParam(
    document: number,
    object: number,
    mark: number,
    key: number,
    value: number,
    length: number,
  ): number;
  FPDFPageObj_GetMarkedContentID(object: number): number;
  FPDF_StructTree_GetForPage(page: number): number;
  FPDF_StructTree_Close(tree: number): void;
  FPDF_StructTree_CountChildren(tree: number): number;
  FPDF_StructTree_GetChildAtIndex(tree: number, index: number): number;
  FPDF_StructElement_CountChildren(element: number): number;
  FPDF_StructElement_GetChildAtIndex(element: number, index: number): number;
  FPDF_StructElement_GetChildMarkedContentID(element: number, index: number): number;
  FPDF_StructElement_GetType(element: number, buffer: number, length: number): number;
  FPDF_StructElement_GetAttributeCount(element: number): number;
  FPDF_StructElement_GetAttributeAtIndex(element: number, index: number): number;
  FPDF_StructElement_Attr_GetValue(attribute: number, name: number): number;
  FPDF_StructElement_Attr_GetNumberValue(value: number, number: number): number;
  FPDFTextObj_GetTextRenderMode(textObject: number): number;
  FPDFPath_CountSegments(path: number): number;
  FPDFPath_GetDrawMode(path: number, fill: number, stroke: number): number;
  FPDFPageObj_GetFillColor(object: number, red: number, green: number, blue: number, alpha: number): number;
  FPDFPath_GetPathSegment(path: number, index: number): number;
  FPDFFormObj_CountObjects(form: number): number;
  FPDFFormObj_GetObject(form: number, index: number): number;
  FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: number, stride: number): number;
  FPDFBitmap_Destroy(bitmap: number): void;
  FPDF_RenderPageBitmapWithMatrix(bitmap: number, page: number, matrix: number, clipping: number, flags: number): void;
}

export interface Pdfium {
  readonly call: PdfiumFunctions;
  /** Fresh views: growing memory detaches old ones, so never keep them across a call that may allocate. */
  bytes(): Uint8Array;
  floats(): Float32Array;
  doubles(): Float64Array;
  /** A function that PDFium can call, as a pointer. Signature in Emscripten's notation: result, then arguments. */
  callback(called: (...parameters: number[]) => number, signature: string): number;
  /** Bytes of memory in use or once used: WebAssembly memory never shrinks. */
  memoryBytes(): number;
  /** True if PDFium asked for more memory than it may have. */
  memoryRefused(): boolean;
}

/** Instantiates the compiled module, which workers share, as a fresh PDFium whose memory stays under the limit. */
export async function startPdfium(compiled: CompiledWasm, memoryLimitBytes: number): Promise<Pdfium> {
  let refused = false;
  const { pdfium } = await init({
    // Corrupt files make PDFium and its glue write to standard output and standard error.
    print: () => undefined,
    printErr: () => undefined,
    instantiateWasm: (imports: object, receive: (instance: WasmInstance) => void): Record<string, never> => {
      void webAssembly.instantiate(compiled, imports).then((instance) => {
        capMemory(instance.exports.memory, memoryLimitBytes, () => (refused = true));
        receive(instance);
      });
      return {};
    },
  });
  const exports = pdfium.wasmExports as unknown as PdfiumFunctions & { memory: WasmMemory };
  // The package types this by names that only the types of Emscripten declare.
  const glue = pdfium as unknown as { addFunction: Pdfium['callback'] };
  exports.PDFiumExt_Init();
  let buffer: ArrayBufferLike | undefined;
  let bytes = new Uint8Array();
  let floats = new Float32Array();
  let doubles = new Float64Array();
  const refresh = (): void => {
    if (buffer === exports.memory.buffer) return;
    buffer = exports.memory.buffer;
    bytes = new Uint8Array(buffer);
    floats = new Float32Array(buffer);
    doubles = new Float64Array(buffer);
  };
  return {
    call: exports,
    bytes: () => (refresh(), bytes),
    floats: () => (refresh(), floats),
    doubles: () => (refresh(), doubles),
    callback: (called, signature) => glue.addFunction(called, signature),
    memoryBytes: () => exports.memory.buffer.byteLength,
    memoryRefused: () => refused,
  };
}
