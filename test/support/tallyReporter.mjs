/** Jest reporter that closes the run with one plain line, `Tests: N passed, N failed`, for tools that read the log. */
export default class TallyReporter {
  onRunComplete(_contexts, results) {
    const skipped = results.numPendingTests + results.numTodoTests;
    const tail = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(`\nTests: ${results.numPassedTests} passed, ${results.numFailedTests} failed${tail}`);
  }
}
