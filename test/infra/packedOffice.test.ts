/** Office files are converted from the packed bundle alone, by the packed program in a deployment's bucket. */
import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packEntry } from '../../infra/bundling/functionBundle.ts';
import { packOfficeProgram, type PackedProgramFile } from '../../infra/bundling/officeProgram.ts';
import { createProgramFolder } from '../../shared/conversion/office/wasm/unpackProgram.ts';
import { docx } from '../support/officeFiles.ts';
import { readerForTests, sourceOf } from '../support/readPdf.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder.ts';

const SENTENCE = 'The harbour wall was rebuilt in 1911.';

describe('the converter, packed', () => {
  const reader = readerForTests();
  let folder: TemporaryFolder;
  let program: readonly PackedProgramFile[];

  beforeAll(async () => {
    folder = await temporaryFolder();
    program = await packOfficeProgram(process.cwd());
  });

  afterAll(() => folder.remove());

  it('converts a document from a folder that it may only read, with nothing of this machine', async () => {
    const code = join(folder.path, 'code');
    const work = join(folder.path, 'work');
    await mkdir(work);
    await packEntry(join(import.meta.dirname, 'packedConverter.ts'), code);
    await chmod(code, 0o555);
    const document = join(work, 'report.docx');
    await writeFile(document, await docx(SENTENCE));
    const offered = JSON.stringify(program.map(({ name, path, sha256 }) => ({ name, link: path, sha256 })));
    const { stdout } = await promisify(execFile)(process.execPath, ['index.mjs', document, work, offered], {
      cwd: code,
      env: { TMPDIR: work },
    });
    const { pages } = await reader.extractText(sourceOf(await readFile(stdout)));
    expect(pages.map(({ lines }) => lines.map(({ text }) => text))).toEqual([[SENTENCE]]);
  });

  it('takes no program but the one that was packed, and tries anew after a failure', async () => {
    const [script] = program.filter(({ name }) => name === 'soffice.worker.cjs');
    const bytes = await readFile(script.path);
    let isBroken = true;
    const load = () => Promise.resolve(isBroken ? Buffer.concat([bytes, Buffer.from('x')]) : bytes);
    const unpack = createProgramFolder(join(folder.path, 'program'), () => [{ ...script, load }]);
    await expect(unpack()).rejects.toThrow('is not what was packed');
    isBroken = false;
    expect(await readFile(join(await unpack(), script.name), 'utf8')).toContain('onmessage');
  });
});
