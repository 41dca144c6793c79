/** A spreadsheet as its author saw it, before LibreOffice opens it: results instead of formulas, and no protection. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPOUND_FILE_SIGNATURE } from '../compoundFile.ts';
import type { OfficeFormat } from '../officeEngine.ts';
import { rewriteArchive } from '../../archive/rewriteArchive.ts';
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
const OWN_HEADER = /<style:(?:header|footer)[\s>]/;

/** @param folder where a changed copy is written */
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
  await rewriteArchive(path, storedPath, (name) => {
    if (format !== 'ods') return WORKBOOK_PART.test(name) ? withStoredValues : undefined;
    if (name === 'content.xml') return withStoredResults;
    if (name !== 'styles.xml') return undefined;
    return (styles) => {
      hasOwnHeaders = OWN_HEADER.test(styles);
      return styles;
    };
  });
  return { path: storedPath, hasOwnHeaders };
}
