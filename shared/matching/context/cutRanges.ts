/** Ranges of which a match has one end: "10 | to 15 minutes", "from 4.5 V | to 18 V", "von 10 Uhr | bis 18 Uhr", "dia 14 | ao dia 23". */
import { linksRange } from '../language/rangeWords.ts';
import { gapText, type Window } from '../source/window.ts';

const isNumber = ({ tokens }: Window, at: number): boolean => at >= 0 && tokens.at(at)?.kind === 'number';
const isSame = ({ tokens }: Window, one: number, other: number): boolean =>
  one >= 0 && tokens[one].kind !== 'number' && tokens[one].key === tokens.at(other)?.key;

/** Whether the token is the link between two numbers, or between two measures in one unit, or after one word. */
function links(window: Window, at: number): boolean {
  const { tokens } = window;
  if (at < 1 || at + 1 >= tokens.length || !linksRange(tokens[at].key)) return false;
  if (![at, at + 1].every((place) => /^\s+$/u.test(gapText(window, place)))) return false;
  if (isNumber(window, at - 1)) {
    const isNamed = isNumber(window, at + 2) && isSame(window, at - 2, at + 1);
    return isNumber(window, at + 1) || isNamed;
  }
  return isNumber(window, at - 2) && isNumber(window, at + 1) && isSame(window, at - 1, at + 2);
}

export const leavesRangeOpen = (window: Window, to: number): boolean => links(window, to);

/** "10 to | 15 minutes". */
export const startsAtRangeEnd = (window: Window, from: number): boolean =>
  isNumber(window, from) && links(window, from - 1);
