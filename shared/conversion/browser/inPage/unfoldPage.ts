/** Runs inside a page: opens what a click of the visitor would open, and calls for the images that wait until they are scrolled to. */
import type { PageDocument, PageImage } from './dom.ts';

declare const document: PageDocument;

/** Self-contained: nothing of this module but the function itself reaches the page. */
export function unfoldPage(): void {
  for (const details of document.querySelectorAll('details:not([open])')) details.setAttribute('open', '');
  for (const image of document.querySelectorAll('img[loading="lazy"]')) (image as PageImage).loading = 'eager';
  for (const player of document.querySelectorAll('video, audio')) {
    player.removeAttribute('autoplay');
    (player as unknown as { pause(): void }).pause();
  }
}
