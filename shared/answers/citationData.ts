/**
 * Citations that models write as JSON: in a block after the answer, or in a fence. Models forget commas, add fences and comments, and are cut off
 * in the middle: what can be read is read, and a block of which something cannot be read is reported.
 */
import { jsonrepair } from 'jsonrepair';
import { firstOf, PAGE, QUOTED, quotationOf, SOURCE, type Fields } from './citationFields.ts';
import type { AnswerQuotation, NotChecked, QuotedWords } from './quotation.ts';

const DATA_BEGIN = '<<<CITATION_DATA>>>';
const DATA_END = '<<<END_CITATION_DATA>>>';
/** UTF-16 units of JSON that is repaired, which may cost the square of them: 60,000 take a fifth of a second. */
const LONGEST_REPAIRED = 60_000;
/** UTF-16 units of a block that cannot be read that are shown. */
const SHOWN = 200;
/** Objects within objects that are searched for lists of citations. */
const MOST_LEVELS = 4;

/** A stretch of an answer, as UTF-16 offsets, end exclusive. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The block of citation data with its markers; without the second one it reaches to the end of the answer. */
export function dataBlock(answer: string): Stretch | undefined {
  const start = answer.indexOf(DATA_BEGIN);
  if (start < 0) return undefined;
  const stop = answer.indexOf(DATA_END, start);
  return { start, end: stop < 0 ? answer.length : stop + DATA_END.length };
}

/** The answer with spaces for its data block: offsets stay the same. */
export function withoutData(answer: string): string {
  const block = dataBlock(answer);
  return block === undefined
    ? answer
    : answer.slice(0, block.start) + ' '.repeat(block.end - block.start) + answer.slice(block.end);
}

/** The quotations of the data block: a list of citations, or lists by attachment. */
export function quotationsOfData(answer: string): QuotedWords {
  const block = dataBlock(answer);
  if (block === undefined) return { quotations: [], notChecked: [] };
  const from = block.start + DATA_BEGIN.length;
  const written = answer.slice(from, block.end);
  const json = written.endsWith(DATA_END) ? written.slice(0, -DATA_END.length) : written;
  const { quotations, isWhole } = quotationsOfJson(answer, block.start, from, from + json.length, () => true);
  const text = json.trim().slice(0, SHOWN);
  const unread: NotChecked[] = isWhole || text === '' ? [] : [{ ...block, text, reason: 'unreadable' }];
  return { quotations, notChecked: unread };
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
 * @returns `isWhole`: as many quotations as it names were read
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
  const quotations = recordsIn(data)
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
  return { quotations, isWhole: data !== undefined && quotations.length >= namedIn(json) };
}

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
