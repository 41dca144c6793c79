/** Chromium on this machine's disk: unpacked once from the npm package, with its libraries, our fonts and their settings. */
import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { copyFile, lstat, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fontFileName } from '../../documents/pdf/fontFiles.ts';
import { BROWSER_FONTS, fontPath, fontsConf } from './browserFonts.ts';
import { packedChromium, unpackerPath } from './chromiumAssets.ts';

/** The version of `@sparticuz/chromium`; unpacked copies of other versions are left alone. */
const CHROMIUM_VERSION = '153.0.0';

/** Unpacking takes 1 to 3 s; ten times that on a starved machine. */
const UNPACK_TIMEOUT_MS = 40_000;

export interface InstalledChromium {
  readonly executable: string;
  /** What Chromium needs from the environment; it is given nothing else. */
  readonly environment: Readonly<Record<string, string>>;
}

/** One folder per user: what another user could have put there must not be run. */
export const defaultChromiumFolder = (): string =>
  join(tmpdir(), `citation-verification-chromium-${process.getuid?.() ?? 'user'}`);

/**
 * @param root holds one copy per version, and outlives the process. @throws if the platform has no such Chromium, or the folder is not ours
 */
export async function installChromium(root: string): Promise<InstalledChromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`Web pages are rendered on Linux x64 only; this machine is ${process.platform} ${process.arch}.`);
  }
  await mkdir(root, { recursive: true, mode: 0o700 });
  await requireOwn(root);
  const folder = join(root, installationName());
  if (!(await exists(folder))) await unpack(root, folder);
  return {
    executable: join(folder, 'chromium'),
    environment: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'own-fonts') },
  };
}

function installationName(): string {
  const fonts = createHash('sha256').update(BROWSER_FONTS.map(fontFileName).join()).update(fontsConf('', ''));
  return `${CHROMIUM_VERSION}-${fonts.digest('hex').slice(0, 12)}`;
}

async function requireOwn(folder: string): Promise<void> {
  const { uid, mode } = await lstat(folder);
  const writableByOthers = (mode & 0o022) !== 0;
  if (uid !== process.getuid?.() || writableByOthers) {
    throw new Error(`Chromium is not run from ${folder}: another user can write there.`);
  }
}

/** Into a neighbouring folder that is renamed when it is complete, so that an incomplete copy is never taken for a complete one. */
async function unpack(root: string, folder: string): Promise<void> {
  const unpacking = join(root, `unpacking-${randomBytes(6).toString('hex')}`);
  await mkdir(unpacking, { mode: 0o700 });
  try {
    await Promise.all([
      promisify(execFile)(process.execPath, [unpackerPath(import.meta.url), packedChromium(import.meta.url)], {
        // The package reads these two: where to unpack to, and whether the libraries of Amazon Linux are wanted.
        env: { TMPDIR: unpacking, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
        timeout: UNPACK_TIMEOUT_MS,
      }),
      copyFonts(join(unpacking, 'own-fonts'), join(folder, 'own-fonts')),
    ]);
    await rename(unpacking, folder).catch(async (error: unknown) => {
      // Another process of this user may have been faster; its copy is just as good.
      if (!(await exists(folder))) throw error;
    });
  } finally {
    await rm(unpacking, { recursive: true, force: true });
  }
}

/** @param place where the folder will be in the end */
async function copyFonts(folder: string, place: string): Promise<void> {
  const files = join(folder, 'files');
  await mkdir(files, { recursive: true });
  await Promise.all([
    ...BROWSER_FONTS.map((font) => copyFile(fontPath(font, import.meta.url), join(files, fontFileName(font)))),
    writeFile(join(folder, 'fonts.conf'), fontsConf(join(place, 'files'), join(place, 'cache'))),
  ]);
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
