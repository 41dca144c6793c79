/** From an Office document to a PDF of what its readers see: deleted text left out, fields as stored, sheets laid out whole. */
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileConversionOrder } from '../fileConversionOrder.ts';
import { statedRendition, type StatedRendition } from '../statedRendition.ts';
import { acceptChanges } from './acceptChanges.ts';
import { dropShadows } from './dropShadows.ts';
import { adjustParts } from './adjustedParts.ts';
import { inspectArchive, inspectFlat, type DocumentFindings } from './inspectArchive.ts';
import type { OfficeEngine, OfficeFormat } from './officeEngine.ts';
import { rewriteOpenDocument, type OpenDocumentXml } from './rewriteOpenDocument.ts';
import { withoutAutospace } from './withoutAutospace.ts';
import { withScriptFonts } from './scriptFonts.ts';
import { MOST_TAGGED_CELLS } from '../taggedCells.ts';
import { statedParagraphs } from './statedParagraphs.ts';
import { holdsShapedWriting } from './shapedSlides.ts';
import { openDocumentCells } from './sheets/cellCount.ts';
import { layOutSheets } from './sheets/layOutSheets.ts';
import { readSheetStyles } from './sheets/sheetStyles.ts';
import { storeSheetResults } from './sheets/storeSheetResults.ts';

interface Detour {
  /** The document is first saved in this format, LibreOffice's own, of which every part is known. */
  readonly through: 'odt' | 'ods' | 'odp';
  readonly rewrite?: (xml: OpenDocumentXml) => OpenDocumentXml;
}

const TEXT: Detour = { through: 'odt', rewrite: acceptChanges };
const SLIDES: Detour = { through: 'odp' };

/** Formats that we do not parse may hold tracked changes, and always go the long way. */
const UNREAD_TEXTS: readonly OfficeFormat[] = ['doc', 'rtf'];
const SPREADSHEETS: readonly OfficeFormat[] = ['xlsx', 'xls', 'ods'];
const TEXTS: readonly OfficeFormat[] = ['docx', 'odt'];
const PRESENTATIONS: readonly OfficeFormat[] = ['pptx', 'odp', 'ppt'];
const ARCHIVES: readonly OfficeFormat[] = ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'];

/** @throws UnconvertibleSource if the document is the reason */
export async function convertOffice(
  engine: Pick<OfficeEngine, 'convert'>,
  inputPath: string,
  format: OfficeFormat,
  { folder, deadline }: FileConversionOrder,
): Promise<StatedRendition> {
  const outputPath = join(folder, 'rendition.pdf');
  const findings = ARCHIVES.includes(format) ? await inspect(inputPath) : undefined;
  const isShaped = format === 'ppt' ? holdsShapedWriting(await readFile(inputPath)) : findings?.hasShapedText === true;
  if (SPREADSHEETS.includes(format)) {
    const { path, hasOwnHeaders } = await storeSheetResults(inputPath, format, folder);
    const rewrite = (xml: OpenDocumentXml): OpenDocumentXml => layOutSheets(xml, { hasOwnHeaders });
    return takeDetour({ through: 'ods', rewrite }, path);
  }
  const isToAdjust = format === 'rtf' || findings?.isToAdjust === true;
  const path = isToAdjust ? await adjustParts(inputPath, format, findings?.isArchive === true, folder) : inputPath;
  const isText = TEXTS.includes(format) && (isShaped || findings?.hasTrackedChanges === true);
  if (isText || UNREAD_TEXTS.includes(format)) return takeDetour(TEXT, path);
  if (isShaped && PRESENTATIONS.includes(format)) return takeDetour(SLIDES, path);
  await engine.convert({ inputPath: path, format, target: 'pdf', isTagged: true, outputPath, deadline });
  return { path: outputPath };

  async function takeDetour({ through, rewrite }: Detour, fromPath: string): Promise<StatedRendition> {
    let stated = '';
    let isTagged = true;
    const shown = (saved: OpenDocumentXml): OpenDocumentXml => {
      const xml = rewrite?.(saved) ?? saved;
      stated = statedParagraphs(xml);
      if (through === 'ods') isTagged = hasFewCells(xml);
      return withScriptFonts(withoutAutospace(dropShadows(xml)));
    };
    const savedPath = join(folder, `saved.${through}`);
    const shownPath = join(folder, `shown.${through}`);
    await engine.convert({ inputPath: fromPath, format, target: through, outputPath: savedPath, deadline });
    await rewriteOpenDocument(savedPath, shownPath, shown);
    await engine.convert({ inputPath: shownPath, format: through, target: 'pdf', isTagged, outputPath, deadline });
    return statedRendition(outputPath, stated, folder, isShaped);
  }
}

const hasFewCells = ({ content }: OpenDocumentXml): boolean =>
  openDocumentCells(content, readSheetStyles(content)).cells <= MOST_TAGGED_CELLS;

const ZIP_BEGINNING = 'PK';

async function inspect(path: string): Promise<DocumentFindings & { readonly isArchive: boolean }> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(ZIP_BEGINNING.length), 0, ZIP_BEGINNING.length, 0);
    const isArchive = buffer.toString('latin1', 0, bytesRead) === ZIP_BEGINNING;
    return { isArchive, ...(await (isArchive ? inspectArchive(path) : inspectFlat(path))) };
  } finally {
    await file.close();
  }
}
