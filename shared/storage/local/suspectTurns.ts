/** Gives turns to the jobs that may have killed a process: one at a time, over all queues of a process. */

export interface SuspectTurns {
  /**
   * @param again called when a turn may be free, if there is none now
   * @returns what ends the turn; undefined if somebody else has it
   */
  take(again: () => void): (() => void) | undefined;
}

export function createSuspectTurns(): SuspectTurns {
  const waiting = new Set<() => void>();
  let isTaken = false;
  return {
    take: (again) => {
      if (isTaken) {
        waiting.add(again);
        return undefined;
      }
      isTaken = true;
      return () => {
        isTaken = false;
        const all = [...waiting];
        waiting.clear();
        for (const next of all) next();
      };
    },
  };
}
