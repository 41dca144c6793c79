/** The fields of a Rich Text document: instructions that would be recalculated become ones that LibreOffice does not know. */
import { isStored, UNKNOWN_FIELD } from './fieldInstructions.ts';

/** The name of an instruction, after groups and control words that say how it is formatted (Rich Text 1.9.1, "Fields"). */
const INSTRUCTION = /\\fldinst(?![a-z])(?:[{}\s]|\\\*|\\[a-z]+(?![a-z])(?:-?\d+)?(?!\d))*([A-Za-z]+)/g;

/** @param text of an RTF file, one character per byte */
export const withStoredRichTextFields = (text: string): string =>
  text.replace(INSTRUCTION, (source: string, name: string) =>
    isStored(name, false) ? source.slice(0, -name.length) + UNKNOWN_FIELD + name.slice(1) : source,
  );
