/** Constants of layout and OCR justify themselves: each by a sentence, and by what a sweep of it changes. */
import { readFileSync } from 'node:fs';
import { constantsOf } from '../../bench/sweep/constants.ts';
import { isMeasured } from '../../bench/sweep/measured.ts';

const FOLDERS = ['shared/documents/layout', 'shared/documents/ocr'];

const constants = (await Promise.all(FOLDERS.map(constantsOf))).flat();

it('says at each what it is and what it rests on, or shares the sentence of the one above', () => {
  const silent = constants.filter(({ file, name }) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const at = lines.findIndex((line) => new RegExp(`^(?:export )?const ${name}\\b`).test(line));
    return !/(?:\*\/|^(?:export )?const .*;)$/.test(lines[at - 1] ?? '');
  });
  expect(silent.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});

it('has a row with its value in the docs for each, which says what a sweep of it changes', () => {
  const unmeasured = constants.filter((constant) => !isMeasured(constant));
  expect(unmeasured.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});
