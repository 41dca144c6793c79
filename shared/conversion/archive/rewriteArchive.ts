/** Changes parts of an archive, and copies the rest. */
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { MAX_XML_BYTES } from './archiveLimits.ts';
import { openZip } from './zipArchive.ts';

/** OpenDocument 1.3, part 2, section 3.3: first in the archive, and not compressed. */
const MIME_TYPE = 'mimetype';

/**
 * @param rewriteOf how the part of that name is changed; undefined leaves it as it is
 * @throws UnconvertibleSource when a part is larger than what LibreOffice may be given
 */
export async function rewriteArchive(
  inputPath: string,
  outputPath: string,
  rewriteOf: (name: string) => ((xml: string) => string) | undefined,
): Promise<void> {
  const zip = await openZip(inputPath);
  try {
    const parts = new Map<string, Buffer>();
    for (const [name, entry] of zip.entries) {
      const bytes = await zip.read(entry, MAX_XML_BYTES);
      const rewrite = rewriteOf(name);
      parts.set(name, rewrite ? Buffer.from(rewrite(bytes.toString('utf8'))) : bytes);
    }
    await writeArchive(outputPath, parts);
  } finally {
    zip.close();
  }
}

export async function writeArchive(path: string, parts: ReadonlyMap<string, Buffer>): Promise<void> {
  const zip = new ZipFile();
  for (const [name, bytes] of parts) zip.addBuffer(bytes, name, { compress: name !== MIME_TYPE });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}
