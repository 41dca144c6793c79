/** Whether a page's own HTML holds text to read, or is an empty frame that scripts will fill. Reads each character once. */

/** Letters and digits from which a page has something to say before any script runs. */
const LEAST_TEXT = 200;
/** Their content is not text of the page. */
const SILENT_ELEMENTS: readonly string[] = ['script', 'style', 'template', 'noscript', 'svg', 'head'];
const TAG_NAME_LENGTH = 12;

/** @param html as far as it is ASCII, in any encoding */
export function holdsText(html: string): boolean {
  let letters = 0;
  let at = 0;
  while (at < html.length && letters < LEAST_TEXT) {
    const open = html.indexOf('<', at);
    const end = open < 0 ? html.length : open;
    letters += lettersOf(html, at, end);
    if (open < 0) break;
    at = afterTag(html, open);
  }
  return letters >= LEAST_TEXT;
}

function lettersOf(html: string, from: number, to: number): number {
  let letters = 0;
  for (let at = from; at < to && letters < LEAST_TEXT; at += 1) {
    const code = html.charCodeAt(at);
    if (
      (code >= 0x30 && code <= 0x39) ||
      (code >= 0x41 && code <= 0x5a) ||
      (code >= 0x61 && code <= 0x7a) ||
      code > 0x7f
    )
      letters += 1;
  }
  return letters;
}

function afterTag(html: string, open: number): number {
  if (html.startsWith('<!--', open)) return after(html, '-->', open + 2);
  const name = /^<([a-z]+)[\s>/]/i.exec(html.slice(open, open + TAG_NAME_LENGTH))?.[1]?.toLowerCase();
  if (name !== undefined && SILENT_ELEMENTS.includes(name)) return after(html, `</${name}`, open);
  return after(html, '>', open);
}

/** An unclosed one runs to the end. */
function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}
