/**
 * Object keys as paths below a folder, and back. Every key of the port has its own path, and none leads out of the folder: each
 * segment keeps `a-z 0-9 _ -` and inner dots, and writes every other byte as `%xx`. Capitals are encoded too, because some file
 * systems do not distinguish them. An object's name ends in `~`, which no folder's does, so that `a` and `a/b` can both be
 * objects.
 */
const OBJECT_MARK = '~';

/** Path segments of a key. @throws Error for a key with an empty segment (or an empty key). */
export function objectSegments(key: string): readonly string[] {
  const segments = key.split('/');
  if (segments.includes('')) throw new Error(`Not a key of an object: ${JSON.stringify(key)}`);
  return segments.map((segment, i) => encode(segment) + (i === segments.length - 1 ? OBJECT_MARK : ''));
}

/** Path segments of the folder that holds every key with this prefix; the prefix may end within a segment. */
export function folderSegments(prefix: string): readonly string[] {
  const segments = prefix.split('/').slice(0, -1);
  if (segments.includes('')) throw new Error(`Not a prefix of keys: ${JSON.stringify(prefix)}`);
  return segments.map(encode);
}

/** What a name in a folder represents. */
export function decodeEntry(name: string): { readonly segment: string; readonly isObject: boolean } {
  const isObject = name.endsWith(OBJECT_MARK);
  return { segment: decodeURIComponent(isObject ? name.slice(0, -1) : name), isObject };
}

const encode = (segment: string): string =>
  Array.from(Buffer.from(segment), (byte, i) => {
    const character = String.fromCharCode(byte);
    const isSafe = /[a-z0-9_-]/.test(character) || (character === '.' && i > 0);
    return isSafe ? character : `%${byte.toString(16).padStart(2, '0')}`;
  }).join('');
