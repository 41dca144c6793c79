/**
 * What the tags of a PDF say of the tables of a page (ISO 32000-1, 14.8.4.3.4): which marked contents each cell has, in which row and column.
 * Browsers and office programs write them from what they set; a stranger's may say anything, so `structure/tables/provenGrids.ts` holds them against
 * what is drawn.
 */
import type { CellTags } from '../structure/tables/provenGrids.ts';
import type { Pdfium } from './pdfium.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';

export interface TaggedCell extends CellTags {
  /** Numbers of its marked contents on the page. */
  readonly contents: readonly number[];
}

/**
 * Elements that a page's tags name, and levels of them: a page of print has some hundreds, and fewer than a hundred. PDFium reads all rows of
 * a table for each of its pages.
 */
const MOST_ELEMENTS = 15_000;
const MOST_DEPTH = 100;
const MOST_COLUMNS = 200;
const MOST_SPAN = 65_534;

const TYPE_BYTES = 64;
/** Elements of a table that hold rows; some programs tag a row's group as nothing in particular. */
const ROW_GROUP = /^(?:THead|TBody|TFoot|NonStruct|Div)$/;

/** By table; cells without anything on the page are left out, as are tables that hold others, which lay text out. Undefined if there are too many elements. */
export function taggedCells(pdfium: Pdfium, page: PdfiumPage): (readonly TaggedCell[])[] | undefined {
  const { call } = pdfium;
  const tree = call.FPDF_StructTree_GetForPage(page.handle);
  if (tree === 0) return [];
  const reader = new TagReader(pdfium);
  try {
    for (let at = 0; at < call.FPDF_StructTree_CountChildren(tree); at++) {
      const child = call.FPDF_StructTree_GetChildAtIndex(tree, at);
      if (child !== 0) reader.look(child, 0);
    }
    return reader.isExhausted ? undefined : reader.tables;
  } finally {
    reader.close();
    call.FPDF_StructTree_Close(tree);
  }
}

