/** The server for large uploads, from the very archive that its container starts from: what it accepts, and what it may do. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-fs';
import { archiveUploadServer, packUploadServer } from '../../infra/uploads/packUploadServer.ts';
import { LARGEST_UPLOAD_BYTES } from '../../infra/uploadLimit.ts';
import { uploadForm } from '../support/localService.ts';
import { largePdf } from '../support/largePdf.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder.ts';
import { LAMBDA_ENVIRONMENT } from './packedFunctions.ts';
import { startPackedService, type PackedService } from './packedService.ts';
import { allows, rolePolicies } from './rolePolicies.ts';
import { synthesise } from './synthesised.ts';

const SENTENCE = 'The harbour wall was rebuilt in 1911.';
const SIGNED_BY = 'uploads';
/** `e_machine` of an ELF file. */
const ELF_AARCH64 = 183;

describe('the server for large uploads', () => {
  let folder: TemporaryFolder;
  let aws: PackedService;
  let server: ChildProcess;
  let baseUrl: string;
  const archive = (): string => join(folder.path, 'server.tar.gz');

  beforeAll(async () => {
    folder = await temporaryFolder();
    // Packed for this machine's processor; the deployed one is ARM.
    await packUploadServer(join(folder.path, 'packed'), 'x64');
    await archiveUploadServer(join(folder.path, 'packed'), archive());
    await pipeline(
      createReadStream(archive()),
      createGunzip({ chunkSize: 1024 * 1024 }),
      extract(join(folder.path, 'server')),
    );
    const noFunctions = () => {
      throw new Error('None.');
    };
    aws = await startPackedService({ start: noFunctions });
    const child = spawn(process.execPath, ['index.mjs'], {
      cwd: join(folder.path, 'server'),
      env: { ...LAMBDA_ENVIRONMENT, ...aws.environment, AWS_ACCESS_KEY_ID: SIGNED_BY, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    server = child;
    // Its log must be read continuously, otherwise it could not write it.
    const [lines] = (await once(child.stdout, 'data')) as [Buffer];
    const { port } = JSON.parse(String(lines).split('\n')[0]) as { port: number };
    baseUrl = `http://127.0.0.1:${port}`;
    child.stdout.resume();
  });

  afterAll(async () => {
    server.kill('SIGKILL');
    await aws.close();
    await folder.remove();
  });

  const post = (path: string, init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) =>
    fetch(baseUrl + path, {
      method: 'POST',
      ...init,
      headers: { Authorization: `Bearer ${aws.apiKey}`, ...init.headers },
    });

  it('prepares what API Gateway does not take, and states the maximum', async () => {
    const pdf = await largePdf(SENTENCE, LARGEST_UPLOAD_BYTES);
    const response = await post('/prepareAttachments', { body: uploadForm(pdf, { attachmentId: 'large' }) });
    expect(response.headers.get('X-Service-Max-File-Size')).toBe('104857600');
    expect(await response.json()).toMatchObject({ attachmentId: 'large', status: 'ready', deepTextPages: [SENTENCE] });
    const original = [...aws.aws.objects].find(([key]) => key.endsWith('/original'))!;
    expect(original[1].equals(Buffer.from(pdf))).toBe(true);
    expect(aws.aws.messages).toHaveLength(1);
  });

  it('asks for a key, knows the earlier name, refuses other methods, and has nothing else', async () => {
    const form = () => ({ body: uploadForm(Buffer.from('%PDF-')) });
    expect((await post('/prepareFile', { ...form(), headers: { Authorization: 'Bearer no' } })).status).toBe(401);
    expect((await fetch(`${baseUrl}/prepareAttachments`)).status).toBe(405);
    for (const path of ['/getAttachment', '/verifyCitations', '/attachments/large/extend', '/']) {
      expect((await post(path, { body: '{}' })).status).toBe(404);
    }
    expect((await fetch(`${baseUrl}/attachments/large`, { method: 'DELETE' })).status).toBe(404);
  });

  it('does nothing that its role does not allow', () => {
    const statements = rolePolicies(synthesise()).get('LargeUploads')!;
    const calls = aws.aws.calls.filter(({ by }) => by === SIGNED_BY);
    expect(calls.length).toBeGreaterThan(10);
    expect(calls.filter((call) => !allows(statements, call))).toEqual([]);
  });

  it('lets an upload end before it stops', async () => {
    const pdf = await largePdf(SENTENCE, LARGEST_UPLOAD_BYTES);
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
    const beginning = Buffer.concat([Buffer.from(head), pdf.subarray(0, 1000)]);
    const rest = Buffer.concat([pdf.subarray(1000), Buffer.from('\r\n--b--\r\n')]);
    const chunks = [beginning, rest];
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const chunk = chunks.shift();
          if (chunk === rest) {
            // The beginning has been sent, and the server reads it before it answers what is sent after it.
            await post('/prepareAttachments', { headers: { Authorization: 'Bearer no' } });
            server.kill('SIGTERM');
          }
          if (chunk === undefined) controller.close();
          else controller.enqueue(chunk);
        },
      },
      { highWaterMark: 0 },
    );
    const ended = once(server, 'exit');
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
    const response = await post('/prepareAttachments', { body, headers, duplex: 'half' });
    expect(response.status).toBe(200);
    expect(await ended).toEqual([0, null]);
  });

  it('has the same archive again from the same files, whenever and in whatever order they were written', async () => {
    const files = ['index.mjs', 'package.json', 'sharp.node'];
    const archives = [files, files.toReversed()].map(async (written, at) => {
      const from = join(folder.path, `written-${at}`);
      await mkdir(from);
      for (const name of written) {
        await writeFile(join(from, name), `The contents of ${name}.`);
        await utimes(join(from, name), at, at);
      }
      await archiveUploadServer(from, `${from}.tar.gz`);
      return readFile(`${from}.tar.gz`);
    });
    const [one, other] = await Promise.all(archives);
    expect(one.equals(other)).toBe(true);
  });

  it('is packed for the processor that its task asks for', async () => {
    const packed = join(folder.path, 'deployed');
    await packUploadServer(packed);
    const native = await open(join(packed, 'node_modules/@img/sharp-linux-arm64/lib', await nativePart(packed)));
    const head = (await native.read(Buffer.alloc(20), 0, 20, 0)).buffer;
    await native.close();
    expect(head.readUInt16LE(18)).toBe(ELF_AARCH64);
    synthesise().hasResourceProperties('AWS::ECS::TaskDefinition', {
      RuntimePlatform: { CpuArchitecture: 'ARM64', OperatingSystemFamily: 'LINUX' },
    });
  });
});

/** Of sharp: the file with the compiled code. */
async function nativePart(packed: string): Promise<string> {
  const files = await readdir(join(packed, 'node_modules/@img/sharp-linux-arm64/lib'));
  return files.find((name) => name.endsWith('.node'))!;
}
