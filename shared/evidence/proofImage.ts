/** The proof image of one citation: the marked lines as they appear on the page, highlighted. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OutputImageFormat } from '../contract/requests.ts';
import type { DocumentReader, DocumentSource } from '../documents/documentReader.ts';
import type { Raster } from '../documents/pdfReader.ts';
import type { IndexedPage } from '../documents/textIndex.ts';
import { UnreadableDocument } from '../documents/unreadableDocument.ts';
import { createTurns } from '../platform/turns.ts';
import { encode, encodingMs } from './encode.ts';
import { highlight } from './highlight.ts';
import type { Mark } from './mark.ts';
import { evidenceRegions, shownRegions, type Region } from './regions.ts';
import { stack } from './stack.ts';
import { leastVisible, liesIn, visibilityOf, type PlacedCharacter, type Visibility } from './visibility.ts';
import { median } from '../platform/median.ts';

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
  /** Absent if it was not wanted. */
  readonly picture?: ProofPicture;
}

/** For words that are believed without a look: those of a transcript, and those that OCR saw. */
export const picturelessProof: Proof = { visibility: 'shown' };

/** For words that there was no time to look at. */
export const unlookedProof: Proof = { visibility: 'unlooked' };

/** Marked lines are drawn about this high, pixels: ten-point type like 18-pixel type on a screen. Encoding costs its square. */
const LINE_HEIGHT_PIXELS = 20;
const MIN_SCALE = 1.25;
const MAX_SCALE = 3;
/** Larger pictures are drawn at a lower scale: a long quotation must not cost seconds. */
const MAX_PIXELS = 2_000_000;
/** Milliseconds of processor time for one region: real ones take less than two seconds, and a request has many. */
const MOST_WORK_MS = 5_000;

/** How a place is looked at. */
export interface Look {
  /** The characters of the match, to see whether the page shows them. */
  readonly characters?: readonly PlacedCharacter[];
  /** Asked once before and once after the places were looked at; without a picture, only they are drawn. */
  readonly wantsPicture?: () => boolean;
  /** Called with what the places show before the picture is made. */
  readonly looked?: (proof: Proof) => void;
  /** Called with the milliseconds of processor time that drawing and encoding took. */
  readonly drawn?: (workMs: number) => void;
  /** Runs each drawing in its turn. */
  readonly inTurn?: <Result>(draw: () => Promise<Result>) => Promise<Result>;
  /** Asked when each one's turn comes: regions that may no longer be drawn leave the match unchecked. */
  readonly mayDraw?: () => boolean;
}

/**
 * Gives others turns in between: for a long quotation each step takes a few milliseconds, in the thread that everyone shares.
 * @param pages all pages of the document
 * @param marks in reading order; at least one
 * @throws UnreadableDocument if a page cannot be drawn within the limits
 */
export async function proofImage(
  reader: Pick<DocumentReader, 'render'>,
  source: DocumentSource,
  pages: readonly IndexedPage[],
  marks: readonly Mark[],
  format: OutputImageFormat,
  {
    characters = [],
    wantsPicture = () => true,
    looked,
    drawn: worked,
    inTurn = atOnce,
    mayDraw = () => true,
  }: Look = {},
): Promise<Proof> {
  if (characters.length === 0 && !wantsPicture()) return picturelessProof;
  const pause = createTurns();
  const regions = evidenceRegions(
    pages,
    marks.filter((mark) => mark.kind === 'quotation'),
  );
  await pause();
  const shown = shownRegions(regions);
  const scale = drawingScale(shown, marks);
  const ofPage = Map.groupBy(characters, ({ pageNumber }) => pageNumber);
  // After one that cannot be drawn the others are not needed.
  let hasFailed = false;
  const render = async (
    { pageNumber, box }: Region,
    inside: readonly PlacedCharacter[],
  ): Promise<Raster | undefined> => {
    if (hasFailed || !mayDraw()) return undefined;
    const request = { pageNumber, region: box, scale, characters: inside, mostWorkMs: MOST_WORK_MS };
    try {
      const { workMs, ...raster } = await reader.render(source, request);
      worked?.(workMs ?? 0);
      return raster;
    } catch (error) {
      hasFailed = true;
      if (error instanceof UnreadableDocument) worked?.(error.workMs ?? 0);
      throw error;
    }
  };
  const draw = async (region: Region, inside: readonly PlacedCharacter[]): Promise<DrawnRegion> => {
    const raster = await inTurn(() => render(region, inside));
    if (raster === undefined) return { region, raster, visibility: 'unlooked' };
    const visibility = visibilityOf(raster, region, inside);
    await pause();
    return { region, raster, visibility };
  };
  // What the picture leaves out is looked at all the same.
  const places: Promise<DrawnRegion>[] = [];
  for (const region of regions) {
    const inside = (ofPage.get(region.pageNumber) ?? []).filter((character) => liesIn(character, region));
    if (inside.length > 0) places.push(draw(region, inside));
    await pause();
  }
  const looks = await Promise.all(places);
  const visibility = leastVisible(looks.map((piece) => piece.visibility));
  looked?.({ visibility });
  if (!wantsPicture()) return { visibility };
  const drawn = await Promise.all(
    shown.map(async (region) => looks.find((piece) => piece.region === region) ?? (await draw(region, []))),
  );
  const rasters: Raster[] = [];
  for (const { region, raster } of drawn) {
    if (raster === undefined) return { visibility };
    await highlight(raster, region, marks);
    rasters.push(raster);
    await nextTurn();
  }
  const picture = stack(rasters);
  await nextTurn();
  const bytes = await encode(picture, format, source.owner);
  worked?.(encodingMs(picture, format));
  const src = `data:image/${format};base64,${bytes.toString('base64')}`;
  return { visibility, picture: { src, width: picture.width, height: picture.height } };
}

interface DrawnRegion {
  readonly region: Region;
  /** Absent if it was not drawn. */
  readonly raster: Raster | undefined;
  readonly visibility: Visibility;
}

const atOnce = <Result>(draw: () => Promise<Result>): Promise<Result> => draw();

function drawingScale(regions: readonly Region[], marks: readonly Mark[]): number {
  const heights = marks.map(({ box, direction }) => (direction === 'vertical' ? box.width : box.height));
  const wanted = Math.min(MAX_SCALE, Math.max(MIN_SCALE, LINE_HEIGHT_PIXELS / median(heights)));
  const area = regions.reduce((sum, { box }) => sum + box.width * box.height, 0);
  return Math.min(wanted, Math.sqrt(MAX_PIXELS / area));
}