class TagReader {
  readonly tables: (readonly TaggedCell[])[] = [];
  readonly #pdfium: Pdfium;
  readonly #buffer: number;
  readonly #names: Readonly<Record<'RowSpan' | 'ColSpan', number>>;
  #elements = 0;

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium;
    this.#buffer = pdfium.call.malloc(TYPE_BYTES);
    this.#names = { RowSpan: this.#string('RowSpan'), ColSpan: this.#string('ColSpan') };
  }

  close(): void {
    for (const pointer of [this.#buffer, ...Object.values(this.#names)]) this.#pdfium.call.free(pointer);
  }

  get isExhausted(): boolean {
    return this.#elements > MOST_ELEMENTS;
  }

  /** Looks for tables in an element. @returns whether there are any */
  look(element: number, depth: number): boolean {
    if (this.#typeOf(element) === 'Table') {
      this.#readTable(element, depth);
      return true;
    }
    let isFound = false;
    for (const child of this.#children(element, depth)) {
      if (child !== 0 && this.look(child, depth + 1)) isFound = true;
    }
    return isFound;
  }

  #readTable(table: number, depth: number): void {
    const places = new CellPlaces();
    const readGroup = (group: number, level: number): void => {
      for (const child of this.#children(group, level)) {
        const type = child === 0 ? '' : this.#typeOf(child);
        if (ROW_GROUP.test(type)) readGroup(child, level + 1);
        else if (type === 'TR') {
          this.#readRow(child, level + 1, places);
          places.endRow();
        } else if (child === 0) places.endRow();
        else if (this.look(child, level + 1)) places.holdTable();
      }
    };
    readGroup(table, depth + 1);
    const cells = places.cells();
    if (cells.length > 0) this.tables.push(cells);
  }

  #readRow(row: number, depth: number, places: CellPlaces): void {
    for (const child of this.#children(row, depth)) {
      // A cell without anything on this page is not reported, and its spans are not either.
      const type = child === 0 ? '' : this.#typeOf(child);
      if (type !== 'TD' && type !== 'TH') places.add(undefined);
      else {
        const [rowSpan, columnSpan] = [this.#span(child, 'RowSpan'), this.#span(child, 'ColSpan')];
        const contents: number[] = [];
        if (this.#readContents(child, depth + 1, contents)) places.holdTable();
        places.add({ rowSpan, columnSpan, isHeader: type === 'TH', contents });
      }
    }
  }

  /** @returns whether it holds a table */
  #readContents(element: number, depth: number, contents: number[]): boolean {
    const { call } = this.#pdfium;
    let holdsTable = false;
    let at = 0;
    for (const child of this.#children(element, depth)) {
      const content = call.FPDF_StructElement_GetChildMarkedContentID(element, at++);
      if (content >= 0) contents.push(content);
      if (child === 0) continue;
      if (this.#typeOf(child) === 'Table') {
        this.#readTable(child, depth);
        holdsTable = true;
      } else if (this.#readContents(child, depth + 1, contents)) holdsTable = true;
    }
    return holdsTable;
  }

  /** 0 for what is no element, or is not on the page. */
  *#children(element: number, depth: number): Generator<number> {
    const { call } = this.#pdfium;
    if (depth > MOST_DEPTH) return;
    const count = call.FPDF_StructElement_CountChildren(element);
    for (let at = 0; at < count && this.#elements <= MOST_ELEMENTS; at++) {
      this.#elements++;
      yield call.FPDF_StructElement_GetChildAtIndex(element, at);
    }
  }

  #typeOf(element: number): string {
    const length = this.#pdfium.call.FPDF_StructElement_GetType(element, this.#buffer, TYPE_BYTES);
    if (length < 2 || length > TYPE_BYTES) return '';
    return Buffer.from(this.#pdfium.bytes().slice(this.#buffer, this.#buffer + length - 2)).toString('utf16le');
  }

  #span(element: number, name: 'RowSpan' | 'ColSpan'): number {
    const { call } = this.#pdfium;
    for (let at = 0; at < call.FPDF_StructElement_GetAttributeCount(element); at++) {
      const attribute = call.FPDF_StructElement_GetAttributeAtIndex(element, at);
      const value = attribute === 0 ? 0 : call.FPDF_StructElement_Attr_GetValue(attribute, this.#names[name]);
      if (value === 0 || call.FPDF_StructElement_Attr_GetNumberValue(value, this.#buffer) === 0) continue;
      const span = Math.floor(this.#pdfium.floats()[this.#buffer >> 2]);
      return Math.min(Math.max(1, span), MOST_SPAN);
    }
    return 1;
  }

  #string(text: string): number {
    const bytes = Buffer.from(`${text}\0`, 'latin1');
    const pointer = this.#pdfium.call.malloc(bytes.length);
    this.#pdfium.bytes().set(bytes, pointer);
    return pointer;
  }
}

type OwnCell = Pick<TaggedCell, 'rowSpan' | 'columnSpan' | 'isHeader' | 'contents'>;

/** Where the cells of a table are, read row by row. */
class CellPlaces {
  readonly #cells: Omit<TaggedCell, 'isSure'>[] = [];
  /** By column, the row from which it is free again. */
  readonly #freeFrom: number[] = [];
  /** By row, how many columns it has, where that is known. */
  readonly #widths = new Map<number, number>();
  #width = 0;
  #row = 0;
  #column = 0;
  #isKnown = true;
  #holdsTable = false;

  /** @param cell undefined if nothing is known of it */
  add(cell: OwnCell | undefined): void {
    const column = this.#freeColumn();
    if (column >= MOST_COLUMNS) return;
    const columnSpan = Math.min(cell?.columnSpan ?? 1, MOST_COLUMNS);
    const rowSpan = cell?.rowSpan ?? 1;
    for (let at = column; at < column + columnSpan; at++) this.#freeFrom[at] = this.#row + rowSpan;
    if (cell === undefined) this.#isKnown = false;
    else if (cell.contents.length > 0) this.#cells.push({ ...cell, row: this.#row, column, rowSpan, columnSpan });
    this.#column = column + columnSpan;
  }

  endRow(): void {
    const width = this.#freeColumn();
    this.#width = Math.max(this.#width, width);
    if (this.#isKnown) this.#widths.set(this.#row, width);
    this.#row++;
    this.#column = 0;
    this.#isKnown = true;
  }

  holdTable(): void {
    this.#holdsTable = true;
  }

  /** None of a table that holds others: it lays text out. */
  cells(): TaggedCell[] {
    if (this.#holdsTable) return [];
    return this.#cells.map((cell) => ({ ...cell, isSure: this.#widths.get(cell.row) === this.#width }));
  }

  #freeColumn(): number {
    let column = this.#column;
    while ((this.#freeFrom[column] ?? 0) > this.#row) column++;
    return column;
  }
}
