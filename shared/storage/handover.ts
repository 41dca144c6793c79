/** Port: files passed to a worker without rights on anything, and what it leaves. Adapter: `aws/s3Handover.ts`; on one machine workers are handed paths. */

/** A form to send by POST, with the file as its last field `file`. */
export interface LeavingForm {
  readonly url: string;
  readonly fields: Record<string, string>;
}

/** For one piece of work: nobody else's files lie there. */
export interface HandoverDesk {
  /** Lays a file of this machine down. @returns a link that reads it */
  lend(name: string, path: string): Promise<string>;
  /** By which one file of at most so many bytes can be left under the name, also in place of an earlier one. */
  leavingForm(name: string, maxBytes: number): Promise<LeavingForm>;
  /** Brings what was left under the name to this machine. @returns its bytes; undefined where nothing was left */
  collect(name: string, path: string): Promise<number | undefined>;
  /** Takes everything away that may lie there under these names. */
  clear(names: readonly string[]): Promise<void>;
}

export interface Handover {
  open(): HandoverDesk;
}
