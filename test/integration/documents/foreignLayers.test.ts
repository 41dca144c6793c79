/** Scans with an invisible text layer by another OCR program: what the picture surely shows otherwise is read from it. */
import {
  PDFDocument,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  setTextRenderingMode,
  StandardFonts,
  TextRenderingMode,
} from 'pdf-lib';
import sharp from 'sharp';
import { pageTextSources } from '../../../shared/attachments/pageTextSources.ts';
import { extractText } from '../../../shared/documents/completeText.ts';
import type { IndexedPage } from '../../../shared/documents/textIndex.ts';
import { pagePicture, scanPdf } from '../../support/pagePicture.ts';
import { sharedPdfReader } from '../../support/readPdf.ts';
import { englishReader } from '../../support/sharedReader.ts';

const LINES = [
  'The committee of the harbour authority met on Tuesday, 4 March 2021.',
  'It approved the budget of 1,250,000 euros for the northern quay.',
  'The members agreed that the number of berths should be raised to 48.',
  'No member objected to the proposal of the treasurer.',
  'The works begin in September and are to be completed within a year.',
  'The annual fee for a mooring remains 318 euros.',
  'Visitors pay 20 % less from October until the end of February.',
];

const reader = englishReader();
const pdf = sharedPdfReader();

/** What was drawn last is under all else. */
function drawnFirst({ node }: PDFPage): void {
  const streams = node.normalizedEntries().Contents!;
  const last = streams.get(streams.size() - 1);
  streams.remove(streams.size() - 1);
  streams.insert(0, last);
}

/** The page without a text layer: its picture is packed once for all tests. */
const scan = pagePicture(LINES, 200).then(async (picture) => scanPdf([await picture.png().toBuffer()]));

let count = 0;
async function pageOf(layer: readonly string[], place: 'over' | 'under' = 'over'): Promise<IndexedPage> {
  const document = await PDFDocument.load(await scan);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.getPage(0);
  page.pushOperators(pushGraphicsState());
  if (place === 'over') page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
  for (const [i, line] of layer.entries()) page.drawText(line, { x: 72, y: 842 - 72 - 16 * i, size: 11, font });
  page.pushOperators(popGraphicsState());
  if (place === 'under') drawnFirst(page);
  const bytes = await document.save();
  const source = { id: `foreign-${count++}`, mimeType: 'application/pdf', load: () => Promise.resolve(bytes) };
  return (await extractText(reader, source, 60_000)).pages[0];
}

const textOf = ({ lines }: IndexedPage): string[] => lines.map(({ text }) => text);
const misread = (line: string): string => line.replace('1,250,000', 'I,25O,O00').replace(/me/g, 'rne');

describe('the invisible text layer of a scan', () => {
  it('stays where the picture says the same, whatever its dashes and quotation marks', async () => {
    const page = await pageOf(LINES);
    expect(textOf(page)).toEqual(LINES);
    expect(pageTextSources([page])).toEqual(['text_layer']);
  });

  it('gives way where another program misread it', async () => {
    const page = await pageOf(LINES.map(misread));
    expect(textOf(page)).toEqual(LINES);
    expect(pageTextSources([page])).not.toEqual(['text_layer']);
  });

  it('is held against a picture that is drawn over it, too', async () => {
    expect(textOf(await pageOf(LINES.map(misread), 'under'))).toEqual(LINES);
    expect(pageTextSources([await pageOf(LINES, 'under')])).toEqual(['text_layer']);
  });

  it('is not what stands under a picture that lets it through', async () => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    const page = document.addPage([595, 842]);
    for (const [i, line] of LINES.entries()) page.drawText(line, { x: 72, y: 770 - 16 * i, size: 11, font });
    const background = { r: 200, g: 0, b: 0, alpha: 0.1 };
    const watermark = sharp({ create: { width: 200, height: 280, channels: 4, background } });
    page.drawImage(await document.embedPng(await watermark.png().toBuffer()), { width: 595, height: 842 });
    const bytes = await document.save();
    const { contents } = await pdf.extractText({ id: 'watermark', load: () => Promise.resolve(bytes) });
    expect(contents.map(({ trust, hiddenTextShare }) => [trust, hiddenTextShare])).toEqual([['trusted', 0]]);
  });

  it('gives way where somebody changed it', async () => {
    const forged = LINES.map((line) => line.replace('approved', 'rejected').replace('September', 'November'));
    expect(textOf(await pageOf(forged))).toEqual(LINES);
  });
});
