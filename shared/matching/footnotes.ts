/** Finds the block of footnotes at the end of a page, and the numbers of its notes. */
import type { SourcePage } from './source.ts';

export interface FootnoteBlock {
  /** Position (0-based) of its first line; the block goes on to the end of the page's text. */
  readonly start: number;
  /** Numbers of the notes that start in it. */
  readonly numbers: readonly number[];
}

/** Notes that take more of a page than this share of its lines are its text. */
const MAX_SHARE_OF_PAGE = 0.6;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const plainMark = /^\s*(\d{1,3})\s+(?=["“‘'(]?\p{L})/u;
const gluedMark = /^\s*(\d{1,3})(?=["“‘'(]?\p{Lu})/u;
const raisedMark = /^\s*([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})\s*(?=\S)/u;
/** "1." and "(1)" and "[1]" are how lists are numbered too: they count only with a glued or raised mark in the text. */
const listMark = /^\s*[([]?(\d{1,3})[.)\]]\s+(?=\S)/u;

/** `furniture`: positions of lines that are no text. */
export function findFootnotes(page: SourcePage, furniture: ReadonlySet<number>): FootnoteBlock | undefined {
  const lines = page.lines.map((line, position) => (furniture.has(position) ? '' : line));
  const filled = lines.filter((line) => line.trim() !== '').length;
  let best: FootnoteBlock | undefined;
  let remaining = 0;
  const numbers: number[] = [];
  for (let at = lines.length - 1; at >= 0; at--) {
    if (lines[at].trim() === '') continue;
    remaining++;
    if (remaining > filled * MAX_SHARE_OF_PAGE) break;
    const mark = noteNumber(lines[at]);
    if (mark === undefined || (numbers.length > 0 && mark.number >= numbers[0])) continue;
    if (!hasMark(lines.slice(0, at), mark.number, mark.likeList)) continue;
    numbers.unshift(mark.number);
    best = { start: at, numbers: [...numbers] };
  }
  return best;
}

function noteNumber(line: string): { number: number; likeList: boolean } | undefined {
  const raised = raisedMark.exec(line)?.[1];
  if (raised !== undefined) {
    return { number: Number(Array.from(raised, (mark) => superscripts.indexOf(mark)).join('')), likeList: false };
  }
  const plain = plainMark.exec(line)?.[1] ?? gluedMark.exec(line)?.[1];
  if (plain !== undefined) return { number: Number(plain), likeList: false };
  const listed = listMark.exec(line)?.[1];
  return listed === undefined ? undefined : { number: Number(listed), likeList: true };
}

/** Whether the text has the note's mark: raised, glued to a word, or (weaker) alone behind a word or punctuation. */
function hasMark(lines: readonly string[], number: number, onlyGlued: boolean): boolean {
  const raised = Array.from(String(number), (digit) => superscripts[Number(digit)]).join('');
  const glued = new RegExp(`(?:\\p{Ll}{3}|[\\p{L}\\d%)][.,;:!?"”’')\\]])${number}(?![\\p{L}\\d.,%/-])`, 'u');
  const gluedBeforePunctuation = new RegExp(`\\p{Ll}{3}${number}[.,;:](?!\\d)`, 'u');
  const alone = new RegExp(`(?:\\p{Ll}{2}|[\\p{L}\\d%)][.,;:!?"”’')\\]]) ${number}(?![\\p{L}\\d%/-]|[.,]\\d)`, 'u');
  return lines.some(
    (line) =>
      line.includes(raised) ||
      glued.test(line) ||
      gluedBeforePunctuation.test(line) ||
      (!onlyGlued && alone.test(line)),
  );
}
