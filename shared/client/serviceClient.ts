/** The service as its own front doors call it: over HTTP, through its published interface, with the user's key. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AttachmentList } from '../contract/attachmentList.ts';
import type { VerifiedAnswer } from '../contract/answerRequest.ts';
import type {
  ConvertedFile,
  DeletedAttachment,
  ExtendedAttachment,
  PageImage,
  PreparedAttachment,
  StoredAttachment,
} from '../contract/attachment.ts';
import { errorBodySchema } from '../contract/errors.ts';
import { CONVERT_FILE_PATH } from '../contract/routes.ts';
import type { SkippedCitation } from '../contract/batch.ts';
import type { Verification } from '../contract/verification.ts';
import type { LeftOut } from '../contract/requests.ts';
import { ServiceError } from './serviceError.ts';
import type { VerifyOptions } from './verifyOptions.ts';

export interface ServiceAccess {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly key: string;
  /** How long to wait for preparations and busy moments, milliseconds. */
  readonly patienceMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Takes the answer into memory when its turn comes. Default: at once. */
  readonly inTurn?: <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;
}

export interface PrepareOptions {
  readonly attachmentId?: string | undefined;
  /** Called before each pause while the service is working on it, with the known progress. */
  readonly onWaiting?: ((progress: WaitingProgress) => void) | undefined;
}

export interface WaitingProgress {
  readonly waitedMs: number;
  readonly pagesRead?: number | undefined;
  readonly pageCount?: number | undefined;
}

export interface AskedCitation {
  readonly sourceContext: string;
  readonly attachmentId?: string;
  readonly value?: string | undefined;
  readonly pageNumber?: number | undefined;
}

export interface FetchedImage {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
}

export interface ServiceClient {
  prepareFile(file: Blob, filename: string, options?: PrepareOptions): Promise<PreparedAttachment>;
  prepareAddress(url: string, options?: PrepareOptions): Promise<PreparedAttachment>;
  /** Each citation on its own attachment. */
  verifyCitations(
    citations: Readonly<Record<string, AskedCitation>>,
    options: VerifyOptions,
  ): Promise<Readonly<Record<string, Verification | SkippedCitation>>>;
  /** A page image, by its signed link; undefined while it is not drawn. */
  fetchImage(url: string): Promise<FetchedImage | undefined>;
  verifyAnswer(
    answer: { readonly answer: string; readonly format: string; readonly attachmentIds: readonly string[] },
    options: VerifyOptions,
  ): Promise<VerifiedAnswer>;
  /** The latest uploads first, one page of them. */
  listAttachments(page: { readonly limit?: number; readonly before?: string }): Promise<AttachmentList>;
  getAttachment(attachmentId: string, leaveOut?: readonly LeftOut[]): Promise<StoredAttachment>;
  /** The image of a page, with the signed links to it. */
  getPage(attachmentId: string, pageNumber: number): Promise<PageImage>;
  extend(attachmentId: string, duration: string): Promise<ExtendedAttachment>;
  delete(attachmentId: string): Promise<DeletedAttachment>;
}

interface Asked {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object | FormData;
  /** The service answers only when it is done, which may take minutes: no turn is held meanwhile. */
  readonly isAwaited?: boolean;
  readonly onWaiting?: ((waitedMs: number) => Promise<void>) | undefined;
}

/** For a refusal that names no time. */
const DEFAULT_PAUSE_SECONDS = 2;
const FOUND = 302;
const BAD_REQUEST = 400;

