/** A citation written as data: names for the quoted words, the source and the page in the forms in use. */
import type { AnswerQuotation, Reference } from './quotation.ts';
import { lastPageOf } from './references.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const QUOTED = ['sourceContext', 'source_context', 'fullPhrase', 'full_phrase', 'quote', 'quotation', 'f'];
const VALUE = ['value'];
export const SOURCE = ['attachmentId', 'attachment_id', 'source', 'document', 'filename', 'a'];
export const PAGE = ['pageNumber', 'page_number', 'page', 'pageId', 'page_id', 'start_page_id', 'p'];

export function quotationOf(fields: Fields, start: number, end: number): AnswerQuotation[] {
  const text = firstOf(fields, QUOTED);
  if (text === undefined) return [];
  const value = firstOf(fields, VALUE);
  return [{ start, end, text, ...(value !== undefined && { value }), reference: referenceOf(fields) }];
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

export function firstOf(fields: Fields, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string' && value.trim() !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return undefined;
}
