/** Every limit and lifetime, typed and validated once at start. The only file that reads `process.env`. */
import { resolve } from 'node:path';
import { z } from 'zod';

const MEBIBYTE = 1024 * 1024;
const HOUR_SECONDS = 3600;
/** As an absolute path: processes that run in folders of their own are given files in it. */
const folder = z.string().transform((path) => resolve(path));

const settingsSchema = z.object({
  /** Largest accepted upload, bytes. */
  MAX_FILE_SIZE_BYTES: z.coerce
    .number()
    .int()
    .positive()
    .default(100 * MEBIBYTE),
  /** Largest accepted JSON body, bytes: a thousand long citations fit several times over. */
  MAX_JSON_BODY_BYTES: z.coerce
    .number()
    .int()
    .positive()
    .default(5 * MEBIBYTE),
  /** Pages a document may have; more is answered with status "error". */
  MAX_PAGES: z.coerce.number().int().positive().default(5000),
  /** Citations one verification request may carry. */
  MAX_CITATIONS: z.coerce.number().int().positive().default(1000),
  /** Attachments that the citations of one request may name. */
  MAX_BATCH_ATTACHMENTS: z.coerce.number().int().positive().default(50),
  /** Citations included in the price of a verification request, and in each further unit. */
  INCLUDED_CITATIONS: z.coerce.number().int().positive().default(25),
  /** Price of a verification request, cents. */
  VERIFICATION_CENTS: z.coerce.number().int().nonnegative().default(1),
  /** Price of each further unit of citations, or part of one, cents. */
  FURTHER_CITATIONS_CENTS: z.coerce.number().int().nonnegative().default(1),
  /** Pages of one unit of preparation. */
  PAGES_PER_UNIT: z.coerce.number().int().positive().default(25),
  /** Price of each unit of pages, or part of one, cents. */
  PAGE_UNIT_CENTS: z.coerce.number().int().nonnegative().default(5),
  /** Free cents for an account in a UTC calendar month, if the account has no free tier of its own. */
  FREE_TIER_CENTS: z.coerce.number().int().nonnegative().default(2000),
  /** Hours for which the conversion of a web address answers later requests for it; 0 converts each time. */
  URL_CACHE_HOURS: z.coerce.number().nonnegative().default(24),
  /** Days an attachment is kept. */
  RETENTION_DAYS: z.coerce.number().int().positive().default(365),
  /** Lifetime of signed links, seconds; decided: at least an hour. */
  SIGNED_LINK_SECONDS: z.coerce
    .number()
    .int()
    .min(HOUR_SECONDS)
    .default(2 * HOUR_SECONDS),
  /** Time allowed for extracting a document's text, milliseconds. */
  EXTRACTION_DEADLINE_MS: z.coerce.number().int().positive().default(30_000),
  /** How long a request waits for a preparation, milliseconds: known clients give up at 90 s, and the answer must come before that. */
  PREPARE_WAIT_MS: z.coerce.number().int().positive().default(80_000),
  /** The same for an upload that is read within its request, and goes on after it; not where a process sleeps once it has answered. */
  READ_WAIT_MS: z.coerce.number().int().positive().default(80_000),
  /** Time allowed for reading a document's scanned pages, milliseconds: the answer must come before clients give up at 90 s. */
  OCR_BUDGET_MS: z.coerce.number().int().positive().default(70_000),
  /**
   * Languages that scans may be in, by their Tesseract names, joined by `+`, the most common first; each needs the package
   * `@tesseract.js-data/<name>`.
   */
  OCR_LANGUAGES: z
    .string()
    .regex(/^[A-Za-z_]+(\+[A-Za-z_]+)*$/, 'names of languages joined by "+", for example eng+deu')
    .default('eng'),
  /**
   * Which service recognises the speech of recordings without subtitles in AWS. Off by default: Amazon Transcribe costs more per
   * minute than a page is sold for.
   */
  SPEECH_RECOGNITION: z.enum(['off', 'transcribe']).default('off'),
  /** Minutes of a recording whose speech is recognised; Amazon Transcribe takes four hours at most. */
  SPEECH_MAX_MINUTES: z.coerce.number().int().positive().max(240).default(240),
  /** Spoken languages, by their Amazon Transcribe names, joined by `,`; absent: it detects them. */
  SPEECH_LANGUAGES: z
    .string()
    .regex(/^[a-z]{2,3}-[A-Z]{2}(,[a-z]{2,3}-[A-Z]{2})*$/, 'codes joined by ",", for example en-US,de-DE')
    .transform((list) => list.split(','))
    .default([]),
  /** Text indexes that a warm process keeps for the next request about the same attachment, bytes. */
  WARM_CACHE_BYTES: z.coerce
    .number()
    .int()
    .nonnegative()
    .default(256 * MEBIBYTE),
  /** Proof images that a warm process keeps for the same citation verified again, bytes. */
  PROOF_CACHE_BYTES: z.coerce
    .number()
    .int()
    .nonnegative()
    .default(64 * MEBIBYTE),
  /** Milliseconds in which a verification request may start pictures; verdicts are reached in any case. */
  PICTURES_BUDGET_MS: z.coerce.number().int().nonnegative().default(45_000),
  /** Pictures in the answer to a verification request, in bytes of text: AWS ends an answer at 200 MB, and a function holds all of it. */
  PICTURES_BUDGET_BYTES: z.coerce
    .number()
    .int()
    .nonnegative()
    .default(64 * MEBIBYTE),
  /**
   * How the service identifies itself to web servers: like Chromium, so that pages answer as they do to visitors, and by name, so
   * that nobody is deceived.
   */
  WEB_USER_AGENT: z
    .string()
    .regex(/^[\x20-\x7e]+$/, 'printable ASCII')
    .default(
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36 CitationVerification/1.0',
    ),
  /** What new API keys begin with: known public clients check it (`sk-…-`). Keys that begin differently keep working. */
  API_KEY_PREFIX: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9_-]{0,31}$/, 'a letter, then letters, digits, "_" or "-", 32 characters at most')
    .default('cvk'),
  LOG_LEVEL: z.enum(['DEBUG', 'INFO', 'WARN', 'ERROR', 'SILENT']).default('INFO'),
});