export function createServiceClient(access: ServiceAccess): ServiceClient {
  /** The service checked it against its own schemas before sending it. */
  const ask = async <Answer>(asked: Asked): Promise<Answer> => (await patiently(access, asked)) as Answer;
  const post = <Answer>(path: string, body: object): Promise<Answer> => ask({ method: 'POST', path, body });
  const getAttachment: ServiceClient['getAttachment'] = (attachmentId, leaveOut) =>
    post('/getAttachment', { attachmentId, leaveOut });

  const prepare = (body: object | FormData, { attachmentId, onWaiting }: PrepareOptions): Promise<PreparedAttachment> =>
    ask({
      method: 'POST',
      path: '/prepareAttachments',
      body,
      isAwaited: true,
      onWaiting: async (waitedMs) => {
        if (onWaiting === undefined) return;
        const known =
          attachmentId === undefined
            ? undefined
            : await getAttachment(attachmentId, ['pages', 'verifications']).catch(() => undefined);
        onWaiting({ waitedMs, ...known?.progress });
      },
    });

  const convert = async (form: FormData): Promise<ConvertedFile> => {
    const converted = await ask<ConvertedFile>({
      method: 'POST',
      path: CONVERT_FILE_PATH,
      body: form,
      isAwaited: true,
    });
    if (converted.status === 'converted') return converted;
    throw new ServiceError(converted.error ?? 'The file could not be converted.', { status: BAD_REQUEST });
  };

  return {
    getAttachment,
    async prepareFile(file, filename, options = {}) {
      const form = new FormData();
      if (options.attachmentId !== undefined) form.set('attachmentId', options.attachmentId);
      form.set('filename', filename);
      form.set('file', file, filename);
      try {
        return await prepare(form, options);
      } catch (error) {
        // Office files and text are not read as they are: they are converted first, and prepared by their identifier.
        if (!(error instanceof ServiceError) || error.status !== BAD_REQUEST) throw error;
        const { attachmentId } = await convert(form);
        return prepare({ attachmentId }, { ...options, attachmentId });
      }
    },
    prepareAddress: (url, options = {}) => prepare({ url, attachmentId: options.attachmentId }, options),
    listAttachments: ({ limit, before }) => {
      const query = new URLSearchParams({ ...(limit && { limit: String(limit) }), ...(before && { before }) });
      return ask({ method: 'GET', path: `/attachments?${query.toString()}` });
    },
    async verifyCitations(citations, options) {
      const data = { mode: 'batch', citations, ...options };
      return (
        await post<{ verifications: Readonly<Record<string, Verification | SkippedCitation>> }>('/verifyCitations', {
          data,
        })
      ).verifications;
    },
    verifyAnswer: (answer, options) => post('/verifyAnswer', { data: { ...answer, ...options } }),
    getPage: (attachmentId, pageNumber) =>
      ask({ method: 'GET', path: `/attachments/${encodeURIComponent(attachmentId)}/pages/${pageNumber}` }),
    async fetchImage(url) {
      const response = await fetch(url, { signal: access.signal });
      if (!response.ok) return undefined;
      const mimeType = response.headers.get('Content-Type') ?? 'application/octet-stream';
      return { bytes: new Uint8Array(await response.arrayBuffer()), mimeType };
    },
    extend: (attachmentId, duration) => post(`/attachments/${encodeURIComponent(attachmentId)}/extend`, { duration }),
    delete: (attachmentId) => ask({ method: 'DELETE', path: `/attachments/${encodeURIComponent(attachmentId)}` }),
  };
}

/** Repeats what the service asks to have repeated, until patience runs out. */
async function patiently(access: ServiceAccess, asked: Asked): Promise<unknown> {
  const begunAt = performance.now();
  for (;;) {
    try {
      return await once(access, asked);
    } catch (error) {
      const pauseMs = error instanceof ServiceError ? (error.retryAfterSeconds ?? Infinity) * 1000 : Infinity;
      const waitedMs = performance.now() - begunAt;
      if (waitedMs + pauseMs > access.patienceMs) throw error;
      await asked.onWaiting?.(waitedMs);
      await sleep(pauseMs, undefined, { signal: access.signal });
    }
  }
}

const atOnce = <Answer>(ask: () => Promise<Answer>): Promise<Answer> => ask();

async function once(access: ServiceAccess, asked: Asked): Promise<unknown> {
  const { baseUrl, inTurn = atOnce } = access;
  const response = asked.isAwaited === true ? await responseTo(access, asked) : undefined;
  return inTurn(async () => {
    const answered = response ?? (await responseTo(access, asked));
    const answer = parsed(await answered.text());
    if ((answered.ok || answered.status === FOUND) && answer !== undefined) return answer;
    throw refusalOf(answered, answer, baseUrl);
  });
}

function responseTo({ baseUrl, key, signal }: ServiceAccess, { method, path, body }: Asked): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(baseUrl + path, {
    method,
    headers: {
      Authorization: `Bearer ${key}`,
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
    },
    body: isForm ? body : body && JSON.stringify(body),
    // The key is for this service alone, and a page's image is fetched by its own link.
    redirect: 'manual',
    signal,
  }).catch((cause: unknown) => {
    throw new ServiceError(`Nothing answers at ${baseUrl}.`, { status: 0, cause });
  });
}

function refusalOf(response: Response, answer: unknown, baseUrl: string): ServiceError {
  const { status } = response;
  const known = errorBodySchema.safeParse(answer);
  if (!known.success)
    return new ServiceError(`${baseUrl} answers with ${status}, and not as the service does.`, { status });
  const { code, message, retryable } = known.data.error;
  const stated = Number(response.headers.get('Retry-After') ?? DEFAULT_PAUSE_SECONDS);
  return new ServiceError(message, {
    status,
    code,
    ...(retryable && status === 503 && { retryAfterSeconds: Number.isFinite(stated) ? stated : DEFAULT_PAUSE_SECONDS }),
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
