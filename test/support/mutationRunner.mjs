/**
 * Stryker's way to run the project's tests (see `mutate.ts`): one process loads the code once, and runs for each mutant the tests that
 * reach it, up to the first that fails. A mutant is only a number in a global variable, so nothing is loaded anew, except for what is
 * evaluated while modules load: for that, Stryker starts another process.
 */
import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { readConfig } from 'jest-config';
import OrdinaryEnvironment from './ordinaryEnvironment.mjs';
import runAsModule from './ordinaryModules.mjs';

/** Stryker's numbers for how a test ended. */
const ENDED = { passed: 0, failed: 1 };
const SKIPPED = 2;
/** Of one test. A mutant that waits for what never comes fails by it. */
const TEST_TIMEOUT_MS = 60_000;

/** What instrumented code reads and counts. */
const instrumented = (globalThis.__stryker__ ??= {});

const idOf = (file, fullName) => `${relative('', file)}: ${fullName}`;
/** The outermost block is the framework's own. */
const fullNameOf = ({ name, parent }) => (parent?.parent ? `${fullNameOf(parent)} ${name}` : name);

/** Of a test file's surroundings, what the framework asks for; the rest belongs to Jest's own module system. */
const RUNTIME = { requireModule() {}, setGlobalsForRuntime() {}, enterTestCode() {}, leaveTestCode() {} };

class Runner {
  #patterns;
  #config;
  #files;

  constructor(patterns) {
    this.#patterns = patterns;
  }

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    const config = JSON.stringify({ rootDir: process.cwd() });
    this.#config = await readConfig({ $0: '', _: [], config, testTimeout: TEST_TIMEOUT_MS }, process.cwd());
    const files = this.#patterns.flatMap((pattern) => globSync(pattern)).map((file) => resolve(file));
    this.#files = [...new Set(files)];
  }

  async dryRun() {
    const tests = [];
    for (const file of this.#files) tests.push(...(await this.#run(file, () => true)));
    return { status: 'complete', tests, mutantCoverage: instrumented.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    Object.assign(instrumented, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit && 0 });
    const wanted = testFilter && new Set(testFilter);
    const files = this.#files.filter((file) => !wanted || testFilter.some((id) => id.startsWith(idOf(file, ''))));
    let nrOfTests = 0;
    try {
      for (const file of files) {
        const tests = await this.#run(file, (id) => !wanted || wanted.has(id));
        nrOfTests += tests.filter(({ status }) => status !== SKIPPED).length;
        if (instrumented.hitCount > hitLimit) return { status: 'timeout', reason: 'It ran in circles.' };
        const failed = tests.find(({ status }) => status === ENDED.failed);
        if (failed)
          return { status: 'killed', killedBy: [failed.id], failureMessage: failed.failureMessage, nrOfTests };
      }
      return { status: 'survived', nrOfTests };
    } catch (error) {
      // Modules that do not load with it: every test notices that.
      return { status: 'killed', killedBy: testFilter ?? [], failureMessage: String(error), nrOfTests };
    } finally {
      Object.assign(instrumented, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    }
  }

  /** The tests of a file, until one fails. */
  async #run(file, isWanted) {
    const { globalConfig, projectConfig } = this.#config;
    const environment = new OrdinaryEnvironment();
    let hasFailed = false;
    environment.handleTestEvent = ({ name, test }, state) => {
      if (name === 'run_start') {
        state.testNamePattern = { test: (fullName) => !hasFailed && isWanted(idOf(file, fullName)) };
      }
      if (name === 'test_start') instrumented.currentTestId = idOf(file, fullNameOf(test));
      if (name === 'test_done') {
        instrumented.currentTestId = undefined;
        hasFailed ||= test.errors.length > 0;
      }
    };
    await environment.setup();
    try {
      const { testResults, testExecError } = await runAsModule(globalConfig, projectConfig, environment, RUNTIME, file);
      if (testExecError) throw new Error(testExecError.stack);
      return testResults.map(({ fullName: name, duration, status, failureMessages }) => ({
        id: idOf(file, name),
        name,
        fileName: file,
        timeSpentMs: duration ?? 0,
        status: ENDED[status] ?? SKIPPED,
        failureMessage: failureMessages.join('\n'),
      }));
    } finally {
      await environment.teardown();
    }
  }
}

const makeRunner = ({ modules }) => new Runner(modules.tests);
makeRunner.inject = ['options'];

export const strykerPlugins = [{ kind: 'TestRunner', name: 'modules', factory: makeRunner }];
/** The paths of the test files, as patterns, in the order in which they are to run. */
export const strykerValidationSchema = {
  properties: { modules: { type: 'object', properties: { tests: { type: 'array', items: { type: 'string' } } } } },
};
