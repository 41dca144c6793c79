/** Finds the mark-up that a language model puts into a quotation, so that it is not compared with the source's characters. */
import { BLANK, withoutEmphasis } from '../text/markdown.ts';

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
  const text = unquoted(folded);
  if (!/[*_#>|\\+-]/.test(folded)) return text;
  return withoutEmphasis(text.replace(escape, BLANK))
    .replace(tableRule, (_, before: string, rule: string) => before + BLANK.repeat(rule.length))
    .replace(lineStart, (_, before: string, marks: string) => before + BLANK.repeat(marks.length))
    .replace(quotedBlock, (_, before: string, marks: string) => before + BLANK.repeat(marks.length))
    .replace(rowEdge, (marks) => marks.replace(/[^\n]/g, BLANK));
}
