/**
 * One Chromium for one page. Starting it takes a tenth of a second, and nothing of one customer's page (cache, cookies,
 * workers, a hung script, a crash) can meet another's.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Browser, Page } from 'puppeteer-core';
import { flowInTurns, turn } from '../../platform/turns.ts';
import { browserDriver } from './browserDriver.ts';
import { chromiumFlags } from './chromiumFlags.ts';
import type { FlagOptions } from './chromiumFlags.ts';
import type { InstalledChromium } from './installChromium.ts';

/** A start takes one second, and seven when fifteen others compete for the processor; half of what a visit may take. */
const LAUNCH_TIMEOUT_MS = 30_000;
/** The descriptor on which Chromium reports what happens, when it is driven by pipes. */
const PIPE_OF_ANSWERS = 4;
const END_OF_MESSAGE = 0;
/**
 * The longest message that is requested is what a page states, nine megabytes of Chinese at most. Reading one takes three milliseconds for
 * each.
 */
const MOST_MESSAGE_BYTES = 12 * 1024 * 1024;

export interface LaunchedBrowser {
  readonly page: Page;
  readonly processId: number;
  /** Ends all its processes at once, even if they hang; then nothing of it is left. */
  readonly kill: () => Promise<void>;
}

export interface LaunchOptions extends FlagOptions {
  readonly chromium: InstalledChromium;
  /** Becomes its home, profile and temporary folder. */
  readonly folder: string;
  readonly userAgent: string;
  /** Called when the browser starts sending more at once than anybody asks for: unless it is ended, its message will be read. */
  readonly tooMuchTold?: () => void;
  /** Additional flags, for tests. */
  readonly furtherFlags?: readonly string[];
}

/**
 * Chromium in a single process rarely dies while it starts (seen on a busy machine, and in none of eighty starts in a row). Nothing has
 * been asked for then, so such a start is repeated once.
 *
 * @throws what the driver throws if it dies again, or does not answer in time
 */
export async function launchBrowser(options: LaunchOptions): Promise<LaunchedBrowser> {
  try {
    return await launch(options, 'profile');
  } catch (error) {
    if (!isDeath(error)) throw error;
    return launch(options, 'profile-of-second-start');
  }
}

/** How the driver tells that the other end of its pipes is gone. By their names: the classes would load the driver with this file. */
const isDeath = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TargetCloseError' || error.name === 'ConnectionClosedError');

async function launch(options: LaunchOptions, profileName: string): Promise<LaunchedBrowser> {
  const { chromium, folder, userAgent, furtherFlags = [] } = options;
  const profile = join(folder, profileName);
  await mkdir(profile, { recursive: true });
  const driver = await browserDriver();
  const browser = await driver.launch({
    executablePath: chromium.executable,
    headless: 'shell',
    // A pipe, not a port: a page could find a port on the loopback interface.
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
  // What pages write to their consoles arrives there, too, and the driver keeps the last thousand lines, however long.
  for (const stream of [browser.process()?.stdout, browser.process()?.stderr])
    stream?.removeAllListeners('data').resume();
  const told = browser.process()?.stdio[PIPE_OF_ANSWERS];
  if (told instanceof Readable) {
    // A page that loads twenty thousand pictures makes the browser send a hundred thousand messages about it. The driver processes what
    // arrives separately after this turn, so that each chunk has a turn of its own.
    flowInTurns(told, turn);
    watchMessages(told, options.tooMuchTold);
  }
  try {
    const page = (await browser.pages()).at(0) ?? (await browser.newPage());
    // The driver uses them to count what is in progress: each request listens to the end of all others. Nobody here asks for its count.
    page.removeAllListeners('request');
    return { page, processId, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

/** Called while a message is still arriving that is longer than any that is requested: pages write such messages to their consoles. */
function watchMessages(told: Readable, tooMuch: (() => void) | undefined): void {
  let bytes = 0;
  told.on('data', (chunk: Buffer) => {
    const end = chunk.lastIndexOf(END_OF_MESSAGE);
    bytes = end < 0 ? bytes + chunk.length : chunk.length - end - 1;
    if (bytes > MOST_MESSAGE_BYTES) tooMuch?.();
  });
}

/** Puppeteer starts Chromium as the leader of a process group. */
async function killGroup(browser: Browser, processId: number): Promise<void> {
  const child = browser.process();
  const ended = child === null || child.exitCode !== null || child.signalCode !== null;
  const gone = ended ? Promise.resolve() : new Promise((resolve) => child.once('exit', resolve));
  try {
    process.kill(-processId, 'SIGKILL');
  } catch {
    // The group is already gone.
  }
  await gone;
  await browser.disconnect();
}
