/** A conversion by somebody without rights: what he leaves arrives, what he may not say or leave is refused, and nothing stays behind. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convertElsewhere } from '../../../functions/convertDocument/convertElsewhere.ts';
import { createHandler } from '../../../functions/renderDocument/handler.ts';
import type { RenderDependencies } from '../../../functions/renderDocument/renderDocument.ts';
import type { RenderOrder } from '../../../shared/conversion/elsewhere/renderOrder.ts';
import { RefusedAddress } from '../../../shared/conversion/refusedAddress.ts';
import { UnconvertibleSource } from '../../../shared/conversion/unconvertibleSource.ts';
import { startHandoverServer, type HandoverServer } from '../../support/handoverServer.ts';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporaryFolder.ts';

const MOST_BYTES = 1_000;
const PROGRAM = [{ name: 'soffice.wasm', sha256: 'ab', link: 'http://assets.test/soffice.wasm' }];
const CAPTURE = { finalUrl: 'https://page.test/', httpStatus: 200, capturedAt: '2026-01-01T00:00:00.000Z' };

let place: TemporaryFolder;
let server: HandoverServer;

beforeAll(async () => {
  place = await temporaryFolder();
  server = await startHandoverServer();
});

afterAll(async () => {
  server.close();
  await place.remove();
});

const order = async () => ({
  url: 'https://page.test/',
  folder: await mkdtemp(join(place.path, 'conversion-')),
  deadline: Date.now() + 60_000,
});

const written = async (folder: string, name: string, text: string, mimeType = 'application/pdf') => {
  const path = join(folder, name);
  await writeFile(path, text);
  return { path, filename: name, mimeType, sizeBytes: text.length };
};

/** @param answer of the renderer, where it is none of ours any more */
const capturer = (render: (sent: RenderOrder) => Promise<unknown>) =>
  convertElsewhere({
    handover: server.handover,
    // As Lambda carries it.
    render: async (sent) => JSON.parse(JSON.stringify(await render(sent))) as unknown,
    program: () => Promise.resolve(PROGRAM),
    maxFileBytes: MOST_BYTES,
  });

const renderer = (
  converter: Partial<RenderDependencies['converter']>,
  offerProgram: RenderDependencies['offerProgram'] = () => undefined,
) => createHandler({ converter: converter as RenderDependencies['converter'], workFolder: place.path, offerProgram });

/** Leaves a file as a renderer would that has been taken over. */
async function leaveBytes(dropOff: RenderOrder['dropOffs']['original'], bytes: number): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(dropOff.fields)) form.set(name, value);
  form.set('file', new Blob([Buffer.alloc(bytes)]));
  return (await fetch(dropOff.url, { method: 'POST', body: form })).status;
}

