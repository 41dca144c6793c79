/** What we depend on and under which licence: what is accepted without asking, and what requires something, and how that is met. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Permissive ones: they require their notice to be kept, which is in each package. */
const TAKEN_LICENCES: readonly string[] = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Zlib'],
  ...['CC0-1.0', 'CC-BY-4.0'],
];

export interface Obligation {
  /** What it is, for people. */
  readonly part: string;
  readonly licence: string;
  /** What the licence requires beyond its notice, and how that is met. */
  readonly met: string;
  readonly covers: (name: string) => boolean;
}

const named =
  (...names: readonly string[]) =>
  (name: string): boolean =>
    names.some((one) => name === one || name.startsWith(`${one}-`) || name.startsWith(`${one}/`));

/** Decided for a service that is run but not distributed; others are decided one by one. */
export const OBLIGATIONS: readonly Obligation[] = [
  {
    part: 'ffmpeg (`@ffmpeg/core`)',
    licence: 'GPL-2.0-or-later',
    met: 'A program of its own in a child process, copied as it is and never packed into our code. Handing it on means handing on its source.',
    covers: named('@ffmpeg/core'),
  },
  {
    part: 'libheif (`libheif-js`, by `heic-decode`)',
    licence: 'LGPL-3.0',
    met: 'Unchanged, called through its published interface, replaceable by another build of the same version. Handing it on means handing on its source.',
    covers: named('libheif-js'),
  },
  {
    part: 'libvips (in `sharp`)',
    licence: 'LGPL-3.0-or-later',
    met: 'A shared library beside sharp’s own, unchanged and replaceable.',
    covers: named('sharp', '@img/sharp'),
  },
  {
    part: 'LibreOffice (`@matbee/libreoffice-converter`)',
    licence: 'MPL-2.0',
    met: 'Unchanged, in a child process. A changed file of it would have to be published; none is.',
    covers: named('@matbee/libreoffice-converter'),
  },
  {
    part: 'axe (`axe-core`)',
    licence: 'MPL-2.0',
    met: 'Runs in tests only, unchanged.',
    covers: named('axe-core'),
  },
  {
    part: 'Fonts (`@expo-google-fonts/*`, `@embedpdf/fonts-*`)',
    licence: 'OFL-1.1',
    met: 'Used and embedded freely; not sold by themselves, not renamed.',
    covers: named('@expo-google-fonts', '@embedpdf/fonts'),
  },
];

export interface Dependency {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Needed to build and test, but not to run. */
  readonly isForDevelopment: boolean;
  readonly runsScript: boolean;
}

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

const FOLDER = 'node_modules/';

/** Every package of the lockfile, each version of a name once. */
export function dependencies(): readonly Dependency[] {
  const file = join(import.meta.dirname, '../../package-lock.json');
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const all = Object.entries(packages).flatMap(([path, found]): [string, Dependency][] => {
    if (path === '') return [];
    const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    const { version = '', license = 'none stated', dev = false, hasInstallScript = false } = found;
    const dependency = { name, version, licence: license, isForDevelopment: dev, runsScript: hasInstallScript };
    return [[`${name}@${version}`, dependency]];
  });
  return [...new Map(all).values()];
}

const words = (licence: string): readonly string[] =>
  licence.split(/[()\s]+/).filter((word) => word !== '' && word !== 'AND');

/** Of alternatives one must be accepted, of several parts each. */
export function isTaken(licence: string): boolean {
  const parts = words(licence);
  const isOne = (part: string): boolean => TAKEN_LICENCES.includes(part);
  return parts.includes('OR') ? parts.some(isOne) : parts.every(isOne);
}

export const obligationOf = ({ name }: Dependency): Obligation | undefined =>
  OBLIGATIONS.find(({ covers }) => covers(name));
