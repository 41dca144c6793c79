/** Storage that records which of its ports were asked for what, in order. */
import type { Storage } from '../../shared/storage/storage.ts';

/** @param asked called with `port.method` at every call */
export function recordingStorage(storage: Storage, asked: (call: string) => void): Storage {
  const recorded = (portName: string, port: object): object =>
    new Proxy(port, {
      get(target, property, receiver) {
        const value: unknown = Reflect.get(target, property, receiver);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]): unknown => {
          asked(`${portName}.${String(property)}`);
          return Reflect.apply(value, target, args);
        };
      },
    });
  const ports = Object.entries(storage as unknown as Record<string, unknown>).map(([name, port]) => [
    name,
    typeof port === 'object' && port !== null ? recorded(name, port) : port,
  ]);
  return Object.fromEntries(ports) as Storage;
}
