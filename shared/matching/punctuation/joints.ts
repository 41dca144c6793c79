/**
 * What stands between the words: the search looks at letters only, so that two sentences run together ("It rose to 5. Degrees
 * were awarded" quoted as "It rose to 5 degrees"), a comma moved or the marks of direct speech left out are seen only here.
 * Between two words that both sides have, the quotation must set them apart as the source does.
 */
import type { Hunk } from '../comparison/alignTokens.ts';
import { endsAnswer, gapKinds, isSameGap, leavesOutSpeechMark, shortened, STOP, type Gap } from './gaps.ts';
import { isNegation } from '../language/negations.ts';
import { isUnit } from '../language/quantities.ts';
import { isNoteMark } from '../comparison/noteMarks.ts';
import { quotedWords, type QuotedText } from '../quotation/quotedText.ts';
import type { Token } from '../text/tokens.ts';
import { rawPieces, rawWords, segmentOf, type Window } from '../source/window.ts';

/**
 * @param pairs for each quotation token the source token that equals it, or -1
 * @param excused differences found harmless: words that a line end broke still stand beside other words
 */
export function changedJoints(quoted: QuotedText, window: Window, pairs: Int32Array, excused: readonly Hunk[]): Hunk[] {
  const changed: Hunk[] = [];
  let before: Hunk | undefined;
  for (const block of blocksOf(pairs, excused)) {
    if (before !== undefined && areNeighbours(quoted, window, before, block)) {
      const joint = {
        quotedFrom: before.quotedTo - 1,
        quotedTo: block.quotedFrom + 1,
        sourceFrom: before.sourceTo - 1,
        sourceTo: block.sourceFrom + 1,
      };
      if (isChanged(quoted, window, joint)) addJoint(changed, joint);
    }
    before = block;
  }
  return changed;
}

/** What both sides have, in order: pairs of equal words, and stretches that differ harmlessly. */
function* blocksOf(pairs: Int32Array, excused: readonly Hunk[]): Generator<Hunk> {
  const stretches = new Map(excused.map((hunk) => [hunk.quotedFrom, hunk]));
  for (let at = 0; at < pairs.length; at++) {
    const stretch = stretches.get(at);
    if (stretch !== undefined && stretch.quotedTo > at && stretch.sourceTo > stretch.sourceFrom) yield stretch;
    if (pairs[at] >= 0) yield { quotedFrom: at, quotedTo: at + 1, sourceFrom: pairs[at], sourceTo: pairs[at] + 1 };
  }
}

/** "Eat, Grandma, before" is one difference, not two that share a word. */
function addJoint(changed: Hunk[], joint: Hunk): void {
  const last = changed.at(-1);
  if (last === undefined || last.quotedTo !== joint.quotedFrom + 1) changed.push(joint);
  else changed[changed.length - 1] = { ...last, quotedTo: joint.quotedTo, sourceTo: joint.sourceTo };
}

/** Whether nothing but marks of notes and citations stands between two blocks. */
function areNeighbours(quoted: QuotedText, window: Window, left: Hunk, right: Hunk): boolean {
  for (let at = left.quotedTo; at < right.quotedFrom; at++) if (!quoted.optional[at]) return false;
  for (let at = left.sourceTo; at < right.sourceFrom; at++) if (!isNoteMark(window, at)) return false;
  return left.sourceTo <= right.sourceFrom;
}

