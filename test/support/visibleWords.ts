/** Asks for each word of a PDF whether its page shows it, as a verification does for the words of a match. */
import type { PdfReader } from '../../shared/documents/pdfReader.ts';
import { placedCharacters, visibilityOf, type Visibility } from '../../shared/evidence/visibility.ts';
import { sourceOf } from './readPdf.ts';

/** Pixels per point: for 11-point type, as in a proof image. */
const SCALE = 1.8;

export interface SeenWord {
  /** 1-based. */
  readonly pageNumber: number;
  readonly word: string;
  readonly visibility: Visibility;
}

/** The words of all pages, in reading order. */
export async function visibleWords(reader: PdfReader, pdf: Uint8Array): Promise<SeenWord[]> {
  const source = sourceOf(pdf);
  const { pages } = await reader.extractText(source);
  const seen: SeenWord[] = [];
  for (const { pageNumber, width, height, lines } of pages) {
    const words = lines.flatMap(({ text }, line) =>
      Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => {
        const span = { pageNumber, lineId: line + 1, start: index, end: index + word.length };
        return { word, characters: placedCharacters(pages, [span]) };
      }),
    );
    const characters = words.flatMap((one) => one.characters);
    const raster = await reader.render(source, { pageNumber, scale: SCALE, characters });
    const region = { pageNumber, box: { x: 0, y: 0, width, height } };
    let from = 0;
    for (const one of words) {
      const traces = raster.traces?.slice(from, from + one.characters.length) ?? [];
      from += one.characters.length;
      const visibility = visibilityOf({ ...raster, traces }, region, one.characters);
      seen.push({ pageNumber, word: one.word, visibility });
    }
  }
  return seen;
}
