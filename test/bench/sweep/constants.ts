/** The numeric constants of a folder, found by how this house writes them: `const NAME = 0.5;` at the beginning of a line. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Constant {
  readonly file: string;
  readonly name: string;
  readonly value: number;
}

const CONSTANT = /^(?:export )?const ([A-Z][A-Z0-9_]*)(?:: number)? = (-?[\d_]*\.?\d+(?:e-?\d+)?);/gm;

/** @param folder from the project's root, with the folders inside it */
export async function constantsOf(folder: string): Promise<Constant[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts')).sort();
  const found = await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const source = await readFile(file, 'utf8');
      return Array.from(source.matchAll(CONSTANT), ([, constant, literal]) => ({
        file,
        name: constant,
        value: Number(literal.replaceAll('_', '')),
      }));
    }),
  );
  return found.flat();
}

/** A source with another value for one of its constants. */
export const withValue = (source: string, name: string, value: number): string =>
  source.replace(CONSTANT, (whole: string, constant: string, literal: string) =>
    constant === name ? whole.replace(`= ${literal};`, `= ${value};`) : whole,
  );
