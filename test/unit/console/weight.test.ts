/** The page is light, the same each time, and loads nothing from elsewhere. */
import { gzipSync } from 'node:zlib';
import { packConsole } from '../../../infra/bundling/consoleBundle.ts';

/** Of the page in transit, compressed: it arrives at once over a telephone line. */
const MOST_BYTES = 100_000;

describe('the page of the console', () => {
  it('is light, and the same each time it is packed', async () => {
    const first = await packConsole();
    expect(gzipSync(first.script + first.style).length).toBeLessThan(MOST_BYTES);
    expect(await packConsole()).toEqual(first);
  });

  it('names no address to load anything from', async () => {
    const { script, style } = await packConsole();
    expect(style).not.toMatch(/url\(|@import/);
    // What remains are names of formats, which nobody requests.
    const addresses = [...script.matchAll(/https?:\/\/[a-z0-9.-]+/g)].map(([address]) => address);
    expect(addresses.filter((address) => address !== 'http://www.w3.org')).toEqual([]);
  });
});
