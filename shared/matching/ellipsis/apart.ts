/**
 * What an ellipsis leaves out that denies something of its own: a clause with its own subject, in brackets or between others; what is said
 * of one member of a list; a reason. It may bear on what is quoted, but it does not govern it.
 */
import { opensConditionalClause, tellsWhen } from '../language/conditionalClauses.ts';
import { isNegation } from '../language/negations.ts';
import {
  coordinates,
  exceeds,
  isAlternative,
  isAuxiliary,
  isPluralVerb,
  isRelative,
  opensObject,
} from '../language/openWords.ts';
import { frames, isKnownNoun, isOwnClause, lacks, opensReason, refersBack, saysMore } from '../language/ownClauses.ts';
import { isUnit } from '../language/quantities.ts';
import { rawWords, type TokenRange, type Window } from '../source/window.ts';
import type { Token } from '../text/tokens.ts';
import { isPreposition, startsClause, startsJoined } from './clauses.ts';
import { MAX_WORDS_TO_VERB } from './cutSentence.ts';
import { conditionIn, limitIn } from './limits.ts';

interface Unit extends TokenRange {
  readonly keys: readonly string[];
  /** Folded characters before it and after it. */
  readonly opens: string;
  readonly closes: string;
  readonly isBracket: boolean;
}

/** The quotation's parts on both sides of the words left out; `after` is empty at its end. */
interface Sides {
  readonly before: readonly Token[];
  readonly after: readonly Token[];
}

/** Whether everything among the words left out that limits is apart from what is quoted. */
export function standsApart(window: Window, range: TokenRange, sides: Sides): boolean {
  const units = unitsIn(window, range);
  const limiting = units.filter(({ from, to }) => limitIn(window, from, to) !== undefined);
  return (
    limiting.length > 0 &&
    limiting.every((unit) => {
      const at = units.indexOf(unit);
      const saysLimit = conditionIn(window, unit.from, unit.to, { denialsToo: false }) !== undefined;
      if (saysLimit || exceeds(unit.keys)) return false;
      if (at === 0 && addsToNoun(unit, sides)) return true;
      if (unit.keys.some((key) => saysMore(key) && !lacks(key))) return false;
      return unit.isBracket
        ? isApartInBrackets(window, unit, units.slice(0, at))
        : isApart(window, unit, units.slice(0, at), sides);
    })
  );
}

const separates = /[,;，；]|\s[-–—]+\s/u;
/** UTF-16 units after the last word in which a bracket is closed. */
const CLOSES_WITHIN = 4;

