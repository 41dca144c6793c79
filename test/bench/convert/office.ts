/** What an Office document takes to become a PDF: the first one, later ones, and hundreds in a row (`--stress N`). */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFileConverter } from '../../../shared/conversion/createFileConverter.ts';
import { createWasmEngine } from '../../../shared/conversion/office/wasm/createWasmEngine.ts';
import { docx, odt, sheetData, xlsxParts, zipped } from '../../support/officeFiles.ts';
import { median, ms, print, timed } from '../measure.ts';

const ROUNDS = 7;
const PARAGRAPHS = 120;
const ROWS = 200;
const COLUMNS = 8;
/** As the service gives a conversion. */
const DEADLINE_MS = 120_000;

/** @param stress documents converted in a row; none is lost, or this says how many */
export async function benchOffice(folder: string, stress: number): Promise<void> {
  const documents = await officeDocuments();
  const lost: string[] = [];
  const office = createWasmEngine({ onLost: ({ message }) => lost.push(message) });
  const convertFile = createFileConverter({ office });
  let count = 0;
  const convert = async (name: string): Promise<Buffer> => {
    const own = join(folder, `office-${count++}`);
    await mkdir(own);
    const path = join(own, name);
    const bytes = documents[name];
    await writeFile(path, bytes);
    const file = { path, filename: name, mimeType: '', sizeBytes: bytes.length };
    const { rendition } = await convertFile(file, { folder: own, deadline: Date.now() + DEADLINE_MS });
    if (rendition === undefined) throw new Error(`${name} was not converted.`);
    return readFile(rendition.path);
  };
  const names = Object.keys(documents);
  print(`${names[0]}, the first after the start`, ms((await timed(() => convert(names[0]))).ms));
  for (const name of names) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push((await timed(() => convert(name))).ms);
    print(`${name}, later`, ms(median(times)), `slowest ${ms(Math.max(...times))}`);
  }
  if (stress > 0) {
    const times: number[] = [];
    let failed = 0;
    for (let at = 0; at < stress; at++) {
      const { ms: time, result } = await timed(() => convert(names[at % names.length]).catch(() => undefined));
      times.push(time);
      if (result === undefined) failed++;
    }
    print(`${stress} in a row`, ms(median(times)), `slowest ${ms(Math.max(...times))}, ${failed} not converted`);
  }
  print('processes of LibreOffice that were lost and replaced', String(lost.length));
  await office.close();
}

async function officeDocuments(): Promise<Readonly<Record<string, Buffer>>> {
  const paragraphs = Array.from(
    { length: PARAGRAPHS },
    (_, at) =>
      `In paragraph ${at + 1} revenue rose by ${at + 3}.5 percent, and costs did not fall in any of its ${at} plants.`,
  );
  const rows = Array.from({ length: ROWS }, (_, y) => Array.from({ length: COLUMNS }, (__, x) => y * x + 0.25));
  return {
    'report.docx': await docx(...paragraphs),
    'report.odt': await odt(...paragraphs),
    'table.xlsx': await zipped(xlsxParts([{ name: 'Figures', xml: sheetData(rows) }])),
  };
}
