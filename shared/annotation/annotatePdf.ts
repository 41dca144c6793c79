/** Puts highlights, notes and the list of verdicts into a PDF, or into one made from a document's pictures. */
import { PDFDocument, type PDFPage } from 'pdf-lib';
import type { AnnotationQuestion } from './annotationProtocol.ts';
import { noteChanges } from './changedObjects.ts';
import { addHighlight } from './highlightAnnotation.ts';
import { inPageSpace, type PageFrame } from './pageSpace.ts';
import { addSummaryPages } from './summaryPages.ts';

/**
 * Additions to a PDF are appended to its bytes, so that what was signed stays as it was. An encrypted one, which anybody may
 * read, is rewritten without its encryption.
 */
export async function annotatePdf({ source, pages, highlights, rows, fonts }: AnnotationQuestion): Promise<Uint8Array> {
  const opened = source.kind === 'pdf' ? await open(source.bytes) : await ofPictures(source.pictures, pages);
  const { document, isAppended } = opened;
  const markChanged = noteChanges(document.context);
  const frames = document.getPages().map((page) => ({ page, frame: frameOf(page) }));
  for (const { pageNumber, boxes, ...look } of highlights) {
    const target = frames.at(pageNumber - 1);
    const size = pages.at(pageNumber - 1);
    if (target === undefined || size === undefined || boxes.length === 0) continue;
    addHighlight(
      document,
      target.page,
      boxes.map((box) => inPageSpace(box, target.frame, size)),
      look,
    );
  }
  await addSummaryPages(document, rows, fonts, frames);
  if (!isAppended) return document.save(AS_IT_IS);
  await document.flush();
  markChanged();
  return document.commit();
}

/** A form looks as its author left it. */
const AS_IT_IS = { updateFieldAppearances: false } as const;

interface Opened {
  readonly document: PDFDocument;
  /** Whether additions are appended to the file. */
  readonly isAppended: boolean;
}

async function open(bytes: Uint8Array): Promise<Opened> {
  const options = { updateMetadata: false };
  // With a password it is decrypted, and says that it is not encrypted.
  const { isEncrypted } = await PDFDocument.load(bytes, { ...options, ignoreEncryption: true });
  const isAppended = !isEncrypted && hasSoundTable(bytes);
  const opening = isEncrypted ? { ...options, password: '' } : { ...options, forIncrementalUpdate: isAppended };
  return { document: await PDFDocument.load(bytes, opening), isAppended };
}

/** Bytes at the end of a file in which it says where its table of objects is. */
const TRAILER_BYTES = 1024;

/** Whether the file is right about where its table of objects is: appended data refers back to it. */
function hasSoundTable(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const trailer = file.toString('latin1', Math.max(0, file.length - TRAILER_BYTES));
  const said = /startxref\s+(\d{1,12})\s+%%EOF\s*$/.exec(trailer)?.[1];
  if (said === undefined) return false;
  const at = Number(said);
  return /^\s*(?:xref\b|\d+ \d+ obj\b)/.test(file.toString('latin1', at, at + 32));
}

async function ofPictures(pictures: readonly Uint8Array[], pages: AnnotationQuestion['pages']): Promise<Opened> {
  const document = await PDFDocument.create();
  for (const [i, { width, height }] of pages.entries()) {
    const picture = await document.embedJpg(pictures[i]);
    document.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  }
  return { document, isAppended: false };
}

/** The displayed part of a page: its crop box, as far as the medium extends. */
function frameOf(page: PDFPage): PageFrame {
  const medium = page.getMediaBox();
  const crop = page.getCropBox();
  const left = Math.max(medium.x, crop.x);
  const bottom = Math.max(medium.y, crop.y);
  const right = Math.min(medium.x + medium.width, crop.x + crop.width);
  const top = Math.min(medium.y + medium.height, crop.y + crop.height);
  const rotation = page.getRotation().angle;
  if (right <= left || top <= bottom) return { ...medium, rotation };
  return { x: left, y: bottom, width: right - left, height: top - bottom, rotation };
}
