/**
 * The characters that touch a match from outside, as in "C++" and "−5": whatever is glued to the first or last word belongs to it, and says
 * the same on both sides.
 */
import type { Hunk } from '../alignment/alignTokens.ts';
import { isSpace } from '../text/characters.ts';
import { MAX_GAP_LENGTH, textBefore, type Stretch } from './gap.ts';
import { isGluedDash } from './gluedDashes.ts';
import { marksIn } from './marks.ts';
import { isFirstOnLine } from '../text/firstOnLine.ts';
import { gapAfterWord, gapBeforeWord } from '../text/sourceMarkup.ts';
import { isStopword } from '../language/stopwords.ts';
import { SECTION_NAMES } from '../language/referenceWords.ts';
import type { QuotedText } from '../quotation/quotedText.ts';
import type { RuleId } from '../rules/policy.ts';
import type { Token } from '../text/tokens.ts';
import { rawText, rawWords, type Window } from '../source/window.ts';

/** A comparison sign separated from its number by a space still belongs to it: "< 18". */
const comparison = /^(?:[<>~+]+=?|=[<>])$/;

/** The characters that touch what comes after them. */
function lastRun(gap: string): string {
  let start = gap.length;
  while (start > 0 && !isSpace(gap.charCodeAt(start - 1))) start--;
  return gap.slice(start);
}

function runBeforeNumber(gap: string): string {
  const run = lastRun(gap);
  const spaced = gap.slice(0, gap.length - run.length).trimEnd();
  const sign = lastRun(spaced);
  return comparison.test(sign) ? gap.slice(spaced.length - sign.length) : run;
}

/** At the first token that both sides have. */
export function haveSameMarksBefore(quoted: QuotedText, window: Window, { quotedFrom, sourceFrom }: Hunk): boolean {
  const edge = (text: string, tokens: readonly Token[], at: number, side: Stretch['side']): string => {
    const token = tokens[at];
    const previous = tokens.at(at - 1);
    const outside = at === 0 || previous === undefined ? 0 : previous.end;
    const gap = gapBeforeWord(text, Math.max(outside, token.start - MAX_GAP_LENGTH), token.start);
    const run = token.kind === 'number' || token.kind === 'symbol' ? runBeforeNumber(gap) : lastRun(gap);
    const glued = run.replace(/\s/g, '');
    if (glued === '' || (side === 'quotation' && at === 0 && isNoteSign(glued, token))) return '';
    if (run.length === gap.length && at > 0) return cutInside(glued, side);
    const lead = isFirstOnLine(text, token.start - run.length) ? '\n' : ' ';
    return marksIn({ text: lead + glued, right: token, before: '', side });
  };
  const source = edge(window.text, window.tokens, sourceFrom, 'source');
  const isSame = [quoted.fold.text, quoted.bare].some(
    (text) => edge(text, quoted.tokens, quotedFrom, 'quotation') === source,
  );
  if (isSame || quotedFrom > 0) return isSame;
  // ".Bei Zahlung": a stray point before a word that no name begins with.
  return source === '-' ? followsHead(window, sourceFrom) : source === '.' && isStopword(window.tokens[sourceFrom].key);
}

/** "DEMAIS CONDIÇÕES -Ficam mantidas": the dash parts a heading in capitals, or "Article 5", from the text in its line. */
function followsHead(window: Window, at: number): boolean {
  const { text, tokens } = window;
  const { start } = tokens[at];
  const before = rawText(window, text.lastIndexOf('\n', start) + 1, start);
  const head = before.slice(0, -1);
  if (!/^[-–—]$/u.test(before.slice(-1)) || !/\s$/u.test(head)) return false;
  const isInCapitals = /\p{Lu}{3}/u.test(head) && !/\p{Ll}/u.test(head);
  return (isInCapitals || numbered.test(head.trim())) && /^\p{Lu}\p{Ll}/u.test(rawWords(window, at, at + 1));
}
const numbered = new RegExp(String.raw`^(?:${SECTION_NAMES})\s\d{1,3}\.?$`, 'iu');

/** "*Refers to frames only": the symbol of a note is not part of its first word, and the source's is left out as well. */
const isNoteSign = (glued: string, { kind }: Token): boolean => kind !== 'symbol' && /^[*†‡]+$/.test(glued);

/** The first hyphens among the punctuation at the end left out. */
function withoutHyphensAtEnd(run: string): string {
  let end = run.length;
  while (end > 0 && /\W/.test(run[end - 1])) end--;
  const tail = run.slice(end);
  return run.slice(0, end) + tail.replace(/-+/, '');
}

/** "业绩（…）。": an ellipsis of the citing author's, glued to the last word as brackets are in scripts without spaces. */
const withoutBracketedDots = (run: string, side: Stretch['side']): string =>
  side === 'quotation' ? run.replace(/^[([](?:…|\.{3})[)\]]/u, '') : run;

