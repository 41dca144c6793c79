/** The fields of an OpenDocument file: the text stored in a field stands alone, like that of a fixed one. */

/** OpenDocument 1.3, part 3, section 7; those about a page (its number, its chapter) are left alone, and those that only set a value. */
const STORED =
  'date|time|file-name|template-name|title|subject|description|keywords|author-name|author-initials|initial-creator|creator|' +
  'creation-date|creation-time|modification-date|modification-time|print-date|print-time|printed-by|editing-duration|editing-cycles|' +
  'paragraph-count|word-count|character-count|table-count|image-count|object-count|user-defined|user-field-get|variable-get|' +
  'expression|sequence|sequence-ref|reference-ref|bookmark-ref|note-ref|database-display|sheet-name';

/** The beginning of one. */
export const OPEN_DOCUMENT_FIELD = new RegExp(`<text:(?:${STORED})[\\s/>]`);

const TAG = new RegExp(`<text:(?:${STORED})(?:\\s+[\\w:-]+="[^"<]*")*\\s*/?>|</text:(?:${STORED})>`, 'g');
const IS_HIDDEN = /\stext:display="none"/;

/** @param xml of a content or styles part, or a whole document in one file */
export function withStoredTextFields(xml: string): string {
  let isHidden = false;
  return xml.replace(TAG, (tag) => {
    const isEnd = tag.startsWith('</');
    const isKept = isEnd ? isHidden : IS_HIDDEN.test(tag);
    isHidden = !isEnd && isKept && !tag.endsWith('/>');
    return isKept ? tag : '';
  });
}
