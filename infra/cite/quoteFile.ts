/** A file of quotations: JSON, CSV or one quotation per line, each with its place in the file. */
import { extname } from 'node:path';
import { z } from 'zod';
import { parseCsv, type CsvCell } from './parseCsv.ts';
import { Refusal } from './refusal.ts';

export interface ListedQuote {
  /** UTF-16 offsets in the file, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly value?: string | undefined;
  /** 1-based. */
  readonly pageNumber?: number | undefined;
  /** File name, address or number of the source that it is from. */
  readonly source?: string | undefined;
}

/** @throws Refusal saying what the file should hold */
export function quotesOf(path: string, content: string): ListedQuote[] {
  const extension = extname(path).toLowerCase();
  if (extension === '.json') return quotesOfJson(path, content);
  return extension === '.csv' ? quotesOfCsv(path, content) : quotesOfLines(content);
}

function quotesOfLines(content: string): ListedQuote[] {
  return Array.from(content.matchAll(/[^\r\n]+/g), ({ 0: line, index }) => {
    const text = line.trim();
    const start = index + line.indexOf(text);
    return { start, end: start + text.length, text };
  }).filter(({ text }) => text !== '');
}

/** Field names, those of the interface first. */
const QUOTE_FIELDS = ['sourceContext', 'quote', 'quotation', 'text', 'fullPhrase'];
const PAGE_FIELDS = ['pageNumber', 'page'];
const VALUE_FIELDS = ['value', 'anchorText'];
const SOURCE_FIELDS = ['source', 'file', 'attachmentId', 'url'];

function quotesOfCsv(path: string, content: string): ListedQuote[] {
  const [head = [], ...rows] = parseCsv(content);
  const names = head.map(({ text }) => text.trim().toLowerCase());
  const columnOf = (fields: readonly string[]): number =>
    names.findIndex((name) => fields.some((field) => field.toLowerCase() === name));
  const quoteColumn = columnOf(QUOTE_FIELDS);
  if (quoteColumn < 0)
    throw new Refusal(`${path}: the first line must name a column ${QUOTE_FIELDS.slice(0, 3).join(', ')}.`);
  const cellOf = (row: readonly CsvCell[], column: number): string | undefined =>
    row.at(column)?.text.trim() || undefined;
  const [page, value, source] = [PAGE_FIELDS, VALUE_FIELDS, SOURCE_FIELDS].map(columnOf);
  return rows.flatMap((row) => {
    const cell = row.at(quoteColumn);
    if (cell === undefined || cell.text.trim() === '') return [];
    return [
      {
        start: cell.start,
        end: cell.end,
        text: cell.text.trim(),
        pageNumber: page < 0 ? undefined : pageOf(cellOf(row, page)),
        value: value < 0 ? undefined : cellOf(row, value),
        source: source < 0 ? undefined : cellOf(row, source),
      },
    ];
  });
}

const fieldsSchema = z.record(z.string(), z.unknown());
const quotesSchema = z.union([
  z.array(z.union([z.string(), fieldsSchema])),
  z.object({ citations: z.record(z.string(), fieldsSchema) }).transform(({ citations }) => Object.values(citations)),
  z.record(z.string(), fieldsSchema).transform((citations) => Object.values(citations)),
]);

function quotesOfJson(path: string, content: string): ListedQuote[] {
  let cursor = 0;
  return jsonQuotes(path, content).flatMap((quote) => {
    const fields = typeof quote === 'string' ? { quote } : quote;
    const text = textOf(fields, QUOTE_FIELDS);
    if (text === undefined) return [];
    const written = JSON.stringify(text).slice(1, -1);
    const at = content.indexOf(written, cursor);
    const start = Math.max(at, 0);
    const end = at < 0 ? start : at + written.length;
    cursor = at < 0 ? cursor : end;
    const pageNumber = pageOf(textOf(fields, PAGE_FIELDS));
    return [
      { start, end, text, pageNumber, value: textOf(fields, VALUE_FIELDS), source: textOf(fields, SOURCE_FIELDS) },
    ];
  });
}

function jsonQuotes(path: string, content: string): (string | Record<string, unknown>)[] {
  try {
    return quotesSchema.parse(JSON.parse(content));
  } catch (cause) {
    const shape =
      '["…", {"quote": "…", "page": 3, "source": "report.pdf"}] or {"citations": {"key": {"sourceContext": "…"}}}';
    throw new Refusal(`${path} must be JSON like ${shape}.`, { cause });
  }
}

function textOf(fields: Readonly<Record<string, unknown>>, names: readonly string[]): string | undefined {
  const value = names.map((name) => fields[name]).find((one) => typeof one === 'string' || typeof one === 'number');
  return value === undefined || value === '' ? undefined : String(value);
}

const pageOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
