/** Lines and columns of a text, as editors and review tools count them. */

/** 1-based; the column counts UTF-16 units. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

const LINE_END = /\r\n|\n|\r/g;

/** Gives the place of an offset, in UTF-16 units; created once per text. */
export function placesIn(text: string): (offset: number) => TextPlace {
  const starts = [0, ...Array.from(text.matchAll(LINE_END), ({ index, 0: end }) => index + end.length)];
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (starts[middle] <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low] + 1 };
  };
}
