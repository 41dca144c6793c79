/**
 * How the deployed renderer handles Office files, as a program that can be packed: `node index.mjs <file> <work folder>
 * <program>`, the program as orders offer it, with paths for links. Writes the rendition's path.
 */
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { officeProgram } from '../../functions/renderDocument/officeProgram.ts';
import type { RenderOrder } from '../../shared/conversion/elsewhere/renderOrder.ts';
import { createWasmEngine } from '../../shared/conversion/office/wasm/createWasmEngine.ts';
import { convertInProcess } from '../../shared/conversion/ownProcess/convertInProcess.ts';

const DEADLINE_MS = 120_000;

const [path, folder, offered] = process.argv.slice(2);
const program = officeProgram(folder, readFile);
program.offer(JSON.parse(offered) as RenderOrder['program']);
const office = createWasmEngine({
  program: () => program.folder(),
  limits: { conversionsPerProcess: 1 },
  startsAhead: false,
});
const file = { path, filename: basename(path), mimeType: '', sizeBytes: (await stat(path)).size };
const { rendition } = await convertInProcess(office)(file, { folder, deadline: Date.now() + DEADLINE_MS });
await office.close();
process.stdout.write(rendition?.path ?? 'none');
