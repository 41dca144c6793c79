/** Changes parts of an archive, and copies the rest. */
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { MAX_XML_BYTES } from './archiveLimits.ts';
import { openZip } from './zipArchive.ts';

/** OpenDocument 1.3, part 2, section 3.3: first in the archive, and not compressed. */
const MIME_TYPE = 'mimetype';
/** It is read only once, right away. */
const QUICKLY = 1;

/**
 * @param rewriteOf how the part with that name is changed; undefined leaves it as it is
 * @throws UnconvertibleSource if a part is larger than LibreOffice may be given
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
      parts.set(name, rewritten(bytes, rewriteOf(name)));
    }
    await writeArchive(outputPath, parts);
  } finally {
    zip.close();
  }
}

/** What a rewrite leaves unchanged keeps its bytes: they may be in another encoding. */
function rewritten(bytes: Buffer, rewrite: ((xml: string) => string) | undefined): Buffer {
  if (rewrite === undefined) return bytes;
  const xml = bytes.toString('utf8');
  const changed = rewrite(xml);
  return changed === xml ? bytes : Buffer.from(changed);
}

export async function writeArchive(path: string, parts: ReadonlyMap<string, Buffer>): Promise<void> {
  const zip = new ZipFile();
  for (const [name, bytes] of parts) zip.addBuffer(bytes, name, { compressionLevel: name === MIME_TYPE ? 0 : QUICKLY });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}
