/** In which order a tagged PDF says that its characters are read. */
import type { GlyphGroup } from '../../../shared/documents/layout/glyph.ts';
import type { Pdfium } from '../../../shared/documents/pdf/pdfium.ts';
import type { PdfiumPage } from '../../../shared/documents/pdf/pdfiumDocument.ts';

/** PDFium's numbers of them. */
export const charactersOf = (groups: readonly GlyphGroup[]): number[] =>
  groups.flatMap(({ glyphs }) => glyphs.map(({ order }) => order));

export interface TaggedCharacter {
  /** 0-based position in the order of reading. */
  readonly rank: number;
  /** It stands in no table, form or figure. */
  readonly isProse: boolean;
}

const NO_PROSE = /^(?:Table|TR|TD|TH|Form|Figure)$/;
const TYPE_BYTES = 64;

/** By PDFium's numbers of the characters given; those without tags are left out. */
export type TaggedOrder = ReadonlyMap<number, TaggedCharacter>;

export function taggedOrder(pdfium: Pdfium, page: PdfiumPage, characters: readonly number[]): TaggedOrder {
  const { call } = pdfium;
  const contents = new Map<number, { rank: number; isProse: boolean }>();
  const buffer = call.malloc(TYPE_BYTES);
  const typeOf = (element: number): string => {
    const length = Math.min(TYPE_BYTES, call.FPDF_StructElement_GetType(element, buffer, TYPE_BYTES));
    return Buffer.from(pdfium.bytes().slice(buffer, buffer + Math.max(0, length - 2))).toString('utf16le');
  };
  const visit = (element: number, isProse: boolean): void => {
    const own = isProse && !NO_PROSE.test(typeOf(element));
    for (let i = 0; i < call.FPDF_StructElement_CountChildren(element); i++) {
      const id = call.FPDF_StructElement_GetChildMarkedContentID(element, i);
      if (id >= 0 && !contents.has(id)) contents.set(id, { rank: contents.size, isProse: own });
      const child = call.FPDF_StructElement_GetChildAtIndex(element, i);
      if (child !== 0) visit(child, own);
    }
  };
  const tree = call.FPDF_StructTree_GetForPage(page.handle);
  for (let i = 0; tree !== 0 && i < call.FPDF_StructTree_CountChildren(tree); i++) {
    visit(call.FPDF_StructTree_GetChildAtIndex(tree, i), true);
  }
  const textPage = call.FPDFText_LoadPage(page.handle);
  const placed = characters.flatMap((index) => {
    const content = contents.get(call.FPDFPageObj_GetMarkedContentID(call.FPDFText_GetTextObject(textPage, index)));
    return content === undefined ? [] : [{ index, ...content }];
  });
  call.FPDFText_ClosePage(textPage);
  if (tree !== 0) call.FPDF_StructTree_Close(tree);
  call.free(buffer);
  placed.sort((one, other) => one.rank - other.rank || one.index - other.index);
  return new Map(placed.map(({ index, isProse }, rank) => [index, { rank, isProse }]));
}
