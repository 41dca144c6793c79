/**
 * What is between the words: the search looks only at letters, so that two sentences run together ("It rose to 5. Degrees were awarded"
 * quoted as "It rose to 5 degrees"), a comma moved, a sign dropped or the marks of direct speech left out are seen only here. Between two
 * words that both sides have, and at the match's ends, the quotation must have what the source has: the same punctuation (`marks.ts`), the
 * words separated in the same way (`separation.ts`), and no two fields of a form made one (`fields.ts`).
 */
import type { Hunk } from '../alignment/alignTokens.ts';
import { isOpenBox, ticksNext } from '../marks/boxes.ts';
import { isBullet } from '../marks/bullets.ts';
import { isEnclosedNumber, isEnumerator } from '../marks/enumerators.ts';
import { isFootnoteReference } from '../marks/footnoteReferences.ts';
import { numbersParagraph } from '../marks/paragraphNumbers.ts';
import { setsCellsApart } from './cellBorders.ts';
import { changedMarksAfter, haveSameMarksBefore } from './edgeMarks.ts';
import { isCellMoved } from './emptyCells.ts';
import { joinedCells } from './fields.ts';
import { quotedGap, sourceGap, textBetween, type Gap } from './gap.ts';
import { haveSameMarks, isOperand, isRightToLeft } from './marks.ts';
import { isCurrency } from '../language/quantities.ts';
import type { QuotedText } from '../quotation/quotedText.ts';
import type { Finding } from '../alignment/finding.ts';
import type { RuleId } from '../rules/policy.ts';
import { hasOtherNumberMark } from './numberMarks.ts';
import { hyphenExchange, separationRule } from './separation.ts';
import { joinsItems } from './shortItems.ts';
import { closesGivenTwice } from '../source/amountsGivenTwice.ts';
import { rawPieces, type Window } from '../source/window.ts';
import type { Token } from '../text/tokens.ts';

/**
 * @param pairs for each quotation token the source token that equals it, or -1
 * @param excused differences that rules excuse: words that a line end broke are still beside other words
 */
export function changedGaps(
  quoted: QuotedText,
  window: Window,
  pairs: Int32Array,
  excused: readonly Hunk[],
): Finding[] {
  const changed: Change[] = [];
  const excuses: Finding[] = [];
  const exchanges = new Set<string>();
  let before: Hunk | undefined;
  for (const block of blocksOf(pairs, excused)) {
    if (before === undefined) {
      const { quotedFrom, sourceFrom } = block;
      if (!haveSameMarksBefore(quoted, window, block)) {
        const first = { quotedFrom, quotedTo: quotedFrom + 1, sourceFrom, sourceTo: sourceFrom + 1 };
        changed.push({ hunk: first, rules: ['edge.sign'] });
      }
    } else if (areNeighbours(quoted, window, before, block)) {
      const gap = {
        quotedFrom: before.quotedTo - 1,
        quotedTo: block.quotedFrom + 1,
        sourceFrom: before.sourceTo - 1,
        sourceTo: block.sourceFrom + 1,
      };
      const rules = gapRules(quoted, window, gap, exchanges);
      const objections = rules.filter((rule) => quoted.policy(rule) === 'block');
      if (objections.length > 0) addGap(changed, { hunk: gap, rules: objections });
      excuses.push(...rules.filter((rule) => quoted.policy(rule) !== 'block').map((rule) => ({ ...gap, rule })));
    }
    before = block;
  }
  const after = before && changedMarksAfter(quoted, window, before);
  if (before !== undefined && after !== undefined) {
    const { quotedTo, sourceTo } = before;
    const last = { quotedFrom: quotedTo - 1, quotedTo, sourceFrom: sourceTo - 1, sourceTo };
    changed.push({ hunk: last, rules: [after] });
  }
  const objections = changed.flatMap(({ hunk, rules }) => Array.from(new Set(rules), (rule) => ({ ...hunk, rule })));
  return [...objections, ...excuses];
}

