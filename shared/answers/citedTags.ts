/** Citations that models are taught to write as data: attributes of `<cite …>` tags, and a block of JSON after the answer. */
import type { AnswerQuotation, Reference } from './quotation.ts';
import { lastPageOf } from './references.ts';

export interface CitedTag {
  /** UTF-16 offsets of the tag in the answer, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Names for the quoted words, the source and the page in the forms in use. */
const QUOTED = ['sourceContext', 'source_context', 'fullPhrase', 'full_phrase', 'quote', 'quotation', 'f'];
const SOURCE = ['attachmentId', 'attachment_id', 'source', 'document', 'filename', 'a'];
const PAGE = ['pageNumber', 'page_number', 'page', 'pageId', 'page_id', 'start_page_id', 'p'];

const TAG = /<cite\s([^<>]+?)\/?>/giu;
const ATTRIBUTE = /([A-Za-z_][\w-]{0,40})\s{0,4}=\s{0,4}(?:"([^"]*)"|'((?:\\'|[^'])*)')/gu;

/** The `<cite …>` tags of an answer that is not HTML. */
export const citedTags = (answer: string): CitedTag[] =>
  Array.from(answer.matchAll(TAG), (tag) => ({
    start: tag.index,
    end: tag.index + tag[0].length,
    attributes: Object.fromEntries(
      Array.from(tag[1].matchAll(ATTRIBUTE), (match) => [
        match[1],
        (match.at(2) ?? match.at(3) ?? '').replaceAll("\\'", "'"),
      ]),
    ),
  }));

export const quotationOfTag = ({ start, end, attributes }: CitedTag): AnswerQuotation[] =>
  quotationOf(attributes, start, end);

const DATA_BEGIN = '<<<CITATION_DATA>>>';
const DATA_END = '<<<END_CITATION_DATA>>>';

/** Where the block of citation data begins; the answer's length if it has none. */
export function dataBlockStart(answer: string): number {
  const at = answer.indexOf(DATA_BEGIN);
  return at < 0 ? answer.length : at;
}

/** The quotations of the data block: a list of citations, or lists by attachment. A block that is not JSON has none. */
export function quotationsOfData(answer: string): AnswerQuotation[] {
  const from = dataBlockStart(answer);
  const stop = answer.indexOf(DATA_END, from);
  const end = stop < 0 ? answer.length : stop;
  return quotationsOfJson(answer, from, from + DATA_BEGIN.length, end, () => true);
}

/** A fence around JSON, and names under which it has lists of citations. */
const JSON_FENCE = /^```(?:json)?[ \t]*\n/gimu;
const FENCE_END = '\n```';
const LISTS = new Set(['citations', 'quotes', 'quotations', 'references', 'sources', 'evidence', 'data']);

/** The quotations of fenced JSON, if each says what it is from: other code quotes nothing. */
export function quotationsOfFences(answer: string): AnswerQuotation[] {
  const lastEnd = answer.lastIndexOf(FENCE_END);
  return Array.from(answer.matchAll(JSON_FENCE)).flatMap(({ index, 0: fence }) => {
    const from = index + fence.length;
    if (from - 1 > lastEnd) return [];
    return quotationsOfJson(answer, index, from, answer.indexOf(FENCE_END, from - 1), namesItsSource);
  });
}

const namesItsSource = (record: Fields): boolean =>
  [...SOURCE, ...PAGE].some((name) => name.length > 1 && firstOf(record, [name]) !== undefined) &&
  QUOTED.some((name) => name.length > 1 && firstOf(record, [name]) !== undefined);

/** @param from where the JSON begins; anything not found as written is reported at `block` */
function quotationsOfJson(
  answer: string,
  block: number,
  from: number,
  end: number,
  isCitation: (record: Fields) => boolean,
): AnswerQuotation[] {
  let data: unknown;
  try {
    data = JSON.parse(answer.slice(from, end));
  } catch {
    return [];
  }
  let cursor = from;
  return recordsIn(data)
    .filter(isCitation)
    .flatMap((record) => {
      const words = firstOf(record, QUOTED);
      if (words === undefined) return [];
      // Where it is, as written there; programs that escape more than they must leave it at the block.
      const written = JSON.stringify(words).slice(1, -1);
      const at = answer.indexOf(written, cursor);
      const start = at >= 0 && at < end ? at : block;
      const stopAt = at >= 0 && at < end ? at + written.length : end;
      cursor = at >= 0 && at < end ? stopAt : cursor;
      return quotationOf(record, start, stopAt);
    });
}

type Fields = Readonly<Record<string, unknown>>;

function recordsIn(data: unknown): Fields[] {
  if (Array.isArray(data)) return data.filter(isFields);
  if (!isFields(data)) return [];
  if (firstOf(data, QUOTED) !== undefined) return [data];
  return Object.entries(data).flatMap(([attachmentId, list]) =>
    Array.isArray(list)
      ? list.filter(isFields).map((one) => (LISTS.has(attachmentId.toLowerCase()) ? one : { attachmentId, ...one }))
      : isFields(list)
        ? [list]
        : [],
  );
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function quotationOf(fields: Fields, start: number, end: number): AnswerQuotation[] {
  const text = firstOf(fields, QUOTED);
  if (text === undefined) return [];
  return [{ start, end, text, reference: referenceOf(fields) }];
}

function referenceOf(fields: Fields): Reference | undefined {
  const name = firstOf(fields, SOURCE);
  const stated = firstOf(fields, PAGE) ?? '';
  const page = /\d{1,5}/.exec(stated);
  if (name === undefined && page === null) return undefined;
  const text = [name, page && `page ${page[0]}`].filter((part) => typeof part === 'string').join(', ');
  const pages = page && pagesFrom(Number(page[0]), stated.slice(page.index + page[0].length));
  return { text, ...(name !== undefined && { name }), ...pages };
}

function pagesFrom(pageNumber: number, rest: string): Pick<Reference, 'pageNumber' | 'lastPageNumber'> {
  const lastPageNumber = lastPageOf(rest, pageNumber);
  return lastPageNumber > pageNumber ? { pageNumber, lastPageNumber } : { pageNumber };
}

function firstOf(fields: Fields, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string' && value.trim() !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return undefined;
}
