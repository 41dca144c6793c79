/** Names the rules by which a difference cannot alter the meaning. Strict: whatever no rule explains in full may alter it. */
import type { Hunk } from '../alignment/alignTokens.ts';
import { hasBox, isBox, isOpenBox, ticksNext } from '../marks/boxes.ts';
import { isBullet, isCitersChoice } from '../marks/bullets.ts';
import { isEnclosedNumber, isEnumerator } from '../marks/enumerators.ts';
import { dashOfList, opensCountedLine } from '../marks/listDashes.ts';
import { isInReferenceBrackets, isFootnoteReference } from '../marks/footnoteReferences.ts';
import { isCutAtClitic } from './clitics.ts';
import { isSameFigure, isSetApart } from './figures.ts';
import { isMisreadStretch } from './misreadWords.ts';
import { joinsNumbers } from '../language/numerals.ts';
import { isAuxiliary, isModal } from '../language/openWords.ts';
import { isStopword } from '../language/stopwords.ts';
import type { QuotedText } from '../quotation/quotedText.ts';
import type { RuleId } from '../rules/policy.ts';
import { isMisreadNumero, isSameNumero } from './numeroSigns.ts';
import { arrowBetween } from './pathArrows.ts';
import { givesOnce, repeatsInWords } from './repeatedAmounts.ts';
import { smallSlip } from './smallSlips.ts';
import { differsInSpacingOnly } from './spacing.ts';
import { sameSpelling } from './spellings.ts';
import { isFirstOnLine } from '../text/firstOnLine.ts';
import type { Token } from '../text/tokens.ts';
import { segmentOf, type Window } from '../source/window.ts';

/** The rules that explain all of it together; none if any part of it is left unexplained. */
export function excusesOf(quoted: QuotedText, window: Window, hunk: Hunk): RuleId[] | undefined {
  const allQuoted = positions(hunk.quotedFrom, hunk.quotedTo);
  const allSource = positions(hunk.sourceFrom, hunk.sourceTo);
  if (isLostOrdinal(quoted, window, hunk)) return ['word.misread'];
  if (isSetApart(quoted, window, hunk)) return ['number.notation'];
  if (repeatsInWords(window, hunk) || givesOnce(quoted, window, hunk)) return ['number.repeated-in-words'];
  const arrow = arrowBetween(quoted, window, hunk);
  if (arrow !== undefined) return [arrow];
  const same = sameInOrder(quoted, window, allQuoted, allSource);
  if (same !== undefined) return same;
  const isAdded = (at: number): boolean =>
    quoted.optional[at] && !isCitersChoice(window, quoted.tokens[at]) && !isPutBesideNumber(quoted, window, hunk, at);
  const [added, inQuoted] = [allQuoted.filter(isAdded), allQuoted.filter((at) => !isAdded(at))];
  const skipped = new Set(added.map((at) => addedAs(quoted, at)));
  const inSource = allSource.filter((at) => {
    const rule = leftOutAs(quoted, window, at);
    if (rule !== undefined) skipped.add(rule);
    return rule === undefined;
  });
  if (hunk.quotedFrom === 0 && quoted.optional[0] && !mayBeginItem(quoted, window, hunk.sourceFrom)) return undefined;
  const leavesOutReference = allSource.some((at) => isInReferenceBrackets(window, at) || isEnumerator(window, at));
  if (isSameReferenceList(quoted, window, hunk)) return ['mark.same-list'];
  // "[7]" in place of "[9]" was not added by the citing author, but is another reference.
  if (added.length > 0 && leavesOutReference) return undefined;
  if (inQuoted.length === 0 && inSource.length === 0) return [...skipped];
  if (inQuoted.length === 0 || inSource.length === 0) return undefined;
  const rest: Hunk = {
    quotedFrom: inQuoted[0],
    quotedTo: inQuoted[inQuoted.length - 1] + 1,
    sourceFrom: inSource[0],
    sourceTo: inSource[inSource.length - 1] + 1,
  };
  if (differsInSpacingOnly(quoted, window, rest)) {
    const areNumbers = inQuoted.every((at) => quoted.tokens[at].kind === 'number');
    return [...skipped, areNumbers ? 'number.notation' : 'word.spacing'];
  }
  if (isMisreadStretch(quoted, window, rest)) return [...skipped, 'word.misread'];
  const sameRest = sameInOrder(quoted, window, inQuoted, inSource);
  return sameRest && [...skipped, ...sameRest];
}