interface Change {
  readonly hunk: Hunk;
  readonly rules: readonly RuleId[];
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
function addGap(changed: Change[], gap: Change): void {
  const last = changed.at(-1);
  if (last === undefined || last.hunk.quotedTo !== gap.hunk.quotedFrom + 1) changed.push(gap);
  else {
    const hunk = { ...last.hunk, quotedTo: gap.hunk.quotedTo, sourceTo: gap.hunk.sourceTo };
    changed[changed.length - 1] = { hunk, rules: [...last.rules, ...gap.rules] };
  }
}

/** Whether only bullets, footnote references and citations are between two blocks. */
function areNeighbours(quoted: QuotedText, window: Window, left: Hunk, right: Hunk): boolean {
  for (let at = left.quotedTo; at < right.quotedFrom; at++) if (!quoted.optional[at]) return false;
  for (let at = left.sourceTo; at < right.sourceFrom; at++) {
    const isLeftOut = isFootnoteReference(window, at) || isBullet(window, at) || isEnumerator(window, at);
    if (!isLeftOut && !isOpenBox(window, at) && !ticksNext(window, at)) return false;
  }
  return left.sourceTo <= right.sourceFrom;
}

/** @param exchanges how hyphens and spaces stood for each other so far: one that moved ("small business-owners") joins other words */
function gapRules(quoted: QuotedText, window: Window, hunk: Hunk, exchanges: Set<string>): RuleId[] {
  const { quotedFrom, quotedTo, sourceFrom, sourceTo } = hunk;
  const quotedText = textBetween(quoted.fold.text, quoted.tokens, quotedFrom, quotedTo - 1);
  const sourceText = textBetween(window.text, window.tokens, sourceFrom, sourceTo - 1);
  const marks = [
    quoted.optional[quotedFrom] && isFootnoteReference(window, sourceFrom),
    quoted.optional[quotedTo - 1] && isFootnoteReference(window, sourceTo - 1),
  ];
  if (marks.includes(true) && haveSameMarkAround(quotedText, sourceText, !marks.includes(false))) return [];
  const isSameSign = quoted.tokens[quotedTo - 1].dashed === window.tokens[sourceTo - 1].dashed;
  if (quotedText === sourceText && isSameSign) return [];
  if (sourceText === `)${quotedText}` && closesGivenTwice(window, sourceFrom)) return ['number.repeated-in-words'];
  const isParagraph = sourceTo - sourceFrom === 3 && numbersParagraph(window, window.tokens[sourceFrom + 1]);
  if (isParagraph && /^\s?[.:-]?\s+$/u.test(quotedText)) return ['list.marker-left-out'];
  if (isEnclosedNumber(window, sourceFrom) && withoutItemMark(quotedText) === withoutItemMark(sourceText))
    return ['list.enclosed-number'];
  if (hasOtherNumberMark(quoted, window, hunk, [quotedText, sourceText])) return ['list.other-mark'];
  const rules: RuleId[] = [];
  if (turnsMinusIntoDash(quoted, quotedTo - 1, window.tokens[sourceTo - 1])) rules.push('list.dash-or-minus');
  if (turnsDashIntoMinus(window, quoted.tokens[quotedTo - 1], sourceFrom, sourceTo - 1)) rules.push('gap.minus');
  if (isCellMoved(quoted, window, hunk)) rules.push('cell.empty');
  const inQuoted = quotedGap(quoted, quotedFrom, quotedTo - 1);
  const inSource = sourceGap(window, sourceFrom, sourceTo - 1);
  if (!haveSameMarks(inQuoted, inSource) && !leavesOutStar(window, inQuoted, inSource)) rules.push('gap.sign');
  if (losesTypedBox(window, inQuoted, inSource)) rules.push('gap.sign');
  if (addsBracket(window, inQuoted, inSource)) rules.push('gap.bracket');
  if (quotedText === sourceText) return rules;
  if (rules.length === 0 && opensItemHalf(quoted, window, hunk, inQuoted, inSource)) return ['list.half-bracket'];
  const exchange = hyphenExchange(inQuoted, inSource);
  if (exchange !== 'none' && exchanges.add(exchange).size > 1) rules.push('gap.hyphen');
  const around = { before: quotedFrom, after: quoted.tokens.length - quotedTo };
  rules.push(...joinedCells(window, inQuoted, inSource, around, quoted));
  let separation = separationRule(inQuoted, inSource);
  if (quoted.policy(separation) === 'block' && isRightToLeft(inSource.right))
    separation = separationRule(inQuoted, { ...inSource, text: inSource.text.replace(/\n[.!?؟]$/u, '\n') });
  const isBorder =
    quoted.policy(separation) === 'block' && setsCellsApart(quoted, window, inQuoted, inSource, sourceTo - 1);
  if (isBorder) return [...rules, 'cell.border'];
  if (separation === 'gap.statement' && joinsItems(window, inQuoted, inSource))
    return [...rules, 'list.stop-for-comma'];
  const isSpaced = separation === 'gap.same-kind' && spaced(quotedText) === spaced(sourceText);
  return isSpaced ? rules : [...rules, separation];
}

/**
 * "Surgery (with dressings) * 110": the symbol of a note that a line of the page begins with; before a number or letter it is an operator.
 */
function leavesOutStar(window: Window, quoted: Gap, source: Gap): boolean {
  const text = source.text.replace(/(?<=\s)\*(?=\s)/, '');
  if (text === source.text || isOperand(source.left) || !haveSameMarks(quoted, { ...source, text })) return false;
  const { pageNumber } = window.index.segments[window.segments[0]];
  return (window.index.segmentsOfPage.get(pageNumber) ?? []).some((at) =>
    /^\s*\*\s?\p{L}/u.test(window.index.segments[at].text),
  );
}

/** "Reason: ( ) theft (x) fire": an empty box as it is typed, beside one that is ticked. */
function losesTypedBox({ text }: Window, quoted: Gap, source: Gap): boolean {
  const boxes = (gap: string): number => gap.split(/\(\s*\)/u).length;
  if (boxes(quoted.text) === boxes(source.text)) return false;
  const line = text.slice(text.lastIndexOf('\n', source.left.start) + 1).split('\n')[0];
  return /\(x\)/u.test(line);
}

/** "pay, and ii) keep" for "pay, and (ii) keep": the number of an item without the bracket that opens it. */
function opensItemHalf(
  { fold, tokens }: QuotedText,
  window: Window,
  { quotedTo, sourceTo }: Hunk,
  quoted: Gap,
  source: Gap,
): boolean {
  const isClosed = [fold.text.charAt(tokens[quotedTo - 1].end), window.text.charAt(source.right.end)].every(
    (after) => after === ')',
  );
  return isClosed && spaced(source.text) === `${spaced(quoted.text)}(` && isEnumerator(window, sourceTo - 1);
}

/** What follows the number of an item, other than its full stop or bracket. */
const withoutItemMark = (gap: string): string => gap.replace(/^[.)、]?\s*/u, '');

