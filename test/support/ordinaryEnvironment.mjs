/**
 * A test environment that is Node as it is. Jest's own gives each test file a world of its own, in which every module is compiled anew
 * and nothing is ever warm: a third of the time of all tests went there. See `ordinaryModules.mjs`.
 */
import { ModuleMocker } from 'jest-mock';

export default class OrdinaryEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  fakeTimersModern = null;
  #before = { console: globalThis.console, exit: process.exit, env: { ...process.env } };

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** Nothing runs in a context of its own. */
  getVmContext() {
    return null;
  }

  async setup() {
    globalThis.jest = {
      fn: (...given) => this.moduleMocker.fn(...given),
      spyOn: (...given) => this.moduleMocker.spyOn(...given),
      restoreAllMocks: () => this.moduleMocker.restoreAllMocks(),
    };
  }

  /** What Jest and a test file may have put in the place of Node's own. */
  async teardown() {
    const { console, exit, env } = this.#before;
    this.moduleMocker.restoreAllMocks();
    globalThis.console = console;
    process.exit = exit;
    for (const name of Object.keys(process.env)) if (!Object.hasOwn(env, name)) delete process.env[name];
    Object.assign(process.env, env);
  }
}
