/** What OCR reads in the pictures of pages with a sound text layer, as separate lines beside those of the layer. */
import { lineOnPage } from '../ocr/lineOnPage.ts';
import { grey, READING_SCALE, type GreyPicture } from '../ocr/picture.ts';
import { MachineBusy } from '../machineBusy.ts';
import type { PdfSource } from '../pdfReader.ts';
import { pageText, type IndexedLine, type IndexedPage } from '../textIndex.ts';
import { UnreadableDocument } from '../unreadableDocument.ts';
import type { PictureOnPage } from './barePictures.ts';
import { GLANCE_SCALE, holdsWriting } from './holdsWriting.ts';
import type { ReadBackDependencies } from './readBack.ts';
import { withPictureLines } from './pictureLinesOnPage.ts';
import { withoutLines } from './withoutLines.ts';

/** Milliseconds of work that one picture may take. */
const PICTURE_WORK_MS = 15_000;
/** Pictures with writing that are read in a document, the largest first: together they take as long as some scanned pages. */
const MOST_READ = 12;
/** Mean confidence of a line's characters, 0..100: OCR of drawings and photographs stays below. */
const LEAST_CONFIDENCE = 70;
/** Letters and digits of a line that means anything. */
const LEAST_WRITTEN = 2;

/**
 * @param waitMs milliseconds by the clock for all of them
 * @returns the pages that change, by number; one that could not be read in time says so
 */
export async function readPictures(
  readers: ReadBackDependencies,
  source: PdfSource,
  pictures: readonly PictureOnPage[],
  waitMs: number,
): Promise<Map<number, IndexedPage>> {
  const deadline = performance.now() + waitMs;
  const hasWriting = await Promise.all(pictures.map((picture) => showsWriting(readers, source, picture)));
  const written = pictures.filter((_, i) => hasWriting[i]);
  const read = await Promise.all(
    written.map(async (picture, i) => ({
      ...picture,
      lines: i < MOST_READ ? await linesIn(readers, source, picture, deadline) : undefined,
    })),
  );
  const changed = new Map<number, IndexedPage>();
  for (const { page, box, lines } of read) {
    const before = changed.get(page.pageNumber) ?? page;
    if (lines === undefined) changed.set(page.pageNumber, { ...before, error: UNREAD });
    else if (lines.length > 0) changed.set(page.pageNumber, withPictureLines(before, { box, lines }));
  }
  return changed;
}

const UNREAD = 'A picture on this page was not read, or not in time: what is written in it is not part of the text.';

const alone = (picture: GreyPicture, { page, box, isUnderText }: PictureOnPage): GreyPicture =>
  isUnderText === true ? withoutLines(picture, box, page.lines) : picture;

/** Also false if it cannot be drawn; a picture that there was no time to inspect may contain writing. */
async function showsWriting(
  { pdf }: ReadBackDependencies,
  source: PdfSource,
  picture: PictureOnPage,
): Promise<boolean> {
  const { page, box } = picture;
  try {
    const raster = await pdf.render(source, { pageNumber: page.pageNumber, region: box, scale: GLANCE_SCALE });
    return holdsWriting(alone(await grey(raster), picture));
  } catch (error) {
    if (error instanceof UnreadableDocument) return false;
    if (error instanceof MachineBusy) return true;
    throw error;
  }
}

/** Undefined if it was not read. */
async function linesIn(
  { pdf, ocr }: ReadBackDependencies,
  source: PdfSource,
  bare: PictureOnPage,
  deadline: number,
): Promise<readonly IndexedLine[] | undefined> {
  const { page, box } = bare;
  try {
    let place = { x: box.x, y: box.y, pointsPerPixelX: 1, pointsPerPixelY: 1 };
    const picture = async (): Promise<GreyPicture> => {
      const raster = await pdf.render(source, { pageNumber: page.pageNumber, region: box, scale: READING_SCALE });
      place = { ...place, pointsPerPixelX: 1 / raster.scaleX, pointsPerPixelY: 1 / raster.scaleY };
      return alone(await grey(raster), bare);
    };
    const time = { workMs: PICTURE_WORK_MS, waitMs: Math.max(0, deadline - performance.now()) };
    const { lines } = await ocr.read(picture, time, { owner: source.owner, shows: 'place', beside: pageText(page) });
    return lines.filter(isSurelyRead).map((line) => ({ ...lineOnPage(line, place), provenance: 'ocr' as const }));
  } catch (error) {
    // Silence says nothing: a picture full of writing that took too long is as unread as one that was never started.
    if (error instanceof MachineBusy || error instanceof UnreadableDocument) return undefined;
    throw error;
  }
}

export function isSurelyRead({ text, wordConfidences = [] }: IndexedLine): boolean {
  const words = text.split(' ');
  const sure = words.reduce((sum, word, i) => sum + word.length * (wordConfidences.at(i) ?? 0), 0);
  const characters = words.reduce((sum, word) => sum + word.length, 0);
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= LEAST_WRITTEN && sure >= LEAST_CONFIDENCE * characters;
}