/** What a token that only the quotation has may be. */
function addedAs(quoted: QuotedText, at: number): RuleId {
  if (isBox(quoted.tokens[at])) return 'list.box-added';
  return mayCount(quoted, at) ? 'mark.may-count' : 'mark.added';
}

/** UTF-16 units on both sides of a place in which a reference of the source's own is near. */
const REFERENCE_REACH = 100;

/** What is on both sides of a number that has brackets of its own. */
function besideBracketed({ tokens, fold }: QuotedText, at: number): readonly [Token, Token] | undefined {
  const [before, token, next] = [at > 0 ? tokens[at - 1] : undefined, tokens[at], tokens.at(at + 1)];
  if (token.kind !== 'number' || before === undefined || next === undefined) return undefined;
  const isAlone = fold.text.slice(before.end, token.start) === ' [' && fold.text.slice(token.end, next.start) === '] ';
  return isAlone ? [before, next] : undefined;
}

/** "Some 30 [40] people", "in [3] 1990" where the source has "people [6]", "1990 [3]": read as a number, not as a reference. */
function isPutBesideNumber(quoted: QuotedText, window: Window, { sourceFrom }: Hunk, at: number): boolean {
  const [, next] = besideBracketed(quoted, at) ?? [];
  if (next === undefined || (next.kind === 'word' && isClosedWord(next.key))) return false;
  const place = window.tokens.at(sourceFrom)?.start ?? window.text.length;
  return /\[\d{1,3}\]/.test(window.text.slice(Math.max(0, place - REFERENCE_REACH), place + REFERENCE_REACH));
}

const isClosedWord = (key: string): boolean => isStopword(key) || isAuxiliary(key) || isModal(key);

/** "Killed [12] people": before a noun, a number in brackets reads as how many. */
function mayCount(quoted: QuotedText, at: number): boolean {
  const [before, next] = besideBracketed(quoted, at) ?? [];
  return before?.kind === 'word' && next?.kind === 'word' && !isClosedWord(next.key);
}

/** The reason why a quotation may leave out a token of the source. */
function leftOutAs(quoted: QuotedText, window: Window, at: number): RuleId | undefined {
  if (isFootnoteReference(window, at)) return 'mark.left-out';
  if (isNoCents(window, at)) return 'number.notation';
  if (isOpenBox(window, at) || (ticksNext(window, at) && !hasBox(quoted))) return 'list.box-left-out';
  return isBullet(window, at) || isEnumerator(window, at) ? 'list.marker-left-out' : undefined;
}

/** "Rs. 25,000/-", "Ksh 5,000/=": the stroke that closes an amount without cents. */
const isNoCents = ({ text, tokens }: Window, at: number): boolean =>
  at > 0 &&
  tokens[at - 1].kind === 'number' &&
  tokens[at - 1].end === tokens[at].start &&
  /^\/[-–—=](?![\p{L}\d])/u.test(text.slice(tokens[at].start, tokens[at].start + 3));

/** "[1, 2]" and "[1,2]", and "Okonjo1,2" for "Okonjo¹,²". */
function isSameReferenceList(quoted: QuotedText, window: Window, hunk: Hunk): boolean {
  const inQuoted = positions(hunk.quotedFrom, hunk.quotedTo);
  const inSource = positions(hunk.sourceFrom, hunk.sourceTo);
  if (inQuoted.length === 0 || inSource.length === 0) return false;
  const areMarks = inQuoted.every((at) => quoted.optional[at])
    ? inSource.every((at) => isInReferenceBrackets(window, at))
    : inQuoted.every((at) => isGluedToWord(quoted, at)) && inSource.every((at) => isFootnoteReference(window, at));
  const list = (keys: readonly string[]): string => keys.join(',').replace(/[\^()]/g, '');
  return (
    areMarks && list(inQuoted.map((at) => quoted.tokens[at].key)) === list(inSource.map((at) => window.tokens[at].key))
  );
}

/** Letters of a word after which a glued number is a reference mark, if the source has one there. */
const MIN_MARKED_LETTERS = 4;

