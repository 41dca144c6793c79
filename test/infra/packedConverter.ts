/**
 * The deployed converter's way with Office files, as a program that can be packed: `node index.mjs <file> <work folder>` with the
 * converter's settings in the environment and the assets as files of OFFICE_PROGRAM_BUCKET. Writes the rendition's path.
 */
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { officeProgram } from '../../functions/convertDocument/officeProgram.ts';
import { createWasmEngine } from '../../shared/conversion/office/wasm/createWasmEngine.ts';
import { convertInProcess } from '../../shared/conversion/ownProcess/convertInProcess.ts';
import { processEnvironment, readConverterSettings } from '../../shared/platform/settings.ts';

const DEADLINE_MS = 120_000;

const [path, folder] = process.argv.slice(2);
const settings = readConverterSettings(processEnvironment());
const assets = { get: (key: string) => readFile(join(settings.OFFICE_PROGRAM_BUCKET, key)) };
const office = createWasmEngine({
  program: officeProgram(settings, assets, folder),
  limits: { conversionsPerProcess: 1 },
  startsAhead: false,
});
const file = { path, filename: basename(path), mimeType: '', sizeBytes: (await stat(path)).size };
const { rendition } = await convertInProcess(office)(file, { folder, deadline: Date.now() + DEADLINE_MS });
await office.close();
process.stdout.write(rendition?.path ?? 'none');
