/** The proof image of one citation: the marked lines as they stand on the page, highlighted. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OutputImageFormat } from '../contract/requests.ts';
import type { DocumentReader, DocumentSource } from '../documents/documentReader.ts';
import type { Raster } from '../documents/pdfReader.ts';
import type { IndexedPage } from '../documents/textIndex.ts';
import { encode } from './encode.ts';
import { highlight } from './highlight.ts';
import type { Mark } from './mark.ts';
import { evidenceRegions, shownRegions, type Region } from './regions.ts';
import { stack } from './stack.ts';
import { leastVisible, liesIn, visibilityOf, type PlacedCharacter, type Visibility } from './visibility.ts';

export interface ProofPicture {
  /** `data:image/<format>;base64,…` */
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export interface Proof {
  /** Of the match's characters. */
  readonly visibility: Visibility;
  /** Absent when it was not wanted. */
  readonly picture?: ProofPicture;
}

/** Of words that are believed without a look: those of a transcript, and those that OCR saw. */
export const picturelessProof: Proof = { visibility: 'shown' };

/** Of words that nobody had the time to look at. */
export const unlookedProof: Proof = { visibility: 'unlooked' };

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
 * @param wantsPicture asked once before and once after the places were looked at; without a picture, only they are drawn
 * @param looked told what the places show before the picture is made
 * @throws UnreadableDocument when a page cannot be drawn within the limits
 */
export async function proofImage(
  reader: Pick<DocumentReader, 'render'>,
  source: DocumentSource,
  pages: readonly IndexedPage[],
  marks: readonly Mark[],
  format: OutputImageFormat,
  characters: readonly PlacedCharacter[] = [],
  wantsPicture: () => boolean = () => true,
  looked: (proof: Proof) => void = () => undefined,
): Promise<Proof> {
  if (characters.length === 0 && !wantsPicture()) return picturelessProof;
  const regions = evidenceRegions(
    pages,
    marks.filter((mark) => mark.kind === 'quotation'),
  );
  const shown = shownRegions(regions);
  const scale = drawingScale(shown, marks);
  const draw = async (region: Region): Promise<DrawnRegion> => {
    const { pageNumber, box } = region;
    const inside = characters.filter((character) => liesIn(character, region));
    const raster = await reader.render(source, { pageNumber, region: box, scale, characters: inside });
    return { region, raster, visibility: visibilityOf(raster, region, inside) };
  };
  // What the picture leaves out is looked at all the same.
  const asked = regions.filter((region) => characters.some((character) => liesIn(character, region)));
  const places = await Promise.all(asked.map(draw));
  const visibility = leastVisible(places.map((piece) => piece.visibility));
  looked({ visibility });
  if (!wantsPicture()) return { visibility };
  const drawn = await Promise.all(
    shown.map(async (region) => places.find((piece) => piece.region === region) ?? (await draw(region))),
  );
  for (const { region, raster } of drawn) {
    highlight(raster, region, marks);
    // Each takes up to some hundredths of a second, in the thread that all share.
    await nextTurn();
  }
  const { width, height, pixels } = stack(drawn.map(({ raster }) => raster));
  const bytes = await encode({ width, height, pixels }, format, source.owner);
  const src = `data:image/${format};base64,${bytes.toString('base64')}`;
  return { visibility, picture: { src, width, height } };
}

interface DrawnRegion {
  readonly region: Region;
  readonly raster: Raster;
  readonly visibility: Visibility;
}

function drawingScale(regions: readonly Region[], marks: readonly Mark[]): number {
  const heights = marks.map(({ box, direction }) => (direction === 'vertical' ? box.width : box.height));
  const typical = heights.sort((a, b) => a - b)[Math.floor(heights.length / 2)];
  const wanted = Math.min(MAX_SCALE, Math.max(MIN_SCALE, LINE_HEIGHT_PIXELS / typical));
  const area = regions.reduce((sum, { box }) => sum + box.width * box.height, 0);
  return Math.min(wanted, Math.sqrt(MAX_PIXELS / area));
}
