/** A hundred and fifty pages are read, searched and scrolled on the page, by mouse, keyboard and screen reader, at every width. */
import axe from 'axe-core';
import { openConsole, type OpenConsole } from '../../support/console/openConsole.ts';
import { textPdf } from '../../support/textPdf.ts';

const PAGES = 150;
/** Untrusted names and texts, each of which would run if anything took it for markup. */
const HOSTILE_NAME = '"><img src=x onerror=alert(1)>&amp;.pdf';
const HOSTILE_TEXT = '<script>alert(2)</script><img src=x onerror=alert(3)>';

let open: OpenConsole;

beforeAll(async () => {
  open = await openConsole();
  const lines = (page: number): string[] => [
    `Report, sheet ${page}`,
    `The station of sheet ${page} counted ${page * 7} crossings in the year.`,
    ...(page === 140 ? ['A tide of 4.20 metres was measured at Northwind quay.', HOSTILE_TEXT] : []),
  ];
  const long = await open.newFile(
    HOSTILE_NAME,
    await textPdf(Array.from({ length: PAGES }, (_, index) => lines(index + 1))),
  );
  await open.enterKey();
  await open.addFile(long);
  await open.page.waitForSelector('.source-ready');
});

afterAll(() => open.close());

/** Waits for it: scrolling may take its time. */
const comesIntoView = (selector: string): Promise<unknown> =>
  open.page.waitForFunction(`(() => {
    const view = document.querySelector('.pages').getBoundingClientRect();
    const { top, bottom } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
    return view.top <= top && bottom <= view.bottom;
  })()`);

const pageComesToTop = (page: number): Promise<unknown> =>
  open.page.waitForFunction(`(() => {
    const view = document.querySelector('.pages').getBoundingClientRect();
    const pages = [...document.querySelectorAll('.page')];
    return pages.find((page) => page.getBoundingClientRect().bottom > view.top + 40).dataset.page === '${page}';
  })()`);

/** With the next frames, the browser tells the page what has come into view and what has left it. */
const fewAreDrawn = (): Promise<unknown> =>
  open.page.waitForFunction('document.querySelectorAll(".page img, .page-wait").length < 10');

describe('a document of a hundred and fifty pages', () => {
  it('has room for all of them, and pictures of those near the eye only', async () => {
    await open.page.waitForSelector('.page img');
    expect(await open.ask('document.querySelectorAll(".page").length')).toBe(PAGES);
    await fewAreDrawn();
  });

  it('is scrolled to the place of a quotation, and its box is selected', async () => {
    await open.paste('A tide of 4.30 metres was measured\nThe station of sheet 3 counted 21 crossings');
    await open.check();
    expect(await open.texts('.verdict-words')).toEqual(['Partly found', 'Found']);
    await open.page.waitForSelector('[data-page="140"] .box-selected');
    await comesIntoView('[data-page="140"] .box-selected');
    await fewAreDrawn();
  });

  it('goes from a quotation to its page and from a box to its quotation', async () => {
    await open.page.locator('#quotation-2 .verdict-head').click();
    await open.page.waitForSelector('[data-page="3"] .box-selected');
    await open.page.keyboard.press('n');
    await open.page.waitForSelector('[data-page="140"] .box-match');
    await open.page.waitForSelector('#quotation-1[aria-current="true"]');
    await open.page.locator('#quotation-2 .verdict-head').click();
    await open.page.locator('[data-page="3"] .box-match').click();
    await open.page.waitForSelector('#quotation-2[aria-current="true"]');
  });

  it('is searched, wherever a line breaks', async () => {
    await open.page.keyboard.press('/');
    await open.page.keyboard.type('4.20 METRES');
    await open.page.waitForFunction(`document.querySelector('.hits p')?.textContent === '1 place'`);
    expect(await open.texts('.hit-page')).toEqual(['140']);
    await open.page.locator('.hit').click();
    await pageComesToTop(140);
  });

  it('shows the name of the file and the words of the page as words', async () => {
    expect(await open.texts('.document-name')).toEqual([HOSTILE_NAME]);
    await open.page.evaluate(
      '[...document.querySelectorAll(".document-head .choice button")].find((b) => b.textContent === "Text").click()',
    );
    await open.page.waitForFunction(
      `document.querySelector('[data-page="140"]').textContent.includes(${JSON.stringify(HOSTILE_TEXT)})`,
    );
    expect(await open.ask('document.querySelectorAll(".page script, .page img[src=x]").length')).toBe(0);
  });

  it('leads to the place again by a link, in a tab of its own, with the verdicts of before', async () => {
    await open.page.locator('#quotation-1 .verdict-head').click();
    await open.page.evaluate(
      `Object.defineProperty(navigator, 'clipboard', { value: { writeText: (text) => { globalThis.copied = text; return Promise.resolve(); } } });
      [...document.querySelectorAll('#quotation-1 button')].find((b) => b.textContent === 'Copy link').click()`,
    );
    await open.page.waitForFunction('globalThis.copied');
    const link = await open.ask<string>('globalThis.copied');
    expect(link).not.toContain(open.service.apiKey);
    const tab = await open.newTab(link);
    await tab.waitForSelector('.verdict-differs[aria-current="true"]');
    await tab.close();
  });

  it('is nothing that the browser complains of', () => {
    expect(open.complaints).toEqual([]);
  });
});

describe.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 320],
  ['dark', 3840],
])('in the %s, %i pixels wide', (scheme, width) => {
  it('has no serious fault for people who use it by keyboard or screen reader, and no bar to scroll sideways', async () => {
    await open.page.bringToFront();
    await open.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    await open.page.setViewport({ width, height: 900 });
    await open.page.evaluate(axe.source);
    const faults = await open.ask<string[]>(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).slice(0, 3).join(' ')))`);
    expect(faults).toEqual([]);
    expect(await open.ask('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });
});
