/** The first line of every file says what it is, or, for a test, which promise it keeps. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const files = globSync('{functions,infra,shared,test}/**/*.{ts,tsx,mjs,js}', { cwd: ROOT });
const isExplained = (file: string): boolean =>
  /^(#!.*\n)?(\/\*\*|\/\/\/? )/.test(readFileSync(join(ROOT, file), 'utf8').slice(0, 200));

describe('every file', () => {
  it('is looked at', () => {
    expect(files.length).toBeGreaterThan(900);
  });

  it('says at its top what it is', () => {
    expect(files.filter((file) => !isExplained(file))).toEqual([]);
  });

  it('of tests says why something is not found, not only that it is not', () => {
    const saysOnlyNot = (file: string) => /\bnot\.toBe\('found'\)/.test(readFileSync(join(ROOT, file), 'utf8'));
    expect(files.filter((file) => saysOnlyNot(file))).toEqual([]);
  });
});
