/** A line of the log is one line. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const LOG = resolve(import.meta.dirname, '../../../shared/platform/log.ts');
const ODD = 'a\nb\r\n{"level":"ERROR"}\u2028c';

describe('a line of the log', () => {
  it('stays one line, whatever a stranger has put into a field', async () => {
    const program = `import { createLog } from ${JSON.stringify(LOG)};
      const odd = ${JSON.stringify(ODD)};
      createLog('test', 'INFO').info('connection ended early', { cause: new Error(odd), endUserId: odd });`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
    expect(stdout.trimEnd()).not.toMatch(/[\n\r]/);
    expect(JSON.parse(stdout)).toMatchObject({ level: 'INFO', endUserId: ODD });
  });
});
