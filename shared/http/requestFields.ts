/** Checks what was received against a schema and names every problem, not only the first. */
import type { z } from 'zod';
import { invalidArgument, type ApiError } from './apiError.ts';

export type CheckedFields<Fields> =
  | { readonly ok: true; readonly fields: Fields }
  /** Each without a full stop. */
  | { readonly ok: false; readonly problems: readonly string[] };

export function checkFields<Schema extends z.ZodType>(schema: Schema, input: unknown): CheckedFields<z.infer<Schema>> {
  const result = schema.safeParse(input);
  if (result.success) return { ok: true, fields: result.data };
  return { ok: false, problems: result.error.issues.map((issue) => describeIssue(issue, input)) };
}

/** @throws ApiError 400 that names every problem */
export function fieldsOf<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const checked = checkFields(schema, input);
  if (!checked.ok) throw refusalOf(checked.problems);
  return checked.fields;
}

/** A message with all problems of a legal number of citations; nobody reads anything longer, in characters. */
const MAX_LISTED_CHARACTERS = 200_000;

/** @param problems at least one */
export function refusalOf(problems: readonly string[]): ApiError {
  const listed: string[] = [];
  let characters = 0;
  for (const problem of problems) {
    characters += problem.length;
    if (listed.length > 0 && characters > MAX_LISTED_CHARACTERS) break;
    listed.push(problem.replace(/\.$/, ''));
  }
  const rest = problems.length - listed.length;
  return invalidArgument(listed.join('; ') + (rest > 0 ? `; and ${rest} more problems` : '') + '.');
}

function describeIssue(issue: z.core.$ZodIssue, input: unknown): string {
  const path = issue.path.map(String).join('.');
  if (path === '') return 'The body must be a JSON object';
  if (valueAt(input, issue.path) !== undefined) return `'${path}' ${issue.message}`;
  if (issue.code === 'custom' && issue.message !== 'is required') return `'${path}' ${issue.message}`;
  const shape = issue.message.startsWith('must be an object with') ? ` and ${issue.message}` : '';
  const sent = sentInstead(input, issue.path);
  return `'${path}' is required${shape}${sent === undefined ? '' : ` ('${sent}' is no field of this name)`}`;
}

/** Longer ones are not misspelt field names. */
const MAX_NAME_LENGTH = 40;

/** A field beside the missing one whose name differs in case, separators or a final s: "attachmentID", "attachment_id", "citation". */
function sentInstead(input: unknown, path: readonly PropertyKey[]): string | undefined {
  const beside = valueAt(input, path.slice(0, -1));
  if (typeof beside !== 'object' || beside === null) return undefined;
  const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]|s$/g, '');
  const missing = plain(String(path.at(-1)));
  return Object.keys(beside).find((name) => name.length <= MAX_NAME_LENGTH && plain(name) === missing);
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
