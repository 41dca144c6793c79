/**
 * The characters beside and between tokens that carry meaning: mathematical symbols and those of program code, primes, brackets that group.
 * All do except those named here: bullets, cell borders, leaders, footnote references of the source, and what only separates words
 * (sentence punctuation, quotation marks, brackets around words, hyphens and dashes between them), which `separation.ts` judges.
 */
import { isTightDash, type Gap, type Stretch } from './gap.ts';
import { isYear } from '../language/dates.ts';
import { BLANK } from '../text/markdown.ts';
import type { Token } from '../text/tokens.ts';

/** Whether both gaps hold the same characters. */
export function haveSameMarks(quoted: Gap, source: Gap): boolean {
  if (isScriptChanged(quoted, source) || isSignMoved(quoted) !== isSignMoved(source)) return false;
  const { bare } = quoted;
  return haveSame(quoted, source) || (bare !== undefined && haveSame(bare, source));
}

const haveSame = (quoted: Stretch, source: Stretch): boolean =>
  withOneHyphen(quoted) === withOneHyphen(source) || marksIn(quoted) === marksIn(source);

/** "Freedom-- and duties": extracted twice, or typed so. */
function withOneHyphen(gap: Stretch): string {
  const text = isScan(gap) && isMisreadStar(gap) ? gap.text.replace('+', '*') : gap.text;
  return squeeze(isOperand(gap.left) ? text : text.replace(/^\p{Pd}{2}(?=\s)/u, '-'));
}

/** "x²" is not "x₂". */
const isScriptChanged = (quoted: Gap, source: Gap): boolean =>
  (quoted.right.raised && isLowered(source)) || (source.right.raised && isLowered(quoted));
const isLowered = ({ text, right }: Gap): boolean => right.kind === 'number' && text.endsWith('_');

/** "5 −7" and the cells "5 | −7": a second number that is negative; "5–7" and "5 – 7" are ranges. */
const isSignMoved = ({ left, right, text }: Gap): boolean =>
  left.kind === 'number' &&
  right.kind === 'number' &&
  right.key.startsWith('-') &&
  !right.dashed &&
  /^(?:[,;]? [\s|]*|\s+)$/.test(text);

/** A number, or a letter that may stand for one. */
export const isOperand = (token: Token | undefined): boolean =>
  token?.kind === 'number' || (token?.kind === 'word' && token.letters.length === 1);

/** Without spaces, each kind of character written in one way. */
const squeeze = (marks: string): string =>
  marks
    .replace(/[\s\ufdd0]/g, '')
    .replace(/\p{Pd}|−/gu, '-')
    .replace(/"/g, "''")
    .replace(/[[{【]/g, '(')
    .replace(/[\]}】]/g, ')');

/** Leaders of a table of contents, lines to write on, rules. */
const leaders = /([._\-*~·…])(?:\s?\1){2,}/g;

/** The characters that carry meaning, in order. */
export function marksIn(gap: Stretch): string {
  const text = gap.text.replaceAll(BLANK, '').replace(leaders, ' ');
  if (text.trim() === '') return '';
  const isMath = isMathematics(gap);
  let kept = '';
  for (const run of text.matchAll(/\S+/g)) {
    const from = run.index;
    const isLeft = gap.left !== undefined && from === 0;
    const isRight = gap.right !== undefined && from + run[0].length === text.length;
    const isFirstOnLine = /\n[^\S\n]*$/.test(text.slice(0, from));
    if (isLeft && isRight) kept += withinWord(run[0], gap, isMath);
    else if (isLeft) kept += afterWord(run[0], gap, isMath);
    else if (isRight) kept += beforeWord(run[0], gap, isMath, isFirstOnLine);
    else kept += apart(run[0], gap, isMath, isFirstOnLine);
  }
  return squeeze(kept);
}

/** Brackets group only in calculations. */
const isMathematics = ({ text, left, right }: Stretch): boolean =>
  [left, right].some((token) => token?.kind === 'symbol' && /^[\p{Sm}/]$/u.test(token.key)) || /[=+<>^]/.test(text);

const sentencePunctuation = /[\p{Terminal_Punctuation}.,;:?!…·・]/gu;
const quotationMarks = /[\p{Quotation_Mark}'"]/gu;
const brackets = /[\p{Ps}\p{Pe}]/gu;
const openingBrackets = /[\p{Ps}]/gu;
const closingBrackets = /[\p{Pe}]/gu;
const bullets = /[•‣⁃∙◦▪▸►➢➤❖·¶\u2500-\u257f]/gu;
const operators = /[=<>+*|&^~]/;
const noteSigns = /[*†‡]/g;

const isSource = ({ side }: Stretch): boolean => side !== 'quotation';
const isScan = ({ side }: Stretch): boolean => side === 'scan';
/** Specks that OCR reads as punctuation. */
const specks = /[|_~^*\\`-]/g;

/** "word," and "word)." but "n!", "5′", "C++", "AA-". */
function afterWord(marks: string, gap: Stretch, isMath: boolean): string {
  // "SSP_ PB": a blank that is glued to a word is still one.
  let kept = marks.replace(bullets, '').replace(/(?<!_)_+$/, '');
  if (isSource(gap)) kept = kept.replace(noteSigns, '');
  // Extractors of right-to-left text mirror brackets.
  const isMirrored = isRightToLeft(gap.left) || isRightToLeft(gap.right);
  if (!isMath) kept = kept.replace(isMirrored ? brackets : closingBrackets, '');
  // "by 2025.”": a prime is tight on its number.
  const mayBePrime = /^['"]/.test(kept);
  kept = isFactorial(gap)
    ? kept.replace(/[^!\P{Terminal_Punctuation}]|[.,;:?…·・]/gu, '')
    : kept.replace(sentencePunctuation, '');
  kept = mayBePrime && isPrime(kept, gap) ? kept : kept.replace(quotationMarks, '');
  if (/^-{2,3}$/.test(kept) && !isOperand(gap.left)) return '';
  // "净利润（万元）| 6,034.87": a cell border.
  if (gap.side === 'quotation' && /[)）]\|$/u.test(marks)) kept = kept.replace(/\|$/, '');
  if (kept === '-' && isTightDash(gap.text)) return '';
  if (!isScan(gap)) return kept;
  return kept === '+' && isMisreadStar(gap) ? '' : kept.replace(specks, '');
}

/** "SLUT+ 349": as OCR reads the star of a note after a word. "Na+" and "C+" are too short for one. */
const isMisreadStar = ({ left, text }: Stretch): boolean =>
  left?.kind === 'word' && left.letters.length >= MIN_STARRED_LETTERS && /^\+\s/.test(text);
const MIN_STARRED_LETTERS = 4;

/** "n!" and "5!": an exclamation after a single letter or a number. */
const isFactorial = ({ left }: Stretch): boolean => isOperand(left);

/** A quotation mark after a number or a single letter is a prime, unless a quotation was opened before; years are not measured. */
function isPrime(marks: string, { left, before }: Stretch): boolean {
  if (left === undefined || !isOperand(left) || isYear(left.key)) return false;
  if (marks.startsWith('"')) return !isQuotationOpen(before);
  return marks.startsWith("'") && !/(?:^|[\s(["])'(?=[^\s'])(?:[^']|'(?=\p{L}))*$/u.test(before);
}

/** Whether a quotation mark before has not been closed. One between spaces ("« page 2»") closes what is open, or opens. */
function isQuotationOpen(before: string): boolean {
  let open = 0;
  for (const { groups } of before.matchAll(quotationEnds)) {
    if (groups?.opening !== undefined || (groups?.lone !== undefined && open === 0)) open++;
    else open = Math.max(0, open - 1);
  }
  return open > 0;
}
const quotationEnds =
  /(?<opening>(?<=^|[\s("[\ufdd0-])"(?=\S))|(?<lone>(?<=^|\s)"(?=\s))|(?<=[^\s("[])"(?=[\s.,;:!?)\]]|$)/g;

/** "(word" and "“word" but "!valid", "--force", ".txt". */
function beforeWord(marks: string, gap: Stretch, isMath: boolean, isFirstOnLine: boolean): string {
  let kept = marks
    .replace(bullets, '')
    .replace(quotationMarks, '')
    .replace(/[,;¿¡]/g, '');
  // A column may be so narrow that a line starts with the full stop of the sentence before it, and extractors of right-to-left text put it
  // before the next word.
  if (gap.right?.kind === 'glyph' || isRightToLeft(gap.right) || isRightToLeft(gap.left))
    kept = kept.replace(sentencePunctuation, '').replace(closingBrackets, '');
  if (isSource(gap) && !kept.includes('.')) kept = kept.replace(noteSigns, '');
  if (!isMath) kept = kept.replace(openingBrackets, '');
  if (isFirstOnLine) kept = kept.replace(/^[-−・･‧]$/, '');
  // Before a number "~" is not a speck: "about".
  return isScan(gap) ? kept.replace(gap.right?.kind === 'number' ? /[|_^*\\`-]/g : specks, '') : kept;
}

