/** The whole way from an address to files, with the test's site at its end: names resolve and connections go as the test says. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CapturedSource } from '../../../shared/conversion/addressConverter.ts';
import { createPageRenderer } from '../../../shared/conversion/browser/pageRenderer.ts';
import { createAddressConverter } from '../../../shared/conversion/createAddressConverter.ts';
import type { ConvertFile } from '../../../shared/conversion/createFileConverter.ts';
import { createGuardedNetwork } from '../../../shared/conversion/network/guardedNetwork.ts';
import { withoutWayOut, withSavedPages } from '../../../shared/conversion/savedPage.ts';
import { readerForTests, sourceOf } from '../readPdf.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import type { TemporaryFolder } from '../temporaryFolder.ts';
import { CHROMIUM_FOLDER } from './chromiumFolder.ts';
import { PUBLIC_ADDRESS, recordingNetwork } from './recordingNetwork.ts';
import type { TestCertificate } from './testCertificate.ts';
import { testSite } from './testSite.ts';
import type { TestSite } from './testSite.ts';
import { unconverted } from './unconverted.ts';

/** Longer than a conversion takes on a machine that is doing ten other things; shorter than a test may take. */
const PATIENCE_MS = 150_000;

export interface WebConversionOptions {
  /** Makes the site one over https. */
  readonly certificate?: TestCertificate;
  /** The certificate is not trusted. */
  readonly untrusted?: boolean;
  readonly singleProcess?: boolean;
  readonly maxFileBytes?: number;
  /** As `createAddressConverter` takes it. */
  readonly pageBodyMs?: number;
  /** As `createPageRenderer` takes it. */
  readonly maxDiskBytes?: number;
  readonly maxWorkMs?: number;
}

export interface SavedText {
  readonly saved: string;
  readonly warnings: readonly string[] | undefined;
  readonly connections: number;
}

type Addresses = readonly string[] | undefined;

export interface WebConversion {
  readonly site: TestSite;
  /** The folder in which conversions work. */
  readonly folder: string;
  convert(url: string, deadlineMs?: number): Promise<CapturedSource>;
  /** The rendition's text, page by page, its lines joined. */
  pagesIn(source: CapturedSource): Promise<string[]>;
  /** The same, for what an address leads to. */
  pagesOf(url: string): Promise<string[]>;
  textOf(url: string): Promise<string>;
  /** The text of a page saved as a file, what was missing from it, and how often the site was asked for it or anything else. */
  saved(html: string): Promise<SavedText>;
  /** Dialled addresses other than the site's. */
  innerDials(): string[];
}

/** Starts before the tests of the file and ends after them. @param names by which the site is known; or the addresses of other hosts */
export function webConversion(
  names: Readonly<Record<string, Addresses | (() => Addresses)>>,
  options: WebConversionOptions = {},
): WebConversion {
  const { certificate, untrusted = false, singleProcess = false, maxFileBytes = 10_000_000 } = options;
  const known = Object.entries(names).map(([name, addresses]) => [
    name,
    () => (typeof addresses === 'function' ? addresses() : addresses) ?? [PUBLIC_ADDRESS],
  ]);
  const reader = readerForTests();
  const started = start();
  let folder: TemporaryFolder | undefined;
  let site: TestSite | undefined;
  let converter: ReturnType<typeof createAddressConverter> | undefined;
  let convertSaved: ConvertFile | undefined;
  const dialled: string[] = [];

  async function start(): Promise<void> {
    folder = await temporaryFolder();
    site = await testSite({}, certificate);
    const recorded = recordingNetwork({
      names: Object.fromEntries(known) as Record<string, () => readonly string[]>,
      ports: { [certificate === undefined ? 80 : 443]: site.port },
    });
    const network = createGuardedNetwork({
      resolve: recorded.resolve,
      dial(address, port, signal) {
        dialled.push(address);
        return recorded.dial(address, port, signal);
      },
    });
    const trusted = certificate !== undefined && !untrusted;
    const browser = {
      chromiumFolder: CHROMIUM_FOLDER,
      singleProcess,
      userAgent: 'Tests',
      ...(options.maxDiskBytes !== undefined && { maxDiskBytes: options.maxDiskBytes }),
      ...(options.maxWorkMs !== undefined && { maxWorkMs: options.maxWorkMs }),
      ...(trusted && { furtherFlags: [`--ignore-certificate-errors-spki-list=${certificate.fingerprint}`] }),
    };
    const pages = createPageRenderer({ ...browser, network });
    const withoutNetwork = createPageRenderer({ ...browser, network: withoutWayOut(network) });
    convertSaved = withSavedPages(unconverted, withoutNetwork);
    converter = createAddressConverter({
      network,
      pages,
      convertFile: unconverted,
      userAgent: 'Tests',
      maxFileBytes,
      ...(options.pageBodyMs !== undefined && { pageBodyMs: options.pageBodyMs }),
      ...(trusted && { trustedCertificates: [certificate.certificate] }),
    });
  }
  beforeAll(() => started);
  afterAll(async () => {
    await converter?.close();
    await site?.close();
    await folder?.remove();
  });

  async function convert(url: string, deadlineMs = PATIENCE_MS): Promise<CapturedSource> {
    await started;
    const own = await mkdtemp(join(folder!.path, 'conversion-'));
    return converter!.convert({ url, folder: own, deadline: Date.now() + deadlineMs });
  }

  async function pagesIn(source: CapturedSource): Promise<string[]> {
    if (source.kind !== 'page') throw new Error(`${source.finalUrl} is no page.`);
    const drawn = await reader.extractText(sourceOf(await readFile(source.rendition.path)));
    const pages = source.stated
      ? await reader.structured(undefined, drawn.pages, await readFile(source.stated.path))
      : drawn.pages;
    return pages.map(({ lines }) => lines.map(({ text }) => text).join('\n'));
  }

  async function saved(html: string) {
    await started;
    const own = await mkdtemp(join(folder!.path, 'saved-'));
    const path = join(own, 'original');
    await writeFile(path, html);
    const before = dialled.length;
    const file = { path, filename: 'saved.html', mimeType: '', sizeBytes: Buffer.byteLength(html) };
    const { rendition, warnings } = await convertSaved!(file, { folder: own, deadline: Date.now() + PATIENCE_MS });
    const { pages } = await reader.extractText(sourceOf(await readFile(rendition!.path)));
    const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
    return { saved: text, warnings, connections: dialled.length - before };
  }

  const pagesOf = async (url: string) => pagesIn(await convert(url));

  return {
    get site() {
      return site!;
    },
    get folder() {
      return folder!.path;
    },
    convert,
    pagesIn,
    pagesOf,
    saved,
    textOf: async (url) => (await pagesOf(url)).join('\n'),
    innerDials: () => dialled.filter((address) => address !== PUBLIC_ADDRESS),
  };
}
