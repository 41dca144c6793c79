/** The console in a real browser, in front of its own service. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { startLocalService, type LocalService } from '../localService.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { openBrowser } from '../web/openBrowser.ts';

export interface OpenConsole {
  readonly service: LocalService;
  readonly page: Page;
  /** What the browser reports: violated policies, script errors, requests to anything but the service. */
  readonly complaints: string[];
  enterKey(key?: string): Promise<void>;
  /** Passes the file as a user does who drops or chooses it. */
  addFile(...paths: string[]): Promise<void>;
  /** A file on disk that is removed with the console. @returns its path */
  newFile(name: string, content: Uint8Array | string): Promise<string>;
  paste(text: string): Promise<void>;
  /** Presses the button and waits until the check has ended: with all verdicts, or with what kept it from them. */
  check(): Promise<void>;
  /** Waits until every verdict of the check that was started is there. */
  allChecked(): Promise<void>;
  /** Another tab with the console, with the key. @param address default: the console's own */
  newTab(address?: string): Promise<Page>;
  /** For every matching element, in page order. */
  texts(selector: string): Promise<string[]>;
  /** @param expression of JavaScript, evaluated in the page */
  ask<Answer>(expression: string): Promise<Answer>;
  close(): Promise<void>;
}

/** Longer than anything in these tests takes on a busy machine. */
const PATIENCE_MS = 150_000;

/** In the page: nothing is in progress. Pressing a button at once removes what is left of the previous check, and disables it until the end. */
const AT_REST = `[...document.querySelectorAll('button')].every((one) => !one.disabled || one.closest('.earlier'))`;

type ServiceOptions = Parameters<typeof startLocalService>[0];

export async function openConsole(options: ServiceOptions = {}): Promise<OpenConsole> {
  const service = await startLocalService(options);
  const [folder, files] = await Promise.all([temporaryFolder(), temporaryFolder()]);
  const browser: Browser = await openBrowser(folder.path, []);
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.setViewport({ width: 1280, height: 900 });
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Refusals of the service, and pictures that are not drawn yet, are not the page's fault.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    if (!/^(http:\/\/127\.0\.0\.1:|data:|blob:)/.test(request.url())) complaints.push(`asked ${request.url()}`);
  });
  await page.goto(`${service.baseUrl}/console`);
  const ask = <Answer>(expression: string): Promise<Answer> => page.evaluate(expression) as Promise<Answer>;
  return {
    service,
    page,
    complaints,
    ask,
    async enterKey(key = service.apiKey) {
      await page.locator('#key').fill(key);
      await page.keyboard.press('Enter');
    },
    async addFile(...paths) {
      const input = await page.$('input[type=file]');
      await (input as unknown as { uploadFile(...paths: string[]): Promise<void> }).uploadFile(...paths);
    },
    async newFile(name, content) {
      const path = join(files.path, name);
      await writeFile(path, content);
      return path;
    },
    async paste(text) {
      await page.locator('#pasted').fill(text);
    },
    async check() {
      await page.locator('.button-main').click();
      await page.waitForFunction(AT_REST);
    },
    async allChecked() {
      await page.waitForFunction(`${AT_REST} && document.querySelector('#results-title')?.textContent === 'Verdicts'`);
    },
    async newTab(address = `${service.baseUrl}/console`) {
      const tab = await browser.newPage();
      tab.setDefaultTimeout(PATIENCE_MS);
      await tab.goto(address);
      await tab.locator('#key').fill(service.apiKey);
      await tab.keyboard.press('Enter');
      return tab;
    },
    texts: (selector) =>
      ask(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((element) => element.textContent)`),
    async close() {
      await browser.close();
      await service.close();
      await Promise.all([folder.remove(), files.remove()]);
    },
  };
}