export type Settings = z.infer<typeof settingsSchema>;

/** What each operation costs. */
export const pricesOf = (settings: Settings) => ({
  pagesPerUnit: settings.PAGES_PER_UNIT,
  centsPerPageUnit: settings.PAGE_UNIT_CENTS,
  includedCitations: settings.INCLUDED_CITATIONS,
  verificationCents: settings.VERIFICATION_CENTS,
  furtherCitationsCents: settings.FURTHER_CITATIONS_CENTS,
});

/** What the document reader is configured with. */
export const documentReaderOptions = (settings: Settings) => ({
  extractionDeadlineMs: settings.EXTRACTION_DEADLINE_MS,
  ocrLanguages: settings.OCR_LANGUAGES.split('+'),
  maxPages: settings.MAX_PAGES,
  longestSpeechMs: settings.SPEECH_RECOGNITION === 'off' ? undefined : longestSpeechMs(settings),
});

export const longestSpeechMs = (settings: Settings): number => settings.SPEECH_MAX_MINUTES * 60_000;

const awsSettingsSchema = z.object({
  BUCKET_NAME: z.string(),
  TABLE_NAME: z.string(),
  CONVERT_QUEUE_URL: z.string(),
  READ_QUEUE_URL: z.string(),
  SPEECH_QUEUE_URL: z.string(),
  RENDER_QUEUE_URL: z.string(),
  /** An emulation of AWS, for example http://localhost:5555; absent: AWS itself. */
  AWS_ENDPOINT_URL: z.url().optional(),
});

/** For code that signs receipts. */
const signingSettingsSchema = z.object({
  /** The secret from which the receipt key is derived. */
  RECEIPT_SECRET_ARN: z.string(),
  AWS_ENDPOINT_URL: z.url().optional(),
});

/** For code that hands out links, and code that opens them. */
const linkSettingsSchema = z.object({
  /** The secret that signs links. */
  LINK_SECRET_ARN: z.string(),
  /** Where they lead, without a trailing slash. */
  LINKS_BASE_URL: z.url({ protocol: /^https?$/ }),
  AWS_ENDPOINT_URL: z.url().optional(),
});

const converterSettingsSchema = z.object({
  /** The function that runs the browser and LibreOffice. */
  RENDER_FUNCTION: z.string(),
  /** Whether Lambda keeps its processes apart by account. */
  RENDER_PER_ACCOUNT: z.enum(['true', 'false']).transform((text) => text === 'true'),
  /** The bucket where a deployment puts its assets. */
  OFFICE_PROGRAM_BUCKET: z.string(),
  /** LibreOffice's program there, as JSON. */
  OFFICE_PROGRAM_FILES: z
    .string()
    .transform((text) => JSON.parse(text) as unknown)
    .pipe(z.array(z.object({ name: z.string(), key: z.string(), sha256: z.hex() }))),
});

/** Where the deployed converter finds what is too large for its bundle. */
export type ConverterSettings = z.infer<typeof converterSettingsSchema>;

/** Names of the deployed resources. */
export type AwsSettings = z.infer<typeof awsSettingsSchema>;

const consoleSettingsSchema = z.object({
  /** Where signed links lead, and where they redirect to, separated by a space: the page for people loads pictures and recordings from there. */
  FILES_ORIGINS: z
    .string()
    .transform((list) => list.split(' '))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)))
    .transform((origins) => origins.join(' ')),
  LOG_LEVEL: settingsSchema.shape.LOG_LEVEL,
});

