/** Packs LibreOffice's program for the renderer: a quarter of a gigabyte, which the function fetches when the first Office file arrives. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { installedProgram, PROGRAM_FILES } from '../../shared/conversion/office/wasm/officeAssets.ts';

/** 61 MB in 5 s; level 19 gives 53 MB in 160 s. */
const LEVEL = 9;

export interface PackedProgramFile {
  readonly name: string;
  /** On this machine. */
  readonly path: string;
  /** Of the packed bytes, in hexadecimal digits. */
  readonly sha256: string;
}

/** The same program gives the same bytes, which are kept under `node_modules/.cache`. */
export async function packOfficeProgram(root: string): Promise<readonly PackedProgramFile[]> {
  const cache = join(root, 'node_modules', '.cache', 'office-program');
  await mkdir(cache, { recursive: true });
  return Promise.all(PROGRAM_FILES.map((name) => packFile(cache, name)));
}

async function packFile(cache: string, name: string): Promise<PackedProgramFile> {
  const bytes = await readFile(join(installedProgram(), name));
  const path = join(cache, `${hashOf(bytes).slice(0, 16)}-${LEVEL}-${name}.zst`);
  if (!existsSync(path)) {
    const packed = await promisify(zstdCompress)(bytes, { params: { [constants.ZSTD_c_compressionLevel]: LEVEL } });
    const unfinished = `${path}.${process.pid}`;
    await writeFile(unfinished, packed);
    await rename(unfinished, path);
  }
  return { name, path, sha256: hashOf(await readFile(path)) };
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
