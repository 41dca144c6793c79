/** A port that fails now and then, before or after it has done what it was asked. */

/** As AWS's SDK names a refusal that passes. */
const throttled = (): Error => Object.assign(new Error('Rate exceeded'), { name: 'ThrottlingException' });

/**
 * Methods that return promises fail; listings do not.
 * @param fails asked before and after every call, with the method's name
 */
export function faultyPort<Port extends object>(port: Port, fails: (name: string) => boolean): Port {
  return new Proxy(port, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        const call = (): unknown => Reflect.apply(value, target, args);
        if (String(name).startsWith('list')) return call();
        return (async () => {
          if (fails(String(name))) throw throttled();
          const result = await call();
          if (fails(String(name))) throw throttled();
          return result;
        })();
      };
    },
  });
}
