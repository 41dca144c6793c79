/** Promise kept: Chromium shows the very words that a link leads to, whatever they hold, and no earlier place with the same words. */
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import sharp from 'sharp';
import { textFragmentLink } from '../../../shared/evidence/selectors/placeLink.ts';
import { createTextFragments } from '../../../shared/evidence/selectors/textFragment.ts';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporaryFolder.ts';
import { openBrowser } from '../../support/web/openBrowser.ts';

/** Colours that nothing else on the page has: of what is highlighted, behind the paragraph that is meant and behind another. */
const STYLE = `body{font:20px sans-serif;margin:0} p{margin:0 0 1600px} p.meant{background:#0ff} p.other{background:#ff0}
  ::target-text{background:#f0f;color:#f0f}`;
const HIGHLIGHT = [255, 0, 255];
const MEANT = [0, 255, 255];
/** Pixels of a highlighted word. */
const LEAST_PIXELS = 200;
/** The highlight comes when the page has been laid out: looked for so many times. */
const LOOKS = 60;

/** Paragraphs of a page; what is quoted stands in [ ], over several of them at most. */
const PAGES: readonly (readonly [what: string, paragraphs: readonly string[]])[] = [
  ['plain words', ['Something else.', 'We say that [costs fell in May] there.']],
  [
    'hyphens, commas and ampersands',
    ['Something else.', 'It is [well-known, and so - at Smith & Sons - cheap, they say].'],
  ],
  [
    'percent signs, slashes, colons, marks and accents',
    ['Something.', 'Élan: [50 % of a/b: “naïve” #1 + 2=3? yes!] it says.'],
  ],
  [
    'words that stand on an earlier place, too',
    ['In April costs fell sharply.', 'In May [costs fell sharply] once more.'],
  ],
  ['a paragraph like one above', ['Costs fell.', 'Another matter', '[Costs fell.]']],
  [
    'a long quotation whose beginning stands earlier',
    [
      'The board of the company met on Sunday.',
      '[The board of the bank met on Monday and decided after a long debate that nothing would be done at all] today.',
    ],
  ],
  ['two paragraphs', ['Nothing.', 'Before: [the first of the two paragraphs', 'and the second one] after.']],
];

const escaped = (text: string): string => text.replace(/[<&]/g, (character) => `&#${character.charCodeAt(0)};`);

describe('a link to words on a page of the web', () => {
  let folder: TemporaryFolder;
  let browser: Browser;
  let server: Server;
  let base: string;
  beforeAll(async () => {
    folder = await temporaryFolder();
    server = createServer((request, response) => {
      const [, paragraphs] = PAGES[Number(request.url?.slice(1))];
      let isOpen = false;
      const shown = paragraphs.map((text) => {
        const isMeant = isOpen || text.includes('[');
        isOpen = isMeant && !text.includes(']');
        return `<p class="${isMeant ? 'meant' : 'other'}">${escaped(text.replace(/[[\]]/g, ''))}</p>`;
      });
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><style>${STYLE}</style>${shown.join('')}`);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await openBrowser(join(folder.path, 'profile'), ['--enable-blink-features=TextFragmentAPI']);
  });
  afterAll(async () => {
    await browser.close();
    server.close();
    await folder.remove();
  });

  /** What a reader sees after following the link: pixels of the highlight and of the paragraph that is meant. */
  async function followed(link: string): Promise<{ readonly highlighted: number; readonly meant: number }> {
    const page = await browser.newPage();
    await page.setViewport({ width: 900, height: 500 });
    await page.bringToFront();
    await page.goto(link);
    let seen = { highlighted: 0, meant: 0 };
    for (let look = 0; look < LOOKS && seen.highlighted < LEAST_PIXELS; look++) {
      await sleep(100);
      const { data, info } = await sharp(await page.screenshot({ type: 'png' }))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const pixels = (colour: readonly number[]): number => {
        let count = 0;
        for (let at = 0; at < data.length; at += info.channels) {
          if (colour.every((value, i) => data[at + i] === value)) count++;
        }
        return count;
      };
      seen = { highlighted: pixels(HIGHLIGHT), meant: pixels(MEANT) };
    }
    await page.close();
    return seen;
  }

  async function linkTo(index: number): Promise<string> {
    const [, paragraphs] = PAGES[index];
    let isOpen = false;
    const spans = paragraphs.flatMap((text, i) => {
      const opens = text.indexOf('[');
      if (opens < 0 && !isOpen) return [];
      const plain = text.replace('[', '');
      const closes = plain.indexOf(']');
      isOpen = closes < 0;
      return [{ pageNumber: 1, lineId: i + 1, start: Math.max(0, opens), end: closes < 0 ? plain.length : closes }];
    });
    const lines = paragraphs.map((text) => ({ text: text.replace(/[[\]]/g, '') }));
    const directive = await createTextFragments([{ pageNumber: 1, lines }]).of(spans);
    return textFragmentLink(`${base}/${index}`, directive ?? '');
  }

  it.each(PAGES.map(([what], index) => [what, index] as const))('highlights %s', async (_, index) => {
    const { highlighted, meant } = await followed(await linkTo(index));
    expect(highlighted).toBeGreaterThan(LEAST_PIXELS);
    // It is scrolled to the paragraph that is meant: the others are far away.
    expect(meant).toBeGreaterThan(LEAST_PIXELS);
  });

  it('highlights nothing where the words are not on the page', async () => {
    const page = await browser.newPage();
    await page.goto(`${base}/0#:~:text=costs%20rose`);
    expect(await page.evaluate('document.fragmentDirective.items.map(({ textStart }) => textStart)')).toEqual([
      'costs rose',
    ]);
    expect(await page.evaluate('scrollY')).toBe(0);
    await page.close();
  });
});
