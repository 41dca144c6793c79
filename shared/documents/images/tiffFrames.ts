/**
 * The frames of a TIFF, each decoded as if it were alone in the file. Decoders walk the chain of directories from its beginning for each
 * frame requested, which takes minutes for a few thousand of them: here it is walked once.
 */

/** For 42, TIFF (Adobe, Revision 6.0), and for 43, BigTIFF. */
interface Layout {
  readonly firstAt: number;
  readonly countBytes: 2 | 8;
  readonly entryBytes: number;
  readonly offsetBytes: 4 | 8;
}
const CLASSIC: Layout = { firstAt: 4, countBytes: 2, entryBytes: 12, offsetBytes: 4 };
const BIG: Layout = { firstAt: 8, countBytes: 8, entryBytes: 20, offsetBytes: 8 };
const BIG_VERSION = 43;
/** Tags of a directory: TIFF has a few hundred. */
const MOST_ENTRIES = 4096;

export interface TiffFrames {
  /** None if the chain leads back into itself. */
  readonly count: number;
  /** Changes the bytes into a file whose only frame is this one (0-based), until the next call. */
  select(index: number): void;
}

/** @param bytes changed: the directories no longer name a next one */
export function openTiffFrames(bytes: Uint8Array): TiffFrames {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLittle = bytes[0] === 0x49;
  const layout = view.byteLength >= 16 && view.getUint16(2, isLittle) === BIG_VERSION ? BIG : CLASSIC;
  const { firstAt, countBytes, entryBytes, offsetBytes } = layout;
  const offsetAt = (at: number): number =>
    offsetBytes === 4 ? view.getUint32(at, isLittle) : Number(view.getBigUint64(at, isLittle));
  const setOffset = (at: number, offset: number): void => {
    if (offsetBytes === 4) view.setUint32(at, offset, isLittle);
    else view.setBigUint64(at, BigInt(offset), isLittle);
  };

  /** Where the directory says where the next one is; undefined if it is not in the file. */
  const nextAt = (directory: number): number | undefined => {
    if (directory <= 0 || directory + countBytes > view.byteLength) return undefined;
    const entries =
      countBytes === 2 ? view.getUint16(directory, isLittle) : Number(view.getBigUint64(directory, isLittle));
    const at = directory + countBytes + entries * entryBytes;
    return entries > MOST_ENTRIES || at + offsetBytes > view.byteLength ? undefined : at;
  };

  const directories = new Set<number>();
  let directory = offsetAt(firstAt);
  for (let at = nextAt(directory); at !== undefined; at = nextAt(directory)) {
    if (directories.has(directory)) return { count: 0, select: () => undefined };
    directories.add(directory);
    directory = offsetAt(at);
  }
  const frames = [...directories];
  for (const frame of frames) setOffset(nextAt(frame) ?? 0, 0);
  return {
    count: frames.length,
    select: (index) => {
      setOffset(firstAt, frames[index]);
    },
  };
}
