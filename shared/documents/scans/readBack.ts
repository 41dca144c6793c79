/** What the picture of a page shows in the place of one of its lines, read by OCR. Places are in points of the page. */
import type { Box } from '../geometry.ts';
import { framed } from '../ocr/framed.ts';
import { lineOnPage } from '../ocr/lineOnPage.ts';
import type { OcrEngine } from '../ocr/ocrEngine.ts';
import type { Shown } from '../ocr/ocrProtocol.ts';
import { grey, READING_SCALE, type GreyPicture } from '../ocr/picture.ts';
import type { PdfReader, PdfSource } from '../pdfReader.ts';
import { spanBox, type IndexedLine, type IndexedPage } from '../textIndex.ts';
import { lineRegion } from './agreement.ts';
import type { Stretch } from './glyphReadings.ts';

export interface ReadBackDependencies {
  readonly pdf: PdfReader;
  readonly ocr: OcrEngine;
}

/** Milliseconds of work for reading back one line: it takes a second including what the first one needs to start. */
const SAMPLE_WORK_MS = 10_000;
/** Height at which something read as a single line is drawn, pixels: that of ordinary type at 300 dpi. */
const LINE_PIXELS = 45;
/** Margin of its own paper around something read as a single line, pixels. */
const FRAME_PIXELS = 16;

interface Part {
  readonly region: Box;
  /** Pixels per point. */
  readonly scale: number;
  readonly frame: number;
  readonly shows: Shown;
}

/**
 * In whatever script it may be, and with its surroundings.
 * @param waitMs milliseconds by the clock
 * @throws UnreadableDocument if it cannot be read; MachineBusy if there was no time
 */
export const readPlace = (
  readers: ReadBackDependencies,
  source: PdfSource,
  page: IndexedPage,
  line: IndexedLine,
  waitMs: number,
): Promise<IndexedLine[]> =>
  readPart(readers, source, page, waitMs, {
    region: lineRegion(line, page),
    scale: READING_SCALE,
    frame: 0,
    shows: 'lineInPage',
  });

/** A part of a line, as one of Latin letters, without its neighbours. Parameters and errors as for `readPlace`. */
export const readAsLine = (
  readers: ReadBackDependencies,
  source: PdfSource,
  { page, line, start, end }: Stretch,
  waitMs: number,
): Promise<IndexedLine[]> =>
  readPart(readers, source, page, waitMs, {
    region: spanBox(line, start, end),
    scale: LINE_PIXELS / (line.crossEnd - line.crossStart),
    frame: FRAME_PIXELS,
    shows: 'line',
  });

async function readPart(
  { pdf, ocr }: ReadBackDependencies,
  source: PdfSource,
  { pageNumber }: IndexedPage,
  waitMs: number,
  { region, scale, frame, shows }: Part,
): Promise<IndexedLine[]> {
  let place = { x: region.x, y: region.y, pointsPerPixelX: 1, pointsPerPixelY: 1 };
  const drawn = async (): Promise<GreyPicture> => {
    const raster = await pdf.render(source, { pageNumber, region, scale });
    const [pointsPerPixelX, pointsPerPixelY] = [1 / raster.scaleX, 1 / raster.scaleY];
    place = {
      x: region.x - frame * pointsPerPixelX,
      y: region.y - frame * pointsPerPixelY,
      pointsPerPixelX,
      pointsPerPixelY,
    };
    const picture = await grey(raster);
    return frame === 0 ? picture : framed(picture, frame);
  };
  const { lines } = await ocr.read(drawn, { workMs: SAMPLE_WORK_MS, waitMs }, { owner: source.owner, shows });
  return lines.map((line) => lineOnPage(line, place));
}
