/** Markdown as it is shown: emphasis without its marks, bullets for dashes, and the text of a link without its address. */
import { DIGIT, kindAt, LETTER } from './characters.ts';

/** Stands in for mark-up. No text has it: Unicode keeps it free for such uses, and folding drops it. */
export const BLANK = '\ufdd0';

/** Emphasis closes what it opened, and one of its ends is at the edge of a word. */
const asterisks = /(?<![*\\])(\*{1,3})(?=[^\s*])([^*]{0,2000}?[^\s*\\])\1(?!\*)/gu;
const underscores = /(?<![\p{L}\p{N}_\\])(_{1,3})(?=[^\s_])([^_]{0,2000}?[^\s_])\1(?![\p{L}\p{N}_])/gu;

/** "`npm start`": what a program reads or writes, set in another face. */
const code = /(?<![`\\])(`{1,2})(?=[^`])([^`\n]{1,300})\1(?!`)/gu;

/** Scripts without spaces have no word edges. */
const isWithinWord = (text: string, at: number): boolean => [LETTER, DIGIT].includes(kindAt(text, at));

/** The text with `BLANK` for every unit that only marks emphasis: its offsets stay the same. */
export function withoutEmphasis(given: string): string {
  let text = given;
  for (const pattern of [asterisks, underscores]) {
    text = text.replace(pattern, (whole: string, mark: string, inside: string, at: number) => {
      // "a*b*c" multiplies.
      if (mark.length === 1 && isWithinWord(text, at - 1) && isWithinWord(text, at + whole.length)) return whole;
      return BLANK.repeat(mark.length) + inside + BLANK.repeat(mark.length);
    });
  }
  return text;
}

/** A link whose address is one: "a[i](x)" may be a formula. Bounded, so that a text of brackets is read in linear time. */
const address = String.raw`(?:(?:https?:|mailto:|tel:|#|\/|\.{1,2}\/)[^()\s]{0,300}|[\w./-]{1,200}\.(?:md|html?|pdf|docx?|xlsx?|txt)(?:#[^()\s]{0,100})?)`;
const title = String.raw`(?: (?:"[^"\n]{0,200}"|'[^'\n]{0,200}'))?`;
/** One whose address stands elsewhere, as "[text][]", or in the next line where long lines were broken. */
const link = new RegExp(
  String.raw`(!?\[)([^[\]\n]{1,300}(?:\n[^[\]\n]{1,300})?)(\]\n?\(${address}${title}\)|\]\[\])`,
  'gu',
);
export const holdsLink = (text: string): boolean => text.search(link) >= 0;

/** "## Fees ##": what closes a heading. */
const headingEnd = /(?<=^#{1,6}\s.{0,300}) #{1,6}$/gmu;

/** "- 50% of the mark": an item, never a negative number, which Markdown would show as one too. */
const itemDash = /(?<=^ {0,12})-(?= {1,4}\S)/gmu;

const heading = /^#{1,6}\s\S/u;
const MIN_HEADINGS = 2;

/** Whether lines are the source text of Markdown, which shows its marks: it has links, or several headings. */
export const isMarkdown = (lines: readonly string[]): boolean =>
  holdsLink(lines.join('\n')) || lines.filter((line) => heading.test(line)).length >= MIN_HEADINGS;

/** The same lines as they are shown: their offsets stay the same. */
export function asShown(lines: readonly string[]): string[] {
  const linked = lines
    .join('\n')
    .replace(
      link,
      (_, opened: string, text: string, closed: string) =>
        BLANK.repeat(opened.length) + text + closed.replace(/[^ \n]/g, BLANK),
    )
    .replace(itemDash, '•')
    .replace(headingEnd, (marks) => BLANK.repeat(marks.length))
    .replace(code, (_, mark: string, inside: string) => BLANK.repeat(mark.length) + inside + BLANK.repeat(mark.length));
  return withoutEmphasis(linked).split('\n');
}
