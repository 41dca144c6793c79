/** The styles of sheets and columns in an OpenDocument spreadsheet. */
import { attribute, xmlPieces } from '../xmlTags.ts';

/** LibreOffice's width for a column that states none, inches. */
export const DEFAULT_COLUMN_INCHES = 0.889;

export interface SheetStyles {
  /** By the name of the style. */
  readonly sheets: ReadonlyMap<
    string,
    { readonly isHidden: boolean; readonly masterPage?: string; readonly properties: string }
  >;
  readonly columnInches: ReadonlyMap<string, number>;
}

/** @param content of an OpenDocument spreadsheet */
export function readSheetStyles(content: string): SheetStyles {
  const sheets = new Map<string, { isHidden: boolean; masterPage?: string; properties: string }>();
  const columnInches = new Map<string, number>();
  let style = '';
  for (const { kind, name, source } of xmlPieces(content)) {
    if (name === 'office:body') break;
    if (kind === 'end') continue;
    if (name === 'style:style') style = source;
    const styleName = attribute(style, 'style:name') ?? '';
    if (name === 'style:table-properties') {
      const isHidden = attribute(source, 'table:display') === 'false';
      sheets.set(styleName, { isHidden, masterPage: attribute(style, 'style:master-page-name'), properties: source });
    }
    if (name === 'style:table-column-properties')
      columnInches.set(styleName, inches(attribute(source, 'style:column-width')));
  }
  return { sheets, columnInches };
}

const INCHES_PER_UNIT: Readonly<Partial<Record<string, number>>> = { in: 1, cm: 1 / 2.54, mm: 1 / 25.4, pt: 1 / 72 };

function inches(length = ''): number {
  const match = /^([\d.]+)(in|cm|mm|pt)$/.exec(length);
  return match ? Number(match[1]) * (INCHES_PER_UNIT[match[2]] ?? 1) : DEFAULT_COLUMN_INCHES;
}
