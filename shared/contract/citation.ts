/** A citation as it arrives: current and earlier field names become one shape; what was received is kept so that it can be echoed. */
import { z } from 'zod';
import { optional } from './identifiers.ts';
import { isNestedWithin } from './nesting.ts';

/** Code points. */
const MAX_KEY_LENGTH = 256;
/** A longer quotation is a document, not a quotation; the longest one required (300 words) has about 2,500. */
const MAX_QUOTATION_LENGTH = 50_000;

/** A citation is echoed whole, including unknown fields; the JSON writer runs out of stack at about a thousand levels. */
const MAX_NESTING = 100;

const text = z
  .string('must be a string')
  .max(MAX_QUOTATION_LENGTH, `must not exceed ${MAX_QUOTATION_LENGTH} characters`);
const time = z.union([z.string(), z.number()]);

/** One citation of a request. Earlier field names are accepted beside current ones: `fullPhrase`, `anchorText` and `sourceMatch`. */
export const citationFieldsSchema = z.object(
  {
    sourceContext: optional(text),
    fullPhrase: optional(text),
    value: optional(text),
    anchorText: optional(text),
    sourceMatch: optional(text),
    pageNumber: optional(z.number('must be a number')),
    lastPageNumber: optional(z.number('must be a number')).describe(
      'Where the quotation is said to be on pages from `pageNumber` on: the last one.',
    ),
    lineIds: optional(z.array(z.number('must be a number'), 'must be an array of numbers')),
    type: optional(
      z.enum(['document', 'url', 'audio', 'video'], 'must be one of "document", "url", "audio" and "video"'),
    ),
    url: optional(z.string('must be a string')),
    domain: optional(z.string('must be a string')),
    title: optional(z.string('must be a string')),
    attachmentId: z
      .preprocess((value) => (typeof value === 'string' && value !== '' ? value : undefined), z.string().optional())
      .describe('Of a batch: the attachment that the quotation is held against.'),
    timestamps: optional(
      z.object({ startTime: optional(time), endTime: optional(time) }, 'must be an object with startTime and endTime'),
    ),
  },
  'must be an object',
);

const TEXT_FIELDS = ['sourceContext', 'fullPhrase', 'value', 'anchorText', 'sourceMatch'];
const NEEDS_TEXT = 'needs text in "sourceContext" or "value"';

export interface Citation {
  readonly sourceContext?: string;
  readonly value?: string;
  readonly pageNumber?: number;
  readonly lastPageNumber?: number;
  readonly lineIds?: readonly number[];
  /** In a batch, as received: the code that looks it up decides whether it can be one. */
  readonly attachmentId?: string;
  /** Where in a recording the quotation is claimed to be: seconds, or a time of day as `HH:MM:SS.mmm`, as received. */
  readonly timestamps?: { readonly startTime?: string | number; readonly endTime?: string | number };
  /** True when the quotation came in the earlier form's field `fullPhrase`; the answer then uses that form too. */
  readonly usesEarlierForm: boolean;
  /** Exactly as received. */
  readonly received: unknown;
}

export const citationSchema = citationFieldsSchema.transform((fields, context): Citation => {
  const sourceContext = firstText(fields.sourceContext, fields.fullPhrase);
  const value = firstText(fields.value, fields.anchorText, fields.sourceMatch);
  if (sourceContext === undefined && value === undefined) {
    context.issues.push({ code: 'custom', input: fields, message: NEEDS_TEXT });
    return z.NEVER;
  }
  return {
    sourceContext,
    value,
    pageNumber: pageHint(fields.pageNumber),
    lastPageNumber: pageHint(fields.lastPageNumber),
    lineIds: fields.lineIds,
    attachmentId: fields.attachmentId,
    timestamps: fields.timestamps,
    usesEarlierForm: firstText(fields.sourceContext) === undefined && firstText(fields.fullPhrase) !== undefined,
    received: fields,
  };
});

/**
 * Citation key to citation. A Map rather than an object, because `__proto__` is a legal key; zod's own record schema would lose
 * it.
 */
export const citationMapSchema = (maxCitations: number) =>
  z.unknown().transform((input, context): ReadonlyMap<string, Citation> => {
    const citations = new Map<string, Citation>();
    const refuse = (message: string, path: string[] = []): void => {
      context.issues.push({ code: 'custom', input, message, path });
    };
    if (typeof input !== 'object' || input === null || Array.isArray(input)) {
      refuse(input === undefined ? 'is required' : 'must be an object from citation key to citation');
      return citations;
    }
    const entries = Object.entries(input);
    if (entries.length > maxCitations) {
      refuse(`holds ${entries.length} citations; at most ${maxCitations} are accepted in one request`);
      return citations;
    }
    for (const [key, value] of entries) {
      if (context.issues.length > MOST_PROBLEMS) break;
      const keyLength = codePointsIn(key);
      if (keyLength < 1 || keyLength > MAX_KEY_LENGTH) {
        refuse(`holds a key of ${keyLength} characters; a key has 1 to ${MAX_KEY_LENGTH}`);
      }
      if (!isNestedWithin(value, MAX_NESTING)) {
        refuse(`nests objects and arrays more than ${MAX_NESTING} levels deep`, [key]);
        continue;
      }
      if (hasManyWrongLines(value)) {
        refuse('must be an array of numbers', [key, 'lineIds']);
        continue;
      }
      const parsed = citationSchema.safeParse(value);
      if (parsed.success) citations.set(key, { ...parsed.data, received: value });
      else {
        for (const issue of parsed.error.issues) refuse(issue.message, [key, ...issue.path.map(String)]);
        if (lacksText(value)) refuse(NEEDS_TEXT, [key]);
      }
    }
    return citations;
  });

/** Without making a string of each: a key may be as long as the body. */
function codePointsIn(text: string): number {
  let seconds = 0;
  for (let at = 1; at < text.length; at++) {
    if (isSurrogate(text.charCodeAt(at), LOW_SURROGATES) && isSurrogate(text.charCodeAt(at - 1), HIGH_SURROGATES))
      seconds++;
  }
  return text.length - seconds;
}

const HIGH_SURROGATES = 0xd800;
const LOW_SURROGATES = 0xdc00;
/** @param first of the 1,024 that begin a pair, or of those that end one */
const isSurrogate = (unit: number, first: number): boolean => (unit & 0xfc00) === first;

/** Line ids that are named one by one when they are wrong. */
const LINES_NAMED = 100;
/** How many problems are collected: a request with more has one in common. Naming this many takes a few hundredths of a second. */
const MOST_PROBLEMS = 3_000;

const hasManyWrongLines = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'lineIds' in value &&
  Array.isArray(value.lineIds) &&
  value.lineIds.length > LINES_NAMED &&
  value.lineIds.some((id) => typeof id !== 'number');

/** A hint: a value that is not a page number is ignored. Models write 0 and -1 when they do not know. */
const pageHint = (pageNumber: number | undefined): number | undefined =>
  pageNumber !== undefined && Number.isSafeInteger(pageNumber) && pageNumber >= 1 ? pageNumber : undefined;

/** For a citation refused because of other fields, before its text was read. */
const lacksText = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  TEXT_FIELDS.every((name) => {
    const text = (value as Record<string, unknown>)[name];
    return text === undefined || text === null || (typeof text === 'string' && text.trim() === '');
  }) &&
  !citationFieldsSchema.safeParse(value).success;

function firstText(...candidates: (string | undefined)[]): string | undefined {
  return candidates.find((candidate) => candidate !== undefined && candidate.trim() !== '');
}
