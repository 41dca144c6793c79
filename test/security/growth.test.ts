/**
 * Untrusted input costs in proportion to its length: quadratic functions take four times as much with each doubling. Clocks do
 * not count, processor time does (`test/support/growth.ts`).
 */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

/** Characters: a line for each function, with the pieces that grow. */
const MAX_OUTPUT = 10_000_000;
/** Megabytes for short-lived objects, whose collection is a sixth of the work with V8's own 16, and no part of what is measured. */
const YOUNG_MB = 64;
/** By the clock: 20 seconds of work, on a machine that twenty others keep busy. */
const PATIENCE_MS = 15 * 60_000;
const TO_COMPARE = 'a quadratic function, to compare';

describe('processor time grows no faster than the text', () => {
  it(
    'of any function that reads what strangers send, and the measure sees what grows faster',
    async () => {
      const program = resolve(import.meta.dirname, '../support/growth.ts');
      const args = [`--max-semi-space-size=${YOUNG_MB}`, program];
      const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: MAX_OUTPUT });
      const grown = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { name: string; grown: string[] })
        .filter((one) => one.grown.length > 0);
      expect(grown).toEqual([{ name: TO_COMPARE, grown: [expect.any(String)] }]);
    },
    PATIENCE_MS,
  );
});
