/** Changes parts of an OpenDocument file that LibreOffice has written, and copies the rest. */
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { MAX_XML_BYTES } from './archiveLimits.ts';
import { openZip } from './zipArchive.ts';

export interface OpenDocumentXml {
  readonly content: string;
  readonly styles: string;
}

const CONTENT = 'content.xml';
const STYLES = 'styles.xml';
/** OpenDocument 1.3, part 2, section 3.3: first in the archive, and not compressed. */
const MIME_TYPE = 'mimetype';

/** @throws UnconvertibleSource when the parts are larger than what LibreOffice may be given */
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
    await writeOpenDocument(outputPath, parts);
  } finally {
    zip.close();
  }
}

export async function writeOpenDocument(path: string, parts: ReadonlyMap<string, Buffer>): Promise<void> {
  const zip = new ZipFile();
  for (const [name, bytes] of parts) zip.addBuffer(bytes, name, { compress: name !== MIME_TYPE });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}
