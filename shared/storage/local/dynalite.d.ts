/** What we use of dynalite, which brings no types. */
declare module 'dynalite' {
  import type { Server } from 'node:http';

  interface Options {
    /** Folder of the LevelDB store; in memory when absent. */
    readonly path?: string;
    /** Milliseconds that a new table stays in creation. */
    readonly createTableMs?: number;
  }

  /** Not listening yet; closing the server closes the store. */
  export default function dynalite(options?: Options): Server;
}
