/** Packed functions that are kept ready between calls, as Lambda does: a few of them, as each holds its memory. */
import type { FunctionName } from '../../infra/functions.ts';
import type { Invocation, PackedInstance } from './packedInstance.ts';

/** Instances at a time: those of the documents hold some 300 MiB each. */
const MOST_KEPT = 6;

export interface KeptInstances {
  invoke(name: FunctionName, event: object): Promise<Invocation>;
  close(): Promise<void>;
}

export function keepInstances(start: (name: FunctionName) => PackedInstance): KeptInstances {
  /** The one that was called last is the last. */
  const kept = new Map<FunctionName, PackedInstance>();
  const calls = new Map<FunctionName, number>();
  const closing: Promise<void>[] = [];
  const countCall = (name: FunctionName, change: number): void => {
    calls.set(name, (calls.get(name) ?? 0) + change);
  };
  const makeRoom = (): void => {
    for (const [name, instance] of kept) {
      if (kept.size < MOST_KEPT) return;
      if (calls.get(name) !== 0) continue;
      kept.delete(name);
      closing.push(instance.close());
    }
  };
  return {
    async invoke(name, event) {
      if (!kept.has(name)) makeRoom();
      const instance = kept.get(name) ?? start(name);
      kept.delete(name);
      kept.set(name, instance);
      countCall(name, 1);
      try {
        return await instance.invoke(event);
      } catch (error) {
        // It may have died: the next call gets another one.
        if (kept.get(name) === instance) kept.delete(name);
        closing.push(instance.close());
        throw error;
      } finally {
        countCall(name, -1);
      }
    },
    async close() {
      await Promise.all([...closing, ...Array.from(kept.values(), (instance) => instance.close())]);
    },
  };
}