/** Line breaks and spaces are the same. */
const spaced = (gap: string): string => gap.replace(/\s+/g, ' ');

/** If the source itself has words in square brackets, as in "ls [-l] file", they were not added by the citing author. */
function addsBracket({ text }: Window, quoted: Gap, source: Gap): boolean {
  const brackets = (gap: string): string => gap.replace(/[^[\]]/g, '');
  if (brackets((quoted.bare ?? quoted).text) === brackets(source.text)) return false;
  const line = text.slice(text.lastIndexOf('\n', source.left.start) + 1).split('\n')[0];
  return /\[[-\p{L}]/u.test(line);
}

/** "Drawdown – 8.30%" of a source's "Drawdown -8.30%" reads as a separator and a number without a sign. */
function turnsMinusIntoDash({ tokens, fold }: QuotedText, at: number, source: Token): boolean {
  const { kind, key, dashed, start } = tokens[at];
  const isLoose = kind === 'number' && dashed && key.startsWith('-') && fold.text[start] === '-';
  return isLoose && source.key === key && !source.dashed && at > 0 && tokens[at - 1].kind === 'word';
}

/** "North – 300" has a dash between two words with spaces around it; "North −300" a sign. */
function turnsDashIntoMinus(window: Window, quoted: Token, left: number, right: number): boolean {
  const { kind, key } = window.tokens[left];
  const { start, dashed } = window.tokens[right];
  if (quoted.kind !== 'number' || quoted.dashed || !dashed || kind !== 'word' || isCurrency(key)) return false;
  const [piece] = rawPieces(window, start, start + 1);
  return '–—'.includes(window.index.segments[piece.segment].text.charAt(piece.start));
}

/** A citing author writes the source's "³" as "[3]" or "^3^"; between two of them there is a comma or nothing. */
function haveSameMarkAround(quoted: string, source: string, isBetweenMarks: boolean): boolean {
  const plain = (text: string): string => text.replace(isBetweenMarks ? /[[\]【】^\s,]/g : /[[\]【】^\s]/g, '');
  return plain(quoted) === plain(source);
}
