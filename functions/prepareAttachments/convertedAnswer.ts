/** A conversion's answer: the attachment that it made, without its text, which its preparation returns. */
import type { ConvertedFile, PreparedAttachment } from '../../shared/contract/attachment.ts';

const PDF = 'application/pdf';

export const convertedAnswer = ({
  attachmentId,
  status,
  metadata,
  processingTimeMs,
  expiresAt,
  originalDownload,
  convertedDownload,
  urlSource,
  urlCache,
  error,
}: PreparedAttachment): ConvertedFile => ({
  attachmentId,
  status: status === 'ready' ? 'converted' : 'error',
  metadata: {
    ...metadata,
    originalFilename: originalDownload?.filename ?? metadata.filename,
    originalMimeType: originalDownload?.mimeType ?? metadata.mimeType,
    convertedMimeType: convertedDownload === undefined ? metadata.mimeType : PDF,
    conversionTimeMs: processingTimeMs,
  },
  expiresAt,
  originalDownload,
  convertedDownload,
  urlSource,
  urlCache,
  error,
});
