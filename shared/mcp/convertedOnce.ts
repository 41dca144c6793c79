/**
 * Schemas of tools whose JSON Schema is made once: `tools/list` is free, a batch may ask for it sixteen times, and each time the
 * library would convert all of them, in the thread that everyone shares.
 */
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';

type Convert = StandardSchemaWithJSON['~standard']['jsonSchema']['input'];
type Same<Schema extends StandardSchemaWithJSON> = StandardSchemaWithJSON<
  StandardSchemaWithJSON.InferInput<Schema>,
  StandardSchemaWithJSON.InferOutput<Schema>
>;

/** What was made of each schema, for each direction and each dialect of JSON Schema. */
const made = new WeakMap<object, Map<string, ReturnType<Convert>>>();

/** @returns a schema that accepts the same, and says the same about itself */
export function convertedOnce<Schema extends StandardSchemaWithJSON>(schema: Schema): Same<Schema> {
  const standard = schema['~standard'] as Same<Schema>['~standard'];
  const { input, output } = standard.jsonSchema;
  const own = made.get(schema) ?? new Map<string, ReturnType<Convert>>();
  made.set(schema, own);
  const once =
    (direction: string, convert: Convert): Convert =>
    (options) => {
      const kind = `${direction} ${options.target}`;
      const known = own.get(kind) ?? convert(options);
      own.set(kind, known);
      return known;
    };
  return { '~standard': { ...standard, jsonSchema: { input: once('input', input), output: once('output', output) } } };
}
