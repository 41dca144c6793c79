/** What a person found out on the page can be downloaded, and found again. */
import { openConsole, type OpenConsole } from '../../support/console/openConsole.ts';

let open: OpenConsole;

beforeAll(async () => {
  open = await openConsole();
  await open.enterKey();
  await open.addFile('infra/local/example.pdf');
  await open.paste('Revenue rose to 319 million euros.\nFuel costs did not fall');
  await open.check();
  // What the browser would save, kept for the test.
  await open.page.evaluate(`
    URL.createObjectURL = (blob) => { globalThis.blob = blob; return 'blob:kept'; };
    HTMLAnchorElement.prototype.click = function () { globalThis.saved = { name: this.download, blob: globalThis.blob }; };
  `);
});

afterAll(() => open.close());

async function saved(button: string): Promise<{ readonly name: string; readonly text: string }> {
  await open.page.evaluate(`globalThis.saved = undefined;
    [...document.querySelectorAll('.downloads button')].find((one) => one.textContent === ${JSON.stringify(button)}).click()`);
  await open.page.waitForFunction('globalThis.saved');
  return open.ask('globalThis.saved.blob.text().then((text) => ({ name: globalThis.saved.name, text }))');
}

describe('what can be taken away', () => {
  it('is the report, in one file, with both numbers and the proofs', async () => {
    const { name, text } = await saved('Report');
    expect(name).toMatch(/^Quotations \d{4}-\d{2}-\d{2}\.html$/);
    expect(text).toContain('1 of 2 quotations must be looked at.');
    expect(text).toContain('319');
    expect(text.match(/data:image\/webp;base64,/g)).toHaveLength(2);
  });

  it('is the document with every verdict on it', async () => {
    const { name, text } = await saved('Annotated PDF');
    expect(name).toBe('example (annotated).pdf');
    expect(text.slice(0, 5)).toBe('%PDF-');
  });

  it('is a receipt for each verdict', async () => {
    const { name, text } = await saved('Receipts');
    expect(name).toBe('receipts.json');
    expect(JSON.parse(text)).toMatchObject([{ signatures: [{}] }, { signatures: [{}] }]);
    expect(open.complaints).toEqual([]);
  });
});

describe('the sources of before', () => {
  it('are listed, and opened with their verdicts', async () => {
    const tab = await open.newTab();
    await tab.locator('.earlier summary').click();
    await tab.waitForSelector('.earlier .hit');
    const texts = (selector: string): Promise<string[]> =>
      tab.evaluate(
        `[...document.querySelectorAll(${JSON.stringify(selector)})].map((element) => element.textContent)`,
      ) as Promise<string[]>;
    expect((await texts('.earlier .hit'))[0]).toMatch(/^example\.pdf.*2 pages.*\d{1,2}:\d{2}/);
    await tab.locator('.earlier .hit').click();
    await tab.waitForSelector('.verdict');
    expect(await texts('#results-title')).toEqual(['Earlier verdicts']);
    expect((await texts('.verdict-words')).sort()).toEqual(['Found', 'Partly found']);
  });
});
