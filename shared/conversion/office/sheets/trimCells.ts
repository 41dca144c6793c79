/** Trims the lines of cells: labels padded to the width of a form would be broken into empty lines. */

const LINE_END = '</text:p>';
const SPAN_END = '</text:span>';
const SPACES = /(?:<text:s(?: text:c="\d+")?\/>| )$/;

/** @param content of a spreadsheet that LibreOffice has written: several spaces are an element of their own */
export const trimCells = (content: string): string =>
  content
    .split(LINE_END)
    .map((line, at, all) => (at < all.length - 1 ? trimmed(line) : line))
    .join(LINE_END);

function trimmed(line: string): string {
  let text = line;
  let spans = '';
  while (text.endsWith(SPAN_END)) {
    text = text.slice(0, -SPAN_END.length);
    spans += SPAN_END;
  }
  for (let end = lastPart(text); SPACES.test(end); end = lastPart(text)) text = text.replace(SPACES, '');
  return text + spans;
}

/** The maximum length of an element of spaces. */
const lastPart = (text: string): string => text.slice(-32);
