/** The proof image of one citation: the marked lines as they stand on the page, highlighted. */
import type { OutputImageFormat } from '../contract/requests.ts';
import type { DocumentReader, DocumentSource } from '../documents/documentReader.ts';
import type { IndexedPage } from '../documents/textIndex.ts';
import { encode } from './encode.ts';
import { highlight } from './highlight.ts';
import type { Mark } from './mark.ts';
import { evidenceRegions, type Region } from './regions.ts';
import { stack } from './stack.ts';
import { leastVisible, liesIn, visibilityOf, type PlacedCharacter, type Visibility } from './visibility.ts';

export interface ProofImage {
  /** `data:image/<format>;base64,…` */
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Of the match's characters. */
  readonly visibility: Visibility;
}

/** Marked lines are drawn about this high, pixels: ten-point type like 18-pixel type on a screen. Encoding costs by the square of it. */
const LINE_HEIGHT_PIXELS = 20;
const MIN_SCALE = 1.25;
const MAX_SCALE = 3;
/** Larger pictures are drawn at a lower scale: a long quotation must not cost seconds. */
const MAX_PIXELS = 2_000_000;

/**
 * @param pages all pages of the document
 * @param marks in reading order; at least one
 * @param characters of the match, to see whether the page shows them
 * @throws UnreadableDocument when a page cannot be drawn within the limits
 */
export async function proofImage(
  reader: Pick<DocumentReader, 'render'>,
  source: DocumentSource,
  pages: readonly IndexedPage[],
  marks: readonly Mark[],
  format: OutputImageFormat,
  characters: readonly PlacedCharacter[] = [],
): Promise<ProofImage> {
  const regions = evidenceRegions(
    pages,
    marks.filter((mark) => mark.kind === 'quotation'),
  );
  const scale = drawingScale(regions, marks);
  const pieces = await Promise.all(
    regions.map(async ({ pageNumber, box }) => {
      const region = { pageNumber, box };
      const inside = characters.filter((character) => liesIn(character, region));
      const raster = await reader.render(source, { pageNumber, region: box, scale, characters: inside });
      const visibility = visibilityOf(raster, region, inside);
      highlight(raster, region, marks);
      return { raster, visibility };
    }),
  );
  const picture = stack(pieces.map(({ raster }) => raster));
  const bytes = await encode(picture, format);
  return {
    src: `data:image/${format};base64,${bytes.toString('base64')}`,
    width: picture.width,
    height: picture.height,
    visibility: leastVisible(pieces.map(({ visibility }) => visibility)),
  };
}

function drawingScale(regions: readonly Region[], marks: readonly Mark[]): number {
  const heights = marks.map(({ box, direction }) => (direction === 'vertical' ? box.width : box.height));
  const typical = heights.sort((a, b) => a - b)[Math.floor(heights.length / 2)];
  const wanted = Math.min(MAX_SCALE, Math.max(MIN_SCALE, LINE_HEIGHT_PIXELS / typical));
  const area = regions.reduce((sum, { box }) => sum + box.width * box.height, 0);
  return Math.min(wanted, Math.sqrt(MAX_PIXELS / area));
}