/** "Okonjo1,2", "Thornquist,1,2", "of age.1–3". */
function isGluedToWord(quoted: QuotedText, at: number): boolean {
  const { tokens, fold } = quoted;
  if (at === 0 || tokens[at].kind !== 'number') return false;
  const { kind, end, letters } = tokens[at - 1];
  const between = fold.text.slice(end, tokens[at].start);
  if (kind === 'number') return between === '' && isGluedToWord(quoted, at - 1);
  return (
    kind === 'word' &&
    letters.length >= (between === '' ? MIN_MARKED_LETTERS : 1) &&
    /^(?:[.,;:!?)\]"']{0,2}| ?\()$/.test(between)
  );
}

function sameInOrder(
  quoted: QuotedText,
  window: Window,
  inQuoted: readonly number[],
  inSource: readonly number[],
): RuleId[] | undefined {
  if (inQuoted.length === 0 || inQuoted.length !== inSource.length) return undefined;
  const rules = new Set<RuleId>();
  for (const [order, at] of inQuoted.entries()) {
    const rule = sameToken(quoted, window, at, inSource[order]);
    if (rule === undefined) return undefined;
    rules.add(rule);
  }
  return [...rules];
}

/** The rule by which two tokens say the same. */
function sameToken(quoted: QuotedText, window: Window, inQuoted: number, inSource: number): RuleId | undefined {
  const left = quoted.tokens[inQuoted];
  const right = window.tokens[inSource];
  if (left.key === right.key) return 'text.same';
  // Whether a dash with spaces around it is a sign or a bullet depends on the line breaks, which quotations lose.
  if (left.dashed && right.dashed && left.key.replace(/^-/, '') === right.key.replace(/^-/, '')) return 'list.dash';
  // "No. - 1LRX2" joins a label and a code: letters after its numbers leave no room for a sign.
  if (left.dashed && left.key === `-${right.key}` && /^\p{L}/u.test(window.text.slice(right.end))) return 'list.dash';
  if (left.dashed && left.key === `-${right.key}` && opensCountedLine(window, inSource)) return 'list.dash';
  if (isCitersBullet(quoted.fold.text, left) && left.key === `-${right.key}`) return 'list.dash';
  if (right.key === `-${left.key}` && right.dashed) {
    const dash = dashOfList(window, inSource);
    if (dash !== undefined) return dash === 'bullet' ? 'list.dash' : 'list.dash-or-minus';
  }
  if (left.kind === 'word' && right.kind === 'word') {
    const spelling = sameSpelling(quoted, window, inQuoted, inSource) ?? smallSlip(quoted, window, inQuoted, inSource);
    if (spelling !== undefined) return spelling;
    if (isSameNumero(quoted, window, inQuoted, inSource)) return 'word.numero';
    if (isMisreadNumero(quoted, window, inQuoted, inSource)) return 'word.misread';
  }
  if (left.key === `(${right.key})` && isEnclosedNumber(window, inSource)) return 'list.enclosed-number';
  if (isSameConjunction(left, right)) return 'word.ampersand';
  if (areSameTick(left, right, window)) return 'word.tick';
  if (left.kind === 'number' && isSameFigure(quoted, window, hunkOf(inQuoted, inSource))) return 'number.notation';
  if (areSameOrdinal(quoted, window, inQuoted, inSource)) return 'number.notation';
  if (isHalfBracketed(quoted.fold.text, left, right, isEnumerator(window, inSource))) return 'list.half-bracket';
  return isCutAtClitic(quoted, window, inQuoted, inSource) ? 'edge.clitic' : undefined;
}

/** "The 21st forum" where OCR lost the raised letters of "21ˢᵗ". */
function isLostOrdinal(
  { tokens }: QuotedText,
  window: Window,
  { quotedFrom, quotedTo, sourceFrom, sourceTo }: Hunk,
): boolean {
  if (sourceFrom !== sourceTo || sourceFrom === 0 || quotedTo - quotedFrom !== 1 || quotedFrom === 0) return false;
  const [number, ending] = [tokens[quotedFrom - 1], tokens[quotedFrom]];
  if (number.kind !== 'number' || number.end !== ending.start || number.key !== window.tokens[sourceFrom - 1].key)
    return false;
  if (segmentOf(window, window.tokens[sourceFrom - 1].start).readBy !== 'ocr') return false;
  const isTeen = /1\d$/.test(number.key);
  const expected = isTeen ? 'th' : ({ '1': 'st', '2': 'nd', '3': 'rd' }[number.key.slice(-1)] ?? 'th');
  return ending.key === expected;
}

