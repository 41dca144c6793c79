/** Reads and changes tags of the XML that LibreOffice writes: prefixes are always the same, and `>` in values is escaped. */

/** A tag, or the text between two. */
export interface XmlPiece {
  readonly kind: 'start' | 'end' | 'empty' | 'text';
  /** With its prefix; empty for text. */
  readonly name: string;
  /** As written. */
  readonly source: string;
  /** Offset in the whole. */
  readonly at: number;
}

const PIECE = /<(\/?)([\w:-]+)(?:\s[^<>]*?)?(\/?)>|[^<]+/g;

export function* xmlPieces(xml: string, from = 0): Generator<XmlPiece> {
  const pattern = new RegExp(PIECE.source, 'g');
  pattern.lastIndex = from;
  for (let match = pattern.exec(xml); match; match = pattern.exec(xml)) {
    const [source, slash, name = '', empty] = match;
    const kind = name === '' ? 'text' : slash ? 'end' : empty ? 'empty' : 'start';
    yield { kind, name, source, at: match.index };
  }
}

/** As written, and therefore escaped. */
export const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

export function withAttribute(tag: string, name: string, value: string): string {
  const without = withoutAttribute(tag, name);
  const end = without.endsWith('/>') ? without.length - 2 : without.length - 1;
  return `${without.slice(0, end).trimEnd()} ${name}="${value}"${without.slice(end)}`;
}

export const withoutAttribute = (tag: string, name: string): string =>
  tag.replace(new RegExp(`\\s${name}="[^"]*"`), '');

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
const CHARACTER = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi;
const LAST_CHARACTER = 0x10ffff;

export const unescapeXml = (text: string): string =>
  text.replace(CHARACTER, (written: string, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name) ?? written;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return String.fromCodePoint(Math.min(code, LAST_CHARACTER));
  });

/** A place in the XML and its replacement. */
export interface Edit {
  readonly at: number;
  readonly length: number;
  readonly replacement: string;
}

/** @param edits in the order of their places, without nesting */
export function applyEdits(xml: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { at, length, replacement } of edits) {
    parts.push(xml.slice(done, at), replacement);
    done = at + length;
  }
  return parts.join('') + xml.slice(done);
}
