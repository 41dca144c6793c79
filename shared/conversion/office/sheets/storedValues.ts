/**
 * Replaces a spreadsheet's formulas with the results that its author saw. LibreOffice would recalculate those of today, those that it does
 * not know and random ones. A formula that has never been calculated stays.
 */
import { attribute, withAttribute, withoutAttribute } from '../xmlTags.ts';

/** ECMA-376, part 1, section 18.3.1: of a worksheet. Sheet protection hides nothing: it prevents nobody from reading. */
const PROTECTION = /<(?:\w+:)?(?:sheetProtection|workbookProtection)\s[^<>]*\/>/g;

/** @param xml of a worksheet or a workbook of an XLSX file, under any prefix */
export const withStoredValues = (xml: string): string => withoutReckoned(xml.replace(PROTECTION, ''));

/** A cell is `<c><f>formula</f><v>result</v></c>`; the search for each tag starts where the last one was found. */
function withoutReckoned(xml: string): string {
  const prefix = /<(\w+:)?sheetData[\s>]/.exec(xml)?.[1] ?? '';
  const formulas = cellFormulas(xml, prefix);
  // A formula shared with other cells belongs to them too.
  if (formulas.some(({ hasResult, source }) => !hasResult && source.includes('t="shared"'))) return xml;
  const kept: string[] = [];
  let done = 0;
  for (const { at, source, hasResult } of formulas) {
    if (!hasResult) continue;
    kept.push(xml.slice(done, at));
    done = at + source.length;
  }
  return kept.join('') + xml.slice(done);
}

interface CellFormula {
  readonly at: number;
  readonly source: string;
  readonly hasResult: boolean;
}

function cellFormulas(xml: string, prefix: string): CellFormula[] {
  const found: CellFormula[] = [];
  const open = `<${prefix}f`;
  const close = `</${prefix}f>`;
  const cellEnd = `</${prefix}c>`;
  for (let at = xml.indexOf(open); at >= 0; at = xml.indexOf(open, at + open.length)) {
    if (!/[\s>/]/.test(xml.charAt(at + open.length))) continue;
    const tagEnd = xml.indexOf('>', at);
    if (tagEnd < 0) break;
    const closed = xml.charAt(tagEnd - 1) === '/' ? tagEnd + 1 : xml.indexOf(close, tagEnd) + close.length;
    const end = xml.indexOf(cellEnd, closed);
    if (closed < tagEnd || end < 0) break;
    const hasResult = xml.startsWith(`<${prefix}v`, closed) && !xml.startsWith(`<${prefix}v></`, closed);
    found.push({ at, source: xml.slice(at, closed), hasResult });
    at = closed - open.length;
  }
  return found;
}

/** With its attributes, whose values may contain `>`. */
const CELL = /<table:(?:table-cell|covered-table-cell)(?:\s+[\w:-]+="[^"]*")*\s*\/?>/g;
const OF_AN_ARRAY = ['table:number-matrix-columns-spanned', 'table:number-matrix-rows-spanned'] as const;
const SHEET_PROTECTION = /\stable:(?:protected|protection-key|protection-key-digest-algorithm)="[^"<>]*"/g;

/** @param content of an OpenDocument spreadsheet */
export const withStoredResults = (content: string): string =>
  content.replace(CELL, stored).replace(SHEET_PROTECTION, '');

function stored(tag: string): string {
  const type = attribute(tag, 'office:value-type');
  const formula = attribute(tag, 'table:formula');
  if (type === undefined || formula === undefined) return tag;
  const plain = ['table:formula', ...OF_AN_ARRAY].reduce(withoutAttribute, tag);
  // How LibreOffice writes a constant of Excel.
  if (type === 'float' && (formula === 'of:=TRUE()' || formula === 'of:=FALSE()')) {
    const value = formula === 'of:=TRUE()' ? 'true' : 'false';
    return withAttribute(withAttribute(plain, 'office:value-type', 'boolean'), 'office:boolean-value', value);
  }
  // Errors are shown by their names, which are in the cell; the value beside them is empty.
  return attribute(tag, 'calcext:value-type') === 'error' ? withoutAttribute(plain, 'office:string-value') : plain;
}