describe('a conversion elsewhere', () => {
  it('brings a page with all that belongs to it', async () => {
    const offered: unknown[] = [];
    const handler = renderer(
      {
        convert: async ({ folder }) => ({
          kind: 'page',
          ...CAPTURE,
          title: 'Harbour',
          language: 'en',
          warnings: ['resources_missing'],
          rendition: await written(folder, 'Harbour.pdf', 'the rendition'),
          stated: await written(folder, 'stated.txt', 'the text'),
        }),
      },
      (program) => void offered.push(program),
    );
    const source = await capturer(handler).convert(await order());
    expect(source).toMatchObject({
      ...CAPTURE,
      kind: 'page',
      title: 'Harbour',
      warnings: ['resources_missing'],
      rendition: { filename: 'Harbour.pdf', mimeType: 'application/pdf', sizeBytes: 13 },
      stated: { mimeType: 'text/plain; charset=utf-8' },
    });
    expect(await readFile(source.rendition!.path, 'utf8')).toBe('the rendition');
    expect(await readFile(source.stated!.path, 'utf8')).toBe('the text');
    expect(offered).toEqual([PROGRAM]);
    expect([...server.objects]).toEqual([]);
  });

  it('brings a file as it was answered', async () => {
    const handler = renderer({
      convert: async ({ folder }) => ({
        kind: 'file',
        ...CAPTURE,
        original: await written(folder, 'chart.png', 'a picture', 'image/png'),
      }),
    });
    const source = await capturer(handler).convert(await order());
    expect(source).toMatchObject({
      kind: 'file',
      original: { filename: 'chart.png', mimeType: 'image/png', sizeBytes: 9 },
    });
    expect(source.rendition).toBeUndefined();
  });

  it('lends a file that was sent, and brings its rendition', async () => {
    const seen: string[] = [];
    const handler = renderer({
      convertFile: async (file, { folder }) => {
        seen.push(await readFile(file.path, 'utf8'), file.filename);
        const rendition = await written(folder, 'report.pdf', 'pages');
        return { type: { kind: 'office', format: 'docx', mimeType: 'application/docx' }, rendition };
      },
    });
    const { folder, deadline } = await order();
    const file = await written(folder, 'original', 'an Office file', '');
    const converted = await capturer(handler).convertFile({ ...file, filename: 'report.docx' }, { folder, deadline });
    expect(seen).toEqual(['an Office file', 'report.docx']);
    expect(converted).toMatchObject({ type: { mimeType: 'application/docx' }, rendition: { sizeBytes: 5 } });
    expect([...server.objects]).toEqual([]);
  });

  it('tells what was refused, and why a source cannot be converted', async () => {
    const refusing = renderer({ convert: () => Promise.reject(new RefusedAddress('It leads inside.')) });
    await expect(capturer(refusing).convert(await order())).rejects.toThrow(RefusedAddress);
    const cause = new UnconvertibleSource('http_status', 'It answers 404.', { httpStatus: 404, cause: 'gone' });
    const failing = renderer({ convert: () => Promise.reject(cause) });
    const error = await capturer(failing)
      .convert(await order())
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnconvertibleSource);
    expect(error).toMatchObject({ reason: 'http_status', message: 'It answers 404.', httpStatus: 404, cause: 'gone' });
  });

  it('fails as ours what the renderer failed at, and clears the desk', async () => {
    const broken = renderer({ convert: () => Promise.reject(new Error('no room')) });
    await expect(capturer(broken).convert(await order())).rejects.toThrow('no room');
    expect([...server.objects]).toEqual([]);
  });
});

describe('a renderer that has been taken over', () => {
  const page = { kind: 'page', ...CAPTURE, rendition: { filename: 'a.pdf', mimeType: 'application/pdf' } };

  it.each([
    ['speaks of files that it did not leave', page],
    ['calls an address an upload', { kind: 'upload', mimeType: 'text/plain' }],
    ['leads elsewhere than the web', { ...page, finalUrl: 'javascript:alert(1)' }],
    ['says more than a converter says', { ...page, title: 'a'.repeat(1_000_000) }],
    ['warns of what there is not', { ...page, warnings: ['<script>'] }],
    ['gives other reasons', { kind: 'unconvertible', reason: 'whatever', message: '' }],
    ['says nothing', null],
  ])('is not believed where it %s', async (_, outcome) => {
    await expect(capturer(() => Promise.resolve(outcome)).convert(await order())).rejects.toThrow();
    expect([...server.objects]).toEqual([]);
  });

  it('leaves no more than a file may have, and names no folders', async () => {
    const statuses: number[] = [];
    const source = await capturer(async ({ dropOffs }) => {
      statuses.push(await leaveBytes(dropOffs.original, MOST_BYTES + 1), await leaveBytes(dropOffs.original, 10));
      return { kind: 'file', ...CAPTURE, original: { filename: '../../etc/passwd', mimeType: 'image/png' } };
    }).convert(await order());
    expect(statuses).toEqual([400, 204]);
    expect(source).toMatchObject({ original: { filename: 'passwd', sizeBytes: 10 } });
  });
});
