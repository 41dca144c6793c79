/** A table written as text, as an OpenDocument spreadsheet: every cell is text, so that no number and no date is reinterpreted. */
import { layOutSheets } from '../office/sheets/layOutSheets.ts';
import type { OpenDocumentXml } from '../office/rewriteOpenDocument.ts';
import type { Table } from './delimitedText.ts';
import { openDocumentContent, openDocumentStyles } from './openDocumentFile.ts';
import { inline } from './setText.ts';

const TABLE = 'table';

export function setTable(table: Table): OpenDocumentXml {
  const columns = table[0]?.length ?? 0;
  const rows = table.map((row) => `<table:table-row>${row.map(cell).join('')}</table:table-row>`);
  const content = openDocumentContent(
    'spreadsheet',
    `<style:style style:name="${TABLE}" style:family="table"><style:table-properties table:display="true"/></style:style>`,
    `<table:table table:name="" table:style-name="${TABLE}"><table:table-column table:number-columns-repeated="${columns}"/>${rows.join('')}</table:table>`,
  );
  return layOutSheets({ content, styles: STYLES }, { hasOwnHeaders: false });
}

const cell = (value: string): string =>
  value === ''
    ? '<table:table-cell/>'
    : `<table:table-cell office:value-type="string">${value
        .split(/\r\n|\n|\r/)
        .map((line) => `<text:p>${inline(line)}</text:p>`)
        .join('')}</table:table-cell>`;

const STYLES = openDocumentStyles({
  styles:
    '<style:style style:name="Default" style:family="table-cell"><style:text-properties fo:font-family="\'Liberation Sans\'" fo:font-size="10pt" style:font-size-asian="10pt" style:font-size-complex="10pt"/></style:style>',
  automatic: '',
  master: '',
});
