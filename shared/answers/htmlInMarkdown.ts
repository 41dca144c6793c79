/** HTML elements that quote, in an answer that is Markdown or plain text: models write them there, too. */
import type { AnswerBlock } from './block.ts';
import { quotationOfTag } from './citedTags.ts';
import { htmlBlocks } from './htmlBlocks.ts';
import { LONGEST_QUOTATION, type NotChecked } from './quotation.ts';
import { append } from '../platform/longLists.ts';

const OPENING = /<(q|cite|blockquote)(?:\s[^<>]*)?>/giu;
export interface HtmlElements {
  /** The blocks of each such element, outermost only. A `<cite …>` that has the words in an attribute contains what was made of them. */
  readonly blocks: readonly AnswerBlock[];
  readonly tooLong: readonly NotChecked[];
}

export function htmlInMarkdown(answer: string): HtmlElements {
  const blocks: AnswerBlock[] = [];
  const tooLong: NotChecked[] = [];
  const lower = answer.toLowerCase();
  /** Where each kind of element closes next: searched for once, for all that open before it. */
  const closings = new Map<string, number>();
  let last = 0;
  for (const { 0: tag, 1: element, index } of answer.matchAll(OPENING)) {
    if (index < last || tag.endsWith('/>')) continue;
    const name = element.toLowerCase();
    const from = index + tag.length;
    let close = closings.get(name) ?? lower.indexOf(`</${name}>`, from);
    if (close >= 0 && close < from) close = lower.indexOf(`</${name}>`, from);
    closings.set(name, close);
    if (close < 0) continue;
    if (close - from > LONGEST_QUOTATION) {
      const isOutermost = from >= (tooLong.at(-1)?.end ?? 0);
      if (isOutermost) tooLong.push({ start: from, end: close, text: answer.slice(from, close), reason: 'too_long' });
      continue;
    }
    last = close + name.length + '</>'.length;
    const content = htmlBlocks(answer.slice(index, last));
    if (content.cited.flatMap(quotationOfTag).length > 0) continue;
    append(
      blocks,
      content.blocks.map((block) => movedBy(block, index)),
    );
  }
  return { blocks, tooLong };
}

const movedBy = (block: AnswerBlock, by: number): AnswerBlock => ({
  ...block,
  starts: block.starts.map((at) => at + by),
  ends: block.ends.map((at) => at + by),
});
