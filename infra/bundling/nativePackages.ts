/** Packages with compiled parts: installed for the platform that they run on, whatever machine builds, in exactly the locked versions. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

/** They find their compiled parts by paths relative to themselves, so they cannot be part of a bundled file. */
export const NATIVE_PACKAGES: readonly string[] = ['sharp'];

/** Lambda runs x64, the server of large uploads ARM, which costs a fifth less there. */
export type Processor = 'x64' | 'arm64';

/** Linux with glibc, whatever machine packs. */
const platformArguments = (processor: Processor): string[] => ['--os=linux', `--cpu=${processor}`, '--libc=glibc'];

const dependencies = z.record(z.string(), z.string()).default({});
const lockSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.looseObject({ version: z.string().optional(), dependencies, optionalDependencies: dependencies }),
  ),
});
type Packages = Partial<z.infer<typeof lockSchema>['packages']>;

/**
 * Scripts would build for this machine, and none of these packages needs one; links to programs point to places on this machine
 * when they are copied.
 */
const OPTIONS = ['--ignore-scripts', '--no-bin-links', '--prefer-offline', '--no-audit', '--no-fund'];

/** Installations by this process, so that functions packed in parallel share one. */
const underWay = new Map<string, Promise<string>>();

/** Like `install`, once for each set of packages. */
export function installNativePackages(root: string, names: readonly string[], processor: Processor): Promise<string> {
  const key = JSON.stringify([root, names, processor]);
  const known = underWay.get(key) ?? install(root, names, platformArguments(processor));
  underWay.set(key, known);
  return known;
}

/**
 * Installs the packages with what they depend on, once per set of versions, and returns the `node_modules` folder.
 * @param root folder of the project's `package-lock.json`; the result is cached under its `node_modules/.cache`
 * @throws Error if a package is not locked, or npm fails
 */
async function install(root: string, names: readonly string[], platform: readonly string[]): Promise<string> {
  const { packages } = lockSchema.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  const manifest = {
    name: 'native-packages',
    version: '1.0.0',
    private: true,
    dependencies: Object.fromEntries(names.map((name) => [name, lockedVersion(packages, name)])),
  };
  const locked = { '': manifest, ...withDependencies(packages, names) };
  const lock = { name: manifest.name, version: manifest.version, lockfileVersion: 3, requires: true, packages: locked };

  const cache = join(root, 'node_modules', '.cache', 'native-packages');
  const key = createHash('sha256')
    .update(JSON.stringify([lock, platform, OPTIONS]))
    .digest('hex')
    .slice(0, 16);
  const installed = join(cache, key);
  if (existsSync(installed)) return join(installed, 'node_modules');

  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(join(cache, 'installing-'));
  try {
    await writeFile(join(work, 'package.json'), JSON.stringify(manifest));
    await writeFile(join(work, 'package-lock.json'), JSON.stringify(lock));
    await promisify(execFile)('npm', ['ci', ...platform, ...OPTIONS], { cwd: work });
    await rm(join(work, 'node_modules', '.package-lock.json'), { force: true });
    await publish(work, installed);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return join(installed, 'node_modules');
}

/** Somebody else may have installed the same in the meantime: theirs is as good. */
async function publish(work: string, installed: string): Promise<void> {
  try {
    await rename(work, installed);
  } catch (error) {
    if (!existsSync(installed)) throw error;
  }
}

function lockedVersion(packages: Packages, name: string): string {
  const version = packages[`node_modules/${name}`]?.version;
  if (version === undefined) throw new Error(`${name} is not in package-lock.json: install it first.`);
  return version;
}

/** The lock entries of the packages and everything below them, for all platforms: npm itself picks the one it is told. */
function withDependencies(packages: Packages, names: readonly string[]): Packages {
  const found: Packages = {};
  const visit = (path: string): void => {
    const entry = packages[path];
    if (entry === undefined || path in found) return;
    found[path] = entry;
    for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      const nested = `${path}/node_modules/${name}`;
      visit(nested in packages ? nested : `node_modules/${name}`);
    }
  };
  for (const name of names) visit(`node_modules/${name}`);
  return found;
}
