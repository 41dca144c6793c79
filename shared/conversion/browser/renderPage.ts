/** A web page as a PDF: visited, waited for, scrolled to its end and printed as a visitor sees it on a screen. */
import type { Page } from 'puppeteer-core';
import { conversionPart } from '../conversionPart.ts';
import { httpStatusError, wallError } from '../httpStatusError.ts';
import type { PinningProxy } from '../network/pinningProxy.ts';
import { requireReadableText } from '../readableText.ts';
import { RefusedAddress } from '../refusedAddress.ts';
import { neverEnds, UnconvertibleSource } from '../unconvertibleSource.ts';
import { CONSENT_SELECTOR } from './consent.ts';
import { guardDocuments, type DocumentGate, type FetchedPage } from './documentGate.ts';
import { holdsText } from './htmlText.ts';
import { guardPage } from './guardPage.ts';
import { describePage, type PageDescription } from './inPage/describePage.ts';
import { hideUnseenText } from './inPage/hideUnseenText.ts';
import { layOutForReading } from './inPage/layOutForReading.ts';
import { layOutForPaper } from './inPage/layOutForPaper.ts';
import type { PageMeasure } from './inPage/measurePage.ts';
import { nameTables } from './inPage/nameTables.ts';
import { retryResources } from './inPage/retryResources.ts';
import { scrollHome } from './inPage/scrollHome.ts';
import { scrollThrough } from './inPage/scrollThrough.ts';
import { stackSides } from './inPage/stackSides.ts';
import { stateText, type PageStatement } from './inPage/stateText.ts';
import { unfoldPage } from './inPage/unfoldPage.ts';
import { isolatedWorld } from './isolatedWorld.ts';
import { followResources, type CaptureWarning } from './missingResources.ts';
import { navigationError } from './navigationError.ts';
import { followPage } from './pageVisit.ts';
import { MAX_HEIGHT, MAX_PAPER_PAGES, printPage, WINDOW } from './printPage.ts';
import type { DocumentAnswer, PageVisit } from './pageVisit.ts';
import { settle, type SettlingPage } from './settle.ts';
import { isWall } from './wallSigns.ts';

/** Until the document has arrived and is parsed to its end. */
const NAVIGATION_LIMIT_MS = 45_000;
/** Scripts and style sheets that hang in the middle of a document keep everything below them from being shown: given up after that. */
const HANGING_LIMIT_MS = 2_000;
/** The same for a document without text of its own, when a script brings the text: as long as it arrives, and as long as none comes. */
const BRINGING_LIMIT_MS = 40_000;
const SILENT_LIMIT_MS = 15_000;
/** After a document that took that long to arrive, too. */
const LEAST_PATIENCE_MS = 5_000;
/** A document that is not parsed any further while nothing is pending: a script spins. */
const SPINNING_LIMIT_MS = 5_000;
const HURRY_EVERY_MS = 250;
const FIRST_SETTLE_LIMIT_MS = 6_000;
/** Scrolling loads more forever on some pages; a visitor gives up too. */
const SCROLL_LIMIT_MS = 6_000;
const MAX_STEPS = 1_000;
/** CSS pixels: 40 windows. */
const SCROLL_LIMIT_PX = 40 * WINDOW.height;
const LAST_SETTLE_LIMIT_MS = 4_000;

/**
 * Length of what a page states, UTF-16 units: the longest that is printed has two thirds of it. It comes from the browser as one message.
 */
const MAX_STATED_UNITS = 3 * 1024 * 1024;

const LEAVING_MS = 500;

/** A page that redirects its visitors again whenever it is about to be captured is given up then. */
const MAX_CAPTURES = 3;

export interface PageOrder {
  readonly url: string;
  /** What its server already answered; absent: the browser asks. */
  readonly document?: FetchedPage | undefined;
  /** Where the PDF is written. */
  readonly outputPath: string;
  /** Ends the visit, with its reason as the error. */
  readonly signal: AbortSignal;
}

export interface ShownPage {
  readonly kind: 'rendered';
  readonly answer: DocumentAnswer;
  readonly title: string;
}

export interface RenderedPage extends ShownPage {
  readonly description: PageDescription;
  readonly statement: PageStatement;
  readonly warnings: readonly CaptureWarning[];
}

/** The address led to something that browsers save instead of showing. */
export interface FileInstead {
  readonly kind: 'file';
  readonly url: string;
}

