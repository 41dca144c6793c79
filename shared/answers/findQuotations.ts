/** Finds what a language model's answer quotes, with the place in the answer and the reference beside it. */
import type { AnswerBlock } from './block.ts';
import { quotationsOfData, quotationsOfFences, withoutData } from './citationData.ts';
import { citedTags, quotationOfTag } from './citedTags.ts';
import { htmlBlocks } from './htmlBlocks.ts';
import { htmlInMarkdown } from './htmlInMarkdown.ts';
import { markdownBlocks } from './markdownBlocks.ts';
import { markedSpans } from './quotationMarks.ts';
import {
  LONGEST_QUOTATION,
  type AnswerFormat,
  type AnswerQuotation,
  type NotChecked,
  type NotCheckedReason,
  type QuotedWords,
} from './quotation.ts';
import { overParagraphs } from './overParagraphs.ts';
import { isOnlyReference, referenceAfter, referenceBefore } from './references.ts';
import { whyNotChecked } from './whyNotChecked.ts';

/** The line below a block quotation that says whose words they are. */
const ATTRIBUTION = /\n[^\S\n]*[*_]{0,3}(?:[—–]|--)[^\n]{1,200}\s*$/u;

/** A sentence that names code has words of its own. */
const LEAST_WORDS_BESIDE_CODE = 3;
/** After a quotation mark that nothing closes, fewer words are not a quotation that was cut off. */
const LEAST_UNCLOSED_WORDS = 4;
const NOTHING_BESIDE = { before: '', after: '' };

type Quoted = AnswerQuotation | NotChecked;

const isPassedOver = (quoted: Quoted): quoted is NotChecked => 'reason' in quoted;

/** Its quotation marks are lost or too far apart: it may contain quotations to search for. */
const isFlawed = ({ reason }: NotChecked): boolean => reason === 'too_long' || reason === 'unclosed';

/** In the order of the answer; quotations do not overlap. */
export function findQuotations(answer: string, format: AnswerFormat): QuotedWords {
  const prose = withoutData(answer);
  const data = quotationsOfData(answer);
  const { blocks, elements, cited, tooLong } = contentOf(prose, format);
  const inBlocks = [...quotedBlocks(elements), ...quotedBlocks(overParagraphs(blocks))];
  const quotations = inOrder([
    ...cited.flatMap(quotationOfTag),
    ...inBlocks.filter((quoted) => !isPassedOver(quoted)),
    ...quotationsOfFences(prose),
    ...data.quotations,
  ]);
  const passedOver = [...inBlocks.filter(isPassedOver), ...tooLong];
  // Quotation marks within a quotation belong to it, and need no words of their own.
  const short = inOrder<Quoted>([...quotations, ...passedOver.filter((one) => !isFlawed(one))]).filter(isPassedOver);
  const flawed = inOrder<Quoted>([...quotations, ...passedOver.filter(isFlawed)]).filter(isPassedOver);
  const notChecked = [...short, ...flawed, ...data.notChecked].toSorted((a, b) => a.start - b.start);
  return { quotations, notChecked };
}

/** By their beginnings; one that begins within an earlier one is left out. */
function inOrder<One extends AnswerQuotation>(found: readonly One[]): One[] {
  let end = 0;
  return found
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((quotation) => {
      const isApart = quotation.start >= end;
      if (isApart) end = quotation.end;
      return isApart;
    });
}

function contentOf(prose: string, format: AnswerFormat) {
  if (format === 'html') return { ...htmlBlocks(prose), elements: [], tooLong: [] };
  // Plain text has no code and no tables, and its block quotations look like those of Markdown.
  const { blocks: elements, tooLong } = htmlInMarkdown(prose);
  return { blocks: markdownBlocks(prose), elements, cited: citedTags(prose), tooLong };
}

function quotedBlocks(blocks: readonly AnswerBlock[]): Quoted[] {
  return blocks.flatMap((block, i) => {
    const next = blocks.at(i + 1);
    if (block.kind === 'prose') {
      const whole = continuedQuotation(block, next);
      return whole.length > 0 ? whole : quotedIn(block);
    }
    if (isAttribution(block)) return [];
    const attributed = next?.kind === 'quote' && isAttribution(next) ? referenceAfter(next.text, 0) : undefined;
    return quotedBlock(block).map((one) => ({ ...(attributed && { reference: attributed }), ...one }));
  });
}

/** A line of its own that says whose words the block above are. */
const isAttribution = ({ text }: AnswerBlock): boolean =>
  !text.trim().includes('\n') && ATTRIBUTION.test(`\n${text.trimStart()}`);