function isChanged(quoted: QuotedText, window: Window, joint: Hunk): boolean {
  const quotedText = gapBetween(quoted.fold.text, quoted.tokens, joint.quotedFrom, joint.quotedTo - 1);
  const sourceText = gapBetween(window.text, window.tokens, joint.sourceFrom, joint.sourceTo - 1);
  if (quotedText === sourceText) return false;
  const inQuoted: Gap = {
    text: quotedText,
    left: quoted.tokens[joint.quotedFrom],
    right: quoted.tokens[joint.quotedTo - 1],
    rightIsSmall: isSmall(quotedWords(quoted, joint.quotedTo - 1, joint.quotedTo)),
  };
  const inSource: Gap = {
    text: sourceText,
    left: window.tokens[joint.sourceFrom],
    right: window.tokens[joint.sourceTo - 1],
    rightIsSmall: isSmall(rawWords(window, joint.sourceTo - 1, joint.sourceTo)),
  };
  // A quotation of several fields, their capitals kept, joins nothing.
  const mayJoinFields = inQuoted.rightIsSmall || joint.quotedFrom === 0;
  if (mayJoinFields && endsAnswer(inSource) && /^\s*$/.test(inQuoted.text)) return true;
  if (joinsLines(window, inQuoted, inSource, joint.quotedFrom === 0)) return true;
  const isSame = isSameGap(inQuoted, inSource, isRawHyphen(window, inSource));
  if (segmentOf(window, inSource.right.end - 1).readBy !== 'ocr') {
    return !isSame || leavesOutSpeechMark(inQuoted, inSource);
  }
  // OCR loses commas and sees points in specks: there a new sentence is sure only where a capital says so.
  if (isSame || (gapKinds(inSource) & STOP) === 0) return false;
  return isNegation(inSource.left.key) || (!inSource.rightIsSmall && inQuoted.rightIsSmall);
}

const isSmall = (words: string): boolean => /^[^\p{L}]*\p{Ll}/u.test(words);

/** What stands between two tokens, without the marks of notes there and the brackets around them. */
function gapBetween(text: string, tokens: readonly Token[], left: number, right: number): string {
  if (right === left + 1) return shortened(text.slice(tokens[left].end, tokens[right].start));
  let gap = '';
  // What stands between two marks ("¹,²") sets apart the marks.
  for (const at of new Set([left, right - 1])) gap += text.slice(tokens[at].end, tokens[at + 1].start);
  return shortened(gap)
    .replace(/[[\]【】^]/gu, '')
    .replace(/([,;-])(?:\s*[,;-])+/gu, '$1');
}

/** A hyphen of the source within a word, not one of the dashes that separate words. */
function isRawHyphen(window: Window, { text, left }: Gap): boolean {
  if (!/^-(?:\s*\n\s*)?$/.test(text)) return false;
  const piece = rawPieces(window, left.end, left.end + 1).at(0);
  if (piece === undefined) return false;
  return '-\u00ad\u2010\u2011\u0002'.includes(window.index.segments[piece.segment].text.charAt(piece.start));
}

/** Share of the longest line near by that a line fills when only its next word's length made it end. */
const FULL_LINE_SHARE = 0.85;

/** UTF-16 units: where no line near by is longer, they are the fields of a form, and no line ends for want of room. */
const PROSE_LINE = 35;

/**
 * "Smoker: No", and under it "Evidence of cancer": the answer of one field and the next field are no sentence, and neither
 * are a row's last figure and the next row's name. A line ends so where the next word would have found room.
 */
function joinsLines(window: Window, inQuoted: Gap, inSource: Gap, startsQuotation: boolean): boolean {
  const { left, right, text } = inSource;
  if (left.kind !== 'number' && !isUnit(left.key) && !isNegation(left.key)) return false;
  if (!/^\s*\n\s*$/.test(text) || !/^[^\S\n]*$/.test(inQuoted.text)) return false;
  if (inSource.rightIsSmall || right.kind === 'number') return false;
  // A quotation of several fields, their capitals kept, joins nothing.
  if (!inQuoted.rightIsSmall && !(startsQuotation && isNegation(left.key))) return false;
  const lines = window.text.split('\n');
  const longest = Math.max(...lines.map((line) => line.length));
  const line = left.end - (window.text.lastIndexOf('\n', left.start) + 1);
  return longest < PROSE_LINE || line + 1 + (right.end - right.start) < longest * FULL_LINE_SHARE;
}
