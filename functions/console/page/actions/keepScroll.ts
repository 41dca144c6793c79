/** Keeps how far each side of the page is scrolled across a reload. */
import { getState } from '../state/store.ts';

const SCROLL = 'citation-check-scroll';
const SIDES = { quotations: '#pane-quotations', pages: '.pages' } as const;

interface KeptScroll {
  /** CSS pixels from the top. */
  readonly quotations: number;
  readonly pages: number;
  /** The source whose pages they are. */
  readonly shown?: string | undefined;
}

let kept = read();

/** Scrolls the quotations to where they were; once, when all of them are drawn. Keeps both positions from then on. */
export function restoreScroll(): void {
  const side = document.querySelector(SIDES.quotations);
  if (kept && side) side.scrollTop = kept.quotations;
  addEventListener('pagehide', write);
}

/** How far the pages of a source were scrolled, for when they are drawn. Returned once: after that, they scroll only on request. */
export function takePagesScroll(sourceId: string): number | undefined {
  if (kept?.shown !== sourceId) return undefined;
  const { pages } = kept;
  kept = undefined;
  return pages;
}

function write(): void {
  const topOf = (selector: string): number => document.querySelector(selector)?.scrollTop ?? 0;
  const now: KeptScroll = {
    quotations: topOf(SIDES.quotations),
    pages: topOf(SIDES.pages),
    shown: getState().shown,
  };
  sessionStorage.setItem(SCROLL, JSON.stringify(now));
}

function read(): KeptScroll | undefined {
  const stored = sessionStorage.getItem(SCROLL);
  return stored === null ? undefined : (JSON.parse(stored) as KeptScroll);
}
