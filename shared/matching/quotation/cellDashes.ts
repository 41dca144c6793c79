/** Dashes and slashes between spaces that a citing author put between the cells of a row or the lines of a verse: "Iberia — 188.7 — −2.4%". */
import { isAuxiliary } from '../language/openWords.ts';
import { isStopword } from '../language/stopwords.ts';

/** A dash between spaces, and what it precedes: a number with its sign and currency. */
const dashBeforeFigure = /(\p{Pd})(?<=\S[^\S\n]+\p{Pd})(?=[^\S\n]+[([]?[+−-]?\p{Sc}?\s?(\d[\d/:.]*))/gu;
/** "23/08/1986", "12:30": neither is negative. */
const dateOrTime = /\d[/:.]\d+[/:.]\d|^\d{1,2}:\d\d$/;

/** "I never saw it burn, / I only saw the glow": not a ratio, nor a unit's "per". */
const slash = /\/(?<=[\p{L}%)][.,;:!?”"’']{0,2}[^\S\n]+\/)(?=[^\S\n]+[\p{L}\p{N}“"‘'(])/gu;

/** "7:19 / 9:47 / 13:12", "£350 / £250": several slashes, or one between amounts; "3 / 4" is a ratio. */
const slashBetweenFigures = /\/(?<=\d[%)]?[^\S\n]+\/)(?=[^\S\n]+([+−-]?\p{Sc}?)\d)/gu;

/** Dashes of one kind in a quotation that are taken for cell borders; a single one may be a sign. */
const MIN_DASHES = 2;

/** "Owner's equity – 12,500 €": a label and its value alone; a minus sign would have no space after it. */
function isPair(raw: string): boolean {
  const label = /^\s*([^–:;,.!?\d]{1,60}\p{L}[)\]]?)\s+–\s+[^\s\d]*\d\S*(?:\s\S{1,12}){0,2}\s*$/u.exec(raw)?.[1];
  return (
    label !== undefined &&
    !label
      .toLowerCase()
      .split(/\s+/)
      .some((word) => isStopword(word) || isAuxiliary(word))
  );
}

/**
 * The same quotation with "|" for these; unchanged if it has none. After words a long dash is never a sign, nor is one before a date; of
 * the others there must be several.
 */
export function withCellBorders(raw: string): string {
  // Counted once per kind: a text may have as many as letters.
  const counts = new Map<string, number>();
  const partsAt = (between: string): number => {
    const count = counts.get(between) ?? raw.split(between).length;
    counts.set(between, count);
    return count;
  };
  return raw
    .replace(slash, '|')
    .replace(slashBetweenFigures, (mark, sign: string) =>
      /\p{Sc}/u.test(sign) || partsAt(' / ') > MIN_DASHES ? '|' : mark,
    )
    .replace(dashBeforeFigure, (_, dash: string, figure: string, at: number) => {
      // Between two numbers one dash may make a range.
      const isLong = dash === '—' && !/\d$/.test(raw.slice(0, at).trimEnd().slice(-1));
      const isBorder =
        isLong || (dash === '–' && isPair(raw)) || dateOrTime.test(figure) || partsAt(` ${dash} `) > MIN_DASHES;
      return isBorder ? '|' : dash;
    });
}