/** The words left out, split at brackets, commas, dashes and before a reason. */
function unitsIn({ tokens, text }: Window, { from, to }: TokenRange): Unit[] {
  const units: Unit[] = [];
  const gapAt = (at: number): string => {
    const { end } = tokens[at - 1];
    return text.slice(end, at < tokens.length ? tokens[at].start : end + CLOSES_WITHIN);
  };
  let start = from;
  let opens = gapAt(from);
  let isBracket = /[([（]/u.test(opens);
  for (let at = from + 1; at <= to; at++) {
    const closes = gapAt(at);
    const [opened, closed] = [/[([（]/u.test(closes), /[)\]）]/u.test(closes)];
    const parts = separates.test(closes) || (at < to && opensReason(tokens[at].key, tokens.at(at + 1)?.key ?? ''));
    if (at < to && !opened && !closed && (isBracket || !parts)) continue;
    const keys = tokens.slice(start, at).map(({ key }) => key);
    units.push({ from: start, to: at, keys, opens, closes, isBracket: isBracket && closed });
    isBracket = opened || (isBracket && !closed);
    start = at;
    opens = closes;
  }
  return units;
}

/** Words of "(or not)". */
const MAX_WORDS_OF_CHOICE = 3;

function isApartInBrackets(window: Window, unit: Unit, before: readonly Unit[]): boolean {
  const { keys } = unit;
  const beside = before.at(-1);
  // "The holding (or not) of the concert": of the noun beside it, which is left out too.
  if (isAlternative(keys[0]) && keys.length <= MAX_WORDS_OF_CHOICE) return beside !== undefined;
  // "A kitchen (without an oven), a garden".
  if (lacks(keys[0])) return beside !== undefined && isMember(beside) && /[,;，；]/u.test(unit.closes);
  return isOwnClause(keys, rawWords(window, unit.from, unit.from + 1));
}

/** Words of a member of a list: longer ones are statements. */
const MAX_WORDS_OF_MEMBER = 8;
const startsMember = ({ keys, opens }: Unit): boolean =>
  /[,，]/u.test(opens) &&
  !isPreposition(keys[0]) &&
  (opensObject(keys[0]) || !startsClause(keys[0])) &&
  !isRelative(keys[0]) &&
  !isNegation(keys[0]) &&
  !refersBack(keys[0]);
const isMember = (unit: Unit): boolean => startsMember(unit) && unit.keys.length <= MAX_WORDS_OF_MEMBER;

function isApart(window: Window, unit: Unit, previous: readonly Unit[], { before, after }: Sides): boolean {
  const { keys, opens, closes } = unit;
  const isClosed = /[,;，；]/u.test(closes) || startsJoined(after);
  if (!isClosed) return false;
  const denials = keys.filter(isNegation);
  if (opensReason(keys[0], keys.at(1) ?? '')) return !isNegation(before.at(-1)?.key ?? '');
  // "A kitchen without an oven, …": only of that member.
  if (isMember(unit) && denials.every(lacks)) return !keys.slice(1).some(isAuxiliary);
  const noun = previous.at(-1);
  if (noun !== undefined && isRelativeClause(unit))
    return isMember(noun) && opensObject(noun.keys[0]) && !noun.keys.some(coordinates);
  const around = [...before, ...after].map(({ key }) => key);
  const isFree = !before.some(
    ({ key }, at) =>
      isRelative(key) || tellsWhen(key) || opensConditionalClause(key, before.at(at + 1)?.key ?? '', () => around),
  );
  return (
    /[,;，；]/u.test(opens) &&
    isFree &&
    hasOwnVerb(after) &&
    isOwnClause(keys, rawWords(window, unit.from, unit.from + 1))
  );
}

/** Words of a subject: "the chair of the board". */
const MAX_WORDS_OF_SUBJECT = 5;
/**
 * "The deposit (which does not bear interest) …", "the landlord, who is not obliged to …, shall": what a clause in brackets, or between commas,
 * adds to a noun that needs nothing more. German has these commas always: there "the tenant, who does not pay, must" says which.
 */
function addsToNoun(unit: Unit, { before, after }: Sides): boolean {
  const { keys, opens, closes, isBracket } = unit;
  const last = before.at(-1);
  const isClause = isRelative(keys[0]) || isGermanRelative(keys[0]);
  if (!isClause || last?.kind !== 'word' || isUnit(last.key) || keys.some(frames)) return false;
  if (isBracket) return isRelative(keys[0]) || isAuxiliary(keys[keys.length - 1]);
  if (!/[,，]/u.test(opens) || !/[,，]/u.test(closes) || keys.some(isPluralVerb)) return false;
  const subject = before.map(({ key }) => key);
  if (subject.length > MAX_WORDS_OF_SUBJECT || !isKnownNoun(subject)) return false;
  return isRelative(keys[0]) || !after.slice(0, MAX_WORDS_TO_VERB).some(({ key }) => saysMore(key));
}

/** "…, which nobody had read,"; German "den niemand gelesen hatte" has its verb last. */
const isRelativeClause = ({ keys, opens }: Unit): boolean =>
  /[,，]/u.test(opens) && (isRelative(keys[0]) || (isGermanRelative(keys[0]) && isAuxiliary(keys[keys.length - 1])));
const isGermanRelative = (key: string): boolean => /^(?:de[rnm]|d(?:ie|as))$/u.test(key);

/** "And the roof was mended": what follows is not the object of what is left out. */
function hasOwnVerb(after: readonly Token[]): boolean {
  const words = after.slice(coordinates(after.at(0)?.key ?? '') ? 1 : 0, MAX_WORDS_TO_VERB).map(({ key }) => key);
  const verb = words.findIndex(isAuxiliary);
  return verb > 0 && !words.slice(0, verb).some((key) => isRelative(key) || coordinates(key));
}
