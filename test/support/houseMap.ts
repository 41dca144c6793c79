/**
 * Draws the map of the house: what each folder is for, and which folders import which, from the imports themselves. `npm run
 * house:map` writes it into the docs; a test checks that the docs show the current house.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectSources, type SourceFile } from './projectSources.ts';

export const MAP_FILE = resolve(import.meta.dirname, '../../infra/docs/architecture.md');

/** What is in each folder, from the entry points down to what imports nothing. */
export const PURPOSES: Readonly<Record<string, string>> = {
  infra: 'The stack for AWS, the local service, the commands of users and operators, the docs',
  functions: 'One folder for each endpoint or queue: parse, authorise, act, answer',
  'shared/http': 'The edge: requests, answers, and the one place where the domain’s errors become answers',
  'shared/reference': 'Pages that explain the interface: errors, rules, the OpenAPI document',
  'shared/retention': 'What is deleted when, and the sweep',
  'shared/verification': 'Citations checked against attachments: judging threads, proofs, search elsewhere',
  'shared/preparation': 'From a source to a stored text: claims, prices, queues',
  'shared/mcp': 'Tools for agents: a thin layer over the interface',
  'shared/client': 'A client of the HTTP interface, for the command line and the tools for agents',
  'shared/reports': 'The verdicts on a text as reports for people, code hosts and build servers',
  'shared/receipts': 'Signed statements of verdicts, and how they are checked',
  'shared/annotation': 'Annotated PDFs',
  'shared/answers': 'Finds the quotations in a finished answer of a model',
  'shared/billing': 'Money: prices, holds, charges, the ledger’s audit',
  'shared/attachments': 'What is stored for an attachment, and what answers show of it',
  'shared/evidence': 'Proof pictures, boxes, selectors, and whether words can be seen',
  'shared/conversion': 'Web pages and Office files become PDFs',
  'shared/speech': 'Recordings become text',
  'shared/matching': 'The verdict: pure, imports nothing',
  'shared/documents': 'Bytes of PDFs, pictures and media become an index of text with boxes',
  'shared/accounts': 'Accounts and keys',
  'shared/storage': 'Records, files and queues: ports, with one adapter for AWS and one embedded',
  'shared/contract': 'Shapes of requests and answers',
  'shared/platform': 'Clock, log, identifiers, settings, limits',
};

/** `shared/…` by its second name; everything else by its first. */
const roomOf = (path: string): string => path.split('/', path.startsWith('shared/') ? 2 : 1).join('/');

const isOwn = (path: string): boolean => /^(infra|functions|shared)\//.test(path);

/** Arrows between rooms, each once: importer → imported. */
export function arrowsOf(sources: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    const from = roomOf(path);
    const targets = arrows.get(from) ?? new Set();
    arrows.set(from, targets);
    for (const imported of imports) {
      const to = isOwn(imported) ? roomOf(imported) : from;
      if (to !== from) targets.add(to);
    }
  }
  return arrows;
}

/** What is left after repeatedly removing everything that imports nothing that is left: circles, and what leads into them. */
export function circlesIn(arrows: ReadonlyMap<string, Iterable<string>>): readonly string[] {
  const left = new Map(Array.from(arrows, ([from, to]) => [from, [...to]]));
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const [from, to] of left) if (!to.some((one) => one !== from && left.has(one))) left.delete(from);
  }
  return [...left.keys()];
}

export function drawMap(sources: readonly SourceFile[]): string {
  const arrows = arrowsOf(sources);
  const name = (room: string): string => room.replace('shared/', '');
  const rows = Object.entries(PURPOSES).map(([room, purpose]) => {
    const imported = [...(arrows.get(room) ?? [])].map(name).sort();
    return `| \`${room}\` | ${purpose} | ${imported.join(', ') || 'nothing'} |`;
  });
  const edges = [...arrows]
    .filter(([room]) => room.startsWith('shared/'))
    .flatMap(([room, to]) => [...to].sort().map((one) => `  ${name(room)} --> ${name(one)}`))
    .sort();
  return [
    '# The map of the house',
    '',
    '<!-- Drawn from the imports by `npm run house:map`; do not edit. -->',
    '',
    'Arrows point one way: `infra` → `functions` → `shared`, and within `shared` as drawn; no two folders and no two files',
    'import each other, not even indirectly. Tests enforce it.',
    '',
    '| folder | what it is for | imports |',
    '| --- | --- | --- |',
    ...rows,
    '',
    '```mermaid',
    'flowchart TD',
    ...edges,
    '```',
    '',
  ].join('\n');
}

export const houseSources = (): SourceFile[] => projectSources('infra', 'functions', 'shared');

if (process.argv[1] === join(import.meta.dirname, 'houseMap.ts')) writeFileSync(MAP_FILE, drawMap(houseSources()));
