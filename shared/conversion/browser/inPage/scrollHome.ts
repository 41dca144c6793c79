/** Runs inside a page: scrolls back to where a visitor begins. */
import type { PageDocument, PageElement } from './dom.ts';

declare const document: PageDocument;

/** Self-contained: only the function itself, nothing else of this module, reaches the page. */
export function scrollHome(): void {
  const scrolled = [...document.querySelectorAll('*')] as (PageElement & { scrollTop: number })[];
  for (const element of scrolled) if (element.scrollTop > 0) element.scrollTop = 0;
}
