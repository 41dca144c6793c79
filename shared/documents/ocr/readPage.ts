/** Reads a whole page, which may be a photograph of a sheet on a table. A picture within a page is not: where it has no words, that is all. */
import { withFlatPaper } from './flatPaper.ts';
import { withoutSurroundings } from './paperSheet.ts';
import type { GreyPicture } from './picture.ts';
import { readPicture, type PictureText, type Readings } from './readPicture.ts';
import type { Tesseract } from './tesseract.ts';

export function readPage(tesseract: Tesseract, shown: GreyPicture, readings: Readings): PictureText {
  const text = readPicture(tesseract, shown, readings);
  const isIllegible = text.lines.length === 0 && text.unread !== undefined;
  if (!isIllegible) return text;
  for (const clearer of [withoutSurroundings, withFlatPaper]) {
    const picture = clearer(shown);
    if (picture === shown) continue;
    const again = readPicture(tesseract, picture, readings);
    if (again.lines.length > 0) return again;
  }
  return text;
}
