/** What a poor scan is misread as is no silent proof: the verdict on a quotation of it says that the reading is unsure. */
import type { Sharp } from 'sharp';
import type { IndexedLine } from '../../../shared/documents/textIndex.ts';
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { sourcePage } from '../../../shared/verification/sourcePage.ts';
import { greyPicture, pagePicture } from '../../support/pagePicture.ts';
import { englishEngine } from '../../support/sharedReader.ts';

const PRINTED = [
  'Parcel FFAU1234567 leaves Rotterdam for Taipei',
  'The lender is AnyCompany of Kensington',
  'Signed by Antonella Nicotra and Jean Picard',
  'Section L441-6 of the code and page 3of4',
  'Measurement 1.5M3 of goods in 40HQ boxes',
  'Quantities are stated on each of the pages',
  'Every payment is due on the first of a month',
];

const engine = englishEngine();

async function readFrom(picture: Sharp): Promise<readonly IndexedLine[]> {
  const grey = await greyPicture(picture);
  const { lines } = await engine.read(() => Promise.resolve(grey), { workMs: 60_000, waitMs: 120_000 });
  return lines;
}

const unsureWords = (lines: readonly IndexedLine[]): string[] =>
  lines.flatMap(({ text, unsure = [] }) => unsure.map(({ start, end }) => text.slice(start, end)));

/** Whether a quotation is found, and with which warnings. */
function verdictOn(lines: readonly IndexedLine[], sourceContext: string): string[] {
  const page = { pageNumber: 1, width: 600, height: 800, readBy: 'ocr' as const, lines };
  const verdict = judgeQuotation(createSourceIndex([sourcePage(page)]), { sourceContext });
  return [verdict.status, ...(verdict.status === 'not_found' ? [] : verdict.warnings)];
}

describe('words that a scan may show otherwise than they were read', () => {
  it('are marked: a code with a letter for a digit, and no other word of a page that is well read', async () => {
    const lines = await readFrom(await pagePicture(PRINTED, 110));
    expect(unsureWords(lines)).toEqual(['3Of4']);
    expect(verdictOn(lines, 'Section L441-6 of the code and page 3Of4')).toEqual(['found', 'unsure_reading']);
    expect(verdictOn(lines, PRINTED[0])).toEqual(['found']);
  });

  it('are marked: names that blur turned into no word', async () => {
    const lines = await readFrom((await pagePicture(PRINTED, 85)).blur(1.1));
    expect(unsureWords(lines)).toContain('Rotierdam');
    expect(verdictOn(lines, 'leaves Rotierdam for Taipei')).toContain('unsure_reading');
    expect(verdictOn(lines, PRINTED[6])).toEqual(['found']);
  });
});
