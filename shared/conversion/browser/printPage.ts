/** A page on paper: how wide it is shown, how long it may be, and its PDF. */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Page } from 'puppeteer-core';
import { MOST_TAGGED_CELLS } from '../taggedCells.ts';

/** A window in which pages show their desktop layout, on A4 paper: text of 16 px becomes 8.7 pt high. */
export const WINDOW = { width: 1024, height: 768 } as const;
const PAPER_WIDTH_IN = 8.27;
const PAPER_HEIGHT_IN = 11.69;
const MARGIN_IN = 0.25;
const CSS_PIXELS_PER_INCH = 96;
const PRINTED_HEIGHT_IN = PAPER_HEIGHT_IN - 2 * MARGIN_IN;
const SCALE = ((PAPER_WIDTH_IN - 2 * MARGIN_IN) * CSS_PIXELS_PER_INCH) / WINDOW.width;

/** Printing takes a second per hundred of them, and the price is per page: longer pages are taken as PDFs of their own. */
export const MAX_PAPER_PAGES = 1_000;
/** CSS pixels. */
export const MAX_HEIGHT = (MAX_PAPER_PAGES * PRINTED_HEIGHT_IN * CSS_PIXELS_PER_INCH) / SCALE;

/** @param cells of its tables */
export async function printPage(page: Page, cells: number, outputPath: string): Promise<void> {
  const pdf = await page.createPDFStream({
    width: `${PAPER_WIDTH_IN}in`,
    height: `${PAPER_HEIGHT_IN}in`,
    margin: { top: `${MARGIN_IN}in`, bottom: `${MARGIN_IN}in`, left: `${MARGIN_IN}in`, right: `${MARGIN_IN}in` },
    scale: SCALE,
    printBackground: true,
    // The fonts of some pages never arrive.
    waitForFonts: false,
    tagged: cells > 0 && cells <= MOST_TAGGED_CELLS,
    outline: false,
    timeout: 0,
  });
  await pipeline(Readable.fromWeb(pdf), createWriteStream(outputPath));
}
