/** What `infra/docs/thresholds.md` says of a constant: a row for each, found by folder, file, name and value. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Constant } from './constants.ts';

const NOT_SWEPT = 'not swept';
const sections = readFileSync('infra/docs/thresholds.md', 'utf8').split('\n## ');

/** @returns false without a row, where the row has another value, and where it says that nobody has swept the constant */
export function isMeasured(constant: Constant): boolean {
  const row = rowOf(constant);
  return row !== undefined && !row.includes(NOT_SWEPT);
}

/** Whether its row says that a fifth less and a quarter more change no page. */
export const isWithoutEffect = (constant: Constant): boolean => /\| – [^|]*\| – [^|]*\|$/.test(rowOf(constant) ?? '');

function rowOf({ file, name, value }: Constant): string | undefined {
  const section = sections.find((one) => file.startsWith(`${folderOf(one)}/`)) ?? '';
  return section.split('\n').find((line) => {
    const [, inFolder = '', named, stated] = line.split('|').map((cell) => cell.trim());
    return (
      join(folderOf(section), inFolder.replaceAll('`', '')) === file &&
      named === `\`${name}\`` &&
      Number(stated) === value
    );
  });
}

/** A section's heading is its folder. */
const folderOf = (section: string): string => /^`(.+)`/.exec(section)?.[1] ?? '';
