/**
 * What is changed in a document before LibreOffice opens it, because it would show something else than its author saw:
 * - fields (a date, the file's name, a reference to a clause) show the result that the document stores. LibreOffice would recalculate them:
 *   today's date, the name of our own copy, "Error: Reference source not found";
 * - formulas within the text of slides, which it would leave out, become text;
 * - tables that lack their grid get one, without which it forgets what merged cells are over.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rewriteArchive } from '../archive/rewriteArchive.ts';
import type { OfficeFormat } from './officeEngine.ts';
import { SLIDE_FORMULA, withFormulasAsText } from './slideFormulas.ts';
import { GRIDLESS_TABLE, withTableGrids } from './tableGrids.ts';
import { OPEN_DOCUMENT_FIELD, withStoredTextFields } from './fields/openDocumentFields.ts';
import { withStoredRichTextFields } from './fields/richTextFields.ts';
import { withStoredDates } from './fields/slideFields.ts';
import { withStoredWordFields } from './fields/wordFields.ts';

/** ECMA-376, part 1, sections 11.3 and 13.3, in the folders where all programs put them. */
const WORD_PART = /^word\/[^/]+\.xml$/i;
const WORD_HEADER = /^word\/(?:header|footer)[^/]*\.xml$/i;
const SLIDE_PART = /^ppt\/slides\/[^/]+\.xml$/i;
const OPEN_DOCUMENT_PART = /^(?:content|styles)\.xml$/;

/** What such a part contains. */
export const TO_ADJUST = new RegExp(
  `<w:fld(?:Char|Simple)\\s|type="datetime|${SLIDE_FORMULA.source}|${OPEN_DOCUMENT_FIELD.source}|${GRIDLESS_TABLE.source}`,
);

/** @param name of a part of an archive */
export const mayBeAdjusted = (name: string): boolean =>
  WORD_PART.test(name) || SLIDE_PART.test(name) || OPEN_DOCUMENT_PART.test(name);

type Rewrite = (text: string) => string;

/**
 * @param isArchive false: OpenDocument in one file, or Rich Text
 * @param folder where a changed copy is written
 * @returns the path of the document to be opened, of the same format
 */
export async function adjustParts(
  path: string,
  format: OfficeFormat,
  isArchive: boolean,
  folder: string,
): Promise<string> {
  const adjustedPath = join(folder, `adjusted.${format}`);
  if (isArchive) {
    await rewriteArchive(path, adjustedPath, (name) => rewriteOf(name, format));
    return adjustedPath;
  }
  const rewrite = format === 'rtf' ? withStoredRichTextFields : withStoredTextFields;
  // Each byte is a character: what is replaced is ASCII, and the rest is restored unchanged.
  const text = await readFile(path, 'latin1');
  await writeFile(adjustedPath, rewrite(text), 'latin1');
  return adjustedPath;
}

function rewriteOf(name: string, format: OfficeFormat): Rewrite | undefined {
  if (format === 'docx') {
    const isOnEveryPage = WORD_HEADER.test(name);
    return WORD_PART.test(name) ? (xml) => withTableGrids(withStoredWordFields(xml, { isOnEveryPage })) : undefined;
  }
  if (format === 'pptx') return SLIDE_PART.test(name) ? (xml) => withFormulasAsText(withStoredDates(xml)) : undefined;
  return OPEN_DOCUMENT_PART.test(name) ? withStoredTextFields : undefined;
}
