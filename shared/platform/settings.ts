/** Every limit and lifetime, typed and validated once at start. The only file that reads `process.env`. */
import { z } from 'zod';

const MEBIBYTE = 1024 * 1024;
const HOUR_SECONDS = 3600;

const settingsSchema = z.object({
  /** Largest accepted upload, bytes. */
  MAX_FILE_SIZE_BYTES: z.coerce.number().int().positive().default(100 * MEBIBYTE),
  /** Largest accepted JSON body, bytes: a thousand long citations fit several times over. */
  MAX_JSON_BODY_BYTES: z.coerce.number().int().positive().default(5 * MEBIBYTE),
  /** Pages a document may have; more is answered with status "error". */
  MAX_PAGES: z.coerce.number().int().positive().default(5000),
  /** Citations one verification request may carry. */
  MAX_CITATIONS: z.coerce.number().int().positive().default(1000),
  /** Citations included in the price of a verification request. */
  INCLUDED_CITATIONS: z.coerce.number().int().positive().default(25),
  /** Days an attachment is kept. */
  RETENTION_DAYS: z.coerce.number().int().positive().default(365),
  /** Lifetime of signed links, seconds; decided: at least an hour. */
  SIGNED_LINK_SECONDS: z.coerce.number().int().min(HOUR_SECONDS).default(2 * HOUR_SECONDS),
  /** Time a document's text may take to extract, milliseconds. */
  EXTRACTION_DEADLINE_MS: z.coerce.number().int().positive().default(30_000),
  /** Documents and text indexes that a warm process keeps, bytes. */
  WARM_CACHE_BYTES: z.coerce.number().int().nonnegative().default(256 * MEBIBYTE),
  LOG_LEVEL: z.enum(['DEBUG', 'INFO', 'WARN', 'ERROR', 'SILENT']).default('INFO'),
});

export type Settings = z.infer<typeof settingsSchema>;

/** @throws ZodError naming every variable that does not parse. An empty variable counts as absent. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  return settingsSchema.parse(withoutEmpty(environment));
}

export const processEnvironment = (): Readonly<Record<string, string | undefined>> => process.env;

function withoutEmpty(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
