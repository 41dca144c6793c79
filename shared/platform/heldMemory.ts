/**
 * Memory that requests hold for their callers: bodies that have not ended, answers that nobody takes. A client that stops reading
 * or writing half-way holds it as long as it likes, and pays nothing: so there is a limit per account, and one for all together.
 */
const MEBIBYTE = 1024 * 1024;
/** Bytes: four of the largest answers with pictures, or fifty of the largest bodies. */
const PER_OWNER_BYTES = 256 * MEBIBYTE;
/** Bytes: three accounts at their limit. */
const IN_ALL_BYTES = 768 * MEBIBYTE;

export interface RequestMemory {
  /** The request's owner, once known: before that, nobody. */
  belongTo(owner: string): void;
  /** @returns false if the owner, or all together, hold too much: then nothing is taken */
  take(bytes: number): boolean;
  /** What was taken is still held by this work, which may go on after the answer. */
  keepUntil(work: Promise<unknown>): void;
  /** Returns everything that was taken, once nothing holds it. */
  close(): void;
}

export interface HeldMemory {
  /** For one request. */
  open(): RequestMemory;
}

export function createHeldMemory({ perOwner = PER_OWNER_BYTES, inAll = IN_ALL_BYTES } = {}): HeldMemory {
  const held = new Map<string, number>();
  let total = 0;
  return {
    open: () => {
      let owner = '';
      let own = 0;
      let holder: Promise<unknown> | undefined;
      const giveBack = (): void => {
        const ofOthers = (held.get(owner) ?? 0) - own;
        if (ofOthers > 0) held.set(owner, ofOthers);
        else held.delete(owner);
        total -= own;
        own = 0;
      };
      return {
        belongTo: (account) => {
          owner = account;
        },
        take: (bytes) => {
          const ofOwner = (held.get(owner) ?? 0) + bytes;
          if (ofOwner > perOwner || total + bytes > inAll) return false;
          held.set(owner, ofOwner);
          total += bytes;
          own += bytes;
          return true;
        },
        keepUntil: (work) => {
          holder = work;
        },
        close: () => {
          if (own === 0) return;
          if (holder) holder.then(giveBack, giveBack);
          else giveBack();
        },
      };
    },
  };
}