/** @throws RefusedAddress; UnconvertibleSource; the signal's reason */
export async function renderPage(
  page: Page,
  proxy: PinningProxy,
  order: PageOrder,
): Promise<RenderedPage | FileInstead> {
  const { url, signal } = order;
  const session = await page.createCDPSession();
  await guardPage(page, session);
  await page.setViewport(WINDOW);
  const visit = await followPage(session);
  const resources = followResources(session, visit.mainFrame);
  const world = isolatedWorld(session);
  const shown: SettlingPage = { session, world, visit, resources };
  const gate = await guardDocuments(session, order.document);
  await conversionPart('load', () => navigate(page, shown, proxy, order));
  for (let attempt = 1; attempt <= MAX_CAPTURES; attempt += 1) {
    const before = visit.generation();
    try {
      const outcome = await read(shown, proxy, order);
      if (outcome.kind === 'file') return outcome;
      const captured = await conversionPart('capture', () => capture(page, shown, gate, order));
      if (captured !== undefined) return { ...outcome, ...captured, warnings: resources.warnings() };
    } catch (error) {
      if (isFinal(error, signal)) throw error;
      // A call inside a page fails if the page navigates away meanwhile, a moment before the navigation is reported.
      if (visit.generation() === before) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
      if (visit.generation() === before) throw error;
    }
    gate.open();
  }
  throw movesOn(url);
}

const isFinal = (error: unknown, signal: AbortSignal): boolean =>
  signal.aborted || error instanceof UnconvertibleSource || error instanceof RefusedAddress;

/** Waits for the page, scrolls to its end and judges what it has become. */
async function read(
  shown: SettlingPage,
  proxy: PinningProxy,
  { url, signal }: PageOrder,
): Promise<ShownPage | FileInstead> {
  const { world, visit, resources } = shown;
  const patience = {
    limitMs: FIRST_SETTLE_LIMIT_MS,
    isPatient: (ms: number) => ms < LEAST_PATIENCE_MS || mayBeBrought(visit, proxy),
  };
  const first = await conversionPart('settle', () => settle(shown, patience, signal));
  const early = arrived(visit, proxy, url, first);
  if (early.kind === 'file') return early;

  const failed = resources.failed().map((missing) => missing.url);
  // They arrive while the page is scrolled, or not at all.
  if (failed.length > 0) await world.call(retryResources, failed);
  await world.call(unfoldPage);
  const last = (await conversionPart('scroll', () => scrolled(shown, first, signal))) ?? first;
  const outcome = arrived(visit, proxy, url, last);
  if (outcome.kind === 'file') return outcome;
  if (last !== undefined && last.height > MAX_HEIGHT) throw tooLong();
  if (last !== undefined) requireReadableText(last.text);
  return outcome;
}

/** Prints the page as it stands. @returns undefined if it had just moved on to another document */
async function capture(
  page: Page,
  { session, world, visit, resources }: SettlingPage,
  gate: DocumentGate,
  { outputPath }: PageOrder,
): Promise<Pick<RenderedPage, 'description' | 'statement'> | undefined> {
  const judged = visit.generation();
  gate.close();
  resources.abandon();
  await session.send('Page.stopLoading');
  const description = await world.call(describePage);
  if (visit.generation() !== judged) return undefined;
  // From here on the page stands still: no script can show the printer what it did not show the visitor.
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await world.call(scrollHome);
  await world.call(layOutForReading);
  await world.call(hideUnseenText);
  await world.call(layOutForPaper, CONSENT_SELECTOR);
  await world.call(stackSides);
  const statement = await world.call(stateText, MAX_STATED_UNITS);
  const cells = await world.call(nameTables);
  await conversionPart('print', () => printPage(page, cells, outputPath));
  if (visit.generation() !== judged) throw movesOn(visit.shown()?.url ?? 'the page');
  return { description, statement };
}

/** Whether a page without text is waited for: a slow server brings its script in the end, and one that is silent keeps a browser for nothing. */
const mayBeBrought = (visit: PageVisit, proxy: PinningProxy): boolean =>
  visit.shownForMs() < (proxy.isReceiving() ? BRINGING_LIMIT_MS : SILENT_LIMIT_MS);

