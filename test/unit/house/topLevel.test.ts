/** The top level is its users': a newcomer finds there what the README names, and what a tool insists on. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDERS = ['.ci', 'functions', 'infra', 'shared', 'test'];
const FILES = ['README.md', 'cdk.json', 'eslint.config.js', 'package-lock.json', 'package.json', 'tsconfig.json'];
/** Read by tools, which look for them here. */
const SETTINGS = ['.gitignore', '.npmrc', '.prettierignore'];

/** Made by programs: never committed. */
const made = readFileSync(join(ROOT, '.gitignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((pattern) => pattern.replaceAll(/^\/|\/$/g, ''));

it('holds nothing else', () => {
  const top = readdirSync(ROOT).filter(
    (name) => name !== '.git' && !made.some((pattern) => matchesGlob(name, pattern)),
  );
  expect(top.toSorted()).toEqual([...FOLDERS, ...FILES, ...SETTINGS].toSorted());
});
