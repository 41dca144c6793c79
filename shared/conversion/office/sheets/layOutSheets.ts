/**
 * Lays the sheets of a spreadsheet out so that every cell that a reader can see is on a page, whole: no row is split over pages,
 * no text is cut off by its neighbour, no number is shown as `###`, and no print range leaves anything out.
 */
import type { OpenDocumentXml } from '../rewriteOpenDocument.ts';
import { applyEdits, withAttribute, withoutAttribute, type Edit } from '../xmlTags.ts';
import { cellDirections, type CellDirections } from './cellDirection.ts';
import { openDocumentCells, requireFewCells } from './cellCount.ts';
import { readCellFonts, type CellFonts } from './cellFonts.ts';
import { plainBlanks } from './plainBlanks.ts';
import { DEFAULT_COLUMN_INCHES, readSheetStyles } from './sheetStyles.ts';
import { addSheetPages, type SheetPage } from './sheetPages.ts';
import { MAX_COLUMNS, readSheets, type Sheet, type SheetColumns, type SheetRow } from './readSheets.ts';
import { withStoredResults } from './storedValues.ts';
import { textHeight, textWidth } from './textWidth.ts';
import { trimCells } from './trimCells.ts';
import { wrapCells } from './wrapCells.ts';
import { append, greatest } from '../../../platform/longLists.ts';

/** Wider text is broken into lines, inches: about 60 letters. */
const MAX_TEXT_INCHES = 4.5;

export interface SheetLayout {
  /** Otherwise only the sheet's name is printed above its cells. */
  readonly hasOwnHeaders: boolean;
}

/** @param xml as LibreOffice writes it. @throws UnconvertibleSource if it has too many cells */
export function layOutSheets(xml: OpenDocumentXml, { hasOwnHeaders }: SheetLayout): OpenDocumentXml {
  const { styles } = xml;
  const known = readSheetStyles(xml.content);
  requireFewCells(openDocumentCells(xml.content, known));
  const content = trimCells(withStoredResults(xml.content));
  const fonts = readCellFonts(styles, content);
  const directions = cellDirections(content);
  const pages: SheetPage[] = [];
  const edits: Edit[] = [];
  const added: string[] = [];
  readSheets(content).forEach((sheet, index) => {
    const style = known.sheets.get(sheet.styleName);
    if (style?.isHidden === true) return;
    const widths = columnWidths(sheet, fonts, known.columnInches);
    const name = `shown-sheet-${index}`;
    added.push(sheetStyle(name, style?.properties ?? ''));
    edits.push({ at: sheet.tag.at, length: sheet.tag.source.length, replacement: sheetTag(sheet, name) });
    for (const columns of sheet.columns) edits.push(columnsEdit(columns, widths, name, added));
    const cellStyles = columnCellStyles(sheet, widths.length);
    for (const row of sheet.rows) {
      append(edits, [...rowEdit(row, widths, fonts, added), ...directionEdits(row, cellStyles, directions)]);
    }
    const visible = sheet.columns.flatMap(({ first, count, isHidden }) =>
      isHidden ? [] : widths.slice(first, first + count),
    );
    const inches = visible.reduce((sum, width) => sum + width, 0);
    pages.push({
      masterPage: name,
      original: hasOwnHeaders ? style?.masterPage : undefined,
      contentInches: inches,
      title: sheet.name,
    });
  });
  const edited = applyEdits(content, edits)
    .replace(/<table:named-range\b[^>]*table:range-usable-as="[^"]*print-range[^"]*"[^>]*\/>/g, '')
    .replace('</office:automatic-styles>', `${[...added, ...directions.styles()].join('')}</office:automatic-styles>`)
    .replaceAll('style:use-optimal-row-height="false"', 'style:use-optimal-row-height="true"');
  return {
    content: withHeights(plainBlanks(wrapCells(edited))),
    styles: addSheetPages(plainBlanks(wrapCells(styles)), pages),
  };
}

/** For all columns up to the last one that holds something. */
function columnWidths(sheet: Sheet, fonts: CellFonts, columnInches: ReadonlyMap<string, number>): number[] {
  const used = sheet.rows.reduce(
    (most, { cells }) => cells.reduce((last, { column, columnSpan }) => Math.max(last, column + columnSpan), most),
    0,
  );
  const widths = Array.from({ length: Math.min(used, MAX_COLUMNS) }, () => DEFAULT_COLUMN_INCHES);
  for (const { first, count, styleName } of sheet.columns) {
    widths.fill(columnInches.get(styleName ?? '') ?? DEFAULT_COLUMN_INCHES, first, first + count);
  }
  const cellStyles = columnCellStyles(sheet, widths.length);
  for (const { cells } of sheet.rows) {
    for (const { column, columnSpan, isText, styleName, text } of cells) {
      const width = textWidth(text, fonts(styleName ?? cellStyles[column]));
      if (isText && columnSpan > 1) continue;
      const others = widths.slice(column + 1, column + columnSpan).reduce((sum, other) => sum + other, 0);
      const needed = (isText ? Math.min(width, MAX_TEXT_INCHES) : width) - others;
      widths[column] = Math.max(widths[column] ?? 0, needed);
    }
  }
  return widths;
}

