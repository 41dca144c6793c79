/** Makes the folder that the container's image is built from: the bundled server and the Dockerfile. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { packEntry } from '../bundling/functionBundle.ts';

/** The same sources give the same bytes, so that an unchanged container is not built anew. */
export async function packUploadServer(folder: string): Promise<void> {
  await packEntry(join(import.meta.dirname, 'server.ts'), folder);
  await cp(join(import.meta.dirname, 'Dockerfile'), join(folder, 'Dockerfile'));
}
