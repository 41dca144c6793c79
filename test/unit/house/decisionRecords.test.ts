/** Every decision has one number and is in the index. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = resolve(import.meta.dirname, '../../../infra/docs/decisions');
const INDEX = 'README.md';

const numbersIn = (text: string, pattern: RegExp): number[] => Array.from(text.matchAll(pattern), ([, n]) => Number(n));

describe('decision records', () => {
  const index = readFileSync(resolve(FOLDER, INDEX), 'utf8');
  const subjects = readdirSync(FOLDER).filter((name) => name !== INDEX);

  it('have a number each, which the index lists under its subject', () => {
    const all = subjects.flatMap((name) => {
      const numbers = numbersIn(readFileSync(resolve(FOLDER, name), 'utf8'), /^## (\d+)\. /gm);
      const row = index.split('\n').find((line) => line.includes(`](${name})`));
      expect({ name, numbers: numbersIn(row?.split('|').at(2) ?? '', /(\d+)/g) }).toEqual({ name, numbers });
      return numbers;
    });
    expect(all.sort((a, b) => a - b)).toEqual(all.map((_, i) => i + 1));
  });
});
