/** The fields of a part of a Word document: instructions that would be recalculated become ones that LibreOffice does not know. */
import { applyEdits, type Edit } from '../xmlTags.ts';
import { isStored, UNKNOWN_FIELD } from './fieldInstructions.ts';

/** The beginning, middle and end of a field, and the pieces of its instruction; a field in a single tag has it as an attribute. */
const FIELD =
  /<w:fldChar\s[^<>]*?w:fldCharType="(?<mark>begin|separate|end)"|<w:instrText(?:\s[^<>]*)?>(?<piece>[^<]+)|\sw:instr="(?<whole>[^"<]+)"/g;

const NAME = /^\s*([A-Za-z]+)/;

interface OpenField {
  /** Programs split an instruction anywhere, even within its name. */
  instruction: string;
  /** Offset of the first letter of the instruction. */
  letterAt?: number;
  isRead: boolean;
}

/** @param xml of a part of a DOCX file */
export function withStoredWordFields(xml: string, { isOnEveryPage }: { readonly isOnEveryPage: boolean }): string {
  const edits: Edit[] = [];
  const open: OpenField[] = [];
  const store = (instruction: string, letterAt: number): void => {
    if (!isStored(NAME.exec(instruction)?.[1] ?? '', isOnEveryPage)) return;
    edits.push({ at: letterAt, length: 1, replacement: UNKNOWN_FIELD });
  };
  const read = (field: OpenField | undefined): void => {
    if (field === undefined || field.isRead) return;
    field.isRead = true;
    if (field.letterAt !== undefined) store(field.instruction, field.letterAt);
  };
  for (const { 0: source, index, groups = {} } of xml.matchAll(FIELD)) {
    const { mark, piece = '', whole }: Partial<Record<string, string>> = groups;
    const top = open.at(-1);
    if (mark === 'begin') open.push({ instruction: '', isRead: false });
    else if (mark === 'separate') read(top);
    else if (mark === 'end') read(open.pop());
    else if (whole) store(whole, index + source.indexOf('"') + 1 + whole.search(/\S/));
    else if (top !== undefined && !top.isRead) {
      const letter = piece.search(/\S/);
      if (letter >= 0) top.letterAt ??= index + source.length - piece.length + letter;
      top.instruction += piece;
    }
  }
  return applyEdits(
    xml,
    edits.sort((a, b) => a.at - b.at),
  );
}
