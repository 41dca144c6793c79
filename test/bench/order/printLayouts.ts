/** The layouts as tagged PDFs, printed by Chromium. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../../support/web/openBrowser.ts';
import { layouts } from './layouts.ts';

/** @param folder where they go, each under its name */
export async function printLayouts(folder: string): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-order-'));
  const browser = await openBrowser(profile, []);
  const page = await browser.newPage();
  for (const { name, html } of layouts) {
    await page.setContent(html, { waitUntil: 'load' });
    const pdf = await page.pdf({ format: 'A4', tagged: true, printBackground: true, preferCSSPageSize: true });
    await writeFile(join(folder, `${name}.pdf`), pdf);
  }
  await browser.close();
  await rm(profile, { recursive: true, force: true });
}
