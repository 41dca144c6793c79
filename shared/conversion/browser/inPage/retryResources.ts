/** Runs inside a page: requests style sheets, pictures and scripts that did not arrive once more. */
import type { PageDocument, PageElement } from './dom.ts';

declare const document: PageDocument;

/** Self-contained: only the function itself, nothing else of this module, reaches the page. @param urls of what failed */
export function retryResources(urls: readonly string[]): void {
  const wanted = new Set(urls);
  const elements = [...document.querySelectorAll('link[rel~="stylesheet"], img, script[src]')] as (PageElement & {
    readonly href?: string;
    readonly src?: string;
    readonly currentSrc?: string;
  })[];
  for (const element of elements) {
    const url = [element.href, element.currentSrc, element.src].find((each) => each !== undefined && each !== '');
    if (url === undefined || !wanted.has(url)) continue;
    const again = document.createElement(element.tagName.toLowerCase());
    for (const name of element.getAttributeNames()) again.setAttribute(name, element.getAttribute(name) ?? '');
    element.parentElement?.replaceChild(again, element);
  }
}
