/**
 * A long text in pieces that are handed over one by one: a text of ten megabytes in one piece holds up the thread that everyone
 * shares, and is copied whole.
 */

/** UTF-16 units: a few tenths of a millisecond. */
const PIECE_UNITS = 128 * 1024;

/** No character is cut in two. */
export function* textPieces(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    let to = Math.min(text.length, from + PIECE_UNITS);
    if (to < text.length && isHighSurrogate(text.charCodeAt(to - 1))) to -= 1;
    yield text.slice(from, to);
    from = to;
  }
}

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
