/** Finds the mark-up that a language model puts into a quotation, so that it is not compared with the source's characters. */
import { DIGIT, kindAt, LETTER } from '../text/characters.ts';

/** Stands in for the citing author's mark-up. No text has it: Unicode keeps it free for such uses, and folding drops it. */
export const BLANK = '\ufdd0';

/** Emphasis closes what it opened, and one of its ends is at the edge of a word. */
const asterisks = /(?<![*\\])(\*{1,3})(?=[^\s*])([^*]{0,2000}?[^\s*\\])\1(?!\*)/gu;
const underscores = /(?<![\p{L}\p{N}_\\])(_{1,3})(?=[^\s_])([^_]{0,2000}?[^\s_])\1(?![\p{L}\p{N}_])/gu;
/** Headings, bullets and quoted blocks, which begin their line; before a number they may be a sign. */
const lineStart = /(^|\n)([^\S\n]*(?:(?:[-*+>]|#{1,6})[^\S\n]+(?!\ufdd0*[\d.,$€£¥<>=~+-]))+)/gu;
/** A quoted block whose symbol touches the word. */
const quotedBlock = /(^|\n)([^\S\n]*>+)(?=\p{L})/gu;
/** The line between the head and the rows of a table. */
const tableRule =
  /(^|\n)([^\S\n]*(?:\|[^\S\n]*)?:?-{2,}:?[^\S\n]*\|(?:[^\S\n]*:?-{2,}:?[^\S\n]*\|)*(?:[^\S\n]*:?-{2,}:?)?[^\S\n]*)(?=\n|$)/gu;
/** Borders at the ends of a table's row. */
const rowEdge = /(^|\n)([^\S\n]*\|)(?=\s)|(?<=\s)(\|[^\S\n]*)(?=\n|$)/gu;
/** A backslash before punctuation escapes it. */
const escape = /\\(?=[!-/:-@[-`{-~])/g;

/** Scripts without spaces have no word edges. */
const isWithinWord = (text: string, at: number): boolean => [LETTER, DIGIT].includes(kindAt(text, at));

/** Quotation marks around the whole, the last of which would be a prime after a number. */
function unquoted(folded: string): string {
  const opened = /^\s*['"]+/.exec(folded)?.[0] ?? '';
  const closed = opened === '' ? '' : (/['"]{1,9}[.,]?$/.exec(folded.slice(-12).trimEnd())?.[0] ?? '');
  if (closed === '' || opened.length + closed.length >= folded.length) return folded;
  const end = folded.trimEnd().length;
  return (
    BLANK.repeat(opened.length) +
    folded.slice(opened.length, end - closed.length) +
    BLANK.repeat(closed.length) +
    folded.slice(end)
  );
}

/** The folded text with `BLANK` for every unit of mark-up, so that offsets do not change. */
export function withoutMarkup(folded: string): string {
  let text = unquoted(folded);
  if (!/[*_#>|\\+-]/.test(folded)) return text;
  text = text.replace(escape, BLANK);
  for (const pattern of [asterisks, underscores]) {
    text = text.replace(pattern, (whole: string, mark: string, inside: string, at: number) => {
      // "a*b*c" multiplies.
      if (mark.length === 1 && isWithinWord(text, at - 1) && isWithinWord(text, at + whole.length)) return whole;
      return BLANK.repeat(mark.length) + inside + BLANK.repeat(mark.length);
    });
  }
  return text
    .replace(tableRule, (_, before: string, rule: string) => before + BLANK.repeat(rule.length))
    .replace(lineStart, (_, before: string, marks: string) => before + BLANK.repeat(marks.length))
    .replace(quotedBlock, (_, before: string, marks: string) => before + BLANK.repeat(marks.length))
    .replace(rowEdge, (marks) => marks.replace(/[^\n]/g, BLANK));
}
