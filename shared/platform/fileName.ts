/** The name of a file, as an untrusted sender gave it. */

import { withoutUnseen } from './unseen.ts';

/** No file system allows longer names; in characters, as a name is displayed. */
const LEADING_NAME = /^.{0,200}/su;
/** Dots, or joiners of nothing. */
const NOTHING_SHOWN = /^(?:\.+|[\u200c\u200d\p{Variation_Selector}]+)$/u;
/** On Windows, where a path may follow without a separator. */
const DRIVE = /^[A-Za-z]:(?=\S)/;

const ENDING = /\.[A-Za-z0-9]{1,5}$/;

/** The name of the PDF that a file is made into. */
export const pdfName = (filename: string): string => `${filename.replace(ENDING, '')}.pdf`;

/**
 * The last part of a path on any system, without folders, drive and what nobody sees (a name that reads backwards hides what it is); all else is data.
 * @returns an empty string if nothing is left
 */
export function lastPartOfName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const plain = withoutUnseen(last).trim().replace(DRIVE, '');
  const shown = LEADING_NAME.exec(plain)?.[0] ?? '';
  return NOTHING_SHOWN.test(shown) ? '' : shown;
}
