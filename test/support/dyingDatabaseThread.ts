/** Runs in the database's thread: the database itself, whose thread dies after as many writes to its store as a file says. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { ClassicLevel } from 'classic-level';
import type { DatabaseThreadData } from '../../shared/storage/local/databaseServer.ts';

const { path } = workerData as DatabaseThreadData;
/** Beside the store: how many writes are still carried out. */
const deathFile = join(path, '..', 'dies-after');

type Write = (this: ClassicLevel, ...args: unknown[]) => Promise<void>;
const level = ClassicLevel.prototype as unknown as Record<'_put' | '_del' | '_batch', Write>;

for (const name of ['_put', '_del', '_batch'] as const) {
  const write = level[name];
  level[name] = async function (...args) {
    if (existsSync(deathFile)) countDown();
    await write.apply(this, args);
  };
}

function countDown(): void {
  const left = Number(readFileSync(deathFile, 'utf8'));
  if (left > 0) {
    writeFileSync(deathFile, String(left - 1));
    return;
  }
  rmSync(deathFile);
  process.exit(1);
}

await import('../../shared/storage/local/databaseThread.ts');
