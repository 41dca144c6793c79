/** Whether a text begins as an HTML document does. Reads each character once: the text is untrusted. */

/** Elements that only ever begin a document; `p` and `h1` begin Markdown too. */
const FIRST_TAGS: readonly string[] = ['html', 'head', 'body', 'title', 'meta'];
const DOCTYPE = '<!doctype';
const WHITE_SPACE = /[\s\ufeff]/;
const PART_OF_NAME = /[\w:-]/;
const LONGEST_NAME = 16;

/** @param head the beginning of a file */
export const beginsAsPage = (head: Buffer): boolean => beginsAsHtml(decodedHead(head));

export function beginsAsHtml(text: string): boolean {
  let at = 0;
  for (;;) {
    at = afterSpace(text, at);
    const end = text.startsWith('<!--', at)
      ? endOf(text, '-->', at + 2)
      : text.startsWith('<?', at)
        ? endOf(text, '>', at + 2)
        : undefined;
    if (end === undefined) return isFirstTag(text, at);
    at = end;
  }
}

function afterSpace(text: string, start: number): number {
  let at = start;
  while (at < text.length && WHITE_SPACE.test(text.charAt(at))) at += 1;
  return at;
}

/** An unclosed one runs to the end. */
function endOf(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found + mark.length;
}

function isFirstTag(text: string, at: number): boolean {
  if (text.charAt(at) !== '<') return false;
  const isDoctype = text.slice(at, at + DOCTYPE.length).toLowerCase() === DOCTYPE;
  const nameAt = isDoctype ? afterSpace(text, at + DOCTYPE.length) : at + 1;
  const name = nameFrom(text, nameAt);
  return isDoctype ? name === 'html' : FIRST_TAGS.includes(name);
}

function nameFrom(text: string, start: number): string {
  let end = start;
  while (end - start < LONGEST_NAME && PART_OF_NAME.test(text.charAt(end))) end += 1;
  return text.slice(start, end).toLowerCase();
}

/** Tags are ASCII in every encoding except UTF-16, which announces itself. */
function decodedHead(head: Buffer): string {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(head);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(head);
  return head.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '');
}
