/** The container of the older Office formats: a file system in a file ([MS-CFB], version 9.0). Reads its top folder only. */

/** What the file begins with. */
export const COMPOUND_FILE_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

export interface CompoundFile {
  /** Names are compared case-insensitively ([MS-CFB] 2.6.4): some programs write `WORKBOOK`. */
  has(name: string): boolean;
  /** Names of the streams and folders at the top, as written. */
  readonly names: readonly string[];
  /** The beginning of a stream, at most `length` bytes; empty if there is no such stream or it is located outside the file. */
  head(name: string, length: number): Buffer;
  /** A whole stream as the pieces of the file that contain it: writing to them writes to the file's bytes. */
  pieces(name: string): readonly Buffer[];
}

interface Stream {
  readonly start: number;
  readonly size: number;
}

/** Sector numbers from here on mean: the end of a chain, free, or a part of the tables. */
const FIRST_SPECIAL_SECTOR = 0xfffffffa;
const DIRECTORY_ENTRY_BYTES = 128;
const NO_STREAM = 0xffffffff;
const HEADER_ENTRIES_OF_TABLE = 109;

/** @returns undefined if the header or the directory lead nowhere */
export function readCompoundFile(bytes: Buffer): CompoundFile | undefined {
  if (bytes.length < 512 || !bytes.subarray(0, 8).equals(COMPOUND_FILE_SIGNATURE)) return undefined;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const sectorBytes = 2 ** shift;
  const sector = (index: number): Buffer => bytes.subarray((index + 1) * sectorBytes, (index + 2) * sectorBytes);
  const table = allocationTable(bytes, sector, sectorBytes);
  const chain = (start: number, length: number): Buffer => joined(table, start, length, sectorBytes, sector);

  const directory = chain(bytes.readUInt32LE(48), bytes.length);
  const root = directoryEntry(directory, 0);
  if (!root) return undefined;
  const streams = topStreams(directory, root.child);
  const smallStreams = chain(root.start, root.size);
  const smallTable = words(chain(bytes.readUInt32LE(60), bytes.length));
  const smallBytes = 2 ** Math.min(bytes.readUInt16LE(32), shift);
  const smallSector = (index: number): Buffer => smallStreams.subarray(index * smallBytes, (index + 1) * smallBytes);
  const smallLimit = bytes.readUInt32LE(56);
  return {
    has: (name) => streams.has(name.toUpperCase()),
    names: [...streams.values()].map(({ name }) => name),
    head: (name, length) => {
      const { start, size }: Stream = streams.get(name.toUpperCase()) ?? { start: NO_STREAM, size: 0 };
      const wanted = Math.min(length, size);
      return size < smallLimit ? joined(smallTable, start, wanted, smallBytes, smallSector) : chain(start, wanted);
    },
    pieces: (name) => {
      const { start, size }: Stream = streams.get(name.toUpperCase()) ?? { start: NO_STREAM, size: 0 };
      // Small streams are in a stream of their own, of which only a copy is available; no workbook is that small.
      return size < smallLimit ? [] : sectorsOf(table, start, size, sectorBytes, sector);
    },
  };
}

/**
 * Which sector follows which; listed in the header, and from there on in sectors of their own. Each sector of the table is read once: a
 * list that repeats one over and over would expand to a thousand times the file.
 */
function allocationTable(bytes: Buffer, sector: (index: number) => Buffer, sectorBytes: number): Uint32Array {
  const parts = new Set(words(bytes.subarray(76, 76 + 4 * HEADER_ENTRIES_OF_TABLE)));
  const seen = new Set<number>();
  let next = bytes.readUInt32LE(68);
  while (next < FIRST_SPECIAL_SECTOR && !seen.has(next)) {
    seen.add(next);
    const list = words(sector(next));
    if (list.length < sectorBytes / 4) break;
    for (const part of list.subarray(0, -1)) parts.add(part);
    next = list.at(-1) ?? FIRST_SPECIAL_SECTOR;
  }
  const sectors = Array.from(parts)
    .filter((part) => part < FIRST_SPECIAL_SECTOR)
    .map(sector);
  return words(Buffer.concat(sectors));
}

/** The first `length` bytes of a chain of sectors. */
const joined = (...chain: Parameters<typeof sectorsOf>): Buffer => Buffer.concat(sectorsOf(...chain));

/** The sectors of a chain up to `length` bytes; a chain that loops back ends there. */
function sectorsOf(
  table: Uint32Array,
  start: number,
  length: number,
  sectorBytes: number,
  sector: (index: number) => Buffer,
): Buffer[] {
  const parts: Buffer[] = [];
  const seen = new Set<number>();
  let index = start;
  for (let left = length; index < FIRST_SPECIAL_SECTOR && left > 0 && !seen.has(index); left -= sectorBytes) {
    seen.add(index);
    const part = sector(index).subarray(0, left);
    if (part.length === 0) break;
    parts.push(part);
    index = table.at(index) ?? FIRST_SPECIAL_SECTOR;
  }
  return parts;
}

interface DirectoryEntry extends Stream {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly child: number;
}

function directoryEntry(directory: Buffer, index: number): DirectoryEntry | undefined {
  const entry = directory.subarray(index * DIRECTORY_ENTRY_BYTES, (index + 1) * DIRECTORY_ENTRY_BYTES);
  if (entry.length < DIRECTORY_ENTRY_BYTES) return undefined;
  const nameBytes = Math.min(64, entry.readUInt16LE(64));
  return {
    name: entry.toString('utf16le', 0, Math.max(0, nameBytes - 2)),
    left: entry.readUInt32LE(68),
    right: entry.readUInt32LE(72),
    child: entry.readUInt32LE(76),
    start: entry.readUInt32LE(116),
    size: entry.readUInt32LE(120),
  };
}

/** A folder's entries are a binary tree; embedded documents have folders of their own, which are not searched. */
function topStreams(directory: Buffer, root: number): Map<string, DirectoryEntry> {
  const streams = new Map<string, DirectoryEntry>();
  const seen = new Set<number>();
  const waiting = [root];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (index === NO_STREAM || seen.has(index)) continue;
    seen.add(index);
    const entry = directoryEntry(directory, index);
    if (!entry) continue;
    streams.set(entry.name.toUpperCase(), entry);
    waiting.push(entry.left, entry.right);
  }
  return streams;
}

function words(bytes: Buffer): Uint32Array {
  const read = new Uint32Array(bytes.length >> 2);
  for (let at = 0; at < read.length; at++) read[at] = bytes.readUInt32LE(4 * at);
  return read;
}
