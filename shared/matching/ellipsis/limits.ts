/** Words that an ellipsis must not hide: denials, refusals, exceptions, conditions, who says so, and what weakens the adjacent word. */
import { wordsOf } from '../language/languages.ts';
import type { Omission } from './leftOut.ts';
import { digitLooks } from '../comparison/misreadWords.ts';
import { mayBeMisreadDenial } from '../comparison/ocrConfusions.ts';
import { saysAs, opensConditionalClause } from '../language/conditionalClauses.ts';
import { isNoDenialThere } from '../language/leadingDenials.ts';
import { coordinates } from '../language/openWords.ts';
import { mayDeny, mayDenyUnspaced, saysHardToDo } from '../language/negations.ts';
import { isMoney, isPercentWord, isUnit } from '../language/quantities.ts';
import { withdraws, withdrawsUnspaced, withoutHarmlessWithin } from '../language/withdrawals.ts';
import { boundsNext, contextCueIn } from '../language/cuesBeside.ts';
import { isMonthIn } from './clauses.ts';
import { limitsNothingHere } from '../marks/limitsNothingHere.ts';
import type { RuleId } from '../rules/policy.ts';
import type { Token } from '../text/tokens.ts';
import { segmentOf, wordsAround, type TokenRange, type Window } from '../source/window.ts';

type Limit = Pick<Omission, 'rule' | 'matters'>;

/** Words on either side that are named with the limiting one. */
const WORDS_NAMED = 4;

/** The first words among tokens `from` to `to` that deny, refuse, except, limit or attribute. */
export const limitIn = (window: Window, from: number, to: number): Limit | undefined =>
  denialIn(window, from, to) ?? conditionIn(window, from, to);

function denialIn(window: Window, from: number, to: number): Limit | undefined {
  const words = tellingWords(window, from, to);
  const denial = words.find(({ kind, key }) => kind === 'word' && (mayDeny(key) || saysHardToDo(key)));
  if (denial !== undefined) return near(window, { from, to }, denial, 'elision.denial');
  const signs = signsOf(words);
  const isDenied = (signs.trim() !== '' && mayDenyUnspaced(signs)) || holdsMisreadDenial(window, from, to);
  return isDenied ? { rule: 'elision.denial', matters: { from, to } } : undefined;
}

/** The first words among tokens `from` to `to` that refuse, except, set a condition, attribute or deny. */
export function conditionIn(window: Window, from: number, to: number): Limit | undefined {
  const words = tellingWords(window, from, to);
  const withdrawal = words.find(({ kind, key }) => kind === 'word' && withdraws(key));
  if (withdrawal !== undefined) return near(window, { from, to }, withdrawal, 'elision.condition');
  const cue = contextCueIn(words.map(({ key }) => key));
  if (cue !== undefined) return near(window, { from, to }, words[cue], 'elision.condition');
  const clause = conditionalClause(window, from, to);
  if (clause !== undefined) return near(window, { from, to }, window.tokens[clause], 'elision.condition');
  const signs = signsOf(words);
  const isLimited = signs.trim() !== '' && withdrawsUnspaced(signs);
  return isLimited ? { rule: 'elision.condition', matters: { from, to } } : undefined;
}

function near(window: Window, { from, to }: TokenRange, token: Token, rule: RuleId): Limit {
  const place = window.tokens.findIndex(({ end }) => end >= token.end);
  return { rule, matters: { from: Math.max(from, place - 1), to: Math.min(to, place + WORDS_NAMED) } };
}

const signsOf = (words: readonly Token[]): string =>
  words.map(({ kind, key }) => (kind === 'glyph' ? key : ' ')).join('');

/** Without the words that look like denials and conditions but are not. */
function tellingWords(window: Window, from: number, to: number): Token[] {
  return withoutHarmlessWithin(withLineEnds(window, from, to)).filter(
    (token, order, all) =>
      !isMonthIn(all, order) &&
      !isNoDenialThere(token.key, () => wordsAround(window)) &&
      !saysAs(token.key, () => wordsAround(window)) &&
      !isPrefix(window, token) &&
      !isNumberSign(window, token) &&
      !isHarmless(window, token),
  );
}

/** Where a clause begins that sets a condition by its form: "should the buyer object", "se confirmada". */
function conditionalClause({ tokens, text }: Window, from: number, to: number): number | undefined {
  for (let at = from; at < to; at++) {
    const gap = at === 0 ? '' : text.slice(tokens[at - 1].end, tokens[at].start);
    const begins = at === from || /[,;:()–—-]/u.test(gap) || coordinates(tokens[at - 1].key);
    const next = tokens.at(at + 1)?.key ?? '';
    if (begins && opensConditionalClause(tokens[at].key, next, () => tokens.map(({ key }) => key))) return at;
  }
  return undefined;
}

/** Words broken by a line end are not tokens of the window. */
function isHarmless(window: Window, token: Token): boolean {
  const at = mayDeny(token.key) ? window.tokens.indexOf(token) : -1;
  return at >= 0 && limitsNothingHere(window, at);
}

/** "Registration No. (1010613766)": without brackets the "no" may answer something. */
const isNumberSign = ({ text }: Window, { key, end }: Token): boolean =>
  key === 'no' && /^\.?\s?\(\d+\)/u.test(text.slice(end, end + NUMBER_REACH));
/** UTF-16 units. */
const NUMBER_REACH = 24;

/** "Non-work activities" denies nothing. */
const isPrefix = ({ text }: Window, { key, end }: Token): boolean => key === 'non' && text.charAt(end) === '-';

/** Tokens `from` to `to`, end exclusive, and also those broken by a line end, as one word. */
function withLineEnds(window: Window, from: number, to: number): Token[] {
  const tokens = window.tokens.slice(from, to);
  const joined = tokens.flatMap((token, order): Token[] => {
    const next = tokens.at(order + 1);
    if (next === undefined || !/^-[^\S\n]*\n\s*$/.test(window.text.slice(token.end, next.start))) return [];
    return [{ ...token, key: token.key + next.key, letters: token.letters + next.letters, end: next.end }];
  });
  return [...tokens, ...joined];
}

/** Without them the noun beside them says more: "the partial demolition". */
const restricts = wordsOf('restricts');
export const holdsRestriction = (tokens: readonly Token[]): boolean => tokens.some(({ key }) => restricts.has(key));

/** Right before the word that it weakens: "may … reduce" is not "reduces". */
const weakens = wordsOf('weakens');

/** Whether what is left out limits the very word beside the ellipsis: a bound before a number, its unit after it, a modal verb. */
export function losesLimit(window: Window, from: number, to: number): boolean {
  const elided = window.tokens.slice(from, to);
  // "up to $" before the number.
  const last = elided.findLastIndex(({ key }) => !isMoney(key));
  const keys = elided.slice(0, last + 1).map(({ key }) => key);
  if (last < 0) return false;
  if ((weakens.has(keys[last]) && !isMonthIn(elided, last)) || boundsNext(keys)) return true;
  return window.tokens[from - 1].kind === 'number' && (isUnit(keys[0]) || isPercentWord(keys[0]) || keys[0] === 'or');
}

/** "N0thing" is also a denial if OCR read it. */
function holdsMisreadDenial(window: Window, from: number, to: number): boolean {
  if (from >= to || segmentOf(window, window.tokens[to - 1].end - 1).readBy !== 'ocr') return false;
  return window.text
    .slice(window.tokens[from].start, window.tokens[to - 1].end)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => mayBeMisreadDenial(word.replace(/\d/g, (digit) => digitLooks[digit] ?? digit)));
}
