/** The heading or list head above an item: as whole lines, or as their end if the list begins below it. */
import { mayDeny } from '../language/negations.ts';
import type { QuotedText } from '../quotation/quotedText.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { foldText } from '../text/foldText.ts';
import { tokenize } from '../text/tokens.ts';
import { kindOfLine, lettersIn, listInLine } from './lineForms.ts';
import { sectionMarkOf } from './lineMarks.ts';
import type { Head } from './section.ts';
import { isEndedByAuthor } from './unmarkedItems.ts';
import { roomAround } from './units.ts';

/** Lines from an item up to its heading, and lines that a heading occupies. */
const MAX_LINES = 80;
const MAX_HEAD_LINES = 3;

/** How a head matches lines, by the last of them and their number: several places of an item have the same lines above them. */
export type HeadMatches = Map<string, Match>;

/**
 * The nearest one above the item.
 * @param isOpen no colon or dash in the quotation says that it is a head
 * @param matches of this head so far
 */
export function headAbove(
  index: SourceIndex,
  itemLine: number,
  { letters: wanted, raw }: QuotedText,
  isOpen: boolean,
  matches: HeadMatches = new Map(),
): Head | undefined {
  const { segments, letters, letterStarts } = index;
  const matchAt = (key: string, match: () => Match): Match => {
    const known = matches.get(key) ?? match();
    matches.set(key, known);
    return known;
  };
  for (let line = itemLine - 1; line >= Math.max(0, itemLine - MAX_LINES); line--) {
    if (segments[line].run !== segments[itemLine].run) return undefined;
    for (let lines = 1; lines <= Math.min(MAX_HEAD_LINES, line + 1); lines++) {
      const from = line - lines + 1;
      if (!letters.slice(letterStarts[from], letterStarts[line + 1]).includes(wanted)) continue;
      const list = listInLine(segments[line].text);
      const above = segments.slice(from, line).map(({ text }) => text);
      const text = [...above, list?.head ?? segments[line].text].join('\n');
      const startsList =
        list !== undefined || opensBelow.test(text) || kindOfLine(segments[line + 1].text) !== undefined;
      const match = matchAt(`${line} ${lines}`, () =>
        isNameOf(raw, text) ? 'whole' : matchOf(wanted, text, startsList),
      );
      if (match === 'denied') return undefined;
      // A line of prose, which the next one continues.
      const goesOn =
        /^\s*\p{Ll}/u.test(segments[line + 1].text) && !isEndedByAuthor(index, line, roomAround(index, line, line));
      if (match === 'whole' && !startsList && !isOpen && goesOn) continue;
      if (match === 'other' || (list === undefined && match === 'end' && !startsList)) continue;
      const item = list === undefined ? {} : { item: list.item };
      return {
        from,
        to: line,
        text,
        ...item,
        isWhole: match === 'whole' && list === undefined,
        isOpen: isOpen || /;\s*$/.test(text) || (match === 'end' && !opensBelow.test(text)),
      };
    }
  }
  return undefined;
}

type Match = 'whole' | 'end' | 'denied' | 'other';

const opensBelow = /[:：;；—–]\s*$/u;

/**
 * The whole lines, with or without their number; or their end, after a comma or a sentence, if a list begins below. Words there that deny
 * are a part of the head that cannot be left out.
 */
function matchOf(wanted: string, text: string, startsList: boolean): Match {
  const folded = foldText(text).text;
  const found = tokenize(folded);
  const all = found.map(({ letters }) => letters).join('');
  if (all === wanted || lettersIn(text.slice(sectionMarkOf(text)?.length ?? 0)) === wanted) return 'whole';
  if (!all.endsWith(wanted)) return 'other';
  let cut = 0;
  for (let left = all.length - wanted.length; left > 0 && cut < found.length; cut++) left -= found[cut].letters.length;
  if (
    found
      .slice(cut)
      .map(({ letters }) => letters)
      .join('') !== wanted
  )
    return 'other';
  if (cut === 1 && /^\d/.test(found[0].key)) return 'whole';
  if (!startsList) return 'other';
  let first = cut;
  while (first > 0 && !/[.,;:!?。，、；：]/u.test(folded.slice(found[first - 1].end, found[first].start))) first--;
  return found.slice(first, cut).some(({ key }) => mayDeny(key)) ? 'denied' : 'end';
}

/** "Article 12" of "Article 12 - Termination", "§ 4" of "§ 4. Fees"; a bare "4" names no section. */
function isNameOf(raw: string, text: string): boolean {
  const mark = sectionMarkOf(text);
  const [name, quoted] = [text.slice(0, mark?.length ?? 0), raw].map((one) =>
    one.replace(/[^\p{L}\p{N}§]/gu, '').toLowerCase(),
  );
  return mark?.name !== undefined && name === quoted && /[\p{L}§]/u.test(quoted) && !text.includes('\n');
}
