/** The name of a file, as an untrusted sender gave it. */

/** No file system allows longer names; in characters, as a name is displayed. */
const LEADING_NAME = /^.{0,200}/su;
/** On Windows, where a path may follow without a separator. */
const DRIVE = /^[A-Za-z]:(?=\S)/;

/**
 * The last part of a path on any system, without folders, drive and control characters; everything else in a name is data.
 * @returns an empty string if nothing is left
 */
export function lastPartOfName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(/[\p{Cc}\u2028\u2029]/gu, '')
    .trim()
    .replace(DRIVE, '');
  const shown = LEADING_NAME.exec(plain)?.[0] ?? '';
  return /^\.+$/.test(shown) ? '' : shown;
}
