/** Promise kept: a receipt is checked without the service, a changed one is refused, and its verdict can be reached again from the source. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runOperator } from '../../../infra/operator/runOperator.ts';
import { systemClock } from '../../../shared/platform/clock.ts';
import { markupText } from '../../../shared/reports/markupText.ts';
import type { Verification } from '../../../shared/contract/verification.ts';
import { startLocalService } from '../../support/localService.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { textPdf } from '../../support/textPdf.ts';

const CITATIONS = {
  right: { sourceContext: 'Fuel costs did not fall.' },
  altered: { sourceContext: 'Revenue rose to 319 million euros.', value: '319 million' },
};

describe('receipts on another machine', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let answer: { verifications: Record<keyof typeof CITATIONS, Verification> };
  const at = (name: string): string => join(folder.path, name);

  beforeAll(async () => {
    folder = await temporaryFolder();
    const service = await startLocalService();
    const pdf = await textPdf([['Revenue rose to 318 million euros.'], ['Fuel costs did not fall.']]);
    await service.upload(pdf, { attachmentId: 'report' }, 'report.pdf');
    const data = { attachmentId: 'report', citations: CITATIONS, receipt: true };
    answer = (await (await service.request('POST', '/verifyCitations', { data })).json()) as typeof answer;
    const keys = await fetch(`${service.baseUrl}/.well-known/citation-receipts.json`);
    await Promise.all([
      writeFile(at('report.pdf'), pdf),
      writeFile(at('other.pdf'), await textPdf([['Revenue rose to 319 million euros.']])),
      writeFile(at('answer.json'), JSON.stringify(answer)),
      writeFile(at('proof.avif'), Buffer.from(answer.verifications.right.evidence!.src.split(',')[1], 'base64')),
      writeFile(at('keys.json'), await keys.text()),
    ]);
    await service.close();
  });
  afterAll(() => folder.remove());

  async function run(...args: string[]) {
    let out = '';
    let err = '';
    const code = await runOperator(['receipt', ...args, '--keys', at('keys.json')], {
      clock: systemClock,
      output: { out: (text) => void (out += text), err: (text) => void (err += text) },
      openStores: () => Promise.reject(new Error('There is no service here.')),
      ask: () => Promise.resolve(undefined),
    });
    return { code, out, err };
  }
  const changed = async (change: (text: string) => string): Promise<string> => {
    await writeFile(at('changed.json'), change(JSON.stringify(answer)));
    return at('changed.json');
  };

  it('hold for every verdict of an answer, with the source and the picture', async () => {
    const { code, out, err } = await run('verify', at('answer.json'), '--source', at('report.pdf'));
    expect(out).toContain('verifications.right: holds.');
    expect(out).toContain('says      partly found in report.pdf, page 1: “Revenue rose to 319 million euros.”');
    expect(out).toMatch(/source +SHA-256 [0-9a-f]{64} {3}is the file given/);
    expect(err).toContain('What it does not prove');
    expect(code).toBe(0);
    const image = ['--only', 'right', '--image', at('proof.avif')];
    expect((await run('verify', at('answer.json'), ...image)).out).toMatch(/proof .* is the file given/);
  });

  it('hold by themselves, and in lines', async () => {
    await writeFile(at('one.json'), JSON.stringify(answer.verifications.right.receipt));
    expect(await run('verify', at('one.json'))).toMatchObject({
      code: 0,
      out: expect.stringContaining('The receipt: holds.'),
    });
    const lines = Object.entries(answer.verifications).map(([key, verification]) =>
      JSON.stringify({ key, verification }),
    );
    await writeFile(at('lines.ndjson'), `${lines.join('\n')}\n`);
    expect((await run('verify', at('lines.ndjson'))).out.match(/holds\./g)).toHaveLength(2);
  });

  it.each([
    [
      'a verdict beside the receipt',
      (text: string) => text.replaceAll('partial_text_found', 'found'),
      'differs from what was signed',
    ],
    [
      'a quotation beside the receipt',
      (text: string) => text.replace('Fuel costs did', 'Fuel costs DID'),
      'differs from what was signed',
    ],
    ['a character of the payload', (text: string) => text.replace(/"payload":"ey./, '"payload":"eyA'), 'REFUSED'],
    ['the signature', (text: string) => text.replace(/"sig":"./, '"sig":"?'), 'REFUSED'],
    ['the name of the key', (text: string) => text.replace(/"keyid":"./, '"keyid":"?'), 'CANNOT BE CHECKED'],
  ])('are refused with %s changed', async (_what, change, said) => {
    const { code, out } = await run('verify', await changed(change));
    expect(out).toContain(said);
    expect(code).toBe(1);
  });

  it('are summed up in the words that each is told in', async () => {
    const foreign = (text: string) => text.replace(/"keyid":"./, '"keyid":"?');
    const first = await run('verify', await changed(foreign));
    expect(first.err).toContain('Cannot be checked: 1 of 2.');
    expect(first.err).not.toContain('Refused');
    const all = await run('verify', await changed((text) => text.replaceAll(/"keyid":"./g, '"keyid":"?')));
    expect(all.err).toContain('Cannot be checked: 2 of 2.');
    expect([first.code, all.code]).toEqual([1, 1]);
  });

  it('are found in a report for people', async () => {
    const { receipt } = answer.verifications.right;
    await writeFile(
      at('report.html'),
      `<!doctype html>\n<pre><code>${markupText(JSON.stringify(receipt, null, 1))}</code></pre>`,
    );
    expect(await run('verify', at('report.html'))).toMatchObject({
      code: 0,
      out: expect.stringContaining('The receipt: holds.'),
    });
  });

  it('are refused for another source and another picture', async () => {
    expect(await run('verify', at('answer.json'), '--source', at('other.pdf'))).toMatchObject({
      code: 1,
      out: expect.stringContaining('the file given is not its source'),
    });
    expect(await run('verify', at('answer.json'), '--image', at('other.pdf'))).toMatchObject({
      code: 1,
      out: expect.stringContaining('the image given is not its proof'),
    });
  });

  it('say plainly what is no receipt', async () => {
    await writeFile(at('none.json'), '{"verifications": {}}');
    expect(await run('verify', at('none.json'))).toMatchObject({ code: 1, err: expect.stringContaining('no receipt') });
    await writeFile(at('none.json'), 'what?');
    expect(await run('verify', at('none.json'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('neither JSON'),
    });
    expect(await run('verify', at('gone.json'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('cannot be read'),
    });
  });

  it('have their verdicts reached again, the same', async () => {
    const { code, out } = await run('replay', at('answer.json'), '--source', at('report.pdf'));
    expect(out).toContain('verifications.right: the same, found.');
    expect(out).toContain('verifications.altered: the same, partial_text_found.');
    expect(code).toBe(0);
    expect((await run('replay', at('answer.json'), '--source', at('other.pdf'))).code).toBe(1);
  });
});