/** A paragraph that opens with a quotation mark, where the next paragraph opens with it again: all of it is quoted. */
function continuedQuotation(block: AnswerBlock, next: AnswerBlock | undefined): Quoted[] {
  const opening = /^[\s*_]{0,8}(“)[^“”]+$/u.exec(block.text)?.[1];
  if (opening === undefined || next?.kind !== 'prose' || !/^[\s*_]{0,8}“/u.test(next.text)) return [];
  const start = block.text.indexOf(opening) + 1;
  const words = block.text.slice(start);
  const reason = words.length > LONGEST_QUOTATION ? 'too_long' : whyNotChecked(words, NOTHING_BESIDE, false);
  return quotedAt(block, start, block.text.length, undefined, reason);
}

function quotedIn(block: AnswerBlock): Quoted[] {
  const { text, quoted } = block;
  const marked = markedSpans(text).map((span) => ({ ...span, after: span.end + 1, before: span.start - 1 }));
  const elements = quoted.map(({ start, end }) => ({ start, end, after: end, before: start, flaw: undefined }));
  return [...marked, ...elements].flatMap(({ start, end, after, before, flaw }) => {
    if (flaw === 'unclosed' && wordsIn(text.slice(start, end)) < LEAST_UNCLOSED_WORDS) return [];
    if (flaw) return quotedAt(block, start, end, undefined, flaw);
    const reference = referenceAfter(text, after) ?? referenceBefore(text, before);
    if (isCode(block, start, end) || isOnlyReference(text.slice(start, end))) return [];
    const beside = { before: text.slice(0, before), after: text.slice(end) };
    const reason = whyNotChecked(text.slice(start, end), beside, reference !== undefined);
    return quotedAt(block, start, end, reference, reason);
  });
}

/** Nothing but code, or code with a word or two. */
function isCode({ text, code }: AnswerBlock, start: number, end: number): boolean {
  let at = firstFrom(code, start);
  if (at === code.length || code[at].start >= end) return false;
  let prose = '';
  let from = start;
  for (; at < code.length && code[at].start < end; at++) {
    prose += `${text.slice(from, Math.max(from, code[at].start))} `;
    from = code[at].end;
  }
  prose += text.slice(from, end);
  return wordsIn(prose) < LEAST_WORDS_BESIDE_CODE;
}

const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;

/** The first of a sorted list of stretches that ends after a position, by bisection: a block may have a hundred thousand. */
function firstFrom(stretches: readonly { readonly end: number }[], place: number): number {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (stretches[middle].end > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The whole block, without the line that says whose words they are and without quotation marks around all of it. */
function quotedBlock(block: AnswerBlock): Quoted[] {
  const attribution = ATTRIBUTION.exec(block.text);
  const words = attribution === null ? block.text : block.text.slice(0, attribution.index);
  const marked = markedSpans(words).find(
    ({ start, flaw }) => flaw === undefined && /^[\s*_]*.?$/su.test(words.slice(0, start)),
  );
  const start = marked?.start ?? words.length - words.trimStart().length;
  const end = marked?.end ?? words.trimEnd().length;
  const after = marked === undefined ? end : end + 1;
  const reference = referenceAfter(block.text, after) ?? referenceAtEnd(words.slice(start, end));
  const without = reference !== undefined && words.slice(start, end).trimEnd().endsWith(reference.text);
  const stop = without ? start + words.slice(start, end).lastIndexOf(reference.text) : end;
  const reason = whyNotChecked(words.slice(start, stop), NOTHING_BESIDE, true);
  return quotedAt(block, start, start + words.slice(start, stop).trimEnd().length, reference, reason);
}

/** "… quoted words. (p. 4)" at the end of a block. */
function referenceAtEnd(words: string) {
  const last = /[([][^()[\]]{1,160}[)\]]\s*$/u.exec(words);
  return last === null ? undefined : referenceAfter(words, last.index);
}

function quotedAt(
  { text, starts, ends }: AnswerBlock,
  start: number,
  end: number,
  reference: AnswerQuotation['reference'],
  reason: NotCheckedReason | undefined,
): Quoted[] {
  const words = text.slice(start, end);
  const from = start + words.length - words.trimStart().length;
  const to = start + words.trimEnd().length;
  if (to <= from) return [];
  const said = text.slice(from, to).replace(/\s+/gu, ' ');
  return [
    { start: starts[from], end: ends[to - 1], text: said, ...(reference && { reference }), ...(reason && { reason }) },
  ];
}
