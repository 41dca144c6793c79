/** What has to fit on the pages of a spreadsheet that LibreOffice has written: its columns, and the texts of its cells as shown. */
import { attribute, unescapeXml, xmlPieces, type XmlPiece } from '../xmlTags.ts';

export interface SheetColumns {
  readonly tag: XmlPiece;
  /** 0-based. */
  readonly first: number;
  readonly count: number;
  readonly isHidden: boolean;
  readonly styleName?: string;
  readonly cellStyleName?: string;
}

export interface SheetCell {
  /** Repeated cells share it. */
  readonly tag: XmlPiece;
  /** 0-based. */
  readonly column: number;
  readonly columnSpan: number;
  readonly rowSpan: number;
  /** Numbers, dates and the like are not broken into lines. */
  readonly isText: boolean;
  readonly styleName?: string;
  /** Lines joined by `\n`. */
  readonly text: string;
}

export interface SheetRow {
  readonly tag: XmlPiece;
  readonly cells: readonly SheetCell[];
}

export interface Sheet {
  readonly tag: XmlPiece;
  /** Escaped as in XML. */
  readonly name: string;
  readonly styleName: string;
  readonly columns: readonly SheetColumns[];
  /** Rows with text that are not hidden. */
  readonly rows: readonly SheetRow[];
}

/** Text inside them is not the cell's. */
const OTHERS_TEXT = /^(office:annotation|draw:|dr3d:|table:shapes$)/;

export function readSheets(content: string): Sheet[] {
  const reader = new SheetReader();
  for (const piece of xmlPieces(content, Math.max(0, content.indexOf('<office:spreadsheet')))) reader.take(piece);
  return reader.sheets;
}

interface OpenCell extends Omit<SheetCell, 'text'> {
  readonly repeated: number;
  text: string;
}

class SheetReader {
  readonly sheets: Sheet[] = [];
  private sheet: { columns: SheetColumns[]; rows: SheetRow[] } | undefined;
  private row: { tag: XmlPiece; isHidden: boolean; cellStyleName: string | undefined; cells: SheetCell[] } | undefined;
  private cell: OpenCell | undefined;
  private nextColumn = 0;
  /** Name and depth of an element whose text is not the cell's. */
  private skipped: { readonly name: string; depth: number } | undefined;
  private paragraphs = 0;

  take(piece: XmlPiece): void {
    if (this.skipped) this.skip(piece, this.skipped);
    else if (piece.kind === 'start' && OTHERS_TEXT.test(piece.name)) this.skipped = { name: piece.name, depth: 1 };
    else if (piece.name === 'table:table') this.takeSheet(piece);
    else if (piece.name === 'table:table-column') this.takeColumns(piece);
    else if (piece.name === 'table:table-row') this.takeRow(piece);
    else if (piece.name === 'table:table-cell' || piece.name === 'table:covered-table-cell') this.takeCell(piece);
    else if (this.cell) this.takeText(piece, this.cell);
  }

  private skip({ kind, name }: XmlPiece, skipped: { readonly name: string; depth: number }): void {
    if (name !== skipped.name || kind === 'empty') return;
    skipped.depth += kind === 'start' ? 1 : -1;
    if (skipped.depth === 0) this.skipped = undefined;
  }

  private takeSheet(tag: XmlPiece): void {
    if (tag.kind !== 'start') return;
    this.nextColumn = 0;
    this.sheet = { columns: [], rows: [] };
    const name = attribute(tag.source, 'table:name') ?? '';
    this.sheets.push({ tag, name, styleName: attribute(tag.source, 'table:style-name') ?? '', ...this.sheet });
  }

  private takeColumns(tag: XmlPiece): void {
    if (tag.kind === 'end' || !this.sheet) return;
    const count = number(tag, 'table:number-columns-repeated');
    this.sheet.columns.push({
      tag,
      first: this.nextColumn,
      count,
      isHidden: isHidden(tag),
      styleName: attribute(tag.source, 'table:style-name'),
      cellStyleName: attribute(tag.source, 'table:default-cell-style-name'),
    });
    this.nextColumn += count;
  }

  private takeRow(tag: XmlPiece): void {
    if (tag.kind === 'start') {
      const cellStyleName = attribute(tag.source, 'table:default-cell-style-name');
      this.row = { tag, isHidden: isHidden(tag), cellStyleName, cells: [] };
      this.nextColumn = 0;
    } else if (tag.kind === 'end' && this.row) {
      if (!this.row.isHidden && this.row.cells.length > 0) this.sheet?.rows.push(this.row);
      this.row = undefined;
    }
  }

  private takeCell(tag: XmlPiece): void {
    if (tag.kind === 'end') {
      if (this.cell) this.closeCell(this.cell);
      return;
    }
    const repeated = number(tag, 'table:number-columns-repeated');
    if (tag.kind === 'start') {
      const type = attribute(tag.source, 'office:value-type');
      this.paragraphs = 0;
      this.cell = {
        tag,
        column: this.nextColumn,
        repeated,
        columnSpan: number(tag, 'table:number-columns-spanned'),
        rowSpan: number(tag, 'table:number-rows-spanned'),
        isText: type === undefined || type === 'string',
        styleName: attribute(tag.source, 'table:style-name') ?? this.row?.cellStyleName,
        text: '',
      };
    }
    this.nextColumn += repeated;
  }

  private closeCell({ repeated, text, ...cell }: OpenCell): void {
    this.cell = undefined;
    if (text === '') return;
    for (let copy = 0; copy < Math.min(repeated, MAX_COLUMNS); copy += 1) {
      this.row?.cells.push({ ...cell, text, column: cell.column + copy });
    }
  }

  private takeText({ kind, name, source }: XmlPiece, cell: OpenCell): void {
    if (kind === 'text') cell.text += unescapeXml(source);
    else if (name === 'text:p' && kind !== 'end') cell.text += this.paragraphs++ > 0 ? '\n' : '';
    else if (name === 'text:line-break') cell.text += '\n';
    else if (name === 'text:tab' || name === 'text:s') {
      cell.text += ' '.repeat(Math.min(MAX_COLUMNS, Number(attribute(source, 'text:c') ?? 1)));
    }
  }
}

/** As many columns as a sheet can have. */
export const MAX_COLUMNS = 16_384;

const number = ({ source }: XmlPiece, name: string): number => Number(attribute(source, name) ?? 1);

const isHidden = ({ source }: XmlPiece): boolean => {
  const visibility = attribute(source, 'table:visibility');
  return visibility === 'collapse' || visibility === 'filter';
};
