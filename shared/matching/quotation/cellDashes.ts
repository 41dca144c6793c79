/** Dashes between spaces that a quoter put before the figures of a row, as cell borders: "Iberia — 188.7 — −2.4%". */

/** A dash between spaces, and what it stands before: a figure with its sign and currency. */
const dashBeforeFigure = /(?<=\S[^\S\n]+)(\p{Pd})(?=[^\S\n]+[([]?[+−-]?\p{Sc}?\s?(\d[\d/:.]*))/gu;
/** "23/08/1986", "12:30": neither is negative. */
const dateOrTime = /\d[/:.]\d+[/:.]\d|^\d{1,2}:\d\d$/;

/** Dashes of one kind in a quotation that are taken for cell borders; one by itself may be a sign. */
const MIN_DASHES = 2;

/**
 * The same quotation with "|" for these dashes; the same text when it has none. A long dash is never a sign, nor is one before a
 * date; of the others there must be several.
 */
export const withCellBorders = (raw: string): string =>
  raw.replace(dashBeforeFigure, (_, dash: string, figure: string) => {
    const isBorder = dash === '—' || dateOrTime.test(figure) || raw.split(` ${dash} `).length > MIN_DASHES;
    return isBorder ? '|' : dash;
  });
