/**
 * `npm run check:dependencies`: watches what we depend on: known advisories if the registry can be reached, licences that nobody has
 * looked at, and installation scripts. Exits with 1 if something has to be decided; says plainly what it could not check. Not named
 * `dependencies`: npm itself runs a script of that name after each installation.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { dependencies, isTaken, obligationOf } from './licences.ts';

const ROOT = join(import.meta.dirname, '../..');
const AUDIT_TIMEOUT_MS = 60_000;

/** Those that existed when this list was started. npm runs only those of `allowScripts` in package.json; a new one is read first. */
const KNOWN_SCRIPTS: readonly string[] = [
  '@parcel/watcher',
  'classic-level',
  'esbuild',
  'node',
  // Warns of a version that does not fit; not run.
  'protobufjs',
  'unrs-resolver',
];

const auditSchema = z.looseObject({
  vulnerabilities: z.record(z.string(), z.looseObject({ severity: z.string(), isDirect: z.boolean().optional() })),
});

async function advisories(): Promise<readonly string[] | undefined> {
  const options = { cwd: ROOT, timeout: AUDIT_TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 };
  // npm exits with 1 if there are some, and prints them all the same.
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

const installed = dependencies();
const problems: string[] = [];
for (const { name, runsScript } of installed) {
  if (runsScript && !KNOWN_SCRIPTS.includes(name)) {
    problems.push(
      `${name} wants to run a script when it is installed: read it, and add it to KNOWN_SCRIPTS or leave it.`,
    );
  }
}
const licences = new Map<string, number>();
for (const one of installed) {
  const { name, licence } = one;
  licences.set(licence, (licences.get(licence) ?? 0) + 1);
  if (!isTaken(licence) && obligationOf(one) === undefined) problems.push(`${name} is under ${licence}: look at it.`);
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
