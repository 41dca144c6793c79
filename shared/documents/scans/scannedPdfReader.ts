/** PDFs as documents: text layers if they say what the page shows, OCR if they do not. */
import type { KindReader, Scan } from '../documentReader.ts';
import { MachineBusy } from '../machineBusy.ts';
import { readPages, type PagePicture, type PageToRead } from '../ocr/readPages.ts';
import { grey, READING_SCALE } from '../ocr/picture.ts';
import type { PageContents, PdfReader, PdfSource } from '../pdfReader.ts';
import { pageText, type IndexedLine, type IndexedPage } from '../textIndex.ts';
import { UnreadableDocument } from '../unreadableDocument.ts';
import { agrees, isPoorlyWritten, sampleLines, suspectLines } from './agreement.ts';
import { hasUsualLetters } from './letterShares.ts';
import { barePictures } from './barePictures.ts';
import { completedPage } from './completedPage.ts';
import { hasComparableWords, heldAgainstPicture, isContradicted } from './foreignLayer.ts';
import { incompletePages, isSparse } from './incompletePages.ts';
import { readAsLine, readPlace, type ReadBackDependencies } from './readBack.ts';
import { readPictures } from './readPictures.ts';
import { isGarbage, letterCount } from './textTrust.ts';
import type { Stretch } from './glyphReadings.ts';
import { glyphVerdicts } from './glyphVerdicts.ts';
import { mendedPages } from './mendedPages.ts';
import { withoutLines } from './withoutLines.ts';
import { withStamp } from './withStamp.ts';

/** OCR replaces a doubtful text only if it reads at least this share of its letters: it may not know the script. */
const LEAST_READ_SHARE = 0.3;
/** Milliseconds by the clock for all the lines that show doubtful glyphs: they take a second or two. */
const GLYPHS_WAIT_MS = 40_000;
/**
 * For all pictures beside the text of a document: the pages of those that are not read by then say so. A newsletter's main article, set as a
 * picture, takes four seconds by itself, and four times as long on a machine that reads for others; nobody waits longer for a number.
 */
const PICTURES_WAIT_MS = 25_000;

/**
 * What a sample says of a layer that is in doubt. `poor`: most of it is what the picture shows, and some is surely something else.
 * `unchecked`: OCR cannot say so word by word.
 */
type Belief = 'sound' | 'poor' | 'false' | 'unchecked';

