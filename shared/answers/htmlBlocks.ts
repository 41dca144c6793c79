/** The blocks of an answer in HTML: words by block element, what `<q>`, `<cite>` and `<blockquote>` quote, without code, scripts and styles. */
import { Parser } from 'htmlparser2';
import { BlockBuilder, type AnswerBlock } from './block.ts';
import type { CitedTag } from './citedTags.ts';

const SKIPPED = new Set(['script', 'style', 'pre', 'template', 'noscript', 'textarea', 'title']);
const CODE = new Set(['code', 'kbd', 'samp', 'var']);
const BREAKING = new Set(
  'address article aside blockquote body br caption dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** `<cite>` is meant for titles, and models put the words that they cite into it. */
const QUOTING = new Set(['q', 'cite']);

export interface HtmlContent {
  readonly blocks: readonly AnswerBlock[];
  /** Tags that cite with attributes. */
  readonly cited: readonly CitedTag[];
}

export function htmlBlocks(answer: string): HtmlContent {
  const blocks: AnswerBlock[] = [];
  const cited: CitedTag[] = [];
  let builder = new BlockBuilder();
  let skipped = 0;
  let coded = 0;
  /** Parts of a block quotation that say whose words it contains. */
  let asides = 0;
  const isAside = (name: string): boolean => blockquotes > 0 && (name === 'footer' || name === 'cite');
  let blockquotes = 0;
  const quoteStarts: number[] = [];
  const flush = (): void => {
    const block = builder.build(blockquotes > 0 && asides === 0 ? 'quote' : 'prose');
    if (block !== undefined) blocks.push(block);
    builder = new BlockBuilder();
    quoteStarts.length = 0;
  };
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        if (BREAKING.has(name) || isAside(name)) flush();
        if (isAside(name)) asides++;
        if (SKIPPED.has(name)) skipped++;
        if (CODE.has(name)) coded++;
        if (name === 'blockquote') blockquotes++;
        if (QUOTING.has(name) && asides === 0) quoteStarts.push(builder.length);
        if (name === 'cite') cited.push({ start: parser.startIndex, end: parser.endIndex + 1, attributes });
      },
      ontext(text) {
        if (skipped > 0) return;
        const { startIndex: at, endIndex } = parser;
        const end = endIndex + 1;
        if (coded > 0) builder.addCode(text, at, end);
        else if (text.length === end - at) builder.add(text, at);
        else builder.addAs(text, at, end);
      },
      onclosetag(name) {
        if (QUOTING.has(name) && asides === 0) {
          const start = quoteStarts.pop();
          // A quotation within a quotation belongs to it: otherwise, of thousands of nested ones, each would be read separately.
          if (start !== undefined && quoteStarts.length === 0) builder.markQuoted(start);
        }
        if (SKIPPED.has(name)) skipped--;
        if (CODE.has(name)) coded--;
        if (BREAKING.has(name) || isAside(name)) flush();
        if (isAside(name)) asides = Math.max(0, asides - 1);
        if (name === 'blockquote') blockquotes--;
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(answer);
  flush();
  return { blocks, cited };
}
