/** A prepared source as reports name it. */
import { dirname, relative, resolve } from 'node:path';
import type { ReportSource } from '../../shared/reports/checkedText.ts';
import type { PreparedSource } from './prepareSources.ts';

/** @param reportPath where the report will be: links to files start there */
export function reportSource({ file, prepared }: PreparedSource, reportPath = ''): ReportSource {
  const { attachmentId, metadata, urlSource } = prepared;
  const fromReport = file && relative(dirname(resolve(reportPath)), resolve(file.path));
  return {
    attachmentId,
    // A page without a title is identified by its address: the name of its rendition says nothing.
    name: urlSource?.title ?? urlSource?.url ?? metadata.filename,
    href: urlSource?.finalUrl ?? urlSource?.url ?? (fromReport && pathAsAddress(fromReport)),
    mimeType: metadata.mimeType,
    pageCount: metadata.pageCount,
    sha256: file?.sha256,
    capturedAt: urlSource?.capturedAt,
  };
}

const pathAsAddress = (path: string): string => path.split(/[\\/]/).map(encodeURIComponent).join('/');
