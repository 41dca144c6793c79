/** From an Office document to a PDF of what its readers see: deleted text left out, sheets laid out whole. */
import { join } from 'node:path';
import type { FileConversionOrder } from '../fileConversionOrder.ts';
import { acceptChanges } from './acceptChanges.ts';
import { inspectArchive } from './inspectArchive.ts';
import type { OfficeEngine, OfficeFormat } from './officeEngine.ts';
import { rewriteOpenDocument, type OpenDocumentXml } from './rewriteOpenDocument.ts';
import { layOutSheets } from './sheets/layOutSheets.ts';
import { storeSheetResults } from './sheets/storeSheetResults.ts';

interface Detour {
  /** The document is first saved as this, LibreOffice's own format, of which every part is known. */
  readonly through: 'odt' | 'ods';
  readonly rewrite: (xml: OpenDocumentXml) => OpenDocumentXml;
}

const TEXT: Detour = { through: 'odt', rewrite: acceptChanges };

/** Formats whose insides we do not read may hold tracked changes, and go the long way always. */
const UNREAD_TEXTS: readonly OfficeFormat[] = ['doc', 'rtf'];
const SPREADSHEETS: readonly OfficeFormat[] = ['xlsx', 'xls', 'ods'];
const TEXTS: readonly OfficeFormat[] = ['docx', 'odt'];
const ARCHIVES: readonly OfficeFormat[] = ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'];

/**
 * @returns path of the PDF, in the folder
 * @throws UnconvertibleSource when the document is the reason
 */
export async function convertOffice(
  engine: Pick<OfficeEngine, 'convert'>,
  inputPath: string,
  format: OfficeFormat,
  { folder, deadline }: FileConversionOrder,
): Promise<string> {
  const outputPath = join(folder, 'rendition.pdf');
  const findings = ARCHIVES.includes(format) ? await inspectArchive(inputPath) : undefined;
  if (SPREADSHEETS.includes(format)) {
    const { path, hasOwnHeaders } = await storeSheetResults(inputPath, format, folder);
    const rewrite = (xml: OpenDocumentXml): OpenDocumentXml => layOutSheets(xml, { hasOwnHeaders });
    await takeDetour({ through: 'ods', rewrite }, path);
  } else if (UNREAD_TEXTS.includes(format) || (TEXTS.includes(format) && findings?.hasTrackedChanges === true)) {
    await takeDetour(TEXT, inputPath);
  } else {
    await engine.convert({ inputPath, format, target: 'pdf', outputPath, deadline });
  }
  return outputPath;

  async function takeDetour({ through, rewrite }: Detour, fromPath: string): Promise<void> {
    const savedPath = join(folder, `saved.${through}`);
    const shownPath = join(folder, `shown.${through}`);
    await engine.convert({ inputPath: fromPath, format, target: through, outputPath: savedPath, deadline });
    await rewriteOpenDocument(savedPath, shownPath, rewrite);
    await engine.convert({ inputPath: shownPath, format: through, target: 'pdf', outputPath, deadline });
  }
}
