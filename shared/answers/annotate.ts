/** The answer with a footnote reference after each quotation, and the results at its end, in the answer's own format. */
import { dataBlocks } from './citationData.ts';
import { harmlessEdits, type Edit } from './harmlessMarkup.ts';
import type { AnswerFormat, AnswerQuotation } from './quotation.ts';

export interface AnnotatedQuotation {
  readonly quotation: Pick<AnswerQuotation, 'start' | 'end'>;
  /** One line of plain text: the verdict, and where. */
  readonly note: string;
  /** An address that shows the place. */
  readonly link?: string | undefined;
}

/** Closing quotation marks, emphasis and the end of code after a quotation; the reference must not separate them from it. */
const CLOSING = /^(?:["'”’»›“‘「」』〞〟*_`]|&(?:[lr][ds]quo|[lr]a?quo|quot|apos);){0,6}/u;
/** UTF-16 units: as many as six of them have. */
const MAX_CLOSING = 48;

/** Without its blocks of citation data, which are for programs. @param annotated in the order of the answer */
export function annotateAnswer(answer: string, format: AnswerFormat, annotated: readonly AnnotatedQuotation[]): string {
  const blocks = dataBlocks(answer);
  // Joined where a block was, it is another text, which must be harmless.
  const shown = withEdits(
    answer,
    blocks.map(({ start, end }) => ({ start, end, text: '' })),
  );
  const shownAt = (at: number): number =>
    blocks.reduce((moved, { start, end }) => moved - Math.max(0, Math.min(at, end) - start), at);
  const marks: Edit[] = annotated.map(({ quotation: { end } }, i) => {
    const block = blocks.find((one) => end > one.start && end <= one.end);
    const after = end + (CLOSING.exec(answer.slice(end, end + MAX_CLOSING))?.[0].length ?? 0);
    const at = block === undefined ? shownAt(after) : shown.slice(0, shownAt(block.start)).trimEnd().length;
    return { start: at, end: at, text: MARK[format](i + 1) };
  });
  const body = withEdits(shown, [...harmlessEdits(shown, format), ...marks]);
  if (annotated.length === 0) return body;
  const notes = annotated.map(({ note, link }, i) => NOTE[format](i + 1, note, link));
  return format === 'html'
    ? `${body}\n<ol class="citations">\n${notes.join('\n')}\n</ol>`
    : `${body.trimEnd()}\n\n${notes.join('\n')}\n`;
}

/** Edits never overlap, except when two insert at the same place. */
function withEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text: inserted } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(text.slice(from, start), inserted);
    from = end;
  }
  return [...parts, text.slice(from)].join('');
}

const MARK: Readonly<Record<AnswerFormat, (number: number) => string>> = {
  markdown: (number) => `[^c${number}]`,
  text: (number) => ` [c${number}]`,
  html: (number) => `<sup><a href="#citation-${number}">${number}</a></sup>`,
};

const NOTE: Readonly<Record<AnswerFormat, (number: number, note: string, link: string | undefined) => string>> = {
  markdown: (number, note, link) => {
    const words = markdownText(note);
    return `[^c${number}]: ${link === undefined ? words : `[${words}](<${link.replace(/[<>\\]/g, encodeURIComponent)}>)`}`;
  },
  text: (number, note, link) => `[c${number}] ${oneLine(note)}${link === undefined ? '' : ` ${link}`}`,
  html: (number, note, link) => {
    const words = htmlText(note);
    const shown = link === undefined ? words : `<a href="${htmlText(link)}">${words}</a>`;
    return `<li id="citation-${number}" value="${number}">${shown}</li>`;
  },
};

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ');
const markdownText = (text: string): string => oneLine(text).replace(/[\\`*_{}[\]<>()#|~!&]/g, '\\$&');
const htmlText = (text: string): string =>
  oneLine(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
