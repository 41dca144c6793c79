/**
 * How two words are separated (by nothing, a pause, a stop, a question, a hyphen) and which ways of doing so say the same. Punctuation is
 * not among the changes that cannot alter meaning: only what is known to be the same is listed here. Every hyphen and dash between two
 * words is decided here.
 */
import { isAbbreviation, isConjunction, isTitleOrSuffix } from '../language/abbreviations.ts';
import { isMonth } from '../language/dates.ts';
import { isNegation, mayDeny } from '../language/negations.ts';
import { isAuxiliary, isModal } from '../language/openWords.ts';
import { isNumberWord, isUnit } from '../language/quantities.ts';
import { isStopword } from '../language/stopwords.ts';
import { isSameWithHyphen } from '../language/wordJoins.ts';
import { isTightDash, type Gap } from './gap.ts';
import { isOperand, isRightToLeft } from './marks.ts';
import { pairsParted } from './pairing.ts';
import type { RuleId } from '../rules/policy.ts';
import type { Token } from '../text/tokens.ts';

/** Kinds of gaps; one that can be read in two ways has the bits of both. */
const NOTHING = 1;
/** Comma, colon, bracket, dash: the statement continues. */
export const PAUSE = 2;
/** Another statement starts. */
export const STOP = 4;
export const QUESTION = 8;
const HYPHEN = 16;
const ANYTHING = NOTHING | PAUSE | STOP | QUESTION | HYPHEN;

const question = /[?؟]/u;
const stop = /[.!。।۔։]/u;
const semicolon = /[;؛]/u;
const pause = /[,،、:(){}]|\[|\]/u;
/** A line end, the edge of a cell, a bullet, the dot leaders of a table of contents, three dots. */
const breaks = /(?:(?<!\s)\s+)?(?:[\n\t|•·▪‣◦]|\.(?: ?\.)+)\s*/gu;

/** The rule for two words that the quotation separates differently: one that blocks, or one that excuses. */
export function separationRule(quoted: Gap, source: Gap): RuleId {
  if (isHyphenExchanged(quoted, source)) return 'gap.hyphen';
  // OCR reads "CO, 420 ppm" where the page has "CO₂ 420 ppm", and "CO 420 ppm" is about another gas.
  if (source.mayBeFormula === true && commasIn(quoted) !== commasIn(source)) return 'gap.formula';
  const excuse = separationExcuse(quoted, source) ?? (namesWhatFollows(quoted, source) ? 'gap.named-colon' : undefined);
  if (source.side === 'scan' && source.mayBeFormula !== true) {
    return excuse ?? (isOtherSentence(quoted, source) ? 'gap.statement' : 'gap.scanned-mark');
  }
  if (excuse === undefined) {
    return ((gapKinds(quoted) ^ gapKinds(source)) & (STOP | QUESTION)) === 0 ? 'gap.pause' : 'gap.statement';
  }
  return source.mayBeFormula !== true && leavesOutSpeechMark(quoted, source) ? 'gap.speech-mark' : excuse;
}

/** "Article 18" or a term in quotation marks, at the start of a line, and of the quotation. */
const section = /^\s*\p{L}{2,15}\.? \d{1,3}$/u;
const term = /^\s*"[^"]{1,60}$/u;
/** "Article 18. The office", "Article 18 The office", and with a colon or a dash after the number. */
const afterSection = /^\.?\s*(?:[:-]\s*)?$/u;
const afterTerm = /^"\s*(?:[:-]\s*)?$/u;

/** Words of a heading in the same line as its text. */
const runIn = /^\s*(?:\d{1,2}(?:\.\d{1,2})*[.)]?\s+)?(?:[^\s.,;:!?]+\s){0,5}[^\s.,;:!?]+$/u;
const openers = new Set(
  'finally similarly additionally specifically consequently recently lastly firstly secondly thirdly generally typically'.split(
    ' ',
  ),
);

/**
 * "Random Initialization Finally, we", "1.2 Definitions. “Goods” means": a heading in the line of its text. Its own full stop shows where it
 * ends, or a capital that the next word has in no sentence.
 */
