/** From an Office document to a PDF of what its readers see: deleted text left out, sheets laid out whole. */
import { join } from 'node:path';
import type { FileConversionOrder } from '../createFileConverter.ts';
import { acceptChanges } from './acceptChanges.ts';
import { inspectArchive } from './inspectArchive.ts';
import type { OfficeEngine, OfficeFormat } from './officeEngine.ts';
import { rewriteOpenDocument, type OpenDocumentXml } from './rewriteOpenDocument.ts';
import { layOutSheets } from './sheets/layOutSheets.ts';

interface Detour {
  /** The document is first saved as this, LibreOffice's own format, of which every part is known. */
  readonly through: 'odt' | 'ods';
  readonly rewrite: (xml: OpenDocumentXml) => OpenDocumentXml;
}

const TEXT: Detour = { through: 'odt', rewrite: acceptChanges };
const SHEETS: Detour = { through: 'ods', rewrite: layOutSheets };

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
  engine: OfficeEngine,
  inputPath: string,
  format: OfficeFormat,
  { folder, deadline }: FileConversionOrder,
): Promise<string> {
  const detour = await detourOf(inputPath, format);
  const outputPath = join(folder, 'rendition.pdf');
  if (!detour) {
    await engine.convert({ inputPath, format, target: 'pdf', outputPath, deadline });
    return outputPath;
  }
  const { through, rewrite } = detour;
  const savedPath = join(folder, `saved.${through}`);
  const shownPath = join(folder, `shown.${through}`);
  await engine.convert({ inputPath, format, target: through, outputPath: savedPath, deadline });
  await rewriteOpenDocument(savedPath, shownPath, rewrite);
  await engine.convert({ inputPath: shownPath, format: through, target: 'pdf', outputPath, deadline });
  return outputPath;
}

async function detourOf(path: string, format: OfficeFormat): Promise<Detour | undefined> {
  const findings = ARCHIVES.includes(format) ? await inspectArchive(path) : undefined;
  if (SPREADSHEETS.includes(format)) return SHEETS;
  if (UNREAD_TEXTS.includes(format)) return TEXT;
  return TEXTS.includes(format) && findings?.hasTrackedChanges === true ? TEXT : undefined;
}
