/** A scan that takes longer than a request shows how far it is, and is checked by itself afterwards. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentReader } from '../../../shared/documents/documentReader.ts';
import { openConsole, type OpenConsole } from '../../support/console/openConsole.ts';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporaryFolder.ts';
import { textPdf } from '../../support/textPdf.ts';

const PAGES = 12;
const sentence = (page: number): string => `The committee approved ${page * 7} grants.`;

let open: OpenConsole;
let folder: TemporaryFolder;
let letGo: () => void;

beforeAll(async () => {
  const go = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let parts = 0;
  /** Takes every page for a scan, "reads" its own text, and stops after the first part until it is let go. */
  const reading = (reader: DocumentReader): DocumentReader => ({
    ...reader,
    draftText: async (source) => {
      const { pages } = await reader.draftText(source);
      const empty = pages.map((page) => ({ ...page, lines: [] }));
      return { pages: empty, scans: empty.map((page) => ({ page, trust: 'useless' as const })) };
    },
    readScans: async (source, scans) => {
      parts += 1;
      if (parts > 1) await go;
      const { pages } = await reader.draftText(source);
      return scans.map(({ page: { pageNumber } }) => pages[pageNumber - 1]);
    },
  });
  [open, folder] = await Promise.all([openConsole({ settings: { PREPARE_WAIT_MS: 200 }, reading }), temporaryFolder()]);
});

afterAll(async () => {
  await open.close();
  await folder.remove();
});

describe('a scan that takes longer than a request', () => {
  it('shows how far it is, and is checked by itself when it has been read', async () => {
    const scan = join(folder.path, 'scan.pdf');
    await writeFile(scan, await textPdf(Array.from({ length: PAGES }, (_, index) => [sentence(index + 1)])));
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
