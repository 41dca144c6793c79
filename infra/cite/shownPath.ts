/** A path as reports name it: from the folder that the command runs in, where the file is below it. */
import { isAbsolute, relative, resolve } from 'node:path';

export function shownPath(path: string): string {
  const way = relative('.', resolve(path));
  return way.startsWith('..') || isAbsolute(way) ? path : way;
}
