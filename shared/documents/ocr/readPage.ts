/** Reads a whole page, which may be a photograph of a sheet on a table. A picture within a page is not: where it has no words, that is all. */
import { clearer, isWellRead } from './clearer.ts';
import { findComponents, otsuThreshold } from './components.ts';
import { isUnevenPaper, paperShades, withFlatPaper } from './flatPaper.ts';
import { withoutSurroundings } from './paperSheet.ts';
import type { GreyPicture } from './picture.ts';
import type { PictureText } from './pictureText.ts';
import { readPicture, type Readings } from './readPicture.ts';
import { isSpeckled, smoothed } from './smoothed.ts';
import type { Tesseract } from './tesseract.ts';

/**
 * Milliseconds of processor time up to which a page is read twice: both readings must fit into what one page may take. On a machine that does ten
 * other things everything takes two to three times as much of it.
 */
const SOON_READ_MS = 12_000;

/**
 * Dark share of a picture from which a sheet is looked for in it: print has a tenth of it, at most a fifth. Where more than half is dark, paper is
 * taken for ink, and lines that the layout skipped are not seen by any who look for their ink.
 */
const LEAST_DARK = 0.3;

export function readPage(tesseract: Tesseract, shown: GreyPicture, readings: Readings): PictureText {
  const before = process.threadCpuUsage();
  const isSoonRead = (): boolean => {
    const { user, system } = process.threadCpuUsage(before);
    return user + system <= 1000 * SOON_READ_MS;
  };
  const sheet = isMuchDark(shown) ? withoutSurroundings(shown) : shown;
  const onSheet = sheet === shown ? undefined : readPicture(tesseract, sheet, readings);
  const asShown = (): PictureText => readPicture(tesseract, shown, readings);
  // Around the sheet there is hardly ever writing, and what there is takes long: a page that is out of time is read without it.
  const inAll = (sheetText: PictureText): PictureText => (isSoonRead() ? clearer(asShown(), sheetText) : sheetText);
  const text = onSheet === undefined ? asShown() : inAll(onSheet);
  if (isWellRead(text)) return text;
  const isIllegible = text.lines.length === 0 && text.unread !== undefined;
  if (!isIllegible) {
    const cleaned = isSoonRead() ? clean(shown) : undefined;
    return cleaned === undefined ? text : clearer(text, readPicture(tesseract, cleaned, readings));
  }
  for (const clear of [withoutSurroundings, withFlatPaper]) {
    const picture = clear(shown);
    if (picture === shown) continue;
    const again = readPicture(tesseract, picture, readings);
    if (again.lines.length > 0) return again;
  }
  return text;
}

const isMuchDark = ({ pixels }: GreyPicture): boolean =>
  (otsuThreshold(pixels)?.dark ?? 0) >= LEAST_DARK * pixels.length;

/** Without what may make it hard to read: stains and folds of old paper are as dark as the letters elsewhere on it, worn copies are full of specks. */
function clean(shown: GreyPicture): GreyPicture | undefined {
  const shades = paperShades(shown);
  if (isUnevenPaper(shades)) return withFlatPaper(shown, shades);
  return isSpeckled(findComponents(shown)) ? smoothed(shown) : undefined;
}
