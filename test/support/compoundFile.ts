/** A small compound file ([MS-CFB]) with streams of the given content at its top: one directory sector, one table sector. */

const SECTOR_BYTES = 512;
const END = 0xfffffffe;
const FREE = 0xffffffff;
const TABLE = 0xfffffffd;

/** Streams are padded to 4,096 bytes, so that none is a small one; three at most. */
export function compoundFile(streams: Readonly<Record<string, Buffer>>): Buffer {
  const names = Object.keys(streams);
  const table: number[] = [TABLE, END];
  const sectors: Buffer[] = [];
  const starts = names.map((name) => {
    const content = Buffer.concat([streams[name], Buffer.alloc(Math.max(0, 4096 - streams[name].length))]);
    const start = 2 + sectors.length;
    for (let at = 0; at < content.length; at += SECTOR_BYTES) {
      const piece = Buffer.alloc(SECTOR_BYTES);
      content.copy(piece, 0, at, at + SECTOR_BYTES);
      sectors.push(piece);
      table.push(at + SECTOR_BYTES < content.length ? table.length + 1 : END);
    }
    return { start, size: content.length };
  });
  const directory = Buffer.concat([
    entry('Root Entry', 5, { child: names.length > 0 ? 1 : FREE, start: END, size: 0, right: FREE }),
    ...names.map((name, at) =>
      entry(name, 2, { child: FREE, ...starts[at], right: at + 1 < names.length ? at + 2 : FREE }),
    ),
    Buffer.alloc(128 * Math.max(0, 3 - names.length)),
  ]);
  const allocation = Buffer.alloc(SECTOR_BYTES, 0xff);
  table.forEach((next, at) => allocation.writeUInt32LE(next, 4 * at));
  return Buffer.concat([header(), allocation, directory, ...sectors]);
}

function header(): Buffer {
  const bytes = Buffer.alloc(SECTOR_BYTES);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  bytes.writeUInt32LE(4096, 56);
  bytes.writeUInt32LE(END, 60);
  bytes.writeUInt32LE(END, 68);
  bytes.fill(0xff, 76);
  bytes.writeUInt32LE(0, 76);
  return bytes;
}

function entry(
  name: string,
  type: number,
  { child, start, size, right }: { child: number; start: number; size: number; right: number },
): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE(2 * name.length + 2, 64);
  bytes.writeUInt8(type, 66);
  bytes.writeUInt8(1, 67);
  bytes.writeUInt32LE(FREE, 68);
  bytes.writeUInt32LE(right, 72);
  bytes.writeUInt32LE(child, 76);
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}
