/** A spreadsheet as its author saw it, before LibreOffice opens it: results instead of formulas, and no protection. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPOUND_FILE_SIGNATURE } from '../compoundFile.ts';
import type { OfficeFormat } from '../officeEngine.ts';
import { rewriteArchive } from '../../archive/rewriteArchive.ts';
import { openDocumentCells, requireFewCells, sumOf, worksheetCells, type Counted } from './cellCount.ts';
import { readSheetStyles } from './sheetStyles.ts';
import { withStoredResults, withStoredValues } from './storedValues.ts';
import { storeResults } from './storedWorkbook.ts';

export interface StoredSheets {
  /** Path of the spreadsheet to open, in the same format. */
  readonly path: string;
  /** LibreOffice gives sheets a header and a footer if the file specifies none, and writes today's date there. */
  readonly hasOwnHeaders: boolean;
}

/** ECMA-376, part 1, section 12: worksheets, in the folder where all programs put them, and the workbook. */
const WORKBOOK_PART = /^xl\/(worksheets\/[^/]+|workbook)\.xml$/i;
const ZIP_BEGINNING = 'PK';
/** Section 18.2.19, of the workbook. */
const HIDDEN_SHEET = /<(?:\w+:)?sheet\s[^<>]*\sstate="(?:veryHidden|hidden)"/;
const OWN_HEADER = /<style:(?:header|footer)[\s>]/;

/** @param folder where a changed copy is written. @throws UnconvertibleSource if it has too many cells */
export async function storeSheetResults(path: string, format: OfficeFormat, folder: string): Promise<StoredSheets> {
  const storedPath = join(folder, `stored.${format}`);
  const bytes = await readFile(path);
  if (!bytes.subarray(0, 2).equals(Buffer.from(ZIP_BEGINNING))) {
    const isCompound = bytes.subarray(0, COMPOUND_FILE_SIGNATURE.length).equals(COMPOUND_FILE_SIGNATURE);
    if (!storeResults(bytes)) return { path, hasOwnHeaders: isCompound };
    await writeFile(storedPath, bytes);
    return { path: storedPath, hasOwnHeaders: isCompound };
  }
  let hasOwnHeaders = format !== 'ods';
  const counted: Counted[] = [];
  const hiding: string[] = [];
  await rewriteArchive(path, storedPath, (name) => {
    if (format !== 'ods') {
      if (!WORKBOOK_PART.test(name)) return undefined;
      return (xml) => {
        if (HIDDEN_SHEET.test(xml)) hiding.push(name);
        counted.push(worksheetCells(xml));
        return withStoredValues(xml);
      };
    }
    if (name === 'content.xml') {
      return (content) => {
        counted.push(openDocumentCells(content, readSheetStyles(content)));
        return withStoredResults(content);
      };
    }
    if (name !== 'styles.xml') return undefined;
    return (styles) => {
      hasOwnHeaders = OWN_HEADER.test(styles);
      return styles;
    };
  });
  // Which part is a hidden sheet is known once LibreOffice has read them: then the others are counted.
  if (hiding.length === 0) requireFewCells(sumOf(counted));
  return { path: storedPath, hasOwnHeaders };
}
