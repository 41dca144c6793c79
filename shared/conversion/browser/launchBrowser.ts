/**
 * One Chromium for one page. Starting it takes a tenth of a second, and nothing of one customer's page (cache, cookies,
 * workers, a hung script, a crash) can meet another's.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { browserDriver } from './browserDriver.ts';
import { chromiumFlags } from './chromiumFlags.ts';
import type { FlagOptions } from './chromiumFlags.ts';
import type { InstalledChromium } from './installChromium.ts';

/** A start takes one second, and seven where fifteen others want the processor; half of what a visit may take. */
const LAUNCH_TIMEOUT_MS = 30_000;

export interface LaunchedBrowser {
  readonly page: Page;
  readonly processId: number;
  /** Ends all its processes at once, however they hang; then nothing of it is left. */
  readonly kill: () => Promise<void>;
}

export interface LaunchOptions extends FlagOptions {
  readonly chromium: InstalledChromium;
  /** Becomes its home, profile and temporary folder. */
  readonly folder: string;
  readonly userAgent: string;
  /** Flags besides, for tests. */
  readonly furtherFlags?: readonly string[];
}

export async function launchBrowser(options: LaunchOptions): Promise<LaunchedBrowser> {
  const { chromium, folder, userAgent, furtherFlags = [] } = options;
  const profile = join(folder, 'profile');
  await mkdir(profile, { recursive: true });
  const driver = await browserDriver();
  const browser = await driver.launch({
    executablePath: chromium.executable,
    headless: 'shell',
    // A pipe and no port: a page could find a port on the loopback interface.
    pipe: true,
    userDataDir: profile,
    env: { ...chromium.environment, HOME: folder, TMPDIR: folder, LANG: 'en_US.UTF-8' },
    args: [...chromiumFlags(options), `--user-agent=${userAgent}`, ...furtherFlags],
    timeout: LAUNCH_TIMEOUT_MS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    defaultViewport: null,
  });
  const processId = browser.process()?.pid;
  if (processId === undefined) throw new Error('Chromium started without a process.');
  const kill = () => killGroup(browser, processId);
  try {
    const page = (await browser.pages()).at(0) ?? (await browser.newPage());
    return { page, processId, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

/** Puppeteer starts Chromium as the head of a process group. */
async function killGroup(browser: Browser, processId: number): Promise<void> {
  const child = browser.process();
  const ended = child === null || child.exitCode !== null || child.signalCode !== null;
  const gone = ended ? Promise.resolve() : new Promise((resolve) => child.once('exit', resolve));
  try {
    process.kill(-processId, 'SIGKILL');
  } catch {
    // The group is gone already.
  }
  await gone;
  await browser.disconnect();
}
