/** Builds the archive that the container for large uploads starts from: the bundled server, for a public image of Node.js. */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type PackOptions } from 'tar-fs';
import { packEntry } from '../bundling/functionBundle.ts';
import type { Processor } from '../bundling/nativePackages.ts';

/** What the task definition asks for (`largeUploads.ts`). */
const PROCESSOR: Processor = 'arm64';

/** Of what is written at a time. In pieces of 16 KiB, the default, handing 120 MB on takes half as long as packing them. */
const CHUNK_BYTES = 1024 * 1024;

/** The bundled server as a folder. */
export const packUploadServer = (folder: string, processor: Processor = PROCESSOR): Promise<void> =>
  packEntry(join(import.meta.dirname, 'server.ts'), folder, processor);

/** The same folder gives the same bytes, so that an unchanged server is not redeployed. @param file ends in `.tar.gz` */
export async function archiveUploadServer(folder: string, file: string): Promise<void> {
  await pipeline(pack(folder, ALWAYS_THE_SAME), createGzip({ chunkSize: CHUNK_BYTES }), createWriteStream(file));
}

/** The types do not know `sort` yet. */
const ALWAYS_THE_SAME: PackOptions & { readonly sort: true } = {
  sort: true,
  map: (header) => ({ ...header, mtime: new Date(0), uid: 0, gid: 0 }),
};
