/** Runs inside a page: opens what a click of the visitor would open, and loads the images that wait until they are scrolled to. */
import type { PageDocument, PageElement, PageImage, PageWindow } from './dom.ts';

declare const document: PageDocument;
declare const window: PageWindow;

/** Self-contained: only the function itself, nothing else of this module, reaches the page. */
export function unfoldPage(): void {
  for (const details of document.querySelectorAll('details:not([open])')) details.setAttribute('open', '');

  // Panels by their ARIA names: those of tabs, and of buttons that say they unfold something. Menus stay closed.
  const MENUS =
    'nav, header, footer, menu, [role="menu"], [role="menubar"], [role="navigation"], [role="banner"], [role="dialog"]';
  const open = (panel: PageElement) => {
    if (panel.closest(MENUS) !== null) return;
    panel.removeAttribute('hidden');
    panel.setAttribute('aria-hidden', 'false');
    const { display, visibility, opacity } = window.getComputedStyle(panel);
    if (display === 'none') panel.style.setProperty('display', 'block', 'important');
    if (visibility !== 'visible') panel.style.setProperty('visibility', 'visible', 'important');
    if (Number(opacity) < 1) panel.style.setProperty('opacity', '1', 'important');
    if (panel.clientHeight < panel.scrollHeight) {
      panel.style.setProperty('height', 'auto', 'important');
      panel.style.setProperty('max-height', 'none', 'important');
    }
  };
  for (const panel of document.querySelectorAll('[role="tabpanel"]')) open(panel);
  const folded =
    '[aria-expanded="false"][aria-controls]:not([aria-haspopup]:not([aria-haspopup="false"]), [role="combobox"])';
  for (const button of document.querySelectorAll(folded)) {
    if (button.closest(MENUS) !== null) continue;
    for (const id of (button.getAttribute('aria-controls') ?? '').split(/\s+/)) {
      const panel = id === '' ? null : document.getElementById(id);
      if (panel === null || (panel.textContent ?? '').trim() === '') continue;
      open(panel);
      button.setAttribute('aria-expanded', 'true');
    }
  }

  for (const image of document.querySelectorAll('img[loading="lazy"]')) (image as PageImage).loading = 'eager';
  for (const player of document.querySelectorAll('video, audio')) {
    player.removeAttribute('autoplay');
    (player as unknown as { pause(): void }).pause();
  }
}
