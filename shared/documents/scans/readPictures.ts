/** What OCR reads in the pictures of pages whose text layer is sound, as lines of their own beside those of the layer. */
import { lineOnPage } from '../ocr/lineOnPage.ts';
import { grey, READING_SCALE, type GreyPicture } from '../ocr/picture.ts';
import { MachineBusy } from '../machineBusy.ts';
import type { PdfSource } from '../pdfReader.ts';
import type { IndexedLine, IndexedPage } from '../textIndex.ts';
import { UnreadableDocument } from '../unreadableDocument.ts';
import type { PictureOnPage } from './barePictures.ts';
import { GLANCE_SCALE, lettersShown } from './lettersShown.ts';
import type { ReadBackDependencies } from './readBack.ts';
import { withPictureLines } from './pictureLinesOnPage.ts';
import { withinWork } from './pictureWork.ts';

/** Milliseconds of work that one picture may take. */
const PICTURE_WORK_MS = 15_000;
/** Pictures of a document that are looked at, the largest: a glance takes some milliseconds. */
const MOST_LOOKED_AT = 60;
/** Mean confidence of a line's characters, 0..100: what OCR makes of drawings and photographs stays below. */
const LEAST_CONFIDENCE = 70;
/** Letters and digits of a line that says anything. */
const LEAST_WRITTEN = 2;

/** What stands on a page whose pictures were not all read. */
export const UNREAD_PICTURE =
  'A picture on this page was not read, for want of time: what is written in it is not part of the text.';

/**
 * @param pictures the largest first
 * @param waitMs milliseconds by the clock for all of them, on a machine that others keep busy
 * @returns the pages that change, by number; one with a picture that was not read says so
 */
export async function readPictures(
  readers: ReadBackDependencies,
  source: PdfSource,
  pictures: readonly PictureOnPage[],
  waitMs: number,
): Promise<Map<number, IndexedPage>> {
  const deadline = performance.now() + waitMs;
  const looked = await Promise.all(
    pictures.slice(0, MOST_LOOKED_AT).map(async (picture) => ({
      picture,
      letters: await lettersIn(readers, source, picture),
    })),
  );
  const chosen = withinWork(looked.flatMap(({ picture, letters = 0 }) => (letters > 0 ? [{ picture, letters }] : [])));
  const readings = new Map(
    await Promise.all(
      chosen.map(async ({ picture }) => [picture, await linesIn(readers, source, picture, deadline)] as const),
    ),
  );
  const without = new Set(looked.filter(({ letters }) => letters === 0).map(({ picture }) => picture));
  const changed = new Map<number, IndexedPage>();
  // The largest first, whatever was read first: the lines of one picture stand beside those of another.
  for (const picture of pictures) {
    const { page, box } = picture;
    const before = changed.get(page.pageNumber) ?? page;
    const lines = without.has(picture) ? [] : readings.get(picture);
    if (lines === undefined) changed.set(page.pageNumber, { ...before, error: UNREAD_PICTURE });
    else if (lines.length > 0) changed.set(page.pageNumber, withPictureLines(before, { box, lines }));
  }
  return changed;
}

/** None also where it cannot be drawn; undefined when there was no time to look. */
async function lettersIn(
  { pdf }: ReadBackDependencies,
  source: PdfSource,
  { page: { pageNumber }, box }: PictureOnPage,
): Promise<number | undefined> {
  try {
    return lettersShown(grey(await pdf.render(source, { pageNumber, region: box, scale: GLANCE_SCALE })));
  } catch (error) {
    if (error instanceof MachineBusy) return undefined;
    if (error instanceof UnreadableDocument) return 0;
    throw error;
  }
}

/** Undefined when there was no time. */
async function linesIn(
  { pdf, ocr }: ReadBackDependencies,
  source: PdfSource,
  { page: { pageNumber }, box }: PictureOnPage,
  deadline: number,
): Promise<readonly IndexedLine[] | undefined> {
  try {
    let place = { x: box.x, y: box.y, pointsPerPixelX: 1, pointsPerPixelY: 1 };
    const picture = async (): Promise<GreyPicture> => {
      const raster = await pdf.render(source, { pageNumber, region: box, scale: READING_SCALE });
      place = { ...place, pointsPerPixelX: 1 / raster.scaleX, pointsPerPixelY: 1 / raster.scaleY };
      return grey(raster);
    };
    const time = { workMs: PICTURE_WORK_MS, waitMs: Math.max(0, deadline - performance.now()) };
    const { lines } = await ocr.read(picture, time, { owner: source.owner, shows: 'place' });
    return lines.filter(isRead).map((line) => ({ ...lineOnPage(line, place), provenance: 'ocr' as const }));
  } catch (error) {
    if (error instanceof MachineBusy) return undefined;
    if (error instanceof UnreadableDocument) return [];
    throw error;
  }
}

function isRead({ text, wordConfidences = [] }: IndexedLine): boolean {
  const words = text.split(' ');
  const sure = words.reduce((sum, word, i) => sum + word.length * (wordConfidences.at(i) ?? 0), 0);
  const characters = words.reduce((sum, word) => sum + word.length, 0);
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= LEAST_WRITTEN && sure >= LEAST_CONFIDENCE * characters;
}
