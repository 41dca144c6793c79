/**
 * Citations that models write as JSON: in a block after the answer, or in a fence. Models forget commas, add fences and comments, and are cut off
 * in the middle: what can be read is read, and a block of which something cannot be read is reported.
 */
import { jsonrepair } from 'jsonrepair';
import { append } from '../platform/longLists.ts';
import { firstOf, PAGE, QUOTED, quotationOf, SOURCE, type Fields } from './citationFields.ts';
import type { AnswerQuotation, NotChecked, QuotedWords } from './quotation.ts';

const MARKER = /<<<(?:END_)?CITATION_DATA>>>/gu;
const DATA_END = '<<<END_CITATION_DATA>>>';
/** UTF-16 units of JSON that is repaired, which may cost the square of them: 60,000 take a fifth of a second. */
const LONGEST_REPAIRED = 60_000;
/** UTF-16 units of a block that cannot be read that are shown. */
const SHOWN = 200;
/** Citations of a block that are not there as written: each was looked for to the answer's end. The others are shown at the block. */
const MOST_UNPLACED = 200;
/** Objects within objects that are searched for lists of citations. */
const MOST_LEVELS = 4;

/** A block of citation data with its markers, as UTF-16 offsets in the answer, end exclusive. */
export interface DataBlock {
  readonly start: number;
  readonly end: number;
  /** What is between the markers. */
  readonly from: number;
  readonly to: number;
}

/** The blocks of citation data; one without its second marker reaches to the next block, or to the end of the answer. */
export function dataBlocks(answer: string): DataBlock[] {
  const blocks: DataBlock[] = [];
  const markers = Array.from(answer.matchAll(MARKER), ({ index, 0: text }) => ({ at: index, text }));
  for (const [i, { at, text }] of markers.entries()) {
    if (text === DATA_END) continue;
    const next = markers.at(i + 1);
    const to = next?.at ?? answer.length;
    blocks.push({ start: at, from: at + text.length, to, end: next?.text === DATA_END ? to + DATA_END.length : to });
  }
  return blocks;
}

/** The answer with empty lines for its blocks of data: offsets stay the same, and spaces would make code of what follows. */
export function withoutData(answer: string): string {
  let text = '';
  let done = 0;
  for (const { start, end } of dataBlocks(answer)) {
    text += answer.slice(done, start) + '\n'.repeat(end - start);
    done = end;
  }
  return text + answer.slice(done);
}

/** The quotations of the blocks of data: lists of citations, or lists by attachment. */
export function quotationsOfData(answer: string): QuotedWords {
  const quotations: AnswerQuotation[] = [];
  const notChecked: NotChecked[] = [];
  for (const { start, end, from, to } of dataBlocks(answer)) {
    const read = quotationsOfJson(answer, start, from, to, () => true);
    append(quotations, read.quotations);
    const text = answer.slice(from, to).trim().slice(0, SHOWN);
    if (!read.isWhole && text !== '') notChecked.push({ start, end, text, reason: 'unreadable' });
  }
  return { quotations, notChecked };
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
    return quotationsOfJson(answer, index, from, answer.indexOf(FENCE_END, from - 1), namesItsSource).quotations;
  });
}

const namesItsSource = (record: Fields): boolean =>
  [...SOURCE, ...PAGE].some((name) => name.length > 1 && firstOf(record, [name]) !== undefined) &&
  QUOTED.some((name) => name.length > 1 && firstOf(record, [name]) !== undefined);

/**
 * @param from where the JSON begins; anything not found as written is reported at `block`
 * @returns `isWhole`: all that it names, and each of its objects, is a quotation
 */
function quotationsOfJson(
  answer: string,
  block: number,
  from: number,
  end: number,
  isCitation: (record: Fields) => boolean,
): { readonly quotations: AnswerQuotation[]; readonly isWhole: boolean } {
  const json = answer.slice(from, end);
  const data = parsed(json);
  let cursor = from;
  let unplaced = 0;
  const records = recordsIn(data);
  const quotations = records.filter(isCitation).flatMap((record) => {
    const words = firstOf(record, QUOTED);
    if (words === undefined) return [];
    // Where it is, as written there; programs that escape more than they must leave it at the block.
    const written = JSON.stringify(words).slice(1, -1);
    const at = unplaced < MOST_UNPLACED ? answer.indexOf(written, cursor) : -1;
    if (at < 0 || at >= end) {
      unplaced += 1;
      return quotationOf(record, block, end);
    }
    cursor = at + written.length;
    return quotationOf(record, at, cursor);
  });
  const isWhole = quotations.length >= Math.max(namedIn(json), records.length) && (records.length > 0 || isEmpty(data));
  return { quotations, isWhole };
}

/** `[]`, `{}` and `null` quote nothing; other words may. */
const isEmpty = (data: unknown): boolean =>
  data === null ||
  (typeof data === 'object' && Object.values(data).every((one) => Array.isArray(one) && one.length === 0));

/** Undefined for what is no JSON, however it is mended. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    if (json.length > LONGEST_REPAIRED) return undefined;
  }
  try {
    return JSON.parse(jsonrepair(json));
  } catch {
    return undefined;
  }
}

/** How many quotations JSON names, however it is written. A citation may have its words under two names. */
const namedIn = (json: string): number =>
  NAMES.reduce((most, name) => Math.max(most, Array.from(json.matchAll(name)).length), 0);
const NAMES = ['sourceContext', 'source_context', 'fullPhrase', 'full_phrase'].map(
  (name) => new RegExp(String.raw`(?<!\w)${name}["'”]?\s{0,9}:\s{0,9}(?!""|null)`, 'gu'),
);

function recordsIn(data: unknown, level = 0): Fields[] {
  if (Array.isArray(data)) return data.filter(isFields);
  if (!isFields(data) || level > MOST_LEVELS) return [];
  if (firstOf(data, QUOTED) !== undefined) return [data];
  return Object.entries(data).flatMap(([attachmentId, list]) =>
    recordsIn(list, level + 1).map((one) =>
      !Array.isArray(list) || LISTS.has(attachmentId.toLowerCase()) ? one : { attachmentId, ...one },
    ),
  );
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
