/** The "(1)" of a law's first paragraph after the number of its section, "§ 5 (1) Der Vorstand": a quotation may leave it out. */
import { SECTION_NAMES } from '../language/referenceWords.ts';
import { positionAt, type Window } from '../source/window.ts';
import type { Token } from '../text/tokens.ts';

const name = String.raw`(?:${SECTION_NAMES}|art\.)\s?\d{1,4}\p{L}?\s?[.:–—-]*\s*`;
const section = new RegExp(String.raw`^\s*${name}[(]$`, 'iu');
const further = new RegExp(String.raw`^\s*(?:\(2\)|${name}\(1\))\s`, 'iu');
/** "§ 5 (1) Satz 2" is a reference. */
const ofReference = new RegExp(
  String.raw`^(?:${SECTION_NAMES}|satz|nr|nummer|ziff\p{L}*|buchst\p{L}*|halbsatz|alt\p{L}*|lit)$`,
  'iu',
);

/** Only before a sentence of its own, and where the law numbers its other paragraphs in the same way. */
export function numbersParagraph(window: Window, { start, end, letters }: Token): boolean {
  const { text, index } = window;
  if (letters !== '1' || text.charAt(end) !== ')') return false;
  if (!section.test(text.slice(text.lastIndexOf('\n', start) + 1, start))) return false;
  const line = window.segments[positionAt(window, start)];
  const written = index.segments[line].text;
  const next = /^\s+(\p{Lu}\p{L}*)/u.exec(written.slice(written.indexOf('(1)') + '(1)'.length))?.[1];
  if (next === undefined || ofReference.test(next)) return false;
  return index.segments.some(({ text: other }, at) => at !== line && further.test(other));
}