function endsRunIn(quoted: Gap, source: Gap): boolean {
  const line = source.before.slice(source.before.lastIndexOf('\n') + 1).trim();
  const head = quoted.before.trim();
  const isNumbered = sectionNumber.test(line);
  const isEnd =
    (isNumbered && /^\.\s+"?$/.test(source.text)) || (/^\s+$/.test(source.text) && opensSentence(source.right));
  const isHead = runIn.test(quoted.before) && source.leftIsSmall === false && !source.rightIsSmall;
  if (!isEnd || !isHead || !/^\s?[.:-]\s"?$/.test(quoted.text)) return false;
  const isWhole = line === head || line.replace(sectionNumber, '') === head;
  return isWhole && !head.split(/\s+/).some(isOfSentence);
}
/** Before a heading. */
const sectionNumber = /^\d{1,2}(?:\.\d{1,2})*[.)]?\s/;
const opensSentence = ({ key, letters }: Token): boolean => letters.length > 1 && (isStopword(key) || openers.has(key));
const isOfSentence = (key: string): boolean => isAuxiliary(key) || isModal(key) || mayDeny(key);

/** A colon or dash after words that only name the words that follow. */
function namesWhatFollows(quoted: Gap, source: Gap): boolean {
  if (endsRunIn(quoted, source)) return true;
  if (!/[:-]/.test(quoted.text + source.text) || !/\s$/.test(quoted.text) || !/\s$/.test(source.text)) return false;
  const line = source.before.slice(source.before.lastIndexOf('\n') + 1);
  return (
    (section.test(line) &&
      section.test(quoted.before) &&
      [quoted, source].every(({ text }) => afterSection.test(text))) ||
    (term.test(line) && term.test(quoted.before) && [quoted, source].every(({ text }) => afterTerm.test(text)))
  );
}

const commasIn = ({ text }: Gap): number => /^,*/.exec(text)?.at(0)?.length ?? 0;

function separationExcuse(quoted: Gap, source: Gap): RuleId | undefined {
  const inSource = startsSentenceWrittenSmall(quoted, source) ? STOP : gapKinds(source);
  // Brackets around a word that the source has are the citing author's: "[the] plan".
  const inQuoted = gapKinds(quoted) | gapKinds({ ...quoted, text: quoted.text.replace(/[[\]]/g, '') });
  if ((inSource & inQuoted) !== 0) return pairsParted(quoted, source) ? undefined : 'gap.same-kind';
  const slight = slightMark(quoted, source) ?? slightMark(source, quoted);
  return slight ?? (hyphenExchange(quoted, source) === 'none' ? undefined : 'gap.hyphen-or-space');
}

/** OCR loses commas and sees full stops in specks: there a new sentence is certain only if a capital says so. */
const isOtherSentence = (quoted: Gap, source: Gap): boolean =>
  (gapKinds(source) & STOP) !== 0 && (isNegation(source.left.key) || (!source.rightIsSmall && quoted.rightIsSmall));

/** "Smith-Jones" is neither "Smith, Jones" nor "Smith | Jones", and "a-b" is not "a b"; a long dash is like a comma. */
function isHyphenExchanged(quoted: Gap, source: Gap): boolean {
  const isTight = isTightDash(quoted.text);
  if (isTight === isTightDash(source.text)) return false;
  const [tight, other] = isTight ? [quoted, source] : [source, quoted];
  if (isOperand(tight.left) && isOperand(tight.right)) return other.text.trim() !== tight.text;
  return tight.dash !== 'long' && !/^[\s\ufdd0-]*$/.test(other.text);
}

/** Whether the quotation has a space for the source's hyphen, or a hyphen for its space, and that says the same. */
export function hyphenExchange(quoted: Gap, source: Gap): 'dropped' | 'added' | 'none' {
  const { left, right } = source;
  // "Smith-Jones" is one name, "Smith Jones" may be two.
  if (left.kind !== 'word' || right.kind !== 'word' || !source.rightIsSmall || !quoted.rightIsSmall) return 'none';
  const isAdded = isTightDash(quoted.text) && /^\s+$/.test(source.text);
  const isDropped = isTightDash(source.text) && source.dash === 'hyphen' && /^\s+$/.test(quoted.text);
  if (!isAdded && !isDropped) return 'none';
  const isBound = [left.key, right.key].some((key) => isNumberWord(key) || isNegation(key) || mayDeny(key));
  if (isBound || isStopword(left.key) || !isSameWithHyphen(left.key, right.key)) return 'none';
  return isAdded ? 'added' : 'dropped';
}

/** A sentence may also start after an abbreviation: "plans A, B and C. All failed" is not "A, B and C all failed". */
const startsSentenceWrittenSmall = (quoted: Gap, source: Gap): boolean =>
  stop.test(source.text) && (gapKinds(source) & STOP) !== 0 && quoted.rightIsSmall && !source.rightIsSmall;

type Kinds = Pick<Gap, 'text' | 'left' | 'right' | 'rightIsSmall' | 'side' | 'dash'>;

export function gapKinds({ text, left, right, rightIsSmall, side, dash }: Kinds): number {
  if (side !== 'quotation' && dash === 'hyphen' && /^-(?:[^\S\n]*\n\s*)?$/.test(text)) return HYPHEN;
  // The full stop that right-to-left text puts before the number at a line end.
  const own = right.kind === 'number' && isRightToLeft(left) ? text.replace(/(?<=\s)\.$/, '') : text;
  const marks = own.replace(breaks, ' ');
  const hasBreak = marks !== own && /[\n\t|•·▪‣◦]|\.\s?\./u.test(text);
  if (question.test(marks)) return QUESTION;
  if (stop.test(marks)) {
    const isPoint = /^["')\]]*\.["')\]]*(?:\s+["'([]*|[([]["'([]*)?$/.test(marks);
    const isShortened =
      left.kind === 'word' && isAbbreviation(left.key) && (left.key !== 'no' || right.kind === 'number');
    const endsNothing = isShortened || isMonth(right.key) || (rightIsSmall && !hasBreak);
    return isPoint && endsNothing ? NOTHING | PAUSE | STOP : STOP;
  }
  if (semicolon.test(marks)) return PAUSE | STOP;
  if (pause.test(marks)) return PAUSE;
  // The citing author's own line end or cell border does not stand for a question mark.
  if (hasBreak) return side === 'quotation' ? ANYTHING & ~QUESTION : ANYTHING;
  if (/[-−]/.test(marks)) return /^\s|^--/.test(marks) ? PAUSE : PAUSE | HYPHEN;
  return NOTHING;
}

/** The rule for punctuation that one side has where the other has a space, and that means nothing there. */
function slightMark(marked: Gap, plain: Gap): RuleId | undefined {
  if (gapKinds(plain) !== NOTHING) return undefined;
  const { left, right } = marked;
  // Signs are compared as punctuation: "401.0, +6.0 %, 52.3" beside the cells "401.0 +6.0 % 52.3".
  const text = marked.text.replace(/["'+<>]/g, '').trim();
  const isBetweenNumbers = (left.kind === 'number' || isUnit(left.key)) && right.kind === 'number';
  const isBesideNumber = left.kind === 'number' || right.kind === 'number';
  const besideNumber: RuleId = 'gap.mark-at-number';
  switch (text) {
    case ',':
    case '،':
      // "No, money was owed" is an answer and a statement, "No money was owed" another statement.
      if (isNegation(left.key)) return undefined;
      if (isConjunction(right.key)) return 'gap.serial-comma';
      // "March 12, 2021", and cells of a row.
      if (isBetweenNumbers && !isGroup(left, right)) return besideNumber;
      if (isBeforeVerb(marked, plain)) return 'gap.comma-before-verb';
      return left.kind === 'word' && isTitleOrSuffix(left.key) ? 'gap.title-comma' : undefined;
    case ':':
      return isBesideNumber || right.kind === 'symbol' || marked.opensNumber === true ? besideNumber : undefined;
    case '-': {
      // "COVID-19", "a 90-day limit".
      const joins = right.kind === 'number' ? left.letters.length > 1 : left.kind === 'number' && isUnit(right.key);
      return joins ? besideNumber : undefined;
    }
    default:
      return /^[()[\]]+$/.test(text) && isBesideNumber ? besideNumber : undefined;
  }
}

/**
 * "The members of the board, may claim their costs": the only comma between a subject and its verb. Where there is another one before it,
 * both may set a clause apart.
 */
const isBeforeVerb = ({ left, right, rightIsSmall, before }: Gap, plain: Gap): boolean =>
  left.kind === 'word' &&
  right.kind === 'word' &&
  rightIsSmall &&
  plain.rightIsSmall &&
  right.letters.length > 1 &&
  (isModal(right.key) || isAuxiliary(right.key)) &&
  /(?:^|[.!?]\s)[^.,;:!?()\u2013\u2014-]*$/u.test(before);

/** "12, 500 units" would be two numbers, but "12 500 units" is one. */
const isGroup = (left: Token, right: Token): boolean =>
  /^-?\d{1,3}$/.test(left.key) && /^\d{3}(?:[.,]\d+)?$/.test(right.key);

const speechMark = /"|''/u;
/** A single quotation mark that opens: a closing one looks like the apostrophe of "the directors' report". */
const openingSingleMark = /(?:^|[\s(-])'$/u;
/** Quotation marks of any kind, and what a model emphasises words with. */
const anyMark = /["'*_]/u;

/** The citing author's own marks are around these words and more. */
const isInMarks = ({ before }: Gap): boolean => before.split('"').length % 2 === 0;

/** Without its quotation marks direct speech becomes the source's own statement. Marks that a citing author adds reverse nothing. */
function leavesOutSpeechMark(quoted: Gap, source: Gap): boolean {
  if (anyMark.test(quoted.text) || (source.marksName === true && isInMarks(quoted))) return false;
  if (source.marksCompany === true) return false;
  // The day of a date, which a form separates: nobody says a number alone.
  if (source.isMarkedAlone === true && source.right.kind === 'number') return false;
  // After a number they are inches and minutes.
  if (speechMark.test(source.text)) return source.left.kind !== 'number';
  return openingSingleMark.test(source.text) && source.right.kind === 'word';
}
