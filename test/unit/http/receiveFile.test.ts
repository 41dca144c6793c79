/** Which uploads are held until their form is read, and that those that are not arrive whole in storage. */
import { createHash, randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { receiveFile } from '../../../functions/prepareAttachments/receiveFile.ts';

const SMALL = randomBytes(100_000);
const LARGE = randomBytes(3_000_000);

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

const uploadOf = (bytes: Buffer) => ({
  filename: 'a.pdf',
  mimeType: 'application/pdf',
  stream: Readable.from(piecesOf(bytes), { objectMode: false }),
});

const neverStored = (): Promise<void> => Promise.reject(new Error('It was stored.'));

const measuresOf = (bytes: Buffer) => ({
  sizeBytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  head: bytes.subarray(0, 4096),
});

describe('receiving an uploaded file', () => {
  it('holds a small one, and stores nothing', async () => {
    const { held, head, ...received } = await receiveFile(uploadOf(SMALL), () => true, neverStored);
    const { head: beginning, ...measures } = measuresOf(SMALL);
    expect(received).toMatchObject({ ...measures, filename: 'a.pdf', declaredType: 'application/pdf' });
    expect(beginning.subarray(0, head.length).equals(head)).toBe(true);
    expect(Buffer.from(held ?? []).equals(SMALL)).toBe(true);
  });

  it.each([
    ['a large one', LARGE, () => true],
    ['one that there is no memory for', SMALL, () => false],
    ['one that memory ends for', SMALL, (bytes: number) => bytes < 65_536],
  ])('stores %s while it arrives', async (_name, bytes, mayHold) => {
    let stored = Buffer.alloc(0);
    const received = await receiveFile(uploadOf(bytes), mayHold, async (body) => {
      stored = await buffer(body);
    });
    expect(stored.equals(bytes)).toBe(true);
    expect(received.held).toBeUndefined();
    expect(received).toMatchObject({ sizeBytes: bytes.length, sha256: measuresOf(bytes).sha256 });
  });

  it('fails with what a large upload broke off with, whatever storage says of that', async () => {
    const stream = new PassThrough();
    const receiving = receiveFile(
      { ...uploadOf(SMALL), stream },
      () => true,
      async (body) => {
        await buffer(body).catch(() => undefined);
        throw new Error('Storage got no body.');
      },
    );
    stream.write(LARGE);
    setTimeout(() => stream.destroy(new Error('The client has gone.')), 50);
    await expect(receiving).rejects.toThrow('The client has gone.');
  });

  it('fails with what kept a large upload from being stored', async () => {
    await expect(receiveFile(uploadOf(LARGE), () => true, neverStored)).rejects.toThrow('It was stored.');
  });
});
