/** Every packed function as one instance that its first call starts and that is kept, with its calls one after another. */
import type { FunctionName } from '../../../infra/functions.ts';
import { startLambdaInstance } from './lambdaInstance.ts';
import type { InstanceFigures, LambdaInstance } from './lambdaInstance.ts';

export interface RehearsedFunctions {
  invoke(name: FunctionName, event: object): Promise<unknown>;
  figures(): Promise<ReadonlyMap<FunctionName, InstanceFigures>>;
  close(): Promise<void>;
}

interface Options {
  readonly codeOf: (name: FunctionName) => string;
  readonly work: string;
  readonly environmentOf: (name: FunctionName) => Readonly<Record<string, string>>;
}

export function rehearseFunctions({ codeOf, work, environmentOf }: Options): RehearsedFunctions {
  const instances = new Map<FunctionName, Promise<LambdaInstance>>();
  const busy = new Map<FunctionName, Promise<unknown>>();
  const instanceOf = (name: FunctionName): Promise<LambdaInstance> => {
    const running =
      instances.get(name) ?? startLambdaInstance({ name, code: codeOf(name), work, environment: environmentOf(name) });
    instances.set(name, running);
    return running;
  };
  return {
    invoke(name, event) {
      const before = busy.get(name) ?? Promise.resolve();
      const call = before.then(async () => (await instanceOf(name)).invoke(event));
      busy.set(
        name,
        call.catch(() => undefined),
      );
      return call;
    },
    async figures() {
      const entries = [...instances].map(async ([name, instance]) => [name, (await instance).figures] as const);
      return new Map(await Promise.all(entries));
    },
    async close() {
      await Promise.all([...instances.values()].map(async (instance) => (await instance).close()));
    },
  };
}
