/** Where an attachment came from, as the caller sees it; absent for uploads. */
import type { UrlSource } from '../contract/attachment.ts';
import type { AttachmentRecord } from '../storage/attachmentRecords.ts';

export function urlSource({ origin }: AttachmentRecord): UrlSource | undefined {
  if (!origin) return undefined;
  const { url, domain, httpStatus, capture } = origin;
  return {
    url,
    domain,
    title: capture?.title,
    finalUrl: capture?.finalUrl,
    httpStatus,
    capturedAt: capture?.capturedAt,
    language: capture?.language,
    canonicalUrl: capture?.canonicalUrl,
    publishedAt: capture?.publishedAt,
  };
}
