/** What a page may not do to its browser: ask questions that nobody answers, open windows, save files, print, leave workers behind. */
import type { CDPSession, Page } from 'puppeteer-core';

/**
 * Runs in each frame before the frame's own scripts. The network is closed to them without it; it saves the page the attempt.
 * Self-contained: only the function itself, nothing else of this module, reaches the page.
 */
function disarm(): void {
  const nothing = () => null;
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport']) {
    Reflect.deleteProperty(globalThis, name);
  }
  for (const name of ['open', 'print']) {
    Object.defineProperty(globalThis, name, { value: nothing, writable: true, configurable: true });
  }
}

export async function guardPage(page: Page, session: CDPSession): Promise<void> {
  page.on('dialog', (dialog) => {
    // The page may be gone before its question is dismissed.
    dialog.dismiss().catch(() => undefined);
  });
  page.on('popup', (popup) => {
    popup?.close().catch(() => undefined);
  });
  await Promise.all([
    session.send('Browser.setDownloadBehavior', { behavior: 'deny' }),
    page.setBypassServiceWorker(true),
    page.evaluateOnNewDocument(disarm),
    session.send('Emulation.setEmulatedMedia', {
      // The PDF shows what a visitor reads on the screen, not what the site would have printed.
      media: 'screen',
      // Nothing should still be moving into place when it is made.
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    }),
  ]);
}
