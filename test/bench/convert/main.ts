/**
 * `npm run bench:convert`: what a page of a local server and an Office document take to become a PDF, the first time and later.
 * `-- --stress N` converts N Office documents in a row besides.
 */
import { subscribe } from 'node:diagnostics_channel';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createPageRenderer } from '../../../shared/conversion/browser/pageRenderer.ts';
import { usageOf } from '../../../shared/conversion/browser/usageWatch.ts';
import { CONVERSION_PARTS, type ConversionPart } from '../../../shared/conversion/conversionPart.ts';
import { createAddressConverter } from '../../../shared/conversion/createAddressConverter.ts';
import { createGuardedNetwork } from '../../../shared/conversion/network/guardedNetwork.ts';
import { testSite } from '../../support/web/testSite.ts';
import { mebibytes, median, ms, print, timed } from '../measure.ts';
import { article, picture } from './article.ts';
import { benchOffice } from './office.ts';
import { unconverted } from '../../support/web/unconverted.ts';

const ROUNDS = 7;
const COLD_ROUNDS = 3;
const PICTURES = 20;
const LONG_ARTICLES = 40;
const USER_AGENT = 'Bench';
/** What the parts of a visit are, where their names do not say it; `capture` holds `print`. */
const PARTS: Readonly<Partial<Record<string, string>>> = {
  load: 'until the document is parsed',
  settle: 'until it stands still',
  scroll: 'to its end, and until it stands still again',
  capture: 'laid out for paper, stated and printed',
};

const { stress } = parseArgs({ options: { stress: { type: 'string', default: '0' } } }).values;
const folder = await mkdtemp(join(tmpdir(), 'bench-convert-'));
const site = await testSite({ '/': article(1, PICTURES), '/long': article(LONG_ARTICLES, PICTURES) });
for (let i = 0; i < PICTURES; i++) {
  const bytes = await picture(i);
  site.answers.set(`/${i}.jpg`, (_, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    response.end(bytes);
  });
}
console.log(`${availableParallelism()} processors, load ${loadavg()[0].toFixed(1)}\n`);

const cold: number[] = [];
for (let round = 0; round < COLD_ROUNDS; round++) {
  const fresh = converter(join(folder, `chromium-${round}`));
  cold.push((await timed(() => fresh.convert('/'))).ms);
  await fresh.close();
}
print(`article with ${PICTURES} pictures, Chromium still packed`, ms(median(cold)));

const warm = converter(join(folder, 'chromium-0'));
const times: number[] = [];
const parts = new Map<string, number[]>();
subscribe(CONVERSION_PARTS, (part) => {
  const { name, ms: time } = part as ConversionPart;
  parts.set(name, [...(parts.get(name) ?? []), time]);
});
let peak = 0;
const watch = setInterval(() => void browserBytes().then((bytes) => (peak = Math.max(peak, bytes))), 50);
for (let round = 0; round <= ROUNDS; round++) {
  const { ms: time } = await timed(() => warm.convert('/'));
  if (round > 0) times.push(time);
}
print('… unpacked', ms(median(times)), `slowest ${ms(Math.max(...times))}`);
for (const [name, each] of parts) print(`… of it, ${name}`, ms(median(each)), PARTS[name] ?? '');
print('… memory of Chromium at its peak', mebibytes(peak), 'all its processes, shared pages counted each time');
const long = await timed(() => warm.convert('/long'));
print(`article ${LONG_ARTICLES} times as long`, ms(long.ms), `PDF of ${mebibytes(long.result.length)}`);
print('… memory of Chromium at its peak', mebibytes(peak));
print('… memory of this process', mebibytes(process.memoryUsage.rss()));
clearInterval(watch);
await warm.close();
await site.close();
await benchOffice(folder, Number(stress));
await rm(folder, { recursive: true });

function converter(chromiumFolder: string) {
  const network = createGuardedNetwork({ privateHosts: [`127.0.0.1:${site.port}`] });
  const pages = createPageRenderer({ network, chromiumFolder, singleProcess: false, userAgent: USER_AGENT });
  const made = createAddressConverter({
    network,
    pages,
    convertFile: unconverted,
    userAgent: USER_AGENT,
    maxFileBytes: 100_000_000,
  });
  return {
    close: () => made.close(),
    async convert(path: string): Promise<Buffer> {
      const own = await mkdtemp(join(folder, 'conversion-'));
      const url = `http://127.0.0.1:${site.port}${path}`;
      const source = await made.convert({ url, folder: own, deadline: Date.now() + 60_000 });
      if (source.kind !== 'page') throw new Error('The article is no page.');
      return readFile(source.rendition.path);
    },
  };
}

/** Of the browsers that this process started: each heads a process group of its own. */
async function browserBytes(): Promise<number> {
  const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8');
  const sizes = await Promise.all(
    children
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(async (id) => (await usageOf(Number(id))).bytes),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
