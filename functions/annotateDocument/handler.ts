/** POST /attachments/{id}/annotated */
import { Readable } from 'node:stream';
import { annotateDocumentSchema } from '../../shared/contract/requests.ts';
import { createEndpoint, type Endpoint, type EndpointDependencies } from '../../shared/http/endpoint.ts';
import { pathAttachmentId } from '../../shared/http/pathAttachmentId.ts';
import { optionalJsonBody } from '../../shared/http/requestBody.ts';
import type { Settings } from '../../shared/platform/settings.ts';
import { createFairLimit } from '../../shared/platform/fairLimit.ts';
import { attachmentDisposition } from '../../shared/storage/contentDisposition.ts';
import { annotateDocument, type AnnotateDependencies } from './annotateDocument.ts';

/** Documents annotated at a time, one per account: a list of a thousand verdicts takes seconds. */
const AT_ONCE = 4;
/** Milliseconds from the start of a request: known clients give up at 90 s. */
const PATIENCE_MS = 75_000;

export interface AnnotateHandlerDependencies extends EndpointDependencies, AnnotateDependencies {
  readonly settings: Settings;
}

export function createHandler(dependencies: AnnotateHandlerDependencies): Endpoint {
  const { settings } = dependencies;
  const inTurn = createFairLimit({ concurrency: AT_ONCE, perOwner: 1 });
  return createEndpoint(dependencies, { streamed: true }, async (request) => {
    const begun = performance.now();
    const isOver = (): boolean => request.abandoned?.aborted === true || performance.now() - begun > PATIENCE_MS;
    const { keys } = await optionalJsonBody(request, annotateDocumentSchema, settings.MAX_JSON_BODY_BYTES);
    const { accountId } = request.account;
    const attachmentId = pathAttachmentId(request);
    const { filename, bytes } = await inTurn(accountId, () =>
      annotateDocument(dependencies, accountId, attachmentId, keys, isOver),
    );
    return {
      statusCode: 200,
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': attachmentDisposition(filename),
        'Content-Length': String(bytes.byteLength),
        'Cache-Control': 'no-store',
      },
      body: Readable.from(inPieces(bytes), { objectMode: false }),
    };
  });
}

/** Bytes written at once. */
const PIECE_BYTES = 1024 * 1024;

function* inPieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}
