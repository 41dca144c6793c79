/**
 * `npm run sweep -- [--unswept] shared/documents/layout [folders]`: how many lines are read wrongly, and how many pages differently,
 * when a constant is a fifth smaller or a quarter larger, for each constant of the folder, or for each that `thresholds.md` does not
 * know as it is. Those of OCR are swept on pictures, all others on PDFs. `--far` takes those that changed no page, at half and double
 * their value: where even that changes no page, no page here needs the constant.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printLayouts } from '../order/printLayouts.ts';
import { constantsOf, type Constant } from './constants.ts';
import { isMeasured, isWithoutEffect } from './measured.ts';
import { makeMovable, move } from './movableConstants.ts';
import type { Readings } from './readings.ts';

const FACTORS = [0.8, 1.25] as const;
const FAR_FACTORS = [0.5, 2] as const;
/** Constants that are moved together at first: most change no page, and then none of them is moved alone. */
const GROUP = 8;

const { values: only, positionals } = parseArgs({
  options: { unswept: { type: 'boolean' }, far: { type: 'boolean' } },
  allowPositionals: true,
});
const [folder, ...samples] = positionals as [string?, ...string[]];
if (folder === undefined) throw new Error('npm run sweep -- [--unswept | --far] FOLDER [FOLDER_OF_PAGES…]');
makeMovable(folder);
const read = await (folder.endsWith('/ocr') ? pictures() : pdfs());
const plain = read();
console.log(`${plain.wrong} lines are read wrongly, on ${plain.pages.length} pages\n`);
const constants = await constantsOf(folder);
if (only.far) {
  const silent = constants.filter(isWithoutEffect);
  for (const factor of FAR_FACTORS) {
    for (let i = 0; i < silent.length; i += GROUP) printEffects(silent.slice(i, i + GROUP), factor);
  }
} else {
  for (const constant of constants) {
    if (only.unswept && isMeasured(constant)) continue;
    console.log(
      `${constant.file} ${constant.name} = ${constant.value}: ${FACTORS.map((factor) => effect(constant, factor)).join('; ')}`,
    );
  }
}

/** Prints those of a group that change pages by themselves: a group that changes none is done at once. */
function printEffects(group: readonly Constant[], factor: number): void {
  for (const constant of group) move(constant, changedValue(constant.value, factor));
  const pages = differing(attempt());
  for (const constant of group) move(constant, constant.value);
  if (pages === 0) return;
  if (group.length > 1) {
    const half = group.length >> 1;
    printEffects(group.slice(0, half), factor);
    printEffects(group.slice(half), factor);
    return;
  }
  const [{ file, name, value }] = group;
  console.log(`${file} ${name} = ${value}: ${changedValue(value, factor)} → ${pages ?? 'fails'} pages`);
}

/** How many pages are read differently; undefined if reading failed. */
function differing(changed: Readings | undefined): number | undefined {
  return changed?.pages.filter((text, at) => text !== plain.pages.at(at)).length;
}

/** Against the constant as it is. */
function effect(constant: Constant, factor: number): string {
  const value = changedValue(constant.value, factor);
  if (!move(constant, value)) return 'not loaded';
  const changed = attempt();
  move(constant, constant.value);
  if (changed === undefined) return `${value} → fails`;
  const pages = differing(changed);
  const wrong = changed.wrong - plain.wrong;
  return `${value} → ${wrong > 0 ? '+' : ''}${wrong} wrong, ${pages} pages`;
}

function attempt(): Readings | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** A count changes by one at least. */
function changedValue(value: number, factor: number): number {
  if (!Number.isInteger(value)) return Number((value * factor).toPrecision(3));
  return value + Math.sign(factor - 1) * Math.max(1, Math.round(Math.abs(value * (factor - 1))));
}

/** Imported when the folder's constants can be moved. */
async function pictures(): Promise<() => Readings> {
  const { pictureReadings } = await import('./pictureReadings.ts');
  return pictureReadings(samples);
}

async function pdfs(): Promise<() => Readings> {
  const { pdfReadings } = await import('./pdfReadings.ts');
  const printed = await mkdtemp(join(tmpdir(), 'sweep-'));
  await printLayouts(printed);
  const readings = await pdfReadings([printed, ...samples]);
  await rm(printed, { recursive: true, force: true });
  return readings;
}
