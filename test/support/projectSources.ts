/** The project's own sources and what they import. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(import.meta.dirname, '../..');

export interface SourceFile {
  /** Relative to the project, with slashes. */
  readonly path: string;
  readonly text: string;
  /** Project files by path, packages by name. */
  readonly imports: readonly string[];
}

export function projectSources(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readSource(join(ROOT, folder, name))),
  );
}

function readSource(file: string): SourceFile {
  const text = readFileSync(file, 'utf8');
  const specifiers = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
  return {
    path: relative(ROOT, file).replaceAll('\\', '/'),
    text,
    imports: specifiers.map((specifier) =>
      specifier.startsWith('.') ? relative(ROOT, resolve(dirname(file), specifier)).replaceAll('\\', '/') : specifier,
    ),
  };
}