export type ConsoleSettings = z.infer<typeof consoleSettingsSchema>;

const localSettingsSchema = z.object({
  /** Port of the gateway, on the loopback interface or in its container; 0 takes any free one. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(8787),
  /** Where callers reach the gateway, if not at its port on this machine: links contain it. */
  PUBLIC_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  /** Where the embedded storage keeps everything. */
  DATA_DIR: folder.default(resolve('.data')),
  /**
   * `host:port,…` of private hosts that web addresses may lead to, for trials with your own pages. A deployment does not read it:
   * nothing opens private addresses there.
   */
  ALLOW_PRIVATE_URL_HOSTS: z
    .string()
    .regex(/^([^\s,:/]+|\[[\da-f:.]+\]):\d{1,5}(,([^\s,:/]+|\[[\da-f:.]+\]):\d{1,5})*$/i, 'host:port, joined by ","')
    .transform((list) => list.split(','))
    .default([]),
  /** Folder of a sherpa-onnx model, which recognises the speech of recordings without subtitles. */
  SPEECH_MODEL: folder.optional(),
  /** `aws`: run this process against the AWS resources named by `AwsSettings`. */
  STORAGE: z.enum(['local', 'aws']).default('local'),
});

const citeSettingsSchema = z.object({
  /** A service to use instead of the one inside the command. */
  CITE_SERVER: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  /** Its API key. */
  CITE_KEY: z.string().optional(),
  /** Where the service inside the command keeps what it has read; absent: in the user's cache. */
  CITE_DATA_DIR: folder.optional(),
  XDG_CACHE_HOME: z.string().optional(),
  LOCALAPPDATA: z.string().optional(),
});

/** For the command line for users. */
export type CiteSettings = z.infer<typeof citeSettingsSchema>;

/** The queues by their names in `Storage`. */
export const queueUrlsOf = (settings: AwsSettings) => ({
  convertQueue: settings.CONVERT_QUEUE_URL,
  readQueue: settings.READ_QUEUE_URL,
  speechQueue: settings.SPEECH_QUEUE_URL,
  renderQueue: settings.RENDER_QUEUE_URL,
});

export type LocalSettings = z.infer<typeof localSettingsSchema>;

/** Variables that may be set, including those without a default. */
export const SETTING_NAMES: readonly string[] = Object.keys({ ...settingsSchema.shape, ...localSettingsSchema.shape });
export const CITE_SETTING_NAMES: readonly string[] = Object.keys(citeSettingsSchema.shape);

export type Environment = Readonly<Record<string, string | undefined>>;

export const processEnvironment = (): Environment => process.env;

export const readSettings = (environment: Environment): Settings => parse(settingsSchema, environment);
export const readAwsSettings = (environment: Environment): AwsSettings => parse(awsSettingsSchema, environment);
export const readSigningSettings = (environment: Environment): z.infer<typeof signingSettingsSchema> =>
  parse(signingSettingsSchema, environment);
export const readLinkSettings = (environment: Environment): z.infer<typeof linkSettingsSchema> =>
  parse(linkSettingsSchema, environment);
export const readCiteSettings = (environment: Environment): CiteSettings => parse(citeSettingsSchema, environment);
export const readConsoleSettings = (environment: Environment): ConsoleSettings =>
  parse(consoleSettingsSchema, environment);
export const readConverterSettings = (environment: Environment): ConverterSettings =>
  parse(converterSettingsSchema, environment);
export const readLocalSettings = (environment: Environment): LocalSettings => parse(localSettingsSchema, environment);

/** Lists the environment variables that are invalid, one per line. */
export class InvalidSettings extends Error {
  constructor(faults: readonly string[]) {
    super(['These settings are not valid:', ...faults].join('\n'));
    this.name = 'InvalidSettings';
  }
}

function fault(issue: z.core.$ZodIssue, environment: Environment): string {
  const name = issue.path.join('.');
  const value = environment[name];
  return value === undefined ? `${name} is not set` : `${name}=${value}: ${expectation(issue)}`;
}

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') return `expected at most ${issue.maximum}`;
  if (issue.code === 'too_small') return `expected at least ${issue.minimum}`;
  if (issue.code !== 'invalid_type') return issue.message;
  return `expected a ${issue.expected === 'int' ? 'whole number' : issue.expected}`;
}

/** An empty variable counts as absent. @throws InvalidSettings */
function parse<Schema extends z.ZodType>(schema: Schema, environment: Environment): z.infer<Schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) throw new InvalidSettings(result.error.issues.map((issue) => fault(issue, given)));
  return result.data;
}
