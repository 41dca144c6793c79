/** The words of a cue, without the markup of its format. */

/** Lines of a cue as shown, each trimmed, empty ones left out. */
export const shownLines = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028]/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

/** Tags that programs write into SubRip; any other angle bracket is text. */
const SUBRIP_TAG = /<\/?(?:[ibus]|font|c)(?:\s[^<>\n]*)?>/gi;
/** Placement and style, as Substation Alpha writes them. */
const OVERRIDE = /\{\\[^{}\n]*\}/g;

export const subRipText = (payload: string): string => payload.replace(SUBRIP_TAG, '').replace(OVERRIDE, '');

/** Fields before the text of a dialogue line as Matroska keeps it: ReadOrder, Layer, Style, Name, MarginL, MarginR, MarginV, Effect. */
const ASS_FIELDS = 8;

export function assText(dialogue: string): string {
  let at = 0;
  for (let field = 0; field < ASS_FIELDS; field++) {
    const comma = dialogue.indexOf(',', at);
    if (comma < 0) return '';
    at = comma + 1;
  }
  const text = dialogue.slice(at);
  // Drawings are lines and curves in place of words.
  if (/\{[^{}]*\\p[1-9]/.test(text)) return '';
  return text
    .replace(/\{[^{}]*\}/g, '')
    .replace(/\\N|\\n/g, '\n')
    .replace(/\\h/g, ' ');
}

/** 3GPP TS 26.245: two bytes of length, then text as UTF-8 or, after a byte order mark, UTF-16; boxes of style follow. */
export function movText(sample: Buffer): string {
  if (sample.length < 2) return '';
  const text = sample.subarray(2, 2 + sample.readUInt16BE(0));
  if (text.length >= 2 && text.readUInt16BE(0) === 0xfeff) {
    return Buffer.from(text.subarray(2, text.length - (text.length % 2)))
      .swap16()
      .toString('utf16le');
  }
  return text.toString('utf8');
}
