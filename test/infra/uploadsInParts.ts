/** Objects that are put into S3 in parts, as those of more than five megabytes: an upload is begun, gets its parts, and is completed. */
import { randomUUID } from 'node:crypto';

export type UploadStep =
  | { readonly kind: 'begin' }
  | { readonly kind: 'part'; readonly uploadId: string; readonly number: number }
  | { readonly kind: 'complete' | 'abort'; readonly uploadId: string };

/** What a request does for an upload in parts, by its method and query; undefined if it is another request. */
export function stepOfUpload(method: string | undefined, query: URLSearchParams): UploadStep | undefined {
  if (method === 'POST' && query.has('uploads')) return { kind: 'begin' };
  const uploadId = query.get('uploadId');
  if (uploadId === null) return undefined;
  if (method === 'PUT') return { kind: 'part', uploadId, number: Number(query.get('partNumber')) };
  return { kind: method === 'DELETE' ? 'abort' : 'complete', uploadId };
}

/**
 * @param store takes the whole object
 * @returns does a step, and returns the XML of its answer
 */
export function createUploadsInParts(
  store: (key: string, bytes: Buffer) => void,
): (key: string, step: UploadStep, body: Buffer) => string {
  /** By upload, the parts by their numbers. */
  const uploads = new Map<string, Map<number, Buffer>>();
  return (key, step, body) => {
    if (step.kind === 'begin') {
      const uploadId = randomUUID();
      uploads.set(uploadId, new Map());
      return `<InitiateMultipartUploadResult><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`;
    }
    const parts = uploads.get(step.uploadId);
    if (parts === undefined) throw new Error('There is no such upload.');
    if (step.kind === 'part') {
      parts.set(step.number, body);
      return '';
    }
    uploads.delete(step.uploadId);
    if (step.kind === 'abort') return '';
    const inOrder = [...parts].sort(([one], [other]) => one - other).map(([, bytes]) => bytes);
    store(key, Buffer.concat(inOrder));
    return '<CompleteMultipartUploadResult><ETag>"0"</ETag></CompleteMultipartUploadResult>';
  };
}
