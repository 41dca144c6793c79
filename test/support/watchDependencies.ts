/**
 * `npm run dependencies`: watches what we depend on: known advisories where the registry can be reached, licences that were not looked at, and scripts that
 * run at installation. Ends with 1 where something is to be decided; says plainly what it could not ask.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../..');
const AUDIT_TIMEOUT_MS = 60_000;

/** Those that were there when this list was begun. npm runs those of `allowScripts` in package.json alone; a new one is read first. */
const KNOWN_SCRIPTS: readonly string[] = ['@parcel/watcher', 'classic-level', 'esbuild', 'node', 'unrs-resolver'];

/** Decided for a service that is run and not handed out; others are asked about one by one. */
const TAKEN_LICENCES: readonly string[] = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'MPL-2.0', 'Zlib'],
  ...['OFL-1.1', 'CC0-1.0', 'CC-BY-4.0'],
];
/** Packages under other licences, each looked at: they run beside the service or are linked at run time. */
const LOOKED_AT: Readonly<Record<string, string>> = {
  '@ffmpeg/core': 'GPL-2.0-or-later',
  'heic-decode': 'LGPL',
  'libheif-js': 'LGPL-3.0',
  sharp: 'Apache-2.0, with libvips under the LGPL',
};
const isLookedAt = (name: string): boolean => name in LOOKED_AT || name.startsWith('@img/sharp-');

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({ license: z.string().optional(), hasInstallScript: z.boolean().optional() }),
  ),
});

const auditSchema = z.looseObject({
  vulnerabilities: z.record(z.string(), z.looseObject({ severity: z.string(), isDirect: z.boolean().optional() })),
});

async function advisories(): Promise<readonly string[] | undefined> {
  const options = { cwd: ROOT, timeout: AUDIT_TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 };
  // npm ends with 1 where there are some, and prints them all the same.
  const { stdout } = await promisify(execFile)('npm', ['audit', '--omit=dev', '--json'], options).catch(
    (error: unknown) => error as { stdout?: string },
  );
  try {
    const { vulnerabilities } = auditSchema.parse(JSON.parse(stdout ?? ''));
    return Object.entries(vulnerabilities).map(([name, { severity }]) => `${name}: ${severity}`);
  } catch {
    return undefined;
  }
}

const words = (licence: string): readonly string[] =>
  licence.split(/[()\s]+/).filter((word) => word !== '' && word !== 'AND');
/** Of alternatives one must be taken, of several parts each. */
const isTaken = (licence: string): boolean => {
  const parts = words(licence);
  const isOne = (part: string): boolean => TAKEN_LICENCES.includes(part);
  return parts.includes('OR') ? parts.some(isOne) : parts.every(isOne);
};

const { packages } = lockSchema.parse(JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')));
const installed = Object.entries(packages).flatMap(([path, found]) =>
  path === '' ? [] : [{ name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), ...found }],
);
const problems: string[] = [];
for (const { name, hasInstallScript } of installed) {
  if (hasInstallScript === true && !KNOWN_SCRIPTS.includes(name)) {
    problems.push(
      `${name} wants to run a script when it is installed: read it, and add it to KNOWN_SCRIPTS or leave it.`,
    );
  }
}
const licences = new Map<string, number>();
for (const { name, license = 'none stated' } of installed) {
  licences.set(license, (licences.get(license) ?? 0) + 1);
  if (!isTaken(license) && !isLookedAt(name)) problems.push(`${name} is under ${license}: look at it.`);
}
console.log(`licences of ${installed.length} packages:`);
for (const [licence, count] of [...licences].sort((a, b) => b[1] - a[1])) console.log(`  ${count} ${licence}`);
const known = await advisories();
if (known === undefined) console.log('advisories: skipped, the registry did not answer');
else {
  console.log(`advisories about what is deployed: ${known.length}`);
  problems.push(...known.map((one) => `advisory: ${one}`));
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
