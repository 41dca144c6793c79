/** Waits until a page has become what a visitor would read, by checking it repeatedly, since no browser event says so. */
import type { CDPSession } from 'puppeteer-core';
import type { IsolatedWorld } from './isolatedWorld.ts';
import { measurePage } from './inPage/measurePage.ts';
import type { PageMeasure } from './inPage/measurePage.ts';
import type { MissingResources } from './missingResources.ts';
import type { PageVisit } from './pageVisit.ts';
import { WALL_SELECTOR } from './wallSigns.ts';

const LOOK_EVERY_MS = 50;
/** Unchanged for that long, a page has settled. */
const STILL_MS = 500;
/** Beacons and polling that never end must not hold up the page. */
const TOLERATED_REQUESTS = 0;
/** Factor for these times if a page is the same as when it was last waited for. */
const UNSTIRRED = 0.5;
/** If pending requests have changed nothing visible for that long, it has settled too. */
const STILL_DESPITE_REQUESTS_MS = 1_500;
/** A page that has not responded for that long is hung: a visitor would be asked whether to stop its script. */
const HUNG_MS = 5_000;
/** Characters of text from which a page has something to say, whatever is still to come. */
const LITTLE_TEXT = 200;
/** With less than that, the page shows at most a word that says it is loading. */
const HARDLY_ANY_TEXT = 40;
/** Data may take that long to fill an empty page. */
const DATA_LIMIT_MS = 10_000;
/** A page with scripts and hardly any text may be about to begin: a visitor looks at it that long before giving up. */
const BEGINNING_LIMIT_MS = 4_000;
/** Enough text to distinguish a wall from a page. */
const TEXT_LIMIT = 4_000;

export interface SettlingPage {
  readonly session: CDPSession;
  readonly world: IsolatedWorld;
  readonly visit: PageVisit;
  readonly resources: MissingResources;
}

export interface SettleLimits {
  /** After that, a page that still changes is taken as it is. */
  readonly limitMs: number;
  /** Whether a page that has no text yet, because one of its scripts has not arrived, is still waited for. */
  readonly isPatient: (elapsedMs: number) => boolean;
  /** What it was when it was last waited for. */
  readonly known?: PageMeasure | undefined;
}

/** @throws if the signal ends the conversion */
export async function settle(
  { session, world, visit, resources }: SettlingPage,
  { limitMs, isPatient, known }: SettleLimits,
  signal: AbortSignal,
): Promise<PageMeasure | undefined> {
  const begun = performance.now();
  const end = begun + limitMs;
  let last = known;
  let share = known === undefined ? 1 : UNSTIRRED;
  let stillSince = performance.now();
  let generation = visit.generation();
  for (;;) {
    signal.throwIfAborted();
    const measure = await look(session, world);
    const now = performance.now();
    if (measure === undefined || hasChanged(last, measure) || generation !== visit.generation()) {
      stillSince = now;
      share = 1;
    }
    last = measure ?? last;
    generation = visit.generation();
    const still = now - stillSince;
    const isQuiet = visit.pendingRequests() <= TOLERATED_REQUESTS && measure?.pendingImages === 0 && measure.isLoaded;
    const isWaiting = measure !== undefined && isPatient(now - begun) && awaitsText(measure, resources, now - begun);
    if (!isWaiting) {
      if (measure?.isParsed === true && still >= share * (isQuiet ? STILL_MS : STILL_DESPITE_REQUESTS_MS))
        return measure;
      if (now >= end) return last;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** Whether the text is yet to come: from a script that may bring it, the data that the script has requested, or its first step. */
function awaitsText(
  { text, hasPictures, hasScripts }: PageMeasure,
  resources: MissingResources,
  elapsedMs: number,
): boolean {
  const { length } = text.trim();
  if (length >= LITTLE_TEXT) return false;
  if (resources.pending('Script').length > 0) return true;
  if (length < HARDLY_ANY_TEXT && hasScripts && !hasPictures && elapsedMs < BEGINNING_LIMIT_MS) return true;
  const isFetching = [...resources.pending('XHR'), ...resources.pending('Fetch')].length > 0;
  return length < HARDLY_ANY_TEXT && isFetching && elapsedMs < DATA_LIMIT_MS;
}

/** @returns undefined for a page that is just being left, which has no world to look from: it is checked again */
async function look(session: CDPSession, world: IsolatedWorld): Promise<PageMeasure | undefined> {
  const hung = setTimeout(() => {
    session.send('Runtime.terminateExecution').catch(() => undefined);
  }, HUNG_MS);
  try {
    return await world.call(measurePage, TEXT_LIMIT, WALL_SELECTOR);
  } catch {
    return undefined;
  } finally {
    clearTimeout(hung);
  }
}

const hasChanged = (before: PageMeasure | undefined, now: PageMeasure): boolean =>
  before?.textLength !== now.textLength || before.height !== now.height || before.title !== now.title;