/** "4o" and "4º", as Portuguese and Spanish type the raised letter of an ordinal. */
function areSameOrdinal({ tokens }: QuotedText, window: Window, inQuoted: number, inSource: number): boolean {
  const isGlued = (all: readonly Token[], at: number): boolean =>
    at > 0 && all[at - 1].kind === 'number' && all[at - 1].end === all[at].start;
  const keys = [tokens[inQuoted].key, window.tokens[inSource].key].sort().join('');
  return keys === 'o°' && isGlued(tokens, inQuoted) && isGlued(window.tokens, inSource);
}

const hunkOf = (inQuoted: number, inSource: number): Hunk => ({
  quotedFrom: inQuoted,
  quotedTo: inQuoted + 1,
  sourceFrom: inSource,
  sourceTo: inSource + 1,
});

/** "Keller & Brandt" and "Keller and Brandt". */
const isSameConjunction = (left: Token, right: Token): boolean =>
  (left.key === '&' && joinsNumbers(right.key)) || (right.key === '&' && joinsNumbers(left.key));

/**
 * "[x]", "☑" and "✅" are all ticks, and what a font draws as a cross in a box is a tick too, unless the source has boxes with ticks and
 * boxes with crosses.
 */
const areSameTick = (left: Token, right: Token, { tokens }: Window): boolean =>
  ticks.test(left.key) &&
  ticks.test(right.key) &&
  new Set(tokens.map(({ key }) => key)).isDisjointFrom(otherTicks(right));
const ticks = /^[☑☒✅✓✔]$/u;
const otherTicks = ({ key }: Token): ReadonlySet<string> => (key === '☒' ? new Set('☑✅✓✔✗✘') : new Set('☒✗✘'));

/** "- 5 apples": a dash and a space at the quotation's very start. */
const isCitersBullet = (text: string, token: Token): boolean =>
  token.kind === 'number' && token.dashed && /^\s*$/.test(text.slice(0, token.start)) && text[token.start] === '-';

/** "1) first" quoted from "(1) first": the quotation starts or ends between the brackets, or the number is an item's. */
function isHalfBracketed(text: string, quoted: Token, source: Token, isItem: boolean): boolean {
  if (`(${quoted.key})` !== source.key) return false;
  if (isItem && /^\)\s\p{L}/u.test(text.slice(quoted.end))) return true;
  const isFirst = !/[\p{L}\p{N}(]/u.test(text.slice(0, quoted.start)) && /^[*_]*\)/.test(text.slice(quoted.end));
  const isLast = !/[\p{L}\p{N})]/u.test(text.slice(quoted.end)) && /\([*_]*$/.test(text.slice(0, quoted.start));
  return isFirst || isLast;
}

/** A box or star before the first word of a line numbers nothing. */
const mayBeginItem = ({ tokens }: QuotedText, window: Window, at: number): boolean =>
  startsAfresh(window, at) ||
  (tokens[0].kind === 'symbol' && isFirstOnLine(window.text, window.tokens.at(at)?.start ?? 0));

/**
 * The number of a list item that the citing author put before the quotation must not replace a number of the source: "3. May" is not the
 * source's "4. May".
 */
function startsAfresh(window: Window, at: number): boolean {
  if (at === 0) return true;
  const previous = window.tokens[at - 1];
  const start = window.tokens[at]?.start ?? window.text.length;
  if (ownEnumerator.test(window.text.slice(Math.max(0, start - ENUMERATOR_REACH), start))) return false;
  return previous.kind !== 'number' && /[.!?:;]["')\]]*\s/.test(window.text.slice(previous.end, start));
}

/** "b. " before the match: the citing author's "a) " refers to another item. */
const ownEnumerator = /(?:^|\n)[^\S\n]*\(?(?:\d{1,3}|\p{L}|[ivxlc]{1,6})[.)]+\s*$/u;
/** UTF-16 units of an enumerator including the space around it. */
const ENUMERATOR_REACH = 16;

function positions(from: number, to: number): number[] {
  const all: number[] = [];
  for (let at = from; at < to; at++) all.push(at);
  return all;
}
