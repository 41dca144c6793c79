/**
 * Dates on slides: fields of a kind that LibreOffice does not know, so that their stored text is shown (ECMA-376, part 1, section
 * 21.1.2.2.4).
 */
import { UNKNOWN_FIELD } from './fieldInstructions.ts';

const DATE = /(<a:fld\s[^<>]*?type=")d(atetime)/g;

/** @param xml of a slide of a PPTX file */
export const withStoredDates = (xml: string): string => xml.replace(DATE, `$1${UNKNOWN_FIELD}$2`);
