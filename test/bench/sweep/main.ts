/**
 * `npm run sweep -- shared/documents/layout [folders of PDFs]`: how many lines are followed by a wrong one when a constant is a fifth
 * smaller or a quarter larger, for each constant of the folder. Where neither changes a page, no page asks for it.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { printLayouts } from '../order/printLayouts.ts';
import { constantsOf, type Constant } from './constants.ts';
import type { OrderFigures } from './orderFigures.ts';

const FACTORS = [0.8, 1.25] as const;
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;
const run = promisify(execFile);

const folder = process.argv.at(2);
const samples = process.argv.slice(3);
if (folder === undefined) throw new Error('npm run sweep -- FOLDER [FOLDER_OF_PDFS…]');
const printed = await mkdtemp(join(tmpdir(), 'sweep-'));
await printLayouts(printed);
const plain = await figures();
console.log(`${plain.wrong} lines are followed by a wrong one, on ${plain.pages.length} pages\n`);
for (const constant of await constantsOf(folder)) {
  const parts: string[] = [];
  for (const factor of FACTORS) parts.push(await effect(constant, factor));
  console.log(`${constant.file} ${constant.name} = ${constant.value}: ${parts.join('; ')}`);
}
await rm(printed, { recursive: true, force: true });

/** Against the constant as it is: lines that are followed by a wrong one, and pages that are read otherwise. */
async function effect(constant: Constant, factor: number): Promise<string> {
  const value = changedValue(constant.value, factor);
  try {
    const changed = await figures({ ...constant, value });
    const pages = changed.pages.filter((text, at) => text !== plain.pages.at(at)).length;
    const wrong = changed.wrong - plain.wrong;
    return `${value} → ${wrong > 0 ? '+' : ''}${wrong} wrong, ${pages} pages`;
  } catch {
    return `${value} → fails`;
  }
}

/** A count changes by one at least. */
function changedValue(value: number, factor: number): number {
  if (!Number.isInteger(value)) return Number((value * factor).toPrecision(3));
  return value + Math.sign(factor - 1) * Math.max(1, Math.round(Math.abs(value * (factor - 1))));
}

async function figures(changed?: Constant): Promise<OrderFigures> {
  const hook = changed === undefined ? [] : ['--import', './test/bench/sweep/changedConstant.ts'];
  const variables = changed && {
    SWEEP_FILE: changed.file,
    SWEEP_NAME: changed.name,
    SWEEP_VALUE: String(changed.value),
  };
  const { stdout } = await run(process.execPath, [...hook, 'test/bench/sweep/orderFigures.ts', printed, ...samples], {
    env: { ...process.env, ...variables },
    maxBuffer: MOST_OUTPUT_BYTES,
  });
  return JSON.parse(stdout) as OrderFigures;
}
