/**
 * Jest reporter that shows where the time went (`SLOWEST=20 npm test`: the twenty slowest tests, and files by what starts them),
 * and ends the run with one plain line, `Tests: N passed, N failed`, for tools that read the log.
 */
import { relative } from 'node:path';

const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(7)} s`;

export default class TallyReporter {
  onRunComplete(_contexts, results) {
    const wanted = Number(process.env.SLOWEST ?? 0);
    if (wanted > 0) this.#printSlowest(results.testResults, wanted);
    const skipped = results.numPendingTests + results.numTodoTests;
    const tail = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(`\nTests: ${results.numPassedTests} passed, ${results.numFailedTests} failed${tail}`);
  }

  #printSlowest(files, wanted) {
    const tests = files.flatMap(({ testFilePath, testResults }) =>
      testResults.map(({ fullName, duration }) => ({
        ms: duration ?? 0,
        what: `${relative('', testFilePath)}: ${fullName}`,
      })),
    );
    // What a file takes in addition to its tests: imports, hooks, servers that start and stop.
    const starts = files.map(({ testFilePath, perfStats, testResults }) => ({
      ms: perfStats.end - perfStats.start - testResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
      what: `${relative('', testFilePath)}: before and after its tests`,
    }));
    const slowest = [...tests, ...starts].sort((one, other) => other.ms - one.ms).slice(0, wanted);
    console.log('\nSlowest:');
    for (const { ms, what } of slowest) console.log(`${seconds(ms)}  ${what}`);
  }
}
