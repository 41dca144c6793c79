/**
 * Turns the blanks of number formats into plain spaces, in a spreadsheet that LibreOffice has written. `_(` in a format is a blank as wide
 * as the bracket; next to a currency with a stated language LibreOffice reads its own marker for it back as text, and would show `_($
 * 867.00 _)`.
 */
import { withoutAttribute } from '../xmlTags.ts';

const TEXT_OF_FORMAT = /<number:text\s[^<>]*>/g;

/** @param xml where a blank is already a space, with the character of its width as an attribute */
export const plainBlanks = (xml: string): string =>
  xml.replace(TEXT_OF_FORMAT, (tag) => withoutAttribute(tag, 'loext:blank-width-char'));
