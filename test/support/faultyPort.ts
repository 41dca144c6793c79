/** A port that fails occasionally, before or after it has done what it was asked. */
import type { Storage } from '../../shared/storage/storage.ts';

/** As the AWS SDK and the file system name temporary failures: a refusal, a timeout, a fault of theirs, a full disk. */
const FAILURES: readonly (() => Error)[] = [
  () => Object.assign(new Error('Rate exceeded'), { name: 'ThrottlingException' }),
  () => Object.assign(new Error('No answer'), { name: 'TimeoutError' }),
  () => Object.assign(new Error('Sorry'), { name: 'InternalServerError', $metadata: { httpStatusCode: 500 } }),
  () => Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' }),
  () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' }),
];
let failures = 0;

/** Each time another of them. */
const failure = (): Error => FAILURES[failures++ % FAILURES.length]();

/** @param fails asked before and after every call and every listing, with the method's name */
function faultyPort<Port extends object>(port: Port, fails: (name: string) => boolean): Port {
  return new Proxy(port, {
    get(target, property, receiver) {
      const value: unknown = Reflect.get(target, property, receiver);
      if (typeof value !== 'function') return value;
      const name = String(property);
      return (...args: unknown[]): unknown => {
        const call = (): unknown => Reflect.apply(value, target, args);
        // A listing does nothing before it is read.
        const listing = name.startsWith('list') ? call() : undefined;
        return isListing(listing) ? faultyListing(listing, () => fails(name)) : faultyCall(call, () => fails(name));
      };
    },
  });
}

const isListing = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

async function faultyCall(call: () => unknown, fails: () => boolean): Promise<unknown> {
  if (fails()) throw failure();
  const result = await call();
  if (fails()) throw failure();
  return result;
}

async function* faultyListing(listing: AsyncIterable<unknown>, fails: () => boolean): AsyncGenerator {
  if (fails()) throw failure();
  yield* listing;
  if (fails()) throw failure();
}

/** Every port of storage. */
export const faultyStorage = (storage: Storage, fails: (name: string) => boolean): Storage => ({
  convertQueue: faultyPort(storage.convertQueue, fails),
  readQueue: faultyPort(storage.readQueue, fails),
  speechQueue: faultyPort(storage.speechQueue, fails),
  renderQueue: faultyPort(storage.renderQueue, fails),
  urlCache: faultyPort(storage.urlCache, fails),
  files: faultyPort(storage.files, fails),
  attachments: faultyPort(storage.attachments, fails),
  deletions: faultyPort(storage.deletions, fails),
  uploads: faultyPort(storage.uploads, fails),
  sweeps: faultyPort(storage.sweeps, fails),
  accounts: faultyPort(storage.accounts, fails),
  uses: faultyPort(storage.uses, fails),
  balances: faultyPort(storage.balances, fails),
  ledger: faultyPort(storage.ledger, fails),
  receiptKeys: faultyPort(storage.receiptKeys, fails),
});
