/** A scan whose text layer is a stamp: the layer stays, and what the picture shows besides is read, however it comes onto the page. */
import { PDFDocument, PDFName, PDFOperator, PDFOperatorNames, StandardFonts, type PDFPage } from 'pdf-lib';
import sharp from 'sharp';
import { pageTextSources } from '../../../shared/attachments/pageTextSources.ts';
import { extractText } from '../../../shared/documents/completeText.ts';
import type { IndexedPage } from '../../../shared/documents/textIndex.ts';
import { pagePicture } from '../../support/pagePicture.ts';
import { englishReader } from '../../support/sharedReader.ts';

const CONTRACT = ['The lease is extended by twelve months.', 'The rent remains 4,318 euros a month.'];
const STAMP = [
  'Signed electronically by the registrar of the court on 30 October 2023 at 14:01 in the city of Ghent.',
  'Verify this copy at the registry under the code 732D.FA6B.517B.2075.91E8.283B.EA56.9BA8.',
];
const [WIDTH, HEIGHT] = [595, 842];

const reader = englishReader();

let count = 0;
async function pageOf(
  draw: (document: PDFDocument, page: PDFPage) => Promise<void>,
  lines = STAMP,
): Promise<IndexedPage> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([WIDTH, HEIGHT]);
  await draw(document, page);
  lines.forEach((line, i) => {
    page.drawText(line, { x: 40, y: 40 - 12 * i, size: 8, font });
  });
  const bytes = await document.save();
  const source = { id: `stamped-${count++}`, mimeType: 'application/pdf', load: () => Promise.resolve(bytes) };
  return (await extractText(reader, source, 60_000)).pages[0];
}

const scan = async (): Promise<Buffer> => (await pagePicture(CONTRACT, 150)).png().toBuffer();

async function whole(document: PDFDocument, page: PDFPage): Promise<void> {
  page.drawImage(await document.embedPng(await scan()), { width: WIDTH, height: HEIGHT });
}

/** More pieces than are looked at one by one. */
async function strips(document: PDFDocument, page: PDFPage): Promise<void> {
  const picture = sharp(await scan());
  const { width, height } = await picture.metadata();
  const pieces = 120;
  for (let i = 0; i < pieces; i++) {
    const [top, bottom] = [Math.round((i * height) / pieces), Math.round(((i + 1) * height) / pieces)];
    const piece = await picture
      .clone()
      .extract({ left: 0, top, width, height: bottom - top })
      .png()
      .toBuffer();
    const [y, tall] = [HEIGHT * (1 - bottom / height), (HEIGHT * (bottom - top)) / height];
    page.drawImage(await document.embedPng(piece), { x: 0, y, width: WIDTH, height: tall });
  }
}

/** A rectangle that is filled with a pattern that is the scan. */
async function pattern(document: PDFDocument, page: PDFPage): Promise<void> {
  const { context } = document;
  const image = await document.embedPng(await scan());
  await image.embed();
  const tile = context.stream(`q ${WIDTH} 0 0 ${HEIGHT} 0 0 cm /Im Do Q`, {
    Type: 'Pattern',
    PatternType: 1,
    PaintType: 1,
    TilingType: 1,
    BBox: [0, 0, WIDTH, HEIGHT],
    XStep: WIDTH,
    YStep: HEIGHT,
    Resources: { XObject: { Im: image.ref } },
  });
  page.node.normalizedEntries();
  page.node.Resources()?.set(PDFName.of('Pattern'), context.obj({ P0: context.register(tile) }));
  const operator = (name: PDFOperatorNames, ...rest: (string | PDFName)[]): PDFOperator => PDFOperator.of(name, rest);
  page.pushOperators(
    operator(PDFOperatorNames.NonStrokingColorspace, PDFName.of('Pattern')),
    operator(PDFOperatorNames.NonStrokingColorN, PDFName.of('P0')),
    operator(PDFOperatorNames.AppendRectangle, '0', '0', String(WIDTH), String(HEIGHT)),
    operator(PDFOperatorNames.FillNonZero),
  );
}

const textsOf = ({ lines }: IndexedPage): string[] => lines.map(({ text }) => text);

describe('a scan whose text layer is a stamp', () => {
  it.each([
    ['one picture', whole],
    ['strips', strips],
    ['a pattern', pattern],
  ])('is read, and keeps the stamp as its layer says it: %s', async (_, draw) => {
    const page = await pageOf(draw);
    expect(textsOf(page)).toEqual([...CONTRACT, ...STAMP]);
    expect(page.lines.map(({ provenance }) => provenance)).toEqual(['ocr', 'ocr', undefined, undefined]);
    expect(pageTextSources([page])).toEqual(['mixed']);
  });

  it('has what was typed on it beside what is printed there', async () => {
    const page = await pageOf(async (document, page) => {
      const picture = await (await pagePicture(['Name of the tenant:', ...CONTRACT], 150)).png().toBuffer();
      page.drawImage(await document.embedPng(picture), { width: WIDTH, height: HEIGHT });
      page.drawText('Mirabelle Oosterhout', { x: 330, y: HEIGHT - 72, size: 11 });
    });
    expect(textsOf(page).slice(0, 2)).toEqual(['Name of the tenant:', 'Mirabelle Oosterhout']);
  });

  it('is not read where the picture is only the ground of what the layer says', async () => {
    const page = await pageOf(async (document, page) => {
      const ground = sharp({ create: { width: 200, height: 280, channels: 3, background: '#dde6f0' } });
      page.drawImage(await document.embedPng(await ground.png().toBuffer()), { width: WIDTH, height: HEIGHT });
    });
    expect(textsOf(page)).toEqual(STAMP);
    expect(pageTextSources([page])).toEqual(['text_layer']);
  });
});