export const isRightToLeft = (token: Token | undefined): boolean =>
  /^[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(token?.key ?? '');

/** Set apart on both sides: " – ", " | ", but " -> ", " * ". */
function apart(marks: string, gap: Stretch, isMath: boolean, isFirstOnLine: boolean): string {
  if (/^[\p{Pd}−]+$/u.test(marks)) {
    if (isOperand(gap.left) && isOperand(gap.right)) return '-';
    if (gap.left?.kind === 'word' && isParted(gap.right)) return '';
    // Before a number or a tick it may be an empty cell: without it they would be in another column.
    return !isFirstOnLine && (gap.right?.kind === 'number' || gap.right?.kind === 'symbol') ? '-' : '';
  }
  if (/^[|_]$/.test(marks)) return '';
  if (isFirstOnLine && /^[*#>+]+$/.test(marks) && gap.right?.kind !== 'number') return '';
  let kept = marks.replace(bullets, '').replace(quotationMarks, '');
  // No operator comes before a comma: "Smith *, Jones" has a note's symbol.
  if (isSource(gap)) kept = kept.replace(/^[*†‡]+(?=[.,;:)]+$)/, '');
  if (!operators.test(kept)) kept = kept.replace(sentencePunctuation, '');
  if (isSource(gap)) kept = kept.replace(/^[†‡]$/, '');
  if (!isMath) kept = kept.replace(brackets, '');
  return isScan(gap) ? kept.replace(specks, '') : kept;
}

/** "Target date – 14th July": no sign of the number, as `signs.ts` reads it. */
const isParted = (token: Token | undefined): boolean =>
  token?.kind === 'number' && !token.dashed && !token.key.startsWith('-');

/** No space on either side: "john.smith", "a_b", "well-known". */
function withinWord(marks: string, gap: Stretch, isMath: boolean): string {
  let kept = marks.replace(bullets, '').replace(/[,;]/g, '');
  if (!isPrime(kept, gap)) kept = kept.replace(quotationMarks, '');
  // Scripts without spaces have none around punctuation either.
  if (gap.left?.kind === 'glyph' || gap.right?.kind === 'glyph') {
    kept = kept.replace(sentencePunctuation, '');
    if (!isMath) kept = kept.replace(brackets, '');
  }
  if (kept === '_' && gap.right?.kind === 'number') return '';
  return /^-+$/.test(kept) && isTightDash(marks) ? '' : kept;
}
