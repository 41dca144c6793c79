/**
 * Loads Chromium's driver with the first page that needs it: two hundred modules, which a service that is asked for no web page does
 * without. Loaded all at once they block the thread that all share for a tenth of a second, so they are loaded in parts, with turns for
 * others.
 */
import type { PuppeteerNode } from 'puppeteer-core';
import { turn } from '../../platform/turns.ts';

/** The parts of the driver, dependencies first: ten to thirty milliseconds each. All of it would be loaded without them, too. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('puppeteer-core/internal/common/util.js'),
  () => import('puppeteer-core/internal/node/LaunchOptions.js'),
  () => import('puppeteer-core/internal/api/api.js'),
  () => import('puppeteer-core/internal/cdp/FrameManager.js'),
  () => import('puppeteer-core/internal/cdp/Browser.js'),
  () => import('puppeteer-core/internal/node/NodeWebSocketTransport.js'),
  () => import('puppeteer-core/internal/node/ChromeLauncher.js'),
];

let loading: Promise<PuppeteerNode> | undefined;

export function browserDriver(): Promise<PuppeteerNode> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<PuppeteerNode> {
  for (const part of PARTS) {
    await part();
    await turn();
  }
  const { default: driver } = await import('puppeteer-core');
  await turn();
  return driver;
}
