/** Reads a picture of one level line in Latin letters: a tenth of the cost of a picture that may show anything in any orientation. */
import { LATIN } from './languages.ts';
import type { GreyPicture } from './picture.ts';
import { pictureLines, writtenLines } from './pictureLines.ts';
import type { PictureText } from './pictureText.ts';
import type { Readings } from './readPicture.ts';
import type { Tesseract } from './tesseract.ts';

/** No lines if no language in Latin letters is installed. */
export function readLine(tesseract: Tesseract, picture: GreyPicture, { own, others }: Readings): PictureText {
  const language = [...own, ...others].find(({ script }) => script === LATIN)?.languages[0];
  if (language === undefined) return { lines: [] };
  return { lines: pictureLines(writtenLines(tesseract.recognise(picture, [language], 'line')), [1, 0, 0, 1, 0, 0]) };
}
