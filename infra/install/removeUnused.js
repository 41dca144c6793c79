/** After an installation: removes what `unused.js` names. Anything that cannot be removed stays, and does no harm. */
import { readdir, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isUnused } from './unused.js';

const installed = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** @param {string} folder */
async function removeIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) await removeIn(path);
      else if (isUnused(relative(installed, path).split(sep).join('/'))) await rm(path);
    }),
  );
}

await removeIn(installed).catch((error) => {
  console.warn(`Some unused files stay installed: ${error}`);
});
