/** The console in a browser, attacked by what it shows: names, texts, answers, differences and addresses are never markup, and no other page holds it. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'puppeteer-core';
import { openConsole, type OpenConsole } from '../../support/console/openConsole.ts';
import { textPdf } from '../../support/textPdf.ts';

/** Each would run, load something or change the page if it were taken for markup. */
const MARKUP = [
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(2)><a href=javascript:alert(3)>b</a>',
  '"><iframe srcdoc="&lt;script&gt;alert(4)&lt;/script&gt;">',
  '</script><script>alert(5)</script>',
  '<style>*{display:none}</style><base href=//evil.example/>',
  "'onfocus='alert(6)' autofocus='",
];
const NAME = '"><img src=x onerror=alert(7)><b>.pdf';
/** Elements that nothing but markup of others would add to the page. */
const FOREIGN = '#console :is(iframe, script, style, base, b, svg a, img[src="x"], [onload], [onerror], [onfocus])';

let open: OpenConsole;
let attacker: { readonly server: Server; readonly origin: string; body: string };
const dialogs: string[] = [];
const watch = (page: Page): void => {
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
};

beforeAll(async () => {
  open = await openConsole();
  watch(open.page);
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(attacker.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  attacker = { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, body: '' };
  const lines = MARKUP.map((markup, i) => `Station ${i} counted ${100 + i} crossings ${markup} in the year.`);
  const file = await open.newFile(NAME, await textPdf([lines]));
  await open.enterKey();
  await open.addFile(file);
  await open.page.waitForSelector('.source-ready');
  const quoted = MARKUP.map((markup, i) => `“Station ${i} counted ${200 + i} crossings ${markup} in the year.”`);
  await open.paste(quoted.join('\n'));
  await open.check();
});

afterAll(async () => {
  attacker.server.close();
  await open.close();
});

it('shows names, texts, differences and pages with markup as the text that they are', async () => {
  expect((await open.texts('.verdict-words')).length).toBeGreaterThan(0);
  const shown = (await open.texts('#console')).join('');
  for (const text of [MARKUP[0], MARKUP[3], MARKUP[4], NAME]) expect(shown).toContain(text);
  expect(await open.texts(FOREIGN)).toEqual([]);
  expect(dialogs).toEqual([]);
  expect(open.complaints).toEqual([]);
});

it('writes a report in which nothing of it runs, loads or leads anywhere', async () => {
  await open.page.evaluate(`
    URL.createObjectURL = (blob) => { globalThis.blob = blob; return 'blob:kept'; };
    HTMLAnchorElement.prototype.click = function () { globalThis.saved = globalThis.blob; };
    [...document.querySelectorAll('.downloads button')].find((one) => one.textContent === 'Report').click();`);
  await open.page.waitForFunction('globalThis.saved');
  // Without the policy that it brings along: its words must be harmless by themselves.
  const report = await open.ask<string>('globalThis.saved.text()');
  attacker.body = report.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  expect(attacker.body).not.toBe(report);
  const tab = await open.page.browser().newPage();
  watch(tab);
  const asked: string[] = [];
  tab.on('request', (request) => asked.push(request.url()));
  await tab.goto(attacker.origin);
  expect(await tab.evaluate('document.body.innerText')).toContain(MARKUP[0]);
  expect(await tab.$$('iframe, script, base, svg, img:not([src^="data:"]), [onload], [onerror], [onfocus]')).toEqual(
    [],
  );
  expect(await tab.$$('a[href^="javascript"]')).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(attacker.origin) && !url.startsWith('data:'))).toEqual([]);
  expect(dialogs).toEqual([]);
  await tab.close();
});

it('asks nobody but the service for what an address names', async () => {
  const [id] = ['javascript:alert(8)//<img src=x onerror=alert(9)>/../../errors'];
  await open.page.evaluate(
    `location.hash = ${JSON.stringify(`#source=${encodeURIComponent(id)}&page=<svg>&quotation=%00`)}`,
  );
  await open.page.waitForFunction(`document.body.innerText.includes('onerror=alert(9)')`);
  expect(await open.texts(FOREIGN)).toEqual([]);
  expect(dialogs).toEqual([]);
  expect(open.complaints).toEqual([]);
});

it('is shown in no frame of another page, and gives a page that opens it no hold on it', async () => {
  attacker.body = `<iframe src="${open.service.baseUrl}/console"></iframe><script>addEventListener('click', () => { globalThis.opened = open('${open.service.baseUrl}/console'); })</script><p>Click</p>`;
  const tab = await open.page.browser().newPage();
  await tab.goto(attacker.origin);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const framed = tab.frames().find((frame) => frame !== tab.mainFrame());
  expect(framed?.url()).not.toContain('/console');
  await tab.evaluate(`globalThis.opened = open('${open.service.baseUrl}/console')`);
  await tab.waitForFunction('globalThis.opened === null || globalThis.opened.closed');
  await tab.close();
});
