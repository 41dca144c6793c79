/**
 * Runs inside a page whose style sheets did not arrive: lays it out for reading. Pictures without a size of their own would fill pages, and
 * what its styles place beside the text or fold away comes before it.
 */
import type { PageDocument, PageElement } from './dom.ts';

declare const document: PageDocument;

/** Self-contained: only the function itself, nothing else of this module, reaches the page. @returns whether the page is one of those */
export function layOutForReading(): boolean {
  const sheets = [...document.querySelectorAll('link[rel~="stylesheet"]:not([disabled])')] as (PageElement & {
    readonly sheet: { readonly cssRules: { readonly length: number } } | null;
  })[];
  /** A sheet that did not arrive has no rules. The rules of other sites' sheets cannot be inspected: those sheets are there. */
  const isEmpty = ({ sheet }: (typeof sheets)[number]): boolean => {
    try {
      return sheet === null || sheet.cssRules.length === 0;
    } catch {
      return false;
    }
  };
  const isGone = sheets.length > 0 && sheets.every(isEmpty);
  if (!isGone || document.body === null) return false;
  const set = (element: PageElement, styles: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value, 'important');
  };
  for (const icon of document.querySelectorAll('svg')) {
    const isSized = Number(icon.getAttribute('width')) > 0 && Number(icon.getAttribute('height')) > 0;
    if (!isSized) set(icon, { width: '1em', height: '1em', 'max-width': '2em', 'max-height': '2em' });
  }
  for (const picture of document.querySelectorAll('img, video, canvas, iframe')) {
    set(picture, { 'max-width': '100%', 'max-height': '600px' });
  }
  set(document.body, { 'max-width': '50em', margin: '1em auto', 'line-height': '1.4' });
  // Navigation goes after the content: it is on the page, but not what a reader comes for.
  for (const part of [...document.querySelectorAll('nav, [role="navigation"]')]) {
    if (part.parentElement?.closest('nav, [role="navigation"]') == null) document.body.appendChild(part);
  }
  return true;
}
