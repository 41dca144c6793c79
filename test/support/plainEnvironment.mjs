/**
 * Jest's Node environment, with an ordinary global object. Jest's own is behind interceptors and a proxy: a loop that says `Math`
 * takes a hundred times what it takes in the service, and a third of the time of all tests went there.
 */
import { constants, createContext } from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/** Shared with the outside, so that objects created by Node itself are instances of them. */
const OF_NODE = ['Buffer', 'ArrayBuffer', 'Uint8Array', 'process'];
/** As Jest has it. */
const STACK_FRAMES = 100;

export default class PlainEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { global: intercepted } = this;
    const plain = createContext(constants.DONT_CONTEXTIFY);
    for (const name of Reflect.ownKeys(intercepted)) {
      if (Object.hasOwn(plain, name) && !OF_NODE.includes(name)) continue;
      copyGlobal(intercepted, plain, name);
    }
    plain.global = plain;
    plain.Error.stackTraceLimit = STACK_FRAMES;
    this.context = plain;
    this.global = plain;
    this.moduleMocker = new this.moduleMocker.constructor(plain);
  }

  async teardown() {
    await super.teardown();
    this.global = null;
    this.moduleMocker = null;
  }
}

/** What Node loads lazily stays loaded. */
function copyGlobal(from, to, name) {
  const { enumerable, value, get } = Object.getOwnPropertyDescriptor(from, name);
  const define = (known) => {
    Object.defineProperty(to, name, { configurable: true, enumerable, writable: true, value: known });
    return known;
  };
  if (get === undefined) define(value);
  else Object.defineProperty(to, name, { configurable: true, enumerable, get: () => define(from[name]), set: define });
}
