/** What the docs lead to is there: files, and headings in them. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const files = globSync('{README.md,{infra,functions,shared,test}/**/*.md}', { cwd: ROOT });

/** As code hosts make them of headings. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading));

const links = files.flatMap((file) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\]\((?![a-z]+:|<)([^)\s]+)\)/g)].map(
    ([, link]): [string, string] => [file, link],
  ),
);

describe('the docs', () => {
  it.each(links)('%s leads to %s, which is there', (file, link) => {
    const [path, ...anchors] = link.split('#');
    const target = path === '' ? join(ROOT, file) : join(ROOT, dirname(file), path);
    expect(existsSync(target)).toBe(true);
    for (const anchor of anchors) expect(anchorsIn(target)).toContain(anchor);
  });

  it('are all reached from the README', () => {
    const reached = new Set(['README.md']);
    for (const file of reached) {
      for (const [from, link] of links) {
        if (from === file && link.split('#')[0].endsWith('.md')) {
          reached.add(relative(ROOT, join(ROOT, dirname(file), link.split('#')[0])));
        }
      }
    }
    expect(files.filter((file) => !reached.has(file))).toEqual([]);
  });
});
