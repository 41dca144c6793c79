/** Recognises an Office file by its beginning, for the message to the person who uploads one: such files are prepared by their address. */

/** What comes first in archives of the newer formats: the type of an OpenDocument file, or a part that every Office file has. */
const FIRST_ENTRIES =
  /^(mimetypeapplication\/vnd\.oasis\.opendocument\.|\[Content_Types\]\.xml|_rels\/|docProps\/|word\/|xl\/|ppt\/)/;
/** Where the name of a zip archive's first file begins (APPNOTE.TXT 4.3.7). */
const FIRST_NAME_AT = 30;
const ZIP = 'PK\u0003\u0004';
/** The container of DOC, XLS and PPT. */
const COMPOUND_FILE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const RICH_TEXT = '{\\rtf';

/** @param head the first hundred bytes or more */
export function looksLikeOffice(head: Uint8Array): boolean {
  const start = Buffer.from(head.buffer, head.byteOffset, head.length).toString('latin1');
  if (start.startsWith(ZIP)) return FIRST_ENTRIES.test(start.slice(FIRST_NAME_AT));
  return start.startsWith(COMPOUND_FILE) || start.startsWith(RICH_TEXT);
}
