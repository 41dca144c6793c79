/** A scan that takes longer than a request shows how far it is, and is checked automatically afterwards. */
import { asScans } from '../../support/asScans.ts';
import { openConsole, type OpenConsole } from '../../support/console/openConsole.ts';
import { textPdf } from '../../support/textPdf.ts';

const PAGES = 12;
const sentence = (page: number): string => `The committee approved ${page * 7} grants.`;

let open: OpenConsole;
let letGo: () => void;

beforeAll(async () => {
  const go = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let parts = 0;
  /** Stops after the first part until it is released. */
  const afterTheFirst = async (): Promise<void> => {
    parts += 1;
    if (parts > 1) await go;
  };
  open = await openConsole({ settings: { PREPARE_WAIT_MS: 200 }, reading: asScans(afterTheFirst) });
});

afterAll(() => open.close());

describe('a scan that takes longer than a request', () => {
  it('shows how far it is, and is checked by itself when it has been read', async () => {
    const scan = await open.newFile(
      'scan.pdf',
      await textPdf(Array.from({ length: PAGES }, (_, index) => [sentence(index + 1)])),
    );
    await open.enterKey();
    await open.addFile(scan);
    await open.paste(sentence(9));
    await open.page.locator('.button-main').click();
    await open.page.waitForFunction(
      `document.querySelector('.source-preparing')?.textContent.includes('Reading page 5 of ${PAGES}')`,
    );
    expect(await open.texts('.button-main')).toEqual(['Waiting for the source …']);
    letGo();
    await open.page.waitForSelector('.verdict-found');
    expect(open.complaints).toEqual([]);
  });
});
