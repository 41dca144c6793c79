/** Multipart uploads as a stream: the file's bytes pass through, and only the parts beside it are held in memory. */
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { finished } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { isStorageFailure } from '../storage/temporaryFailure.ts';
import { invalidArgument, payloadTooLarge } from './apiError.ts';
import { bodyStream } from './requestBody.ts';
import type { AuthenticatedRequest } from './requestEvent.ts';
import { collectPart } from './smallPart.ts';

/** Text fields are identifiers and names; anything longer than this is not a legal value of any of them. */
const MAX_FIELD_BYTES = 8 * 1024;
const MAX_FIELDS = 50;
/** In a form, including those skipped unread: a hundred thousand take a second of the thread that everyone shares. */
const MAX_PARTS = 1_000;
/** Subtitles of a day of speech are 2 MB. */
const MAX_SUBTITLES_BYTES = 4 * 1024 * 1024;
/** Boundaries, part headers and text fields around the file: how much longer than its file a legal upload may be. */
const MULTIPART_OVERHEAD_BYTES = MAX_FIELDS * MAX_FIELD_BYTES + MAX_SUBTITLES_BYTES;

export interface UploadedFile {
  /** As the client named it: data, never a path. Empty if it gave no name. */
  readonly filename: string;
  /** As the client declared the part; the type for arbitrary bytes if it declared none. */
  readonly mimeType: string;
  readonly stream: Readable;
}

export interface Multipart<Stored> {
  readonly fields: Readonly<Record<string, string>>;
  /** What `store` returned for the part named `file`; absent if there was none. */
  readonly file?: Stored;
  /** The part named `subtitles`, sent as a file or as text; absent if there was none, or an empty one. */
  readonly subtitles?: Buffer;
}

/**
 * Reads the form; the part named `file` is given to `store` while it arrives. If anything fails, the stream that `store` reads
 * fails too, so that it can clean up; the first error is thrown.
 * @param fieldNames text fields that are read. Others are skipped unread, within the size of a file
 * @throws ApiError 400 if the form is malformed or holds more than one `file`; 413 if the file exceeds `maxFileBytes`
 */
export async function readMultipart<Stored>(
  request: AuthenticatedRequest,
  fieldNames: readonly string[],
  maxFileBytes: number,
  store: (file: UploadedFile) => Promise<Stored>,
): Promise<Multipart<Stored>> {
  const tooLarge = payloadTooLarge(
    `The file exceeds the maximum of ${maxFileBytes} bytes. Split the document, or reduce its size, and upload the parts.`,
  );
  const declaredBytes = Number(request.headers['content-length'] ?? 0);
  if (declaredBytes > maxFileBytes + MULTIPART_OVERHEAD_BYTES) throw tooLarge;

  const parser = createParser(request.headers['content-type'] ?? '', fieldNames, maxFileBytes);
  const fields = new Map<string, string>();
  let filePart: BusboyFileStream | undefined;
  let stored: Promise<Stored> | undefined;
  let subtitles: (() => Buffer) | undefined;
  let passedBytes = 0;
  const fail = (error: Error): void => {
    filePart?.destroy(error);
    parser.destroy(error);
  };

  parser.on('field', (name, value, _nameTruncated, valueTruncated) => {
    if (valueTruncated) fail(invalidArgument(`'${name}' must not exceed ${MAX_FIELD_BYTES} bytes.`));
    else fields.set(name, value);
  });
  parser.on('file', (name, stream, filename, _encoding, mimeType) => {
    // A stream without listeners must not bring the process down when the upload breaks off.
    stream.on('error', () => undefined);
    if (name === 'subtitles') {
      subtitles = collectPart(stream, MAX_SUBTITLES_BYTES, () => {
        fail(invalidArgument(`'subtitles' must not exceed ${MAX_SUBTITLES_BYTES} bytes.`));
      });
      return;
    }
    if (name !== 'file') {
      stream.on('data', (chunk: Buffer) => {
        passedBytes += chunk.length;
        if (passedBytes > maxFileBytes) fail(tooLarge);
      });
      return;
    }
    if (stored) {
      fail(invalidArgument("The form holds more than one 'file'. Upload one file per request."));
      return;
    }
    filePart = stream;
    stream.once('limit', () => {
      fail(tooLarge);
    });
    stored = store({ filename: decodeFilename(filename), mimeType, stream });
    stored.catch((error: unknown) => {
      fail(error instanceof Error ? error : new Error(String(error)));
    });
  });

  parser.on('fieldsLimit', () => {
    fail(invalidArgument(`The form holds more than ${MAX_FIELDS} fields.`));
  });

  parser.on('partsLimit', () => {
    fail(invalidArgument(`The form holds more than ${MAX_PARTS} parts.`));
  });

  const body = bodyStream(request);
  const breakOff = (): void => {
    if (!body.readableEnded) fail(invalidArgument('The upload broke off before its end. Send it again.'));
  };
  body.once('error', breakOff);
  body.once('close', breakOff);
  body.pipe(parser);
  try {
    await finished(parser, { readable: false });
    const file = await stored;
    const sent = subtitles?.();
    return { fields: Object.fromEntries(fields), file, ...(sent && sent.length > 0 && { subtitles: sent }) };
  } catch (error) {
    body.unpipe(parser);
    fail(error instanceof Error ? error : new Error(String(error)));
    await Promise.allSettled([stored]);
    // A storage failure is not the form's fault.
    if (isStorageFailure(error) || (error instanceof Error && error.name === 'ApiError')) throw error;
    throw invalidArgument(
      'The multipart body is malformed. Send the file as multipart/form-data, field "file".',
      error,
    );
  } finally {
    body.off('error', breakOff);
    body.off('close', breakOff);
  }
}

function createParser(
  contentType: string,
  fieldNames: readonly string[],
  maxFileBytes: number,
): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      preservePath: true,
      // Some clients send the file without a file name. Unknown parts stream past, too, so that none of them is held.
      isPartAFile: (name, _type, filename) => filename !== undefined || !fieldNames.includes(name ?? ''),
      limits: {
        fileSize: maxFileBytes,
        fieldSize: MAX_FIELD_BYTES,
        fields: MAX_FIELDS,
        parts: MAX_PARTS,
        headerPairs: 100,
      },
    });
  } catch (cause) {
    throw invalidArgument('The Content-Type lacks a multipart boundary.', cause);
  }
}

/** How .NET writes a name beyond ASCII: an encoded word (RFC 2047), in Base64, always UTF-8. */
const ENCODED_WORD = /^=\?utf-8\?B\?([A-Za-z0-9+/]*={0,2})\?=$/i;

/** Browsers, curl and fetch write `"`, CR and LF of a file name as these three escapes, and escape nothing else (WHATWG HTML, multipart/form-data). */
const ESCAPE = /%(22|0D|0A)/gi;

function decodeFilename(filename = ''): string {
  const encoded = ENCODED_WORD.exec(filename)?.[1];
  if (encoded !== undefined) return Buffer.from(encoded, 'base64').toString('utf8');
  return filename.replace(ESCAPE, (_escape, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
