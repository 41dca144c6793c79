/** Work that somebody has begun in a tab: it survives reloading the page and broken connections, and the keyboard never loses its place. */
import { openConsole, type OpenConsole } from '../../support/console/openConsole.ts';
import { textPdf } from '../../support/textPdf.ts';

const EXAMPLE = 'infra/local/example.pdf';
const ANSWER = 'It grew: "Revenue rose to 319 million euros." And "our ships carried 4.2 million passengers".';

let open: OpenConsole;

beforeAll(async () => {
  open = await openConsole();
  await open.enterKey();
  await open.page.waitForSelector('.earlier');
});

afterAll(() => open.close());

const focused = (): Promise<string> => open.ask('document.activeElement.id || document.activeElement.className');
const button = (words: string): Promise<unknown> =>
  open.page.evaluate(
    `[...document.querySelectorAll('button')].find((one) => one.textContent === ${JSON.stringify(words)}).click()`,
  );

describe('the keyboard', () => {
  it('goes on with the next thing to do when the key is taken, and with the verdicts when they come', async () => {
    await open.page.waitForFunction('document.activeElement.id === "choose-file"');
    await open.addFile(EXAMPLE);
    await open.paste(ANSWER);
    await open.page.keyboard.down('Control');
    await open.page.keyboard.press('Enter');
    await open.page.keyboard.up('Control');
    await open.page.waitForSelector('.verdict');
    await open.page.waitForFunction('document.activeElement.id === "results-title"');
    await open.page.keyboard.press('n');
    expect(await open.texts('[aria-current="true"] .verdict-words')).toEqual(['Partly found']);
    await button('Change the text');
    await open.page.waitForFunction('document.activeElement.id === "pasted"');
    expect(await focused()).toBe('pasted');
    await open.page.locator('.button-main').click();
    await open.page.waitForFunction('document.activeElement.id === "results-title"');
  });
});

describe('a page that is loaded again', () => {
  it('has the sources, the text, the verdicts and their pictures as before, and asks for nothing', async () => {
    const before = await open.texts('.verdict, .summary, .answer');
    await open.page.reload();
    await open.page.waitForSelector('.source-ready');
    expect(await open.texts('.verdict, .summary, .answer')).toEqual(before);
    expect(await open.ask('document.querySelectorAll(".proof img").length')).toBe(2);
    expect(await open.texts('#results-title')).toEqual(['Verdicts']);
    await button('Change the text');
    await open.page.waitForSelector('#pasted');
    expect(await open.ask('document.querySelector("#pasted").value')).toBe(ANSWER);
  });

  it('is scrolled on both sides as before, and shows what is left of the money', async () => {
    const SCROLLED = `['#pane-quotations', '.pages'].map((side) => Math.round(document.querySelector(side).scrollTop))`;
    await open.page.evaluate(
      `document.querySelector('#pane-quotations').scrollTop = 160; document.querySelector('.pages').scrollTop = 310`,
    );
    const [before, money] = [await open.ask<number[]>(SCROLLED), await open.texts('.head .quiet')];
    expect(before).toEqual([160, 310]);
    expect(money).toHaveLength(1);
    await open.page.reload();
    await open.page.waitForSelector('.pages');
    // The bar of a source that is being searched for is above for a moment.
    await open.page.waitForFunction(
      `${SCROLLED}.every((top, side) => Math.abs(top - ${JSON.stringify(before)}[side]) < 30)`,
    );
    expect(await open.texts('.head .quiet')).toEqual(money);
  });

  it('keeps the verdicts without their pictures where the tab has no room for those', async () => {
    await open.page.evaluate(`
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (name, value) {
        if (value.includes('data:image')) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, name, value);
      }`);
    await open.paste('Revenue rose to 318 million euros.');
    await button('Check');
    await open.page.waitForFunction('document.querySelector(".summary").textContent === "1 quotation: 1 found."');
    await open.page.reload();
    await open.page.waitForSelector('.source-ready');
    expect(await open.texts('.verdict-words')).toEqual(['Found']);
    expect(await open.ask('document.querySelectorAll(".proof img").length')).toBe(0);
  });
});

describe('how strictly it is judged', () => {
  it('is chosen with the text, kept, and named in the report', async () => {
    await button('Change the text');
    await open.page.select('#strictness', 'strict');
    const asked = open.page.waitForRequest((request) => request.url().endsWith('/verifyCitations'));
    await button('Check');
    expect(await (await asked).fetchPostData()).toContain('"strictness":"strict"');
    await open.allChecked();
    await open.page.evaluate(`
      URL.createObjectURL = (blob) => { globalThis.blob = blob; return 'blob:kept'; };
      HTMLAnchorElement.prototype.click = () => undefined;`);
    await button('Report');
    expect(await open.ask('globalThis.blob.text()')).toContain('strictness “strict”');
  });
});

describe('several sources', () => {
  it('each may have said what stands in a list: nothing is called missing that another one says', async () => {
    await open.addFile(await open.newFile('other.pdf', await textPdf([['The harbour opened on 3 March.']])));
    await open.page.waitForFunction('document.querySelectorAll(".source-ready").length === 2');
    await button('Change the text');
    await open.page.select('#strictness', 'standard');
    await open.paste('Revenue rose to 318 million euros.\nThe harbour opened on 3 March.');
    await button('Check');
    await open.page.waitForFunction('document.querySelector(".summary").textContent === "2 quotations: 2 found."');
  });
});

describe('a connection that breaks while the verdicts come', () => {
  it('leaves those that came, says that the rest is not checked, and checks all again', async () => {
    await button('Change the text');
    await open.paste(ANSWER);
    // The first verdict arrives, the rest does not.
    await open.page.evaluate(`
      globalThis.whole = globalThis.fetch;
      globalThis.fetch = async (...args) => {
        const response = await whole(...args);
        if (!String(args[0]).endsWith('/verifyAnswer')) return response;
        const [first] = (await response.text()).split('\\n');
        const body = new ReadableStream({
          pull(stream) {
            if (globalThis.sent) stream.error(new TypeError('network error'));
            else stream.enqueue(new TextEncoder().encode(first + '\\n'));
            globalThis.sent = true;
          },
        });
        return new Response(body, { status: 200 });
      }`);
    await button('Check');
    await open.page.waitForSelector('.notice');
    expect((await open.texts('.notice p'))[0]).toMatch(
      /^Only the first verdicts came \(1\): the rest is not checked\./,
    );
    expect(await open.texts('#results-title')).toEqual(['Verdicts that came']);
    expect(await open.texts('.verdict-words')).toHaveLength(1);
    await open.page.evaluate('globalThis.fetch = whole');
    await button('Check');
    await open.allChecked();
    expect(await open.texts('.summary')).toEqual(['2 quotations: 1 found, 1 partly found.']);
    expect(open.complaints).toEqual([]);
  });
});
