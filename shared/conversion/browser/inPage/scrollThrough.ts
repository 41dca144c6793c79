/** Runs inside a page: scrolls to its end as a visitor does, window by window, so that what loads only when seen is loaded. */
import type { PageDocument, PageElement, PageWindow } from './dom.ts';

declare const document: PageDocument;
declare const window: PageWindow;

/**
 * Scrolls the page and, if the page is a frame around one large box, that box. Self-contained: only the function itself, nothing else of
 * this module, reaches the page.
 * @param maxHeight CSS pixels; @param limitMs after which scrolling stops where it is; @param maxSteps 1 to find out whether there is more
 * @returns whether there was anything to scroll
 */
export async function scrollThrough(maxHeight: number, limitMs: number, maxSteps: number): Promise<boolean> {
  /** Milliseconds for two frames if none is drawn: pages check what has come into view once a frame. */
  const FRAMES_MS = 60;
  const step = Math.max(200, window.innerHeight - 100);
  const isLarge = (element: PageElement) =>
    element.clientHeight > window.innerHeight / 2 && element.clientWidth > window.innerWidth / 2;
  const scrolls = (element: PageElement) => {
    const { overflowY } = window.getComputedStyle(element);
    return (overflowY === 'auto' || overflowY === 'scroll') && element.scrollHeight > element.clientHeight + 1;
  };
  const boxes = [...document.querySelectorAll('body *')].filter((element) => isLarge(element) && scrolls(element));
  const page = document.scrollingElement;
  const targets = (page === null ? boxes : [page, ...boxes]) as (PageElement & { scrollTop: number })[];
  const scrollOn = (): boolean => {
    let moved = false;
    for (const target of targets) {
      const before = target.scrollTop;
      if (before > maxHeight) continue;
      target.scrollTop = before + step;
      if (target.scrollTop > before) moved = true;
    }
    return moved;
  };
  const twoFrames = () =>
    new Promise<void>((resolve) => {
      window.setTimeout(resolve, FRAMES_MS);
      window.requestAnimationFrame(() => {
        window.requestAnimationFrame(() => {
          window.setTimeout(resolve, 0);
        });
      });
    });
  const end = Date.now() + limitMs;
  let steps = 0;
  while (steps < maxSteps && Date.now() < end && scrollOn()) {
    steps += 1;
    await twoFrames();
  }
  return steps > 0;
}
