/**
 * "No", "N°" and "Si" that deny and condition nothing where they are: the numero sign, and one of two answers printed side by side to
 * choose from.
 */
import { wordsOf } from '../language/languages.ts';
import { rawWords, type Window } from '../source/window.ts';

/** Whether the token limits nothing there, whatever it does elsewhere. */
export const limitsNothingHere = (window: Window, at: number): boolean =>
  isNumeroSign(window, at) || isOneOfTwoAnswers(window, at);

/** "N° 1.129.514", "nº 12", "No. 15". Not "No 15 people came". */
function isNumeroSign(window: Window, at: number): boolean {
  const raw = rawWords(window, at, at + 1);
  if (/^n[º°]$/iu.test(raw)) return true;
  const { text, tokens } = window;
  const next = tokens.at(at + 1);
  return /^n[or]$/iu.test(raw) && next?.kind === 'number' && /^\. ?$/u.test(text.slice(tokens[at].end, next.start));
}

const yes = wordsOf('answersYes');
const no = wordsOf('answersNoBeside');

/** "Si | No" and "Oui ☐ Non ☐" at the end of a line or cell: nothing says which was chosen. In Italian and Spanish "si" is also "if". */
const isOneOfTwoAnswers = (window: Window, at: number): boolean => {
  const { key } = window.tokens[at];
  return (
    (no.has(key) && areAnswers(window, beside(window, at, -1), at)) ||
    (yes.has(key) && areAnswers(window, at, beside(window, at, 1)))
  );
};

function areAnswers({ text, tokens }: Pick<Window, 'text' | 'tokens'>, yesAt: number, noAt: number): boolean {
  const [first, second] = [tokens.at(yesAt), tokens.at(noAt)];
  if (yesAt < 0 || first === undefined || second === undefined || !yes.has(first.key) || !no.has(second.key))
    return false;
  if (!/^[\s|/☐□▢❏❑_[\]()·.…]*$/u.test(text.slice(first.end, second.start))) return false;
  const next = tokens.at(beside({ text, tokens }, noAt, 1));
  return next === undefined || /[\n|]/u.test(text.slice(second.end, next.start));
}

/** The next token in a direction that is not an empty box. */
function beside({ tokens }: Pick<Window, 'text' | 'tokens'>, at: number, step: 1 | -1): number {
  let place = at + step;
  while (/^[☐□▢❏❑]$/u.test(tokens.at(place)?.key ?? '') && place >= 0) place += step;
  return place;
}
