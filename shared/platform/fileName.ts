/** The name of a file that a stranger gave it. */

/** No file system takes longer names; in characters, as a name is shown. */
const LEADING_NAME = /^.{0,200}/su;
/** Of Windows, where a path may follow without a separator. */
const DRIVE = /^[A-Za-z]:(?=\S)/;

/**
 * The last part of a path of any system, without folders, drive and control characters; everything else in a name is data.
 * @returns an empty string where nothing is left
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
