/** Changes parts of an OpenDocument file that LibreOffice has written, and copies the rest. */
import { MAX_XML_BYTES } from '../archive/archiveLimits.ts';
import { writeArchive } from '../archive/rewriteArchive.ts';
import { openZip } from '../archive/zipArchive.ts';

export interface OpenDocumentXml {
  readonly content: string;
  readonly styles: string;
}

const CONTENT = 'content.xml';
const STYLES = 'styles.xml';

/** @throws UnconvertibleSource if the parts are larger than LibreOffice may be given */
export async function rewriteOpenDocument(
  inputPath: string,
  outputPath: string,
  rewrite: (xml: OpenDocumentXml) => OpenDocumentXml,
): Promise<void> {
  const zip = await openZip(inputPath);
  try {
    const read = async (name: string): Promise<string> => {
      const entry = zip.entries.get(name);
      return entry ? (await zip.read(entry, MAX_XML_BYTES)).toString('utf8') : '';
    };
    const { content, styles } = rewrite({ content: await read(CONTENT), styles: await read(STYLES) });
    const parts = new Map<string, Buffer>();
    for (const [name, entry] of zip.entries) parts.set(name, await zip.read(entry, MAX_XML_BYTES));
    parts.set(CONTENT, Buffer.from(content));
    parts.set(STYLES, Buffer.from(styles));
    await writeArchive(outputPath, parts);
  } finally {
    zip.close();
  }
}
