/** The numeric constants of a folder, found by how this house writes them: `const NAME = 0.5;` at the beginning of a line. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Constant {
  /** From the project's root. */
  readonly file: string;
  readonly name: string;
  readonly value: number;
}

const CONSTANT = /^(export )?const ([A-Z][A-Z0-9_]*)(?:: number)? = (-?[\d_]*\.?\d+(?:e-?\d+)?);/gm;

/** @param folder from the project's root, with the folders inside it */
export async function constantsOf(folder: string): Promise<Constant[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts')).sort();
  const found = await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const source = await readFile(file, 'utf8');
      return Array.from(source.matchAll(CONSTANT), ([, , constant, literal]) => ({
        file,
        name: constant,
        value: Number(literal.replaceAll('_', '')),
      }));
    }),
  );
  return found.flat();
}

/** A source whose constants can be given other values while it runs. @param setter code that is called with the name and a function that sets it */
export const withMovable = (source: string, setter: string): string =>
  source.replace(
    CONSTANT,
    (_, exported: string | undefined, name: string, literal: string) =>
      `${exported ?? ''}let ${name} = ${literal}; ${setter}('${name}', (value) => { ${name} = value; });`,
  );
