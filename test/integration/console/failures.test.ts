/** The page says what went wrong where a person looks, and continues once it is fixed. */
import { openConsole, type OpenConsole } from '../../support/console/openConsole.ts';
import { textPdf } from '../../support/textPdf.ts';

const EXAMPLE = 'infra/local/example.pdf';

let open: OpenConsole;

beforeAll(async () => {
  open = await openConsole();
});

afterAll(() => open.close());

/** Closes the notice after reading it, so that the next one cannot be mistaken for it. */
const refused = async (): Promise<string[]> => {
  await open.page.waitForSelector('.notice');
  const said = await open.texts('.notice strong, .notice p');
  await open.page.locator('.notice button').click();
  await open.page.waitForSelector('.notice', { hidden: true });
  return said;
};

describe('the console, when something goes wrong', () => {
  it('says beside its field that a key is not accepted, as soon as it is entered, and goes on with the right one', async () => {
    await open.addFile(EXAMPLE);
    for (const wrong of ['cvk_aaaaaaaaaaaaaaaa_wrong', 'kéy']) {
      // Entering another key at once removes what was said about the previous one.
      await open.enterKey(wrong);
      await open.page.waitForFunction('document.querySelector("#key-failure").textContent !== ""');
      expect((await open.texts('#key-failure strong'))[0]).toBe('The service does not accept this key.');
      expect(await open.ask('document.activeElement.id')).toBe('key');
      expect(await open.ask('sessionStorage.getItem("citation-check-key")')).toBe(null);
    }
    await open.enterKey();
    await open.page.waitForSelector('.source-ready');
    expect(await open.texts('.notice')).toEqual([]);
    await open.page.waitForFunction('document.activeElement.id === "pasted"');
  });

  it('keeps the key in the tab alone, and out of every address', async () => {
    const kept = await open.ask<string[]>('Object.values(sessionStorage)');
    expect(kept.filter((one) => one.includes(open.service.apiKey))).toEqual([open.service.apiKey]);
    expect(await open.ask('localStorage.length')).toBe(0);
    const addresses = await open.ask<string[]>('performance.getEntriesByType("resource").map(({name}) => name)');
    expect([open.page.url(), ...addresses].filter((address) => address.includes(open.service.apiKey))).toEqual([]);
  });

  it('asks for what is missing before it sends anything', async () => {
    await open.check();
    expect(await refused()).toEqual([
      'There is nothing to check yet.',
      'Paste an answer, or quotations one a line, first.',
    ]);
  });

  it('says why a file cannot be read, beside its name', async () => {
    const broken = await open.newFile('broken.pdf', '%PDF-1.7\nnothing that follows');
    await open.addFile(broken);
    await open.page.waitForSelector('.source-failure');
    const [said] = await open.texts('.source-failure');
    expect(said).toMatch(/^This source cannot be read\. .{20}/);
  });

  it('says that a source is gone when it was deleted meanwhile', async () => {
    const id = await open.ask<string>('document.querySelector(".source-ready").dataset.id');
    await open.service.request('DELETE', `/attachments/${id}`);
    await open.paste('Revenue rose to 318 million euros.');
    await open.page.locator('.button-main').click();
    expect((await refused())[0]).toBe('This source is not there (any more).');
  });

  it('says that there is no connection, keeps the text, and goes on when there is one again', async () => {
    await open.page.setOfflineMode(true);
    await open.page.locator('.button-main').click();
    expect((await refused())[0]).toBe('There is no network connection.');
    expect(await open.ask('document.querySelector("#pasted").value')).toBe('Revenue rose to 318 million euros.');
    await open.page.setOfflineMode(false);
  });

  it('takes back what went wrong as soon as something else is asked for', async () => {
    await open.page.setOfflineMode(true);
    await open.page.locator('.button-main').click();
    await open.page.waitForSelector('.notice');
    await open.page.setOfflineMode(false);
    await open.addFile(EXAMPLE);
    await open.page.waitForSelector('.notice', { hidden: true });
  });

  it('says that the money is used up, and when there is more', async () => {
    await open.page.evaluate('document.querySelector(".head .button-quiet").click()');
    await open.enterKey(await open.service.keyOf('poor', { freeTierCents: 0 }));
    const further = await open.newFile('further.pdf', await textPdf([['Another document.']]));
    await open.addFile(further);
    const [title, advice] = await refused();
    expect(title).toBe('The money of this account is used up.');
    expect(advice).toMatch(/renew/i);
  });

  it('is shown nothing else that the browser complains of', () => {
    expect(open.complaints).toEqual([]);
  });
});
