/** XML that expands to more than it is: it defines entities, under any name, in any encoding. Office programs write none. */
import { UnconvertibleSource } from '../unconvertibleSource.ts';

const ENTITY = '<!ENTITY';
/** A tag or a declaration, after a byte order mark; every other byte of UTF-16 is zero. */
const BEGINNING = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</;
const ENCODING = /^[^>]{0,200}?\bencoding\s{0,9}=\s{0,9}["']([\w.:-]{1,40})["']/;
/** In these a `<` is always the ASCII byte; in others (UTF-7, EBCDIC) it may be written so that it goes unnoticed. */
const PLAIN_ENCODING =
  /^(?:utf-?8|utf-?16(?:le|be)?|(?:us-)?ascii|iso[-_]?8859[-_]\d+|windows-\d+|cp125\d|koi8-[ru]|gb.*|big5.*|shift_jis|euc-.*)$/i;

/** @param bytes the beginning of a file */
export const beginsAsXml = (bytes: Buffer): boolean => BEGINNING.test(bytes.toString('latin1', 0, 64));

/** @param text bytes as Latin-1, without the zeros of UTF-16. @param isFirst it begins the file. @throws UnconvertibleSource */
export function refuseMultiplying(text: string, isFirst: boolean): void {
  const encoding = isFirst ? ENCODING.exec(text)?.[1] : undefined;
  const isPlain = encoding === undefined || PLAIN_ENCODING.test(encoding);
  if (isPlain && !text.includes(ENTITY)) return;
  throw new UnconvertibleSource(
    'corrupt',
    'The file is refused: its XML defines entities, or hides what it defines, which no Office program does. Save it anew, and prepare that.',
  );
}
