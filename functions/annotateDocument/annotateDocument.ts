/** The action: the document as a PDF, with every verdict highlighted in place and all of them listed at the end. */
import sharp from 'sharp';
import type { AnnotatedSource } from '../../shared/annotation/annotationProtocol.ts';
import type { Annotator } from '../../shared/annotation/annotator.ts';
import { documentSource, loadTextIndex } from '../../shared/attachments/storedText.ts';
import type { DocumentReader, DocumentSource } from '../../shared/documents/documentReader.ts';
import { MachineBusy } from '../../shared/documents/machineBusy.ts';
import { isMediaType } from '../../shared/documents/media/mediaType.ts';
import type { IndexedPage } from '../../shared/documents/textIndex.ts';
import { UnreadableDocument } from '../../shared/documents/unreadableDocument.ts';
import { invalidArgument } from '../../shared/http/apiError.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import { readySource } from '../../shared/verification/readySource.ts';
import { createLimit } from '../../shared/platform/limit.ts';
import { highlightsOfAll } from './highlights.ts';
import { listVerdicts, type VerdictList } from './listedVerdicts.ts';
import { headRow, verdictRow } from './summaryRow.ts';

/** Records read in parallel. */
const READS_AT_ONCE = 10;
/** Pages of a document made of pictures, each of which is drawn. */
const MOST_PICTURES = 200;
/** Pixels per point at which pictures are drawn: 144 dpi. */
const PICTURE_SCALE = 2;
const PICTURE = { quality: 85 } as const;
const PDF = 'application/pdf';

export interface AnnotateDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'files'>;
  readonly reader: Pick<DocumentReader, 'render'>;
  readonly annotator: Annotator;
}

export interface AnnotatedDocument {
  readonly filename: string;
  readonly bytes: Uint8Array;
}

/**
 * @param keys of citations; if absent, all of the attachment
 * @param isOver whether nobody is waiting any more, or has waited too long
 * @throws AttachmentNotFound; AttachmentUnderWay while it is being prepared; ApiError 400 for recordings, and for files that
 * cannot be annotated
 */
export async function annotateDocument(
  { storage: { attachments, files }, reader, annotator }: AnnotateDependencies,
  accountId: string,
  attachmentId: string,
  keys: readonly string[] | undefined,
  isOver: () => boolean,
): Promise<AnnotatedDocument> {
  const goOn = (): void => {
    if (isOver()) throw new MachineBusy('annotating a document');
  };
  goOn();
  const record = await readySource(attachments, accountId, attachmentId);
  const source = documentSource(files, record);
  if (isMediaType(source.mimeType)) {
    throw invalidArgument(`Attachment '${attachmentId}' is a recording: it has no pages to annotate.`);
  }
  const { pages } = await loadTextIndex(files, record);
  const list = await listVerdicts(files, record, keys);
  const nameOf = await namesOf(attachments, accountId, list);
  try {
    const bytes = await annotator.annotate(accountId, {
      source: await annotatedSource(reader, source, pages, goOn),
      pages: pages.map(({ width, height }) => ({ width, height })),
      highlights: await highlightsOfAll(list.verdicts, nameOf),
      rows:
        list.verdicts.length === 0
          ? []
          : [headRow(record.originalFilename, list), ...list.verdicts.map((verdict) => verdictRow(verdict, nameOf))],
    });
    return { filename: `${record.originalFilename.replace(/\.[A-Za-z0-9]{1,5}$/, '')} (annotated).pdf`, bytes };
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    const reason =
      error.reason === 'too_complex'
        ? "annotating it takes more time or memory than it may. Name fewer citations in 'keys'"
        : 'its file does not keep to the format';
    throw invalidArgument(`Attachment '${attachmentId}' cannot be annotated: ${reason}.`, error);
  }
}

/** File names of the other sources that contain quotations; one that is gone is named by its identifier. */
async function namesOf(
  attachments: Pick<Storage['attachments'], 'get'>,
  accountId: string,
  { verdicts }: VerdictList,
): Promise<(attachmentId: string) => string> {
  const named = verdicts.flatMap(({ verification: { foundIn = [] } }) =>
    foundIn.map(({ attachmentId }) => attachmentId),
  );
  const limit = createLimit(READS_AT_ONCE);
  const names = await Promise.all(
    Array.from(new Set(named), (attachmentId) =>
      limit(async () => [attachmentId, (await attachments.get(accountId, attachmentId))?.originalFilename] as const),
    ),
  );
  const known = new Map(names);
  return (attachmentId) => known.get(attachmentId) ?? attachmentId;
}

async function annotatedSource(
  reader: Pick<DocumentReader, 'render'>,
  source: DocumentSource,
  pages: readonly IndexedPage[],
  goOn: () => void,
): Promise<AnnotatedSource> {
  if (source.mimeType === PDF) return { kind: 'pdf', bytes: await source.load() };
  if (pages.length > MOST_PICTURES) {
    throw invalidArgument(`A document of more than ${MOST_PICTURES} pictures is not annotated as a whole.`);
  }
  const pictures: Uint8Array[] = [];
  for (const { pageNumber } of pages) {
    goOn();
    const { width, height, pixels } = await reader.render(source, { pageNumber, scale: PICTURE_SCALE });
    pictures.push(
      await sharp(pixels, { raw: { width, height, channels: 3 } })
        .jpeg(PICTURE)
        .toBuffer(),
    );
  }
  return { kind: 'pictures', pictures };
}
