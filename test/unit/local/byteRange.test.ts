/** A part of a file has exactly its bytes. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { byteRange, bytesIn } from '../../../infra/local/byteRange.ts';

describe('a part of a file', () => {
  it.each([
    ['bytes=0-', { first: 0, last: 9 }],
    ['bytes=3-5', { first: 3, last: 5 }],
    ['bytes=3-500', { first: 3, last: 9 }],
    ['bytes=-4', { first: 6, last: 9 }],
    ['bytes=-40', { first: 0, last: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-3', 'whole'],
    ['bytes=0-1,4-5', 'whole'],
    ['lines=1-2', 'whole'],
    [undefined, 'whole'],
  ])('%s of ten bytes', (header, expected) => {
    expect(byteRange(header, 10)).toEqual(expected);
  });

  it('has exactly its bytes, however they arrive', async () => {
    const stream = Readable.from(['012', '3', '45678', '9'].map((text) => Buffer.from(text)));
    const part = await buffer(bytesIn(stream, { first: 2, last: 6 }));
    expect(part.toString()).toBe('23456');
  });
});
