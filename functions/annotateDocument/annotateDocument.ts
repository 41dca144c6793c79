/** The action: the document as a PDF, with every verdict highlighted where it stands and all of them listed at the end. */
import sharp from 'sharp';
import {
  ROW_PIXELS_PER_POINT,
  type AnnotatedSource,
  type SummaryRow,
} from '../../shared/annotation/annotationProtocol.ts';
import type { Annotator } from '../../shared/annotation/annotator.ts';
import { latestVerifications } from '../../shared/attachments/latestVerifications.ts';
import { documentSource, loadTextIndex } from '../../shared/attachments/storedText.ts';
import type { Verification } from '../../shared/contract/verification.ts';
import type { DocumentReader, DocumentSource } from '../../shared/documents/documentReader.ts';
import { isMediaType } from '../../shared/documents/media/mediaType.ts';
import type { IndexedPage } from '../../shared/documents/textIndex.ts';
import { UnreadableDocument } from '../../shared/documents/unreadableDocument.ts';
import type { Typesetter } from '../../shared/evidence/typesetting/typesetter.ts';
import { invalidArgument } from '../../shared/http/apiError.ts';
import type { ReadyAttachment } from '../../shared/storage/attachmentRecords.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import { outcomeOfStatus } from '../../shared/reports/outcome.ts';
import { readySource } from '../../shared/verification/readySource.ts';
import { highlightsOf } from './highlights.ts';
import { headMarkup, OUTCOME_COLOURS, summaryMarkup } from './summaryMarkup.ts';

/** Verdicts that one file takes: the list of more would be longer than most documents. */
const MOST_VERDICTS = 1000;
/** Pages of a document of pictures, each of which is drawn. */
const MOST_PICTURES = 200;
/** Pixels per point that pictures are drawn with: 144 dpi. */
const PICTURE_SCALE = 2;
const PICTURE = { quality: 85 } as const;
/** Pixels that the words of a row are set within: as wide as `ROW_WIDTH` of the pages that list them. */
const ROW_PIXELS = 485 * ROW_PIXELS_PER_POINT;
const PDF = 'application/pdf';

export interface AnnotateDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'files'>;
  readonly reader: Pick<DocumentReader, 'render'>;
  readonly typesetter: Typesetter;
  readonly annotator: Annotator;
}

export interface AnnotatedDocument {
  readonly filename: string;
  readonly bytes: Uint8Array;
}

/**
 * @param keys of citations; all of the attachment where it is absent
 * @throws ApiError 404 when there is no such attachment; 503 while it is being prepared; 400 for recordings, and for files that
 *   cannot be annotated
 */
export async function annotateDocument(
  { storage: { attachments, files }, reader, typesetter, annotator }: AnnotateDependencies,
  accountId: string,
  attachmentId: string,
  keys: readonly string[] | undefined,
): Promise<AnnotatedDocument> {
  const record = await readySource(attachments, accountId, attachmentId);
  const source = documentSource(files, record);
  if (isMediaType(source.mimeType)) {
    throw invalidArgument(`Attachment '${attachmentId}' is a recording: it has no pages to annotate.`);
  }
  const { pages } = await loadTextIndex(files, record);
  const verdicts: (readonly [string, Verification])[] = [];
  for await (const entry of latestVerifications(files, record)) {
    if (keys !== undefined && !keys.includes(entry[0])) continue;
    verdicts.push(withoutPicture(entry));
    if (verdicts.length === MOST_VERDICTS) break;
  }
  verdicts.sort(([, a], [, b]) => placeOf(a) - placeOf(b));
  try {
    const bytes = await annotator.annotate(accountId, {
      source: await annotatedSource(reader, source, pages),
      pages: pages.map(({ width, height }) => ({ width, height })),
      highlights: verdicts.flatMap(([key, verification]) => highlightsOf(key, verification)),
      rows: await rowsOf(typesetter, record, verdicts),
    });
    return { filename: `${record.originalFilename.replace(/\.[A-Za-z0-9]{1,5}$/, '')} (annotated).pdf`, bytes };
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    throw invalidArgument(
      `Attachment '${attachmentId}' cannot be annotated: its file does not keep to the format.`,
      error,
    );
  }
}

/** A thousand pictures are not held for a list of verdicts. */
const withoutPicture = ([key, { evidence: _evidence, verificationImageBase64: _earlier, ...verdict }]: readonly [
  string,
  Verification,
]) => [key, verdict] as const;

/** In the order of the document; what was not found comes last. */
const placeOf = ({ document }: Verification): number =>
  document === undefined ? Infinity : document.pageNumber * 1e6 + document.lineId;

async function annotatedSource(
  reader: Pick<DocumentReader, 'render'>,
  source: DocumentSource,
  pages: readonly IndexedPage[],
): Promise<AnnotatedSource> {
  if (source.mimeType === PDF) return { kind: 'pdf', bytes: await source.load() };
  if (pages.length > MOST_PICTURES) {
    throw invalidArgument(`A document of more than ${MOST_PICTURES} pictures is not annotated as a whole.`);
  }
  const pictures: Uint8Array[] = [];
  for (const { pageNumber } of pages) {
    const { width, height, pixels } = await reader.render(source, { pageNumber, scale: PICTURE_SCALE });
    pictures.push(
      await sharp(pixels, { raw: { width, height, channels: 3 } })
        .jpeg(PICTURE)
        .toBuffer(),
    );
  }
  return { kind: 'pictures', pictures };
}

async function rowsOf(
  typesetter: Typesetter,
  { accountId, originalFilename }: ReadyAttachment,
  verdicts: readonly (readonly [string, Verification])[],
): Promise<SummaryRow[]> {
  if (verdicts.length === 0) return [];
  const picture = async (markup: string): Promise<Pick<SummaryRow, 'png' | 'width' | 'height'>> => {
    const { width, height, pixels } = await typesetter.set(accountId, markup, ROW_PIXELS);
    const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
    return { png, width, height };
  };
  const all = verdicts.map(([, verification]) => verification);
  const rows: SummaryRow[] = [await picture(headMarkup(originalFilename, all))];
  for (const [i, [key, verification]] of verdicts.entries()) {
    const { pageNumber, document, status } = verification;
    rows.push({
      ...(await picture(summaryMarkup(i + 1, key, verification))),
      pageNumber,
      top: document?.boundingBoxes.at(0)?.y,
      colour: OUTCOME_COLOURS[outcomeOfStatus(status)],
    });
  }
  return rows;
}
