/**
 * The blocks of an answer in Markdown (CommonMark with tables and footnotes, as models write it): paragraphs, items, cells and
 * block quotations, without code. Line by line, in one pass: a full parser says more than is needed, and takes quadratic time on
 * hostile input.
 */
import { BlockBuilder, type AnswerBlock } from './block.ts';

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const QUOTE = /^ {0,3}((?:> ?)+)/;
const CALLOUT = /^\[![A-Za-z]+\]/;
const ITEM = /^ {0,8}(?:[-*+•]|\d{1,9}[.)])\s+/;
const HEADING = /^ {0,3}#{1,6}\s/;
const ROW = /^ {0,3}\|/;
const RULE = /^[|\s:-]+$/;
/** Heads of columns whose cells are quotations without quotation marks. */
const QUOTE_HEAD =
  /^\W{0,4}(?:(?:exact |verbatim |direct )?(?:quotes?|quotations?|excerpts?|wording)|zitate?|citas?|citations?|extraits?|引用|原文)\W{0,4}$/iu;
/** Between equal numbers of backticks on both sides: with more or fewer, the rest would be searched for again from each. */
const CODE_SPAN = /(?<!`)(`+)([^`]+)\1(?!`)/g;

export function markdownBlocks(answer: string): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  let open: { builder: BlockBuilder; kind: AnswerBlock['kind'] } | undefined;
  let fence: string | undefined;
  let quoteColumns: ReadonlySet<number> = new Set();
  const flush = (): void => {
    const block = open?.builder.build(open.kind);
    if (block !== undefined) blocks.push(block);
    open = undefined;
  };
  const add = (kind: AnswerBlock['kind'], words: string, at: number): void => {
    if (open !== undefined && open.kind !== kind) flush();
    open ??= { builder: new BlockBuilder(), kind };
    addWithCode(open.builder, words, at);
  };
  let isTable = false;
  for (const { line, at } of linesOf(answer)) {
    const fenceMark = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      if (fenceMark?.startsWith(fence) && line.trim() === fenceMark) fence = undefined;
      continue;
    }
    if (fenceMark !== undefined) {
      flush();
      fence = fenceMark;
      continue;
    }
    const quoteMark = QUOTE.exec(line)?.[1];
    const start = quoteMark === undefined ? 0 : line.indexOf('>') + quoteMark.length;
    const words = line.slice(start);
    if (ROW.test(line)) {
      flush();
      const cells = cellsOf(line);
      if (!isTable) quoteColumns = new Set(cells.flatMap(({ text }, i) => (QUOTE_HEAD.test(text) ? [i] : [])));
      else if (!RULE.test(line)) {
        for (const [i, cell] of cells.entries()) {
          add(quoteColumns.has(i) ? 'quote' : 'prose', cell.text, at + cell.start);
          flush();
        }
      }
      isTable = true;
      continue;
    }
    isTable = false;
    if (words.trim() === '' || ITEM.test(words) || HEADING.test(line)) flush();
    if (words.trim() === '' || CALLOUT.test(words)) {
      flush();
      continue;
    }
    // An attribution below a block quotation belongs to it as its reference.
    add(quoteMark === undefined ? 'prose' : 'quote', `${words}\n`, at + start);
    if (HEADING.test(line)) flush();
  }
  flush();
  return blocks;
}

function addWithCode(builder: BlockBuilder, words: string, at: number): void {
  let from = 0;
  for (const span of words.matchAll(CODE_SPAN)) {
    const [whole, { length }, code] = span;
    addWithEntities(builder, words.slice(from, span.index), at + from);
    builder.addCode(code, at + span.index + length);
    from = span.index + whole.length;
  }
  addWithEntities(builder, words.slice(from), at + from);
}

/** Entities for quotation marks and spaces: others do not change words. */
const ENTITIES: Readonly<Record<string, string>> = {
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  laquo: '«',
  raquo: '»',
  lsaquo: '‹',
  rsaquo: '›',
  quot: '"',
  apos: "'",
  amp: '&',
  nbsp: ' ',
};
const ENTITY = /&([a-z]{3,6});/gu;

function addWithEntities(builder: BlockBuilder, words: string, at: number): void {
  let from = 0;
  for (const { 0: whole, 1: name, index } of words.matchAll(ENTITY)) {
    if (!Object.hasOwn(ENTITIES, name)) continue;
    builder.add(words.slice(from, index), at + from);
    from = index + whole.length;
    builder.addAs(ENTITIES[name], at + index, at + from);
  }
  builder.add(words.slice(from), at + from);
}

function* linesOf(text: string): Generator<{ readonly line: string; readonly at: number }> {
  let at = 0;
  while (at < text.length) {
    const end = text.indexOf('\n', at);
    const stop = end < 0 ? text.length : end;
    yield { line: text.slice(at, stop), at };
    at = stop + 1;
  }
}

function cellsOf(row: string): { readonly text: string; readonly start: number }[] {
  const cells: { text: string; start: number }[] = [];
  let start = row.indexOf('|') + 1;
  for (let at = start; at <= row.length; at++) {
    const isBorder = at === row.length || (row[at] === '|' && row[at - 1] !== '\\');
    if (!isBorder) continue;
    if (at < row.length || row.slice(start, at).trim() !== '') cells.push({ text: row.slice(start, at), start });
    start = at + 1;
  }
  return cells;
}
