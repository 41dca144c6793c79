/** Scans with a text layer in a script that OCR has no data for. */
import { PDFDocument, PDFName } from 'pdf-lib';
import type { Verification } from '../../../shared/contract/verification.ts';
import { readSettings } from '../../../shared/platform/settings.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { pagePicture, scanPdf } from '../../support/pagePicture.ts';

const LAYER = 'წმინდა მოგება გაიზარდა სამჯერ გასულ წელს';
const HIDDEN = 'აუდიტორმა დაამტკიცა ყველა ანგარიში';

/** A picture of writing with an invisible layer over it, and one with a layer over white paper. */
async function georgianScan(): Promise<Uint8Array> {
  const picture = await (
    await pagePicture(['Something is to be seen here, whatever it may be.'], 150)
  )
    .png()
    .toBuffer();
  const document = await PDFDocument.load(await scanPdf([picture]));
  const { context } = document;
  const font = context.register(context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' }));
  const page = document.getPage(0);
  page.node.normalizedEntries().Font.set(PDFName.of('F9'), font);
  const hex = (text: string): string => `FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}`;
  const stated = (text: string, y: number): string =>
    text
      .split(' ')
      .map(
        (word, i) =>
          `/Span<</ActualText <${hex(word)}>>> BDC BT 3 Tr /F9 11 Tf ${72 + 40 * i} ${y} Td (aaaa) Tj ET EMC ` +
          `BT 3 Tr /F9 11 Tf ${100 + 40 * i} ${y} Td ( ) Tj ET`,
      )
      .join('\n');
  // More than a stamp.
  const rest = [260, 240, 220].map((y) => stated('საბჭომ განიხილა წლიური ანგარიში და კითხვები დასვა', y)).join('\n');
  const content = context.register(context.stream(`q ${stated(LAYER, 770)} ${stated(HIDDEN, 300)} ${rest} Q`));
  page.node.addContentStream(content);
  return document.save();
}

describe('the text layer of a scan in a script that OCR has no data for', () => {
  let service: LocalService;
  beforeAll(async () => {
    service = await startLocalService({ settings: readSettings({ OCR_LANGUAGES: 'eng' }) });
  });
  afterAll(() => service.close());

  it('stands with a warning that names the script, unless there is nothing to be seen', async () => {
    expect((await service.upload(await georgianScan(), { attachmentId: 'georgian' })).status).toBe(200);
    const verify = async (strictness: string): Promise<Record<string, Verification>> => {
      const citations = { layer: { sourceContext: LAYER }, hidden: { sourceContext: HIDDEN } };
      const data = { attachmentId: 'georgian', citations, strictness };
      const response = await service.request('POST', '/verifyCitations', { data });
      return ((await response.json()) as { verifications: Record<string, Verification> }).verifications;
    };
    const { layer, hidden } = await verify('standard');
    expect(layer).toMatchObject({
      status: 'found',
      warnings: ['layer_unchecked'],
      uncheckedLayer: { script: 'Georgian', language: 'kat' },
    });
    expect(layer.decidedBy).toContain('page.unchecked');
    expect(layer.proofConfirmed).toBeUndefined();
    expect(hidden).toMatchObject({ status: 'partial_text_found', warnings: ['not_visible'] });
    expect((await verify('strict')).layer.status).toBe('partial_text_found');
  });
});
