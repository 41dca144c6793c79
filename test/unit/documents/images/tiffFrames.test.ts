/** The frames of a TIFF are found in one pass, whatever its chain says. */
import sharp from 'sharp';
import { openTiffFrames } from '../../../../shared/documents/images/tiffFrames.ts';

/** Frames of one grey pixel in a strip, each as wide as its number; `big` as BigTIFF. */
function tiff(count: number, big: boolean, little = true): Buffer {
  const entryBytes = big ? 20 : 12;
  const tags = 8;
  const directoryBytes = (big ? 8 : 2) + tags * entryBytes + (big ? 8 : 4);
  const firstAt = big ? 16 : 8;
  const file = Buffer.alloc(firstAt + count * directoryBytes + count);
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const offset = (at: number, value: number) => {
    if (big) view.setBigUint64(at, BigInt(value), little);
    else view.setUint32(at, value, little);
  };
  file.write(little ? 'II' : 'MM');
  view.setUint16(2, big ? 43 : 42, little);
  if (big) view.setUint16(4, 8, little);
  offset(big ? 8 : 4, firstAt);
  for (let frame = 0; frame < count; frame++) {
    const at = firstAt + frame * directoryBytes;
    const values = [
      [256, frame + 1],
      [257, 1],
      [258, 8],
      [259, 1],
      [262, 1],
      [273, firstAt + count * directoryBytes],
      [277, 1],
      [279, frame + 1],
    ];
    if (big) view.setBigUint64(at, BigInt(tags), little);
    else view.setUint16(at, tags, little);
    for (const [i, [tag, value]] of values.entries()) {
      const entry = at + (big ? 8 : 2) + i * entryBytes;
      view.setUint16(entry, tag, little);
      view.setUint16(entry + 2, 4, little);
      offset(entry + 4, 1);
      view.setUint32(entry + 4 + (big ? 8 : 4), value, little);
    }
    offset(at + directoryBytes - (big ? 8 : 4), frame + 1 < count ? at + directoryBytes : 0);
  }
  return file;
}

describe('the frames of a TIFF', () => {
  it.each([
    ['TIFF', false, true],
    ['TIFF of big ends', false, false],
    ['BigTIFF', true, true],
    ['BigTIFF of big ends', true, false],
  ])('are each the only one of a file, in any order: %s', async (_name, big, little) => {
    const bytes = tiff(5, big, little);
    const frames = openTiffFrames(bytes);
    expect(frames.count).toBe(5);
    for (const index of [3, 0, 4, 1]) {
      frames.select(index);
      const { width, pages, format } = await sharp(bytes).metadata();
      expect({ width, pages: pages ?? 1, format }).toEqual({ width: index + 1, pages: 1, format: 'tiff' });
    }
  });

  it('end where the chain leads out of the file, and are none where it leads back into itself', () => {
    const loop = tiff(2, false);
    loop.writeUInt32LE(8, 8 + 2 * 102 - 4);
    expect(openTiffFrames(loop).count).toBe(0);
    const out = tiff(2, false);
    out.writeUInt32LE(1_000_000, 8 + 102 - 4);
    expect(openTiffFrames(out).count).toBe(1);
    expect(openTiffFrames(Buffer.from('II*\0\xff\xff\xff\x7f', 'latin1')).count).toBe(0);
  });
});
