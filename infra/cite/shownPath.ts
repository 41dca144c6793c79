/** A path as reports name it: relative to the folder that the command runs in, if the file is below it. */
import { isAbsolute, relative, resolve } from 'node:path';

export function shownPath(path: string): string {
  const way = relative('.', resolve(path));
  return way.startsWith('..') || isAbsolute(way) ? path : way;
}
