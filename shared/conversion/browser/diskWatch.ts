/** Ends pages that keep writing to disk: databases, caches and files of their own, all of which are in the browser's folder. */
import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UnconvertibleSource } from '../unconvertibleSource.ts';

/** Bytes per visit: a fresh profile has 5 MB, pages with video in their cache some tens. */
const FOLDER_BYTES = 256 * 1024 * 1024;
/** Files per visit: ordinary ones leave a few hundred. */
const FOLDER_FILES = 20_000;
/** Pages have been seen to write 40 MB a second. */
const LOOK_EVERY_MS = 500;

/** @param folder the browser's own: profile, cache and temporary files */
export function watchDisk(folder: string, exhausted: AbortController, maxBytes = FOLDER_BYTES): { stop(): void } {
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void isFull(folder, maxBytes).then((full) => {
      isLooking = false;
      if (full) exhausted.abort(tooMuchDisk());
    });
  }, LOOK_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
    },
  };
}

const tooMuchDisk = (): UnconvertibleSource =>
  new UnconvertibleSource('too_large', 'The page writes more to disk than a page may; upload it as a PDF instead.');

/** Whether the folder holds more than it may; files that disappear during the check count as nothing. */
export async function isFull(folder: string, maxBytes = FOLDER_BYTES, maxFiles = FOLDER_FILES): Promise<boolean> {
  let bytes = 0;
  let files = 0;
  const folders = [folder];
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    const entries = await opendir(next).catch(() => undefined);
    if (entries === undefined) continue;
    try {
      for await (const entry of entries) {
        files += 1;
        const path = join(next, entry.name);
        if (entry.isDirectory()) folders.push(path);
        // Size on disk: a file may be longer than the space it takes.
        else if (entry.isFile()) bytes += BLOCK_BYTES * ((await stat(path).catch(() => undefined))?.blocks ?? 0);
        if (bytes > maxBytes || files > maxFiles) return true;
      }
    } catch {
      // The folder disappeared while it was read.
    }
  }
  return false;
}

/** The unit of `blocks`, on every system. */
const BLOCK_BYTES = 512;
