/** Everything that the docs link to exists: files, and headings in them. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const files = globSync('{README.md,{infra,functions,shared,test}/**/*.md}', { cwd: ROOT });

/** As code hosts derive them from headings. */
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

/** Everything in back-quotes outside code blocks, by the doc that contains it. */
const quotedIn = (file: string): string[] =>
  [
    ...readFileSync(join(ROOT, file), 'utf8')
      .replace(/```.*?```/gs, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, code]) => code);

/** Folders whose paths the docs name without saying so: the repository, the doc's own, and the one that a doc is about. */
const FOLDERS = ['', 'shared', 'shared/conversion', 'shared/matching', 'test/security/documents'];
/** Created at runtime, or not a path at all. */
const NO_PATHS = /^(?:\.data\/|CitationVerification\/|application\/|text\/|https?:|POST )/;
const paths = files.flatMap((file) =>
  quotedIn(file)
    .filter((code) => /^[\w.-]+(?:\/[\w.-]+)+\/?$/.test(code) && !NO_PATHS.test(code))
    .map((code): [string, string] => [file, code]),
);

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const commands = files.flatMap((file) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/npm run (?:--silent )?(\w[\w:-]*)/g)].map(
    ([, name]): [string, string] => [file, name],
  ),
);

describe('the docs', () => {
  it.each(paths)('%s names %s, which is there', (file, path) => {
    const within = [...FOLDERS, dirname(file)].filter((folder) => existsSync(join(ROOT, folder, path)));
    expect(within).not.toEqual([]);
  });

  it.each(commands)('%s runs npm run %s, which is there', (_, name) => {
    expect(Object.keys(scripts)).toContain(name);
  });

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