function columnCellStyles(sheet: Sheet, columns: number): (string | undefined)[] {
  const styles = Array.from<string | undefined>({ length: columns });
  for (const { first, count, cellStyleName } of sheet.columns) styles.fill(cellStyleName, first, first + count);
  return styles;
}

const sheetStyle = (name: string, properties: string): string =>
  `<style:style style:name="${name}" style:family="table" style:master-page-name="${name}">${properties}</style:style>`;

const sheetTag = ({ tag }: Sheet, styleName: string): string =>
  withAttribute(
    withoutAttribute(withoutAttribute(tag.source, 'table:print-ranges'), 'table:print'),
    'table:style-name',
    styleName,
  );

/** Columns that share a tag may need different widths. */
function columnsEdit(
  { tag, first, count }: SheetColumns,
  widths: readonly number[],
  sheet: string,
  added: string[],
): Edit {
  const open = withoutAttribute(tag.source, 'table:number-columns-repeated');
  const single = `${open.slice(0, open.endsWith('/>') ? -2 : -1).trimEnd()}/>`;
  const tags: string[] = [];
  const ending = tag.source.endsWith('/>') ? '' : '</table:table-column>';
  for (let column = first; column < Math.min(first + count, widths.length); column += 1) {
    const name = `${sheet}-column-${column}`;
    added.push(columnStyle(name, widths[column] ?? DEFAULT_COLUMN_INCHES));
    tags.push(withAttribute(single, 'table:style-name', name));
  }
  const rest = count - tags.length;
  if (rest > 0) tags.push(withAttribute(single, 'table:number-columns-repeated', String(rest)));
  const last = tags.pop() ?? single;
  const replacement = tags.join('') + (ending === '' ? last : last.replace(/\/>$/, '>'));
  return { at: tag.at, length: tag.source.length, replacement };
}

const columnStyle = (name: string, width: number): string =>
  `<style:style style:name="${name}" style:family="table-column"><style:table-column-properties fo:break-before="auto" style:column-width="${width.toFixed(3)}in"/></style:style>`;

/** LibreOffice makes rows high enough for the text of single cells, but not for that of merged ones. */
function rowEdit({ tag, cells }: SheetRow, widths: readonly number[], fonts: CellFonts, added: string[]): Edit[] {
  const joined = cells.filter(({ isText, columnSpan, rowSpan }) => isText && (columnSpan > 1 || rowSpan > 1));
  const heightIn = (cell: (typeof cells)[number]): number => {
    const width = widths.slice(cell.column, cell.column + cell.columnSpan).reduce((sum, each) => sum + each, 0);
    return textHeight(cell.text, fonts(cell.styleName), width);
  };
  const needed = Math.max(0, greatest(joined.map(heightIn)));
  if (needed <= ORDINARY_ROW_INCHES) return [];
  const height = Math.min(MAX_ROW_INCHES, Math.max(needed, greatest(cells.map(heightIn))));
  const name = `shown-row-${added.length}`;
  added.push(
    `<style:style style:name="${name}" style:family="table-row"><style:table-row-properties style:row-height="${height.toFixed(3)}in" ${FIXED_HEIGHT}/></style:style>`,
  );
  return [{ at: tag.at, length: tag.source.length, replacement: withAttribute(tag.source, 'table:style-name', name) }];
}

function directionEdits(
  { cells }: SheetRow,
  cellStyles: readonly (string | undefined)[],
  directions: CellDirections,
): Edit[] {
  // Repeated cells share one tag.
  const single = cells.filter(({ tag }, at) => tag !== cells[at - 1]?.tag);
  return single.flatMap((cell) => directions.edit(cell, cell.styleName ?? cellStyles[cell.column]) ?? []);
}

/** One line of ordinary letters. */
const ORDINARY_ROW_INCHES = 0.25;
/** A row is not higher than a page. */
const MAX_ROW_INCHES = 9;
/** Stands in for the attribute until all others have been set to let LibreOffice choose. */
const FIXED_HEIGHT = 'shown-height="fixed"';

const withHeights = (content: string): string =>
  content.replaceAll(FIXED_HEIGHT, 'style:use-optimal-row-height="false"');