/** "…처한다.<개정 2012>": a bracket that opens right after the source's full stop belongs to what it opens; so does one right after a word. */
const withoutNextOpening = (run: string, side: Stretch['side'], token: Token): string =>
  (side === 'source' ? nextOpening.exec(run)?.[1] : undefined) ?? (opensAfterWord(run, side, token) ? '' : run);
const nextOpening = /^(["')\]]*[.。!?]["')\]]*)[<([]+$/u;
/** "Předmětu( např. …", but not "500( thousand)" or "Ca( OH)2". */
const opensAfterWord = (run: string, side: Stretch['side'], { kind, letters }: Token): boolean =>
  side === 'source' && run === '(' && kind === 'word' && letters.length >= MIN_WORD;
const MIN_WORD = 4;

/** The rule by which what follows the last token that both sides have says something else. */
export function changedMarksAfter(
  quoted: QuotedText,
  window: Window,
  { quotedTo, sourceTo }: Hunk,
): RuleId | undefined {
  const signs = noteSignsAfter(window.text, window.tokens[sourceTo - 1].end);
  const edge = (text: string, tokens: readonly Token[], at: number, side: Stretch['side']): string => {
    const token = tokens[at];
    const outside = at + 1 < tokens.length ? tokens[at + 1].start : text.length;
    const gap = gapAfterWord(text, token.end, Math.min(outside, token.end + MAX_GAP_LENGTH));
    const run = withoutNextOpening(withoutBracketedDots(/^\S*/.exec(gap)?.[0] ?? '', side), side, token);
    let glued = side === 'quotation' && noteSignsAfter(text, token.end) === signs ? run.replace(noteSigns, '') : run;
    if (side === 'quotation' && endsInLongDash.test(quoted.raw)) glued = withoutHyphensAtEnd(glued);
    // A hyphen at a line end breaks a word, but not "Rs. 900/-"; whether the match may end before it is decided with the words.
    if (glued === '' || (token.kind !== 'symbol' && /^-\s*\n/.test(gap))) return '';
    if (run.length === gap.length && at + 1 < tokens.length) return cutInside(glued, side);
    return marksIn({ text: `${glued} `, left: token, before: textBefore(text, token.end), side });
  };
  const source = edge(window.text, window.tokens, sourceTo - 1, 'source');
  const end = quoted.tokens[quotedTo - 1].end;
  // A full stop turns the question into a statement.
  const asks = /^["')\]]*[?？؟]/u.test(window.text.slice(window.tokens[sourceTo - 1].end));
  if (asks && quotedTo === quoted.tokens.length && /^["')\]]*[.。]["')\]]*\s*$/.test(quoted.fold.text.slice(end)))
    return 'edge.question';
  const outside = window.tokens.at(sourceTo)?.start ?? window.text.length;
  const follows = findings(window.text.slice(window.tokens[sourceTo - 1].end, outside));
  const states = /^["')\]]*[.。](?:\s|$)/u.test(window.text.slice(window.tokens[sourceTo - 1].end));
  if (states && quotedTo === quoted.tokens.length && /^["')\]]*[?？؟]/u.test(quoted.fold.text.slice(end)))
    return 'edge.question';
  if (source === '-' && sourceTo < window.tokens.length && isGluedDash(window, sourceTo)) return undefined;
  const isSame = [quoted.fold.text, quoted.bare].some(
    (text) =>
      edge(text, quoted.tokens, quotedTo - 1, 'quotation') === source &&
      (quotedTo < quoted.tokens.length || findings(text.slice(end)).every((sign, i) => sign === follows.at(i))),
  );
  return isSame ? undefined : 'edge.sign';
}

/** What the source has after a word is not part of it, and a quotation may have it too. */
const noteSigns = /[*†‡]/g;
const noteSignsAfter = (text: string, at: number): string =>
  (/^\S*/.exec(text.slice(at, at + MAX_GAP_LENGTH))?.[0] ?? '').match(noteSigns)?.join('') ?? '';

/** "If it is satisfied that—": after a word it is not a sign, unlike the hyphen of "AA-". */
const endsInLongDash = /(?<!\d[.,])—["'”’`*\])]*\s*$/;

const finding = /^[-+±★☆✓✔✗✘☒☐]+$|^\*{2,}$/u;

/** Plus and minus signs on their own: "HIV: +" says the opposite of "HIV: −", and a dash is an empty cell. */
const findings = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((piece) => piece.replace(/\p{Pd}|−/gu, '-').replace(/[()[\].,;:!?"'|\ufdd0]/g, ''))
    .filter((piece) => finding.test(piece));

/**
 * Characters that glue the match to a word outside it. Punctuation there means that an extractor lost a space; whether a hyphen may be cut
 * at is decided with the words.
 */
const cutInside = (marks: string, side: Stretch['side']): string =>
  marks.replace(
    side === 'quotation'
      ? /[\p{Terminal_Punctuation}\p{Ps}\p{Pe}.,;:?!'"\-\ufdd0]/gu
      : /[\p{Terminal_Punctuation}\p{Ps}\p{Pe}.,;:?!'"\-*†‡]/gu,
    '',
  );
