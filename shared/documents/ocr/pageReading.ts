/** One reading of a picture, in given languages. */
import { READING_PASSES, runPasses } from './passes.ts';
import type { GreyPicture } from './picture.ts';
import type { RecognisedLine } from './recognised.ts';
import type { Layout, Tesseract } from './tesseract.ts';

export interface Recognised {
  readonly lines: readonly RecognisedLine[];
  readonly languages: readonly string[];
  readonly layout?: Layout;
}

export function recognised(
  tesseract: Tesseract,
  picture: GreyPicture,
  languages: readonly string[],
  layout: Layout = 'any',
): Recognised {
  const read = tesseract.recognise(picture, languages, layout);
  const lines = runPasses(READING_PASSES, read, { tesseract, picture, languages });
  return { lines, languages, layout };
}
