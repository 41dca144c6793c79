/** Joins the paragraphs of a quotation that has one pair of quotation marks around it. */
import type { AnswerBlock } from './block.ts';
import { append, greatest } from '../platform/longLists.ts';

/** @returns the blocks, with those spanned by a pair of quotation marks as one */
export function overParagraphs(blocks: readonly AnswerBlock[]): AnswerBlock[] {
  const joined: AnswerBlock[] = [];
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    const opening = block.kind === 'prose' ? unclosedMark(block.text) : undefined;
    const last = opening === undefined ? -1 : closingBlock(blocks, i, opening);
    if (last < 0) joined.push(block);
    else joined.push(joinedBlock(blocks.slice(i, last + 1)));
    i = Math.max(i, last);
  }
  return joined;
}

/** Paragraphs of one quotation; a forgotten quotation mark must not swallow the answer. */
const MOST_PARAGRAPHS = 12;
const CLOSING_MARKS: Readonly<Record<string, string>> = { '“': '”', '«': '»', '„': '“' };

/** The mark that is open at the end of a paragraph. */
function unclosedMark(text: string): string | undefined {
  const at = greatest(Object.keys(CLOSING_MARKS).map((mark) => text.lastIndexOf(mark)));
  return at < 0 || text.includes(CLOSING_MARKS[text[at]], at + 1) ? undefined : text[at];
}

/** Where the next mark of the kind closes; -1 if one opens before, or none comes. */
function closingBlock(blocks: readonly AnswerBlock[], from: number, opening: string): number {
  for (let i = from + 1; i < Math.min(blocks.length, from + MOST_PARAGRAPHS); i++) {
    const { kind, text } = blocks[i];
    if (kind !== 'prose') return -1;
    const closes = text.indexOf(CLOSING_MARKS[opening]);
    const opens = text.indexOf(opening);
    if (opens >= 0 && (closes < 0 || opens < closes)) return -1;
    if (closes >= 0) return i;
  }
  return -1;
}

function joinedBlock(blocks: readonly AnswerBlock[]): AnswerBlock {
  let text = '';
  const quoted: AnswerBlock['quoted'][number][] = [];
  const code: AnswerBlock['code'][number][] = [];
  for (const block of blocks) {
    const at = text.length;
    append(
      quoted,
      block.quoted.map(({ start, end }) => ({ start: at + start, end: at + end })),
    );
    append(
      code,
      block.code.map(({ start, end }) => ({ start: at + start, end: at + end })),
    );
    text += block.text;
  }
  return {
    kind: 'prose',
    text,
    starts: blocks.flatMap(({ starts }) => starts),
    ends: blocks.flatMap(({ ends }) => ends),
    quoted,
    code,
  };
}
