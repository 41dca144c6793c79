/** A port of a process that dies at a chosen await: nothing it does from then on has any effect. */
export interface Death {
  happened: boolean;
  /** Runs the action, unless the process is dead or dies before it. */
  step<Result>(action: () => Promise<Result>): Promise<Result>;
}

/** Every method that returns a promise is a step. */
export function dyingPort<Port extends object>(port: Port, death: Death): Port {
  return new Proxy(port, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => death.step(() => Promise.resolve(Reflect.apply(value, target, args)));
    },
  });
}
