/**
 * Words that a citing author puts into a quotation in square brackets, to say whom or what it speaks of: "the COMMISSION [the Transportation
 * Commission]", "[Acme] shall pay" for "it shall pay". By convention they are the author's own; that they name what the source means is theirs
 * to answer for.
 */
import { opensCondition } from '../language/conditionalClauses.ts';
import { isMonth } from '../language/dates.ts';
import { hedges } from '../language/hedges.ts';
import { excludes } from '../language/listHeads.ts';
import { mayDeny } from '../language/negations.ts';
import { coordinates, isModal, isPartitive, opensObject, opposes, wantsObject } from '../language/openWords.ts';
import { isCurrency, isUnit } from '../language/quantities.ts';
import { SECTION_NAMES } from '../language/referenceWords.ts';
import { foldText } from '../text/foldText.ts';
import { tokenize, type Token } from '../text/tokens.ts';
import { editorialNotesIn, citationMarksIn, type Range } from './citationMarks.ts';

export interface Interpolation extends Range {
  /** Without its brackets. */
  readonly words: string;
}

/** More than these in one quotation are no clarifications. */
const MOST = 4;
/** Tokens of "the Santa Cruz County Regional Transportation Commission" and half as many more. */
const MAX_TOKENS = 12;
/** Between spaces or punctuation, so that "[T]he" and "member[s]" are words with a changed letter. */
const inBrackets = /(?<![^\s("“«„'‘—–\p{Lo}\p{Po}])\[([^[\]\n]{2,120})\](?=$|[\s)"”»'’—–\p{Lo}\p{Po}])/gu;
/** A number before brackets counts what is in them: "30 [working] days". */
const afterNumber = /\p{N}[.,]?\s*$/u;
/** UTF-16 units in which such a number ends. */
const NUMBER_REACH = 8;

/** "ことは[少なく]ない": in a script without spaces a denial after brackets denies what is in them. */
const gluedDenial = /^(?:ない|なく|なか|ませ|ず)/u;
const DENIAL_REACH = 2;

/** The clarifications of a quotation; none if a bracket holds something that it may not. */
export function interpolationsIn(raw: string): readonly Interpolation[] {
  if (!raw.includes('[')) return [];
  const marks = new Set([...citationMarksIn(raw), ...editorialNotesIn(raw)].map(({ start }) => start));
  const found = Array.from(raw.matchAll(inBrackets), ({ 0: whole, 1: words, index }) => ({
    words: words.trim(),
    start: index,
    end: index + whole.length,
  })).filter(({ start, words }) => !marks.has(start) && /[\p{L}\p{N}]/u.test(words));
  if (found.length > MOST) return [];
  const areClear = found.every(
    ({ start, end, words }) =>
      !afterNumber.test(raw.slice(Math.max(0, start - NUMBER_REACH), start)) &&
      !gluedDenial.test(raw.slice(end, end + DENIAL_REACH)) &&
      isClarification(words),
  );
  return areClear ? found : [];
}

/** Names somebody or something, and neither denies nor limits, nor counts anything. */
function isClarification(words: string): boolean {
  const { text } = foldText(words);
  const tokens = tokenize(text);
  if (tokens.length === 0 || tokens.length > MAX_TOKENS || coordinates(tokens[0].key)) return false;
  const isLimit = ({ key }: Token): boolean =>
    mayDeny(key) ||
    hedges(key) ||
    isModal(key) ||
    opposes(key) ||
    excludes(key) ||
    opensCondition(key, '') ||
    isMonth(key) ||
    isCurrency(key);
  if (tokens.some(isLimit)) return false;
  const counts = tokens.some(({ kind }) => kind === 'number');
  if (counts && (!section.test(words) || tokens.some(({ key }) => isUnit(key)))) return false;
  // A single word in small letters narrows another: "the [former] director", not "[the director]".
  const isNoun = tokens.length > 1 && (opensObject(tokens[0].key) || isPartitive(tokens[0].key));
  const naming = tokens.filter(({ key }) => !wantsObject(key));
  return isNoun || naming.length > 1 || /(?:^|\s)(?:\p{Lu}|\p{Lo}{2})/u.test(words);
}
/** "§ 8 Abs. 2 Archivgesetz", "Article 5": its number is a name. */
const section = new RegExp(`^(?:${SECTION_NAMES})(?!\\p{L})`, 'iu');

/** The quotation with other words, or none, in place of its clarifications, in their order. */
export function replaced(raw: string, interpolations: readonly Range[], words: readonly string[]): string {
  let text = '';
  let at = 0;
  for (const [i, { start, end }] of interpolations.entries()) {
    const before = text + raw.slice(at, start);
    text = words[i] === '' ? before.trimEnd() : before + words[i];
    at = end;
  }
  return text + raw.slice(at);
}