export function createScannedPdfReader(readers: ReadBackDependencies): KindReader {
  const { pdf, ocr } = readers;
  const believedAfterSample = async (source: PdfSource, page: IndexedPage, waitMs: number): Promise<Belief> => {
    const sample = sampleLines(page);
    const suspects = suspectLines(page, sample);
    const [shown, more] = await Promise.all([
      Promise.all(sample.map((line) => readPlace(readers, source, page, line, waitMs))),
      Promise.all(suspects.map((line) => readPlace(readers, source, page, line, waitMs).catch(nothingRead))),
    ]);
    const texts = shown.map((read) => read.map(({ text }) => text).join(' '));
    if (!agrees(sample, texts, isPoorlyWritten(page))) return 'false';
    if (!hasComparableWords(page)) return 'unchecked';
    return isContradicted([...sample, ...suspects], [...shown, ...more]) ? 'poor' : 'sound';
  };

  /**
   * What OCR reads in a part of a line; nothing if it cannot be read, which is no evidence against the text. A sound text is never refused
   * because there was no time to check some of its glyphs.
   */
  const readStretch = async (source: PdfSource, stretch: Stretch): Promise<IndexedLine[] | undefined> => {
    try {
      return await readAsLine(readers, source, stretch, GLYPHS_WAIT_MS);
    } catch (error) {
      if (error instanceof MachineBusy) return undefined;
      if (error instanceof UnreadableDocument) return [];
      throw error;
    }
  };

  /** Undefined if there was no time to see it. */
  const belief = async (source: PdfSource, { page, trust }: Scan, waitMs: number): Promise<Belief | undefined> => {
    if (trust !== 'doubtful') return 'false';
    // OCR can neither confirm nor improve on a text that it has no data for.
    const text = pageText(page);
    if (hasUsualLetters(text) && ocr.missingScript(text) !== undefined) return 'unchecked';
    try {
      return await believedAfterSample(source, page, waitMs);
    } catch (error) {
      // Rereading the page will run into the same trouble, and report it for this page alone.
      if (error instanceof UnreadableDocument) return 'false';
      if (error instanceof MachineBusy) return undefined;
      throw error;
    }
  };

  return {
    countPages: (source) => pdf.countPages(source),
    draftText: async (source, pageCount) => {
      const { pages, contents: told } = await pdf.extractText(source, pageCount);
      const contents = source.isRendition === true ? told.map((one, i) => believed(pages[i], one)) : told;
      const doubtful = pages.flatMap((page, i) => {
        const glyphs = contents[i].doubtfulGlyphs;
        return contents[i].trust === 'useless' || glyphs.length === 0 ? [] : [{ page, glyphs }];
      });
      const shown = mendedPages(await glyphVerdicts(doubtful, (stretch) => readStretch(source, stretch)));
      const judged = pages.map((page, i) => ({ page: shown.get(page.pageNumber) ?? page, trust: contents[i].trust }));
      const layered = judged.flatMap(({ page, trust }, i) =>
        trust === 'trusted' ? [{ page, drawing: contents[i] }] : [],
      );
      const incomplete = await incompletePages(pdf, source, layered);
      const sound = judged.flatMap(({ page, trust }, i) =>
        trust === 'trusted' && !incomplete.has(page.pageNumber)
          ? [{ page, pictures: contents[i].pictures, isUnderText: told[i].trust === 'useless' }]
          : [],
      );
      const pictures = barePictures(sound);
      const read = pictures.length === 0 ? undefined : await readPictures(readers, source, pictures, PICTURES_WAIT_MS);
      return {
        pages: judged.map(({ page }) => read?.get(page.pageNumber) ?? page),
        scans: judged.flatMap(({ page, trust }): Scan[] => {
          if (incomplete.has(page.pageNumber)) return [{ page, trust: 'incomplete' }];
          return trust === 'trusted' ? [] : [{ page, trust }];
        }),
      };
    },
    readScans: async (source, scans, budgetMs) => {
      const startedAt = performance.now();
      const beliefs = ofOneProgram(await Promise.all(scans.map((scan) => belief(source, scan, budgetMs))));
      const read = await readPages(
        ocr,
        scans
          .filter((_, i) => beliefs[i] === 'false' || beliefs[i] === 'poor')
          .map((scan) => pageToRead(pdf, source, scan)),
        budgetMs - (performance.now() - startedAt),
        source.owner,
      );
      const byNumber = new Map(read.map((page) => [page.pageNumber, page]));
      const settled = scans.map(async ({ page, trust }, i): Promise<IndexedPage | undefined> => {
        if (beliefs[i] === 'sound' || beliefs[i] === 'unchecked') return page;
        const anew = byNumber.get(page.pageNumber);
        if (anew === undefined) return undefined;
        if (beliefs[i] === 'poor') return heldAgainstPicture(page, anew);
        if (trust === 'incomplete') return completedPage(page, anew);
        const own = lettersOf(page);
        const least = trust === 'doubtful' ? LEAST_READ_SHARE * own : 1;
        const isLayerEmpty = own === 0 || isGarbage(pageText(page));
        if (trust === 'useless' && !isLayerEmpty && lettersOf(anew) >= least) {
          const waitMs = Math.max(0, budgetMs - (performance.now() - startedAt));
          return withStamp(page, anew, (line) => readPlace(readers, source, page, line, waitMs).catch(nothingShown));
        }
        if (isLayerEmpty || lettersOf(anew) >= least) return anew;
        // A few typed digits are not all that a scan says.
        return anew.error !== undefined && isSparse(page) ? { ...page, error: anew.error } : page;
      });
      return (await Promise.all(settled)).filter((page) => page !== undefined);
    },
    render: (source, request) => pdf.render(source, request),
    close: () => pdf.close(),
  };
}

/** Share of the pages, and number, with a poor layer from which those of the others are too: one program wrote them. */
const POOR_PAGES = 0.25;
const LEAST_POOR_PAGES = 2;

function ofOneProgram(beliefs: readonly (Belief | undefined)[]): (Belief | undefined)[] {
  const compared = beliefs.filter((belief) => belief !== 'unchecked' && belief !== undefined);
  const poor = compared.filter((belief) => belief === 'poor');
  if (poor.length < LEAST_POOR_PAGES || poor.length < POOR_PAGES * compared.length) return [...beliefs];
  return beliefs.map((belief) => (belief === 'sound' ? 'poor' : belief));
}

/** A line that cannot be read says nothing; a machine without time is not its fault. */
function nothingRead(error: unknown): IndexedLine[] {
  if (error instanceof UnreadableDocument) return [];
  throw error;
}

/** As above; without time to look, the page stays as it was read. */
function nothingShown(error: unknown): IndexedLine[] {
  return error instanceof MachineBusy ? [] : nothingRead(error);
}

/** For a rendition: its text is that of the file, however little of it is over a picture, and whatever its letters. */
const believed = (page: IndexedPage, contents: PageContents): PageContents =>
  lettersOf(page) === 0 || isGarbage(pageText(page)) ? contents : { ...contents, trust: 'trusted' };

const lettersOf = ({ lines }: IndexedPage): number => lines.reduce((sum, { text }) => sum + letterCount(text), 0);

function pageToRead(pdf: PdfReader, source: PdfSource, { page, trust }: Scan): PageToRead {
  const { pageNumber, width, height, lines } = page;
  return {
    pageNumber,
    width,
    height,
    pixelCount: width * height * READING_SCALE ** 2,
    beside: trust === 'incomplete' ? pageText(page) : undefined,
    picture: async (): Promise<PagePicture> => {
      const raster = await pdf.render(source, { pageNumber, scale: READING_SCALE });
      const whole = await grey(raster);
      const shown = trust === 'incomplete' ? withoutLines(whole, { x: 0, y: 0, width, height }, lines) : whole;
      return { ...shown, pointsPerPixelX: 1 / raster.scaleX, pointsPerPixelY: 1 / raster.scaleY };
    },
  };
}