async function navigate(
  page: Page,
  { session, visit, resources }: SettlingPage,
  proxy: PinningProxy,
  { url, document }: PageOrder,
): Promise<void> {
  const loading = page.goto(url, { waitUntil: 'domcontentloaded', timeout: NAVIGATION_LIMIT_MS });
  const isEmpty = document !== undefined && !holdsText(document.body.toString('latin1'));
  let isHurried = false;
  // A page that is already shown continues without what hangs.
  const hurry = setInterval(() => {
    const shownMs = visit.shownForMs();
    const isHeldUp = ['Script', 'Stylesheet'].some((kind) => resources.pending(kind).length > 0);
    if (shownMs > SPINNING_LIMIT_MS && !isHeldUp) {
      session.send('Runtime.terminateExecution').catch(() => undefined);
    }
    const isPatient = shownMs < HANGING_LIMIT_MS || (isEmpty && mayBeBrought(visit, proxy));
    if (isHurried || isPatient) return;
    isHurried = true;
    resources.abandon();
    proxy.hurry();
  }, HURRY_EVERY_MS);
  try {
    await loading;
  } catch (error) {
    // `arrived` reports what kept the page from showing.
    if (visit.shown() === undefined && visit.leftAside() === undefined && visit.failed() === undefined) {
      throw new UnconvertibleSource('timeout', `'${new URL(url).host}' did not send the page in time.`, {
        cause: error,
      });
    }
  } finally {
    clearInterval(hurry);
  }
}

/** Judges what the page has become. @throws if it is not a page to certify */
function arrived(
  visit: PageVisit,
  proxy: PinningProxy,
  url: string,
  measure: PageMeasure | undefined,
): ShownPage | FileInstead {
  const failed = visit.failed();
  const aside = visit.leftAside();
  const answer = visit.shown();
  if (aside !== undefined && (answer === undefined || aside.mimeType === 'application/pdf')) {
    if (aside.status >= 400) throw httpStatusError(aside.url, aside.status);
    return { kind: 'file', url: aside.url };
  }
  if (failed !== undefined)
    throw proxy.isExhausted() ? tooMuch() : navigationError(proxy, failed.url, failed.errorText);
  if (answer === undefined) throw navigationError(proxy, url, 'no document was shown');
  if (measure !== undefined && isWall(measure)) throw wallError(answer.url, answer.status);
  if (answer.status >= 400) throw httpStatusError(answer.url, answer.status);
  if (measure === undefined) {
    throw new UnconvertibleSource('timeout', 'The page keeps the browser so busy that it could not be read.');
  }
  if (measure.isBrokenXml) {
    throw new UnconvertibleSource(
      'corrupt',
      'The page is XML with an error: browsers show what stands before it, if anything.',
      {
        httpStatus: answer.status,
      },
    );
  }
  if (!visit.isComplete()) throw neverEnds(URL.parse(answer.url)?.host ?? answer.url);
  if (measure.text.trim() === '' && !measure.hasPictures) {
    throw new UnconvertibleSource('empty', 'The page is empty: it shows neither text nor pictures.', {
      httpStatus: answer.status,
    });
  }
  return { kind: 'rendered', answer, title: measure.title };
}

/** To its end, and further if more has arrived since. */
async function scrolled(
  shown: SettlingPage,
  before: PageMeasure | undefined,
  signal: AbortSignal,
): Promise<PageMeasure | undefined> {
  const end = performance.now() + SCROLL_LIMIT_MS;
  const scroll = async (steps: number): Promise<boolean> => {
    signal.throwIfAborted();
    const leftMs = end - performance.now();
    return leftMs > 0 && (await shown.world.call(scrollThrough, SCROLL_LIMIT_PX, leftMs, steps));
  };
  let known = before;
  for (;;) {
    const hasMoved = await scroll(MAX_STEPS);
    known = await settle(shown, { limitMs: LAST_SETTLE_LIMIT_MS, isPatient: () => false, known }, signal);
    if (!hasMoved || !(await scroll(1))) return known;
  }
}

const movesOn = (url: string): UnconvertibleSource =>
  new UnconvertibleSource(
    'timeout',
    `The page at '${URL.parse(url)?.host ?? url}' is replaced by another again and again, so that it could not be read.`,
  );

const tooMuch = (): UnconvertibleSource =>
  new UnconvertibleSource('too_large', 'The page loads more data than a page may; upload it as a PDF instead.');

const tooLong = (): UnconvertibleSource =>
  new UnconvertibleSource(
    'too_large',
    `The page is longer than the ${MAX_PAPER_PAGES} printed pages that are taken; upload it as a PDF instead.`,
  );
