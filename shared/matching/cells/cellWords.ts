/** Whether words of a quotation are a cell: the whole of it, apart from a reference mark or a bracket that adds nothing. */
import { compareNotations } from '../comparison/notation.ts';
import { excludes } from '../language/listHeads.ts';
import { mayDeny } from '../language/negations.ts';
import { withdraws, withdrawsUnspaced } from '../language/withdrawals.ts';
import type { DecimalMark } from '../language/decimalMarks.ts';
import type { Token } from '../text/tokens.ts';
import type { CellText } from './pageTables.ts';
import { changesSign } from './signsAfter.ts';
import { headOf, tailOf } from './touching.ts';

/** Words, folded, with their tokens: of a quotation or a cell. */
export interface Words {
  readonly folded: string;
  readonly tokens: readonly Token[];
}

/** Symbols that belong to the number or word that they touch, and are not tokens. */
export const TOUCHING = '<>≤≥±~≈+^';
const FOLLOWING = '+#^';
/** What may come between two words of a cell without saying anything. */
const HARMLESS = /[\s"'*_`.,;:|()[\]]/g;

/**
 * How many tokens of the cell the quotation's tokens from `at` on match, or 0 if they are not this cell.
 * @param skipped tokens of the cell that the quotation leaves out before them
 */
export function wordsOfCell(
  quoted: Words,
  at: number,
  cell: CellText,
  mark: DecimalMark | undefined,
  isName: boolean,
  skipped = 0,
): number {
  if (
    // A bullet that stands alone.
    cell.tokens.length === 0 ||
    cell.isCut ||
    (!isName && cell.goesOn) ||
    (skipped === 0 && hasMinus(quoted, at) !== hasMinus(cell, 0))
  )
    return 0;
  let count = 0;
  while (skipped + count < cell.tokens.length && at + count < quoted.tokens.length) {
    const own = skipped + count;
    // "6.90 % (150.42)", "61 (14.8%)": the brackets add an amount to its rate, or a rate to its amount.
    const isShare = count === 0 && quoted.tokens.at(at + 1)?.key === '%' && quoted.tokens.at(at - 1)?.kind === 'number';
    const mayBeBracketed = isName || isShare || (count === 0 && quoted.tokens.at(at - 1)?.key === '%');
    if (!isSameWord(quoted.tokens[at + count], cell.tokens[own], mark, mayBeBracketed)) break;
    if (signsBefore(quoted, at + count) !== signsBefore(cell, own)) break;
    if (count > 0 && gapBefore(quoted, at + count) !== gapBefore(cell, own)) break;
    count++;
  }
  if (count === 0 || signsAfter(quoted, at + count - 1) !== signsAfter(cell, skipped + count - 1)) return 0;
  if (changesSign(quoted, at + count, cell)) return 0;
  if (hasGradesMinus(quoted, at + count - 1) !== hasGradesMinus(cell, skipped + count - 1)) return 0;
  return skipped + count === cell.tokens.length || mayEndAt(cell, skipped + count, isName) ? count : 0;
}

function isSameWord(quoted: Token, source: Token, mark: DecimalMark | undefined, mayBeBracketed: boolean): boolean {
  if (quoted.key === source.key) return true;
  if (quoted.kind !== 'number' || source.kind !== 'number') return false;
  const keys = [quoted.key];
  // A dash with spaces on both sides sets cells apart; brackets around the name of a column or row do as well.
  if (quoted.dashed) keys.push(quoted.key.replace(/^-/, ''));
  if (mayBeBracketed) keys.push(...keys.map((key) => key.replace(/[()]/g, '')));
  return keys.some((key) => key === source.key || compareNotations(key, source.key, mark) === 'same');
}

/** "Amount – -$5", "Amount: -R$ 5": a minus before the currency; with spaces on both sides or on neither it only joins. */
function hasMinus({ folded, tokens }: Words, at: number): boolean {
  const { start } = tokens[at];
  if (!/^\p{L}{0,3}\p{Sc}/u.test(folded.slice(start, start + CURRENCY_REACH))) return false;
  const gap = folded.slice(at === 0 ? 0 : tokens[at - 1].end, start);
  return at === 0 ? gap.endsWith('-') : /[\s:;,|=(-]-$/.test(gap);
}
/** UTF-16 units of "HKD$". */
const CURRENCY_REACH = 4;

function signsBefore({ folded, tokens }: Words, at: number): string {
  const from = at === 0 ? 0 : tokens[at - 1].end;
  const between = folded.slice(from, tokens[at].start);
  // "55+ 8%": what touches the word before and not the number is that word's.
  const before = at === 0 ? '' : headOf(between, FOLLOWING);
  const gap = /^\s/.test(between.slice(before.length)) ? between.slice(before.length) : between;
  // "< 3.5 W": a comparison sign belongs to its number across a space.
  return tailOf(tokens[at].kind === 'number' ? gap.trimEnd() : gap, TOUCHING);
}

function signsAfter({ folded, tokens }: Words, at: number): string {
  return headOf(folded.slice(tokens[at].end, tokens.at(at + 1)?.start ?? folded.length), FOLLOWING);
}

/** "A-": the mark of a grade; a dash that joins has a space before it or a letter after it. */
const hasGradesMinus = ({ folded, tokens }: Words, at: number): boolean =>
  tokens[at].kind === 'word' &&
  tokens[at].letters.length === 1 &&
  /^-(?![\p{L}\d])/u.test(folded.slice(tokens[at].end));

const gapBefore = ({ folded, tokens }: Words, at: number): string =>
  folded
    .slice(tokens[at - 1].end, tokens[at].start)
    .replace(HARMLESS, '')
    .replace(/^-$/, '');

/** Words in brackets that a citing author may leave out after a name: "(EUR m)", "(note 5)". */
const MOST_BRACKETED = 6;
/** Words from which a cell of text may be quoted only up to the end of a sentence. */
const SENTENCE_WORDS = 4;

export const CURRENCY = String.raw`eur|usd|gbp|chf|jpy|cny|rub|pln|czk|sek|nok|dkk|\p{Sc}`;
const currency = String.raw`${CURRENCY}|%`;
const unit = String.raw`${currency}|kg|g|t|km|m|cm|mm|ha|руб\.?|кг|га|т|м|шт\.?`;
const rate = String.raw`\p{L}{1,5}/(?!or)\p{L}{1,3}`;
/**
 * A unit after the name of a column: "Price, EUR", "Price in EUR", "Price EUR", "Speed Mbit/s"; known ones only, since ", net" is not a
 * unit, and single letters after a comma or "in".
 */
export const UNIT_AFTER_NAME = String.raw`(?:,|(?<=\s)(?:in|v|ve|en|em|w|в))\s(?:${unit}|${rate})|(?<=\s)(?:${currency}|${rate})`;
const isUnitAfterName = new RegExp(`^.(?:${UNIT_AFTER_NAME})$`, 'u');

/** Whether the rest of a cell may be left out: reference marks, a bracket after a name, further sentences. */
function mayEndAt({ folded, tokens }: CellText, count: number, isName: boolean): boolean {
  const rest = tokens.slice(count);
  if (rest.every(({ raised }) => raised)) return true;
  const gap = folded.slice(tokens[count - 1].end, tokens[count].start);
  const left = folded
    .slice(tokens[count - 1].end)
    .replace(/^[.)\]](?=\s)/, '')
    .trim();
  if (/^(?:[([](?:\d{1,2}|[a-z]|notes?\s\d{1,2})[)\]][*†]*|[※†‡]\s?\d{0,2}|\*{1,3})$/.test(left)) return true;
  if (isName) {
    const isBracket = /^[([][^()[\]]*[)\]][*†]*$/.test(left);
    if (isUnitAfterName.test(` ${left.replace(/^[)\]]\s*/, '')}`)) return true;
    return isBracket && rest.length <= MOST_BRACKETED && !limits(rest);
  }
  return count >= SENTENCE_WORDS && /^["')\]]*[.;。；]/.test(gap);
}

/** "(except Rumpsteak)", "(税抜き)": to whom or what a name does not apply. */
const limits = (tokens: readonly Token[]): boolean =>
  tokens.some(({ key }) => excludes(key) || mayDeny(key) || withdraws(key)) ||
  withdrawsUnspaced(tokens.map(({ key }) => key).join(''));
