/** No object key leads out of its folder. */
import { isAbsolute, join, relative } from 'node:path';
import fc from 'fast-check';
import { decodeEntry, folderSegments, objectSegments } from '../../../shared/storage/local/objectPath.ts';

/** Keys of any characters, with more of those that have a meaning in paths and encodings. */
const segment = fc.string({
  unit: fc.oneof(
    fc.constantFrom('.', '..', '%', '~', '\\', ':', '\0', 'A', 'a', '%2e', 'ü', 'ı'),
    fc.string({ unit: 'binary', minLength: 1 }),
  ),
  minLength: 1,
  maxLength: 8,
});
const key = fc
  .array(segment, { minLength: 1, maxLength: 5 })
  .map((segments) => segments.join('/').toWellFormed())
  .filter((text) => !text.split('/').includes(''));

describe('paths of objects', () => {
  it('stay below the folder, whatever the key', () => {
    fc.assert(
      fc.property(key, (text) => {
        const path = join('/data/files', ...objectSegments(text));
        const below = relative('/data/files', path);
        expect(below.startsWith('..') || isAbsolute(below)).toBe(false);
        expect(below.split('/')).toHaveLength(text.split('/').length);
        expect(below).toMatch(/^[a-z0-9._%~/-]+$/);
      }),
    );
  });

  it('give the key back', () => {
    fc.assert(
      fc.property(key, (text) => {
        const decoded = objectSegments(text).map((name) => decodeEntry(name));
        expect(decoded.map((entry) => entry.segment).join('/')).toBe(text);
        expect(decoded.map((entry) => entry.isObject)).toEqual(decoded.map((_, i) => i === decoded.length - 1));
      }),
    );
  });

  it('are never the same for two keys, not even where capitals do not count', () => {
    fc.assert(
      fc.property(key, key, (a, b) => {
        fc.pre(a !== b);
        const [pathA, pathB] = [a, b].map((text) => objectSegments(text).join('/').toLowerCase());
        expect(pathA).not.toBe(pathB);
      }),
    );
  });

  it('are never a folder of another key', () => {
    fc.assert(
      fc.property(key, (text) => {
        const asFolder = folderSegments(`${text}/x`).join('/');
        expect(objectSegments(text).join('/')).not.toBe(asFolder);
      }),
    );
  });

  it.each(['', '/', 'a//b', '/a', 'a/'])('do not exist for the key %j', (text) => {
    expect(() => objectSegments(text)).toThrow('Not a key');
  });

  it.each(['/', '/a', 'a//'])('do not exist for the prefix %j', (text) => {
    expect(() => folderSegments(text)).toThrow('Not a prefix');
  });
});
