/** Plain Chromium, without the service's guards: for tests that show what the guards are good for. */
import puppeteer from 'puppeteer-core';
import type { Browser } from 'puppeteer-core';
import { installChromium } from '../../../shared/conversion/browser/installChromium.ts';
import { CHROMIUM_FOLDER } from './chromiumFolder.ts';

export async function openBrowser(folder: string, flags: readonly string[]): Promise<Browser> {
  const { executable, environment } = await installChromium(CHROMIUM_FOLDER);
  return puppeteer.launch({
    executablePath: executable,
    headless: 'shell',
    pipe: true,
    userDataDir: folder,
    // Without a language it finds no text on a page.
    env: { ...environment, HOME: folder, LANG: 'en_US.UTF-8' },
    args: [
      '--no-sandbox',
      '--no-zygote',
      '--disable-popup-blocking',
      // Without it, multicast would tell the network the names of WebRTC candidates.
      '--disable-features=WebRtcHideLocalIpsWithMdns',
      ...flags,
    ],
  });
}
