/**
 * Paragraphs and rows of a document that LibreOffice has written, in file order, as `documents/stated/statedText.ts` expects them. What
 * readers do not see is left out: the author's comments, hidden rows and columns, descriptions of pictures.
 */
import { CELL_END, UNIT_END } from '../../documents/stated/statedText.ts';
import type { OpenDocumentXml } from './rewriteOpenDocument.ts';
import { readSheets, type Sheet } from './sheets/readSheets.ts';
import { attribute, unescapeXml, xmlPieces, type XmlPiece } from './xmlTags.ts';

export function statedParagraphs({ content, styles }: OpenDocumentXml): string {
  const bodyAt = content.indexOf('<office:spreadsheet');
  const body = bodyAt === -1 ? writtenIn(content, '<office:body') : readSheets(content).flatMap(rowsOf);
  // Headers and footers are in the styles.
  return [...body, ...writtenIn(styles, '<office:master-styles')].join(UNIT_END);
}

function rowsOf({ name, columns, rows }: Sheet): string[] {
  const hidden = columns.filter(({ isHidden }) => isHidden);
  const isSeen = (column: number): boolean =>
    !hidden.some(({ first, count }) => column >= first && column < first + count);
  const texts = rows.map(({ cells }) =>
    cells
      .filter(({ column }) => isSeen(column))
      .map(({ text }) => text.replaceAll('\n', CELL_END))
      .join(CELL_END),
  );
  return [name, ...texts];
}

const NOT_SHOWN =
  /^(office:annotation|svg:title|svg:desc|text:ruby-text|text:tracked-changes|presentation:notes|dc:creator|dc:date|meta:.*|script:.*)$/;
const PARAGRAPH = /^text:[ph]$/;
const ROW = 'table:table-row';

function writtenIn(xml: string, beginning: string): string[] {
  const from = xml.indexOf(beginning);
  if (from === -1) return [];
  const units: string[] = [];
  /** Text boxes and notes are inside the paragraphs that they belong to. */
  const open: string[] = [];
  let row: string[] = [];
  let rows = 0;
  let skipped: { readonly name: string; depth: number } | undefined;
  const end = (text: string): void => {
    if (text.trim() === '') return;
    if (rows > 0) row.push(text);
    else units.push(text);
  };
  for (const piece of xmlPieces(xml, from)) {
    const { kind, name } = piece;
    if (skipped) {
      if (name === skipped.name && kind !== 'empty') skipped.depth += kind === 'start' ? 1 : -1;
      if (skipped.depth === 0) skipped = undefined;
    } else if (kind === 'start' && NOT_SHOWN.test(name)) skipped = { name, depth: 1 };
    else if (PARAGRAPH.test(name)) {
      if (kind === 'start') open.push('');
      else if (kind === 'end') end(open.pop() ?? '');
    } else if (name === ROW && kind !== 'empty') {
      rows += kind === 'start' ? 1 : -1;
      if (rows === 0) {
        units.push(row.join(CELL_END));
        row = [];
      }
    } else if (open.length > 0) open[open.length - 1] += said(piece);
  }
  return units;
}

function said({ kind, name, source }: XmlPiece): string {
  if (kind === 'text') return unescapeXml(source).replace(/\s+/g, ' ');
  const isSpace = name === 'text:s' || name === 'text:tab' || name === 'text:line-break';
  return isSpace && kind !== 'end' ? ' '.repeat(Math.min(MOST_SPACES, Number(attribute(source, 'text:c') ?? 1))) : '';
}

/** Readers cannot tell more of them from fewer. */
const MOST_SPACES = 4;
