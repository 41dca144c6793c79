/**
 * Programs packed into a few files, because a start from some hundred modules is mostly a search for them: half of its work. They are used
 * as long as nothing has changed that they are made of; otherwise a program starts from its sources, and only more slowly.
 * Plain JavaScript, as `run.js`.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Of the project: beside what is installed, and as trusted. */
export const PROGRAMS_FOLDER = 'node_modules/.cache/programs';
const MANIFEST = 'manifest.json';

/**
 * @typedef {object} PackedPrograms
 * @property {string} node the Node.js that they were packed with
 * @property {string} folder within `PROGRAMS_FOLDER`
 * @property {Record<string, string>} programs file in the folder, by the program's place in the project
 * @property {(readonly [path: string, state: string])[]} madeOf files of the project, as `fileState` saw them before
 */

/** @param {string} root the project's folder */
export const manifestPath = (root) => join(root, PROGRAMS_FOLDER, MANIFEST);

/**
 * What is seen of a change without reading the file; a file that is not there has a state, too.
 * @param {string} path
 */
export function fileState(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? '' : `${found.mtimeMs} ${found.size}`;
}

/**
 * @param {string} root the project's folder
 * @returns {{ folder: string, programs: Record<string, string> } | undefined} the folder's path; undefined if they are not as the sources
 */
export function packedPrograms(root) {
  try {
    const path = manifestPath(root);
    if (!existsSync(path)) return undefined;
    /** @type {PackedPrograms} */
    const { node, folder, programs, madeOf } = JSON.parse(readFileSync(path, 'utf8'));
    const isFresh = node === process.version && madeOf.every(([file, state]) => fileState(join(root, file)) === state);
    return isFresh ? { folder: join(root, PROGRAMS_FOLDER, folder), programs } : undefined;
  } catch {
    // Written by another release, or half of it lost.
    return undefined;
  }
}
