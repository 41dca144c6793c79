/** Fonts that a file names and does not bring: where their characters stand depends on the file alone. */
import { PDFDocument, PDFName } from 'pdf-lib';
import { firstPage, readerForTests, sourceOf } from '../../support/readPdf.ts';
import { visibleWords } from '../../support/visibleWords.ts';

const reader = readerForTests();
const WORDS = 'Digitally programmable';

/** @param width of every character, thousandths of the font size */
async function namedFont(name: string, width: number, weight: number, turned = false): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context } = document;
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 34,
      FontBBox: [0, -200, 1000, 800],
      ItalicAngle: 0,
      Ascent: 722,
      Descent: -193,
      CapHeight: 700,
      StemV: weight,
    }),
  );
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type1',
    BaseFont: name,
    FirstChar: 32,
    LastChar: 126,
    Widths: Array.from({ length: 95 }, () => width),
    FontDescriptor: descriptor,
    Encoding: 'WinAnsiEncoding',
  });
  const page = document.addPage([600, 400]);
  page.node.setFontDictionary(PDFName.of('F'), context.register(font));
  const matrix = turned ? '0 1 -1 0 300 40' : '1 0 0 1 40 300';
  const content = context.stream(`BT /F 12 Tf ${matrix} Tm (${WORDS}) Tj ET`);
  page.node.set(PDFName.of('Contents'), context.register(content));
  return document.save();
}

it.each([
  ['upright', false],
  ['turned', true],
])('has %s characters at the same places whatever was read and drawn before', async (_, turned) => {
  const bytes = await namedFont('Plantin', 400, 80, turned);
  const [before] = (await firstPage(reader, bytes)).lines;
  const other = sourceOf(await namedFont('Plantin-Bold', 900, 220));
  await reader.extractText(other);
  await reader.render(other, { pageNumber: 1, scale: 1 });
  const [after] = (await firstPage(reader, bytes)).lines;
  expect(after.text).toBe(WORDS);
  expect([...after.edges]).toEqual([...before.edges]);
});

it('has each character as wide as the font states', async () => {
  const [{ edges }] = (await firstPage(reader, await namedFont('Plantin', 400, 80))).lines;
  const widths = Array.from(WORDS, (_, at) => edges[2 * at + 1] - edges[2 * at]);
  for (const width of widths) expect(width).toBeCloseTo(4.8, 1);
});

describe('letters outside Western Europe in a font that is only named', () => {
  const DIFFERENCES = ['ecaron', 'ccaron', 'rcaron', 'lslash', 'Idotaccent', 'afii10017', 'afii10084', 'alpha'];

  it.each(['Helvetica', 'Times-Bold', 'Courier-Oblique', 'TimesNewRoman', 'Tahoma'])(
    'are shown in %s',
    async (name) => {
      const document = await PDFDocument.create();
      const { context } = document;
      const font = context.obj({
        Type: 'Font',
        Subtype: /New|Tahoma/.test(name) ? 'TrueType' : 'Type1',
        BaseFont: name,
        Encoding: { Type: 'Encoding', BaseEncoding: 'WinAnsiEncoding', Differences: [1, ...DIFFERENCES] },
      });
      const page = document.addPage([600, 400]);
      page.node.setFontDictionary(PDFName.of('F'), context.register(font));
      const content = context.stream(
        `BT /F 12 Tf 40 300 Td (plain \\001\\002\\003\\004\\005 \\006\\007\\010 318) Tj ET`,
      );
      page.node.set(PDFName.of('Contents'), context.register(content));
      const words = await visibleWords(reader, await document.save());
      expect(words.map(({ word, visibility }) => `${word} ${visibility}`)).toEqual([
        'plain shown',
        'ěčřłİ shown',
        'Атα shown',
        '318 shown',
      ]);
    },
  );
});
