/** The tables that a page's tags name and its text proves. */
import type { GlyphGroup } from '../layout/glyph.ts';
import { provenGrid, type DrawnCell, type TaggedGrid } from '../structure/tables/provenGrids.ts';
import type { Pdfium } from './pdfium.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';
import { taggedCells } from './taggedCells.ts';

/** @returns undefined if there are too many tags, as there will be on the next pages */
export function taggedTables(
  pdfium: Pdfium,
  page: PdfiumPage,
  groups: readonly GlyphGroup[],
): TaggedGrid[] | undefined {
  const level = groups.filter(({ frame }) => frame.angle === 0 && !frame.mirrored).flatMap(({ glyphs }) => glyphs);
  const tables = level.length === 0 ? [] : taggedCells(pdfium, page);
  if (tables === undefined || tables.length === 0) return tables && [];
  const { call } = pdfium;
  const textPage = page.text.open();
  const byContent = Map.groupBy(level, ({ order }) =>
    call.FPDFPageObj_GetMarkedContentID(call.FPDFText_GetTextObject(textPage, order)),
  );
  return tables.flatMap((cells) => {
    const drawn = cells.map(({ contents, ...cell }): DrawnCell => {
      return { ...cell, glyphs: contents.flatMap((content) => byContent.get(content) ?? []) };
    });
    return provenGrid(drawn, level) ?? [];
  });
}
