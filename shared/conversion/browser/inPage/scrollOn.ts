/** Runs inside a page: one step of a visitor who scrolls to its end. */
import type { PageDocument, PageElement, PageWindow } from './dom.ts';

declare const document: PageDocument;
declare const window: PageWindow;

/**
 * Scrolls the page and, where the page is a frame around one large box, that box.
 * Self-contained: nothing of this module but the function itself reaches the page.
 * @returns whether there was anything left to scroll to
 */
export function scrollOn(maxHeight: number): boolean {
  const step = Math.max(200, window.innerHeight - 100);
  const isLarge = (element: PageElement) =>
    element.clientHeight > window.innerHeight / 2 && element.clientWidth > window.innerWidth / 2;
  const scrolls = (element: PageElement) => {
    const { overflowY } = window.getComputedStyle(element);
    return (overflowY === 'auto' || overflowY === 'scroll') && element.scrollHeight > element.clientHeight + 1;
  };
  const boxes = [...document.querySelectorAll('body *')].filter((element) => isLarge(element) && scrolls(element));
  const page = document.scrollingElement;
  const targets = page === null ? boxes : [page, ...boxes];
  let moved = false;
  for (const target of targets as (PageElement & { scrollTop: number })[]) {
    const before = target.scrollTop;
    if (before > maxHeight) continue;
    target.scrollTop = before + step;
    if (target.scrollTop > before) moved = true;
  }
  return moved;
}
