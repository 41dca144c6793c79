/** The boxes of forms: open, ticked or crossed, and the words that they belong to. */
import { asksToTick } from '../language/tickWords.ts';
import type { Token } from '../text/tokens.ts';
import { oncePer } from '../text/oncePer.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { positionAt, type Window, gapText } from '../source/window.ts';

/** A checkbox, ticked or not: it belongs to the words on one of its sides and is not a unit. */
export const isBox = ({ kind, key }: Token): boolean => kind === 'symbol' && /^[☐☑☒□■▢❏❑❒✓✔✗✘]$/u.test(key);

/** An empty one: what is beside it is neither chosen nor not. */
export const isEmptyBox = ({ kind, key }: Token): boolean => kind === 'symbol' && /^[☐□▢❏❑❒]$/u.test(key);
export const isChosenBox = ({ kind, key }: Token): boolean => kind === 'symbol' && /^[☑☒■✓✔✗✘]$/u.test(key);

export const hasBox = oncePer(({ tokens }: Pick<Window, 'tokens'>): boolean => tokens.some(isBox));
export const hasChosenBox = oncePer(({ tokens }: Pick<Window, 'tokens'>): boolean => tokens.some(isChosenBox));

/** A box of a form that nobody has filled in: no other one near it is ticked or crossed. */
export const isOpenBox = (window: Window, position: number): boolean =>
  isEmptyBox(window.tokens[position]) ? !hasChosenBox(window) : isLetterForBox(window, position);

/** "☐ owner ☐ tenant ☐ agent": choices that are all open. */
export const areOpenChoices = (tokens: readonly Token[]): boolean =>
  tokens.length > 1 && isEmptyBox(tokens[0]) && !isEmptyBox(tokens[tokens.length - 1]) && !tokens.some(isChosenBox);

/** Lines on both sides of a line with boxes that say how to fill it in, or have it filled in. */
const LINES_AROUND = 3;
/** A letter that stands alone, and one before an amount. */
const letterO = /(?<!\S)O(?!\S)/gu;
const letterBeforeAmount = /(?<=\p{L}\s)O (?=(?:\p{Sc} ?)?\d[\d.,]*(?: ?\p{Sc}| [A-Z]{3}(?!\p{L})|,-))/gu;
const cross = /(?<!\S)[Xx](?!\S)|[☑☒■✓✔✗✘●◉]|[([]\s?[xX]\s?[)\]]/u;
const MIN_BOXES = 2;

/** "Single O 20 EUR Family O 30 EUR (tick as appropriate)": the letter stands for a box, beside others, and none is crossed. */
function isLetterForBox(window: Window, position: number): boolean {
  const { tokens, index, segments } = window;
  if (tokens[position].key !== 'o') return false;
  return linesWithLetters(index).has(segments[positionAt(window, tokens[position].start)]);
}

const linesWithLetters = oncePer(({ segments }: SourceIndex): ReadonlySet<number> => {
  const lines = segments.flatMap(({ text }, line) => {
    const letters = text.match(letterO)?.length ?? 0;
    if (letters < MIN_BOXES || letters !== text.match(letterBeforeAmount)?.length) return [];
    const around = segments.slice(Math.max(0, line - LINES_AROUND), line + LINES_AROUND + 1);
    const isOpen = around.some((near) => asksToTick(near.text.toLowerCase()));
    return isOpen && !around.some((near) => cross.test(near.text)) ? [line] : [];
  });
  return new Set(lines);
});

/**
 * "Airbags? ☒ Yes ☐ No": a box that ticks the word after it, so that "Airbags? Yes" says the same. All boxes of the line come before their
 * words, and it is the only one that is ticked.
 */
export function ticksNext(window: Window, position: number): boolean {
  const { tokens, text } = window;
  if (!/^[☑☒]$/u.test(tokens[position].key)) return false;
  let [first, last] = [position, position];
  while (first > 0 && position - first < MAX_WORDS && isSameLine(window, first)) first--;
  while (last + 1 < tokens.length && last - position < MAX_WORDS && isSameLine(window, last + 1)) last++;
  if (last - first >= MAX_WORDS) return false;
  const boxes = tokens.slice(first, last + 1).flatMap((token, at) => (isBox(token) ? [first + at] : []));
  const areBeforeWords = boxes.every((at) => at < last && tokens[at + 1].kind === 'word');
  const isOne = boxes.length > 1 && boxes.every((at) => at === position || isEmptyBox(tokens[at]));
  if (!areBeforeWords || !isOne) return false;
  return boxes[0] === first || /[?:？：]\s*$/u.test(text.slice(tokens[boxes[0] - 1].end, tokens[boxes[0]].start));
}

/** Words and boxes of a line of a form. */
const MAX_WORDS = 60;

/** Whether a token is on the line of the one before it. */
const isSameLine = (window: Window, at: number): boolean => !gapText(window, at).includes('\n');
