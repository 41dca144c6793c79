/** Turns a web page into a PDF with a Chromium, a proxy and a folder that exist for this page only and end with it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { conversionPart } from '../conversionPart.ts';
import type { GuardedNetwork } from '../network/guardedNetwork.ts';
import { openPinningProxy } from '../network/pinningProxy.ts';
import { installChromium } from './installChromium.ts';
import type { InstalledChromium } from './installChromium.ts';
import { launchBrowser } from './launchBrowser.ts';
import { watchDisk } from './diskWatch.ts';
import { tooMuchMemory, watchUsage } from './usageWatch.ts';
import { renderPage } from './renderPage.ts';
import type { FileInstead, PageOrder, RenderedPage } from './renderPage.ts';

/** What one page may receive, bytes over the wire: pages with hundreds of pictures stay below a fifth of it. */
const PAGE_BYTES = 100 * 1024 * 1024;

export interface RenderOrder extends PageOrder {
  /** For the browser's files while it runs. */
  readonly folder: string;
}

export interface PageRenderer {
  /** @throws RefusedAddress; UnconvertibleSource; the signal's reason */
  render(order: RenderOrder): Promise<RenderedPage | FileInstead>;
  /** Unpacks Chromium before the first page arrives. */
  wake(): void;
  /** Ends all browsers. */
  close(): Promise<void>;
}

export interface PageRendererOptions {
  readonly network: GuardedNetwork;
  readonly chromiumFolder: string;
  readonly singleProcess: boolean;
  readonly userAgent: string;
  /** Bytes that a visit may write. */
  readonly maxDiskBytes?: number;
  /** Processor time that a visit may take, milliseconds. */
  readonly maxWorkMs?: number;
  /** Additional flags, for tests. */
  readonly furtherFlags?: readonly string[];
}

export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { network, chromiumFolder, singleProcess, userAgent, maxDiskBytes, maxWorkMs, furtherFlags } = options;
  const closing = new AbortController();
  const visits = new Set<Promise<unknown>>();
  let installing: Promise<InstalledChromium> | undefined;

  const installed = (): Promise<InstalledChromium> => {
    installing ??= installChromium(chromiumFolder).catch((error: unknown) => {
      installing = undefined;
      throw error;
    });
    return installing;
  };

  async function visit({ folder, signal: given, ...order }: RenderOrder): Promise<RenderedPage | FileInstead> {
    const chromium = await installed();
    const exhausted = new AbortController();
    const signal = AbortSignal.any([given, closing.signal, exhausted.signal]);
    signal.throwIfAborted();
    const proxy = await openPinningProxy({ network, maxBytes: PAGE_BYTES, signal });
    const browserFolder = await mkdtemp(join(folder, 'browser-'));
    try {
      const tooMuchTold = (): void => {
        exhausted.abort(tooMuchMemory());
      };
      const launch = { chromium, folder: browserFolder, proxyPort: proxy.port, singleProcess, userAgent, tooMuchTold };
      const { page, processId, kill } = await conversionPart('launch', () =>
        launchBrowser({ ...launch, ...(furtherFlags && { furtherFlags }) }),
      );
      const watches = [watchUsage(processId, exhausted, maxWorkMs), watchDisk(browserFolder, exhausted, maxDiskBytes)];
      page.once('error', () => {
        exhausted.abort(tooMuchMemory());
      });
      page.once('close', () => {
        exhausted.abort(tooMuchMemory());
      });
      signal.addEventListener('abort', () => void kill());
      try {
        return await renderPage(page, proxy, { ...order, signal });
      } catch (error) {
        // A browser that was ended fails in many ways; what matters is why it was ended.
        signal.throwIfAborted();
        throw error;
      } finally {
        for (const watch of watches) watch.stop();
        await kill();
      }
    } finally {
      await proxy.close();
      await rm(browserFolder, { recursive: true, force: true });
    }
  }

  return {
    async render(order) {
      const visiting = visit(order);
      visits.add(visiting);
      try {
        return await visiting;
      } finally {
        visits.delete(visiting);
      }
    },
    wake() {
      // The first page runs into the same failure, and reports it.
      installed().catch(() => undefined);
    },
    async close() {
      closing.abort(new Error('The service is stopping.'));
      await Promise.allSettled(visits);
    },
  };
}
