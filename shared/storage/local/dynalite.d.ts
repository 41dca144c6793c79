/** What we use of dynalite, which brings no types. */
declare module 'dynalite' {
  import type { Server } from 'node:http';

  interface Options {
    /** Folder of the LevelDB store; in memory when absent. */
    readonly path?: string;
    /** Milliseconds that a new table remains in creation. */
    readonly createTableMs?: number;
  }

  /** Not listening yet; closing the server closes the store. */
  export default function dynalite(options?: Options): Server;
}

/** Its internals, as far as `wholeWrites.ts` replaces them. */
declare module 'dynalite/db/index.js' {
  type Done = (error?: unknown) => void;

  interface Store {
    readonly db: {
      put(key: string, value: unknown, done: Done): void;
      del(key: string, done: Done): void;
    };
  }

  interface DynaliteInternals {
    updateIndexes(store: Store, table: unknown, before: unknown, after: unknown, done: Done): void;
  }

  const internals: DynaliteInternals;
  export default internals;
  export type { DynaliteInternals, Store };
}
