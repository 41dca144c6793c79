/**
 * Runs inside a page: turns what belongs to a window (things that stay in place while the rest scrolls, boxes that scroll by themselves,
 * dialogues about cookies) into what belongs to paper, and leaves everything else as the visitor sees it.
 */
import type { PageDocument, PageElement, PageWindow } from './dom.ts';

declare const document: PageDocument;
declare const window: PageWindow;

/** Self-contained: only the function itself, nothing else of this module, reaches the page. */
export function layOutForPaper(consentSelector: string): void {
  const set = (element: PageElement, property: string, value: string) => {
    element.style.setProperty(property, value, 'important');
  };
  const all: PageElement[] = [];
  const collect = (root: { querySelectorAll(selector: string): Iterable<PageElement> }) => {
    for (const element of root.querySelectorAll('*')) {
      all.push(element);
      if (element.shadowRoot !== null) collect(element.shadowRoot);
    }
  };

  for (const element of document.querySelectorAll(consentSelector)) set(element, 'display', 'none');
  // Some styles show everything; what is written for machines, or for browsers without scripts, is never text of the page.
  for (const element of document.querySelectorAll('script, style, template, noscript')) set(element, 'display', 'none');
  collect(document);

  const root = document.documentElement;
  const { body } = document;
  const pageText = body?.textContent?.length ?? 0;
  // A dialogue locks the page under it, and a frame around one large box always locks it.
  for (const element of body === null ? [root] : [root, body]) {
    set(element, 'overflow', 'visible');
    set(element, 'height', 'auto');
    set(element, 'max-height', 'none');
    set(element, '-webkit-print-color-adjust', 'exact');
    if (window.getComputedStyle(element).position === 'fixed') set(element, 'position', 'static');
  }

  // Chromium prints a right-to-left document with its left third beyond the paper's edge.
  if (body !== null && window.getComputedStyle(root).direction === 'rtl') {
    set(body, 'direction', window.getComputedStyle(body).direction);
    set(root, 'direction', 'ltr');
  }

  for (const element of all) {
    if (element === root || element === body) continue;
    const style = window.getComputedStyle(element);
    if (style.display === 'none') continue;

    // Shadows are printed as separate text: each letter would be read twice.
    if (style.getPropertyValue('text-shadow') !== 'none') set(element, 'text-shadow', 'none');
    if (style.position === 'sticky') set(element, 'position', 'relative');
    if (style.position === 'sticky') for (const side of ['top', 'bottom']) set(element, side, 'auto');
    if (style.position === 'fixed') {
      const { top, height } = element.getBoundingClientRect();
      const text = element.textContent?.length ?? 0;
      if (text > pageText / 2) {
        set(element, 'position', 'static');
        set(element, 'height', 'auto');
        set(element, 'overflow', 'visible');
      } else if (top <= 1 && height <= window.innerHeight / 3) set(element, 'position', 'absolute');
      else set(element, 'visibility', 'hidden');
    }

    // What a visitor scrolls to is shown in full.
    const scrollsDown = /auto|scroll/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
    const scrollsAcross = /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
    if (scrollsDown || scrollsAcross) {
      if (element.tagName === 'TEXTAREA') continue;
      set(element, 'overflow', 'visible');
      if (scrollsDown) {
        for (let box: PageElement | null = element; box !== null && box !== body; box = box.parentElement) {
          set(box, 'height', 'auto');
          set(box, 'max-height', 'none');
          if (box !== element && window.getComputedStyle(box).overflowY !== 'visible') set(box, 'overflow', 'visible');
        }
      }
      if (scrollsAcross && element.querySelectorAll('table')[Symbol.iterator]().next().done === true) {
        for (const inner of [element, ...element.querySelectorAll('pre, code')]) {
          if (window.getComputedStyle(inner).getPropertyValue('white-space').startsWith('pre')) {
            set(inner, 'white-space', 'pre-wrap');
            set(inner, 'overflow-wrap', 'anywhere');
          }
        }
      }
    }
  }
}
