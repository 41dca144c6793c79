/** Generated tables, printed and read: what they say is found in every common form, and no crossed pair ever is. */
import { structuredPages } from '../../../shared/documents/structure/structuredPages.ts';
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { sourcePage } from '../../../shared/verification/sourcePage.ts';
import { quotedTables } from '../../support/matching/tableQuotations.ts';
import { seededRandom } from '../../support/matching/random.ts';
import { readerForTests, sourceOf } from '../../support/readPdf.ts';
import { tablePdf } from '../../support/tablePdf.ts';

const reader = readerForTests();
const TABLES = 14;
/** Part of the honest quotations. */
const LEAST_FOUND = 0.97;

it('finds what a table says, and nothing that it does not', async () => {
  const random = seededRandom(5);
  const tables = quotedTables(TABLES, () => random.next());
  const text = await reader.extractText(sourceOf(await tablePdf(tables.map(({ spec }) => spec))));
  const pages = structuredPages(text.pages);
  let honest = 0;
  let found = 0;
  const crossed: string[] = [];
  for (const [at, { quotations }] of tables.entries()) {
    const index = createSourceIndex([sourcePage(pages[at])]);
    for (const { quoted, isTrue } of quotations) {
      const isFound = judgeQuotation(index, { sourceContext: quoted }).status === 'found';
      if (isTrue) honest++;
      if (isTrue && isFound) found++;
      if (!isTrue && isFound) crossed.push(quoted);
    }
  }
  expect(crossed).toEqual([]);
  expect(found / honest).toBeGreaterThanOrEqual(LEAST_FOUND);
});
