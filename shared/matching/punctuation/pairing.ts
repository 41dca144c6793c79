/**
 * Marks that say what goes with what: a colon, a bracket, the bar between cells, a dash with spaces. They are not among the marks that may
 * stand for one another where the source parts the two: "Monday closed; Tuesday open" does not say "closed: Tuesday", and the heading under
 * a sentence is not what "(Termination)" after the sentence would make of it. A line end alone parts nothing: labels stand above what they
 * label.
 */
import { isAbbreviation } from '../language/abbreviations.ts';
import type { Gap } from './gap.ts';

const pairs = /[:(]/;
const dash = /\s-\s/;
/** Two of them keep the edge of a row, or an empty cell. */
const bar = /^[^|]*\|[^|]*$/;
const comma = /[,،、]/u;
const semicolon = /[;؛]/u;
/** Not the dots that lead to a page number or a price. */
const stop = /^["')\]*]*(?:\.(?!\s?\.)|[!?。।۔])/u;

/** What a line begins with: an item, a heading or words in bold. */
const itemMark = /^[-*•·▪‣◦]$/u;
const headMark = /^(?:#{1,6}|\*\*)$/;
const item = /^[-*•·▪‣◦]\s/u;
const head = /^(?:#{1,6}\s|\*\*[^*]+\**:?$)/;
const byline = /(?:^|")\s?-\s[^"]{1,80}$/;

/** Whether the quotation pairs what the source parts. */
export function pairsParted(quoted: Gap, source: Gap): boolean {
  // A line of its own pairs nothing.
  if (quoted.text.includes('\n') || pairs.test(source.text)) return false;
  if (bar.test(quoted.text)) return opensRow(source);
  const isPaired = pairs.test(quoted.text);
  if (!isPaired && (!dash.test(quoted.text) || dash.test(source.text))) return false;
  const isCut = cutsMember(quoted, source);
  if (semicolon.test(source.text)) return isPaired || isCut;
  if (isPaired && comma.test(source.text) && isCut) return true;
  // A dash in the line of both sentences only sets them apart.
  const endsStatement = stop.test(source.text) && (isPaired || source.text.includes('\n'));
  return (endsStatement && !isAbbreviation(source.left.key)) || opensPart(source);
}

/** "Men 40, women 60" quoted as "40: women": what stands before the comma is not all there, so that its rest goes with what follows. */
function cutsMember(quoted: Gap, source: Gap): boolean {
  const member = source.before.split(/[\n;؛]|[.!?]\s/u).at(-1) ?? '';
  return !squeezed(quoted.before).endsWith(squeezed(member));
}
const squeezed = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1).trim();

function opensRow({ text, before }: Gap): boolean {
  if (!text.includes('\n')) return false;
  return lastLine(text) === '|' || (text.trim() === '' && lastLine(before).includes(' | '));
}

/** An item below another one, a heading below what is none, and what somebody else says below who said the words before. */
function opensPart({ text, before, inBold }: Gap): boolean {
  if (!text.includes('\n')) return false;
  const [mark, line] = [lastLine(text), lastLine(before)];
  if (itemMark.test(mark)) return item.test(line);
  if (mark === '"') return byline.test(line);
  const isHead = headMark.test(mark) || inBold?.below === true;
  return isHead && !head.test(line) && inBold?.above !== true;
}
