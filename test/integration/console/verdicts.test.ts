/** A person with a document and a model's answer sees which quotations are true, and what the others changed. */
import { openConsole, type OpenConsole } from '../../support/console/openConsole.ts';

const EXAMPLE = 'infra/local/example.pdf';

const ANSWER = `Northwind grew: "Revenue rose to 319 million euros." (letter, p. 1)

> Fuel costs did fall

It carried more: "our ships carried 4.2 million passengers".
It is also said that "two crew members were praised for rescuing a whale".`;

let open: OpenConsole;

beforeAll(async () => {
  open = await openConsole();
});

afterAll(() => open.close());

describe('a person who has a document and an answer of a model', () => {
  it('sees each quotation with its verdict, whether the key comes first or last', async () => {
    await open.addFile(EXAMPLE);
    await open.paste(ANSWER);
    await open.page.locator('.button-main').click();
    await open.enterKey();
    await open.allChecked();
    expect(await open.texts('.verdict-words')).toEqual(['Partly found', 'Partly found', 'Found', 'Not found']);
    expect(await open.texts('.summary')).toEqual(['4 quotations: 1 found, 2 partly found, 1 not found.']);
  });

  it('sees the wrong number beside the right one, and the picture of the place', async () => {
    expect(await open.texts('#quotation-1 .comparison del')).toEqual(['319']);
    expect(await open.texts('#quotation-1 .comparison ins')).toEqual(['318']);
    expect(await open.texts('#quotation-2 .comparison ins')).toEqual(['not']);
    await open.page.waitForFunction("document.querySelector('#quotation-1 .proof img').naturalWidth > 100");
  });

  it('sees the verdicts as boxes on the page', async () => {
    await open.page.waitForSelector('.page img');
    await open.page.waitForFunction("document.querySelector('.page img').naturalWidth > 500");
    await open.page.waitForFunction("getComputedStyle(document.querySelector('.page img')).visibility === 'visible'");
    // The second page gets its box when the browser reports that it has come near.
    await open.page.waitForFunction('document.querySelectorAll(".box-match").length === 3');
    expect(await open.ask('document.querySelector(".box-match.box-differs").getAttribute("aria-label")')).toBe(
      'Quotation 1: Partly found',
    );
  });

  it('is told that only quotations were checked, and can have every sentence checked', async () => {
    await open.page.evaluate(
      `[...document.querySelectorAll('button')].find((one) => one.textContent === 'Change the text').click()`,
    );
    await open.paste('It was a year of "our ships carried 4.2 million passengers". Revenue rose to 319 million euros.');
    await open.page.locator('.button-main').click();
    await open.page.waitForFunction(`document.querySelector('.summary').textContent.startsWith('1 quotation')`);
    await open.allChecked();
    await open.page.evaluate(
      `[...document.querySelectorAll('button')].find((one) => one.textContent === 'Check every sentence').click()`,
    );
    await open.page.waitForFunction(`document.querySelector('.summary').textContent.startsWith('2 quotations')`);
    expect(await open.texts('#quotation-2 .comparison del')).toEqual(['319']);
  });

  it('is shown nothing that the browser complains of, and asks nobody but the service', () => {
    expect(open.complaints).toEqual([]);
  });
});
