/**
 * Makes every change of an item one write to the embedded database's store, on disk before it is answered.
 *
 * dynalite takes an item out of its old place in the index, puts it into the new one and then writes the item: three writes, none
 * of them waiting for the disk. A process killed after the first leaves an attachment that no listing shows, which is never
 * renewed and so is lost with its year; a machine that loses power forgets what was answered.
 */
import type { DynaliteInternals, Store } from 'dynalite/db/index.js';

type Done = (error?: unknown) => void;

type Change =
  | { readonly type: 'put'; readonly key: string; readonly value: unknown }
  | { readonly type: 'del'; readonly key: string };

type Batch = (this: Store['db'], changes: readonly Change[], options: { readonly sync: boolean }) => Promise<void>;

/** Replaces dynalite's way of writing for every store opened from now on in this thread. */
export function writeWhole(internals: DynaliteInternals): void {
  const updateIndexes = internals.updateIndexes.bind(internals);
  const stores = new WeakMap<Store, Gathering>();
  internals.updateIndexes = (store, table, before, after, done) => {
    const gathering = stores.get(store) ?? gatherIn(store);
    stores.set(store, gathering);
    gathering((gathered) => {
      updateIndexes(store, table, before, after, gathered);
    }, done);
  };
}

/**
 * Runs `changeIndex`, whose changes are collected instead of written, and then `done`, which writes the item at once: all of them
 * are written together with it.
 */
type Gathering = (changeIndex: (gathered: Done) => void, done: Done) => void;

function gatherIn({ db }: Store): Gathering {
  const write = async (changes: readonly Change[]): Promise<void> => {
    // Its own `batch`, which dynalite covers with one that takes no options.
    const { batch } = Object.getPrototypeOf(db) as { readonly batch: Batch };
    await batch.call(db, changes, { sync: true });
  };
  let isGathering = false;
  const isStillGathering = (): boolean => isGathering;
  let gathered: Change[] = [];

  function take(change: Change, done: Done): void {
    if (isGathering) {
      gathered.push(change);
      done();
      return;
    }
    const changes = [...gathered, change];
    gathered = [];
    // dynalite throws what it is told; that must not escape from the promise.
    write(changes).then(
      () => setImmediate(done),
      (error: unknown) => setImmediate(done, error),
    );
  }

  db.put = (key, value, done) => {
    take({ type: 'put', key, value }, done);
  };
  db.del = (key, done) => {
    take({ type: 'del', key }, done);
  };
  return (changeIndex, done) => {
    isGathering = true;
    changeIndex((error) => {
      isGathering = false;
      done(error);
      gathered = [];
    });
    if (isStillGathering()) throw new Error('dynalite changed its index later than it was asked to.');
  };
}
