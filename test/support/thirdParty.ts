/** `npm run third-party`: writes what we depend on, and what its licences require, into the docs. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dependencies, isTaken, OBLIGATIONS } from './licences.ts';
import type { Dependency } from './licences.ts';

export const THIRD_PARTY_FILE = join(import.meta.dirname, '../../infra/docs/third-party.md');

/** As Markdown. @param all of the lockfile */
export function drawThirdParty(all: readonly Dependency[]): string {
  const running = all.filter(({ isForDevelopment }) => !isForDevelopment);
  const byLicence = Map.groupBy(
    running.filter(({ licence }) => isTaken(licence)),
    ({ licence }) => licence,
  );
  const rows = [...byLicence]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([licence, of]) => `| ${licence} | ${[...new Set(of.map(({ name }) => name))].sort().join(', ')} |`);
  return [
    '# What others wrote',
    '',
    '<!-- Written from the lockfile by `npm run third-party`; do not edit. -->',
    '',
    'The service is run, not handed out. These parts ask for more than their notice, which each package carries in its own folder:',
    '',
    '| part | licence | what it asks for, and how that is met |',
    '| --- | --- | --- |',
    ...OBLIGATIONS.map(({ part, licence, met }) => `| ${part} | ${licence} | ${met} |`),
    '',
    'These are permissive, and part of what runs (on any platform):',
    '',
    '| licence | packages |',
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) writeFileSync(THIRD_PARTY_FILE, drawThirdParty(dependencies()));
