/** Text that a page does not show is never found, however it is hidden. */
import {
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setTextRenderingMode,
  StandardFonts,
  TextRenderingMode,
} from 'pdf-lib';
import type { Verification } from '../../../shared/contract/verification.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { doctoredPdf } from '../../support/doctoredPdf.ts';
import { pagePicture, scanPdf } from '../../support/pagePicture.ts';

/** Lines of which the page shows all but a part. */
async function partlyHiddenPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  const at = (y: number) => ({ x: 72, y, size: 11, font });
  const [before, after] = ['The regulator has', 'approved the merger.'];
  page.drawText(before, at(770));
  const width = font.widthOfTextAtSize(`${before} `, 11);
  page.drawText('not', { ...at(770), x: 72 + width, color: rgb(1, 1, 1) });
  page.drawText(after, { ...at(770), x: 72 + width + font.widthOfTextAtSize('not ', 11) });
  page.drawText('The fine was 4,000,000 euros.', at(740));
  const digits = 72 + font.widthOfTextAtSize('The fine was 4,000', 11);
  page.drawRectangle({ x: digits, y: 735, width: font.widthOfTextAtSize(',000', 11), height: 16, color: rgb(1, 1, 1) });
  page.drawText('All claims were withdrawn.', { ...at(710), size: 1 });
  return document.save();
}

/** A formula: its signs have most of their ink above and below the line that they belong to. */
async function raisedPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const page = document.addPage([595, 842]);
  let x = 72;
  const write = (text: string, rise = 0, size = 10): void => {
    page.drawText(text, { x, y: 770 + rise, size, font });
    x += font.widthOfTextAtSize(text, size);
  };
  write('We read a span w');
  write('s', -3, 6);
  write('(i)', 5.5, 6);
  write(', then w');
  write('s, k', -3, 6);
  write('(i)', 5.5, 6);
  write(', from it.');
  return document.save();
}

/** A scan whose hidden layer says what it shows, but for a number: on page 1 in a line that no sample takes, on page 2 in one that it does. */
async function doctoredScan(): Promise<Uint8Array> {
  const lines = [
    'The committee approved 42 grants in the spring session of the year, which ended in May.',
    'Revenue rose to 318 million euros.',
    'Costs fell slightly in the same time.',
    'No member objected to the proposal of the treasurer, who had asked for a vote on it.',
    'It was carried.',
    'The next meeting is on 9 June.',
    'The reserve of the society remains at 640 thousand euros.',
  ];
  const picture = await (await pagePicture(lines, 200)).png().toBuffer();
  const document = await PDFDocument.load(await scanPdf([picture, picture]));
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const [at, [shown, said]] of [
    ['318', '813'],
    ['640', '460'],
  ].entries()) {
    const page = document.getPage(at);
    page.pushOperators(pushGraphicsState(), setTextRenderingMode(TextRenderingMode.Invisible));
    for (const [i, line] of lines.entries()) {
      page.drawText(line.replace(shown, said), { x: 72, y: 842 - 72 - 16 * i, size: 11, font });
    }
    page.pushOperators(popGraphicsState());
  }
  return document.save();
}

describe('text that a page does not show', () => {
  let service: LocalService;
  let scan: Uint8Array;
  beforeAll(async () => {
    // Made before any connection is open: it keeps the process for seconds, in which open ones would be given up.
    scan = await doctoredScan();
    service = await startLocalService();
  });
  afterAll(() => service.close());

  async function verify(pdf: Uint8Array, attachmentId: string, quotations: Record<string, string>) {
    expect((await service.upload(pdf, { attachmentId })).status).toBe(200);
    const citations = Object.fromEntries(
      Object.entries(quotations).map(([key, sourceContext]) => [key, { sourceContext }]),
    );
    const response = await service.request('POST', '/verifyCitations', { data: { attachmentId, citations } });
    const { verifications } = (await response.json()) as { verifications: Record<string, Verification> };
    return Object.entries(verifications);
  }

  it('is never found, however it is hidden; what is shown in odd ways is', async () => {
    const { pdf, hidden, shown } = await doctoredPdf();
    const answers = await verify(pdf, 'doctored', { ...shown, ...hidden });
    const found = answers.filter(([, { status }]) => status === 'found');
    expect(found.map(([key]) => key)).toEqual(Object.keys(shown));
    expect(found.filter(([, { warnings }]) => warnings !== undefined)).toEqual([]);
    const warned = answers.filter(([, { warnings }]) => warnings?.includes('not_visible'));
    // Printed exactly over other text, the two become one line, of which neither is a quotation.
    const merged = 'over text that differs by one digit';
    expect(warned.map(([key]) => key)).toEqual(Object.keys(hidden).filter((key) => key !== merged));
  });

  it('is not found when only a word or some digits of it are hidden, or when it is too small to see', async () => {
    const answers = await verify(await partlyHiddenPdf(), 'partly', {
      word: 'The regulator has not approved the merger.',
      digits: 'The fine was 4,000,000 euros.',
      tiny: 'All claims were withdrawn.',
    });
    for (const [, one] of answers) {
      expect(one).toMatchObject({ status: 'partial_text_found', warnings: ['not_visible'] });
      expect(one.searchState.status).toBe('partial_text_found');
    }
  });

  it('is not what stands above or below its line', async () => {
    const pdf = await raisedPdf();
    const uploaded = await service.upload(pdf, { attachmentId: 'raised' });
    const { deepTextPages } = (await uploaded.json()) as { deepTextPages: [string] };
    const [[, answer]] = await verify(pdf, 'raised', { line: deepTextPages[0] });
    expect([answer.status, answer.warnings]).toEqual(['found', undefined]);
  });

  it('is not found in the hidden layer of a scan either, where the picture shows another number', async () => {
    expect((await service.upload(scan, { attachmentId: 'scan' })).status).toBe(200);
    const response = await service.request('POST', '/verifyCitations', {
      data: {
        attachmentId: 'scan',
        citations: {
          true: { sourceContext: 'The committee approved 42 grants' },
          doctored: { sourceContext: 'Revenue rose to 813 million euros' },
          sampled: { sourceContext: 'The reserve of the society remains at 460 thousand euros', pageNumber: 2 },
          shown: { sourceContext: 'The reserve of the society remains at 640 thousand euros', pageNumber: 2 },
        },
      },
    });
    const { verifications } = (await response.json()) as { verifications: Record<string, Verification> };
    expect(verifications.true).toMatchObject({ status: 'found', proofConfirmed: true });
    expect(verifications.doctored).toMatchObject({
      status: 'partial_text_found',
      proofConfirmed: false,
      warnings: ['not_visible'],
    });
    expect(verifications.sampled).toMatchObject({ status: 'partial_text_found' });
    expect(verifications.shown).toMatchObject({ status: 'found' });
  });
});
