/** Lines that a page shows in unusual but honest ways, and lines that it hides, each as the content of a separate page. */
import { PDFDocument, PDFName, PDFRawStream, StandardFonts, type PDFContext, type PDFRef } from 'pdf-lib';

export interface Variant {
  readonly name: string;
  /**
   * Content of the page; `/F1` is Helvetica, `/F2` Courier, `/F3` a type 3 font with the letters a to e as separate boxes, `/F4` Helvetica
   * with a dotless i, a diaeresis and a circumflex for the characters 1 to 3.
   */
  readonly content: string;
  /** Page entries in addition to the usual ones. */
  readonly page?: Readonly<Record<string, unknown>>;
}

const say = (text: string, x = 60, y = 300, size = 11, font = 'F1'): string =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${text}) Tj ET\n`;
const WORDS = 'Net profit rose to 318 million, not 4,500.';

export const honest: readonly Variant[] = [
  { name: 'plain', content: say(WORDS) },
  { name: 'white on a dark box', content: `0.1 0.1 0.4 rg 50 290 300 25 re f 1 g ${say(WORDS)}` },
  { name: 'coloured on a coloured box', content: `0.9 0.8 0.2 rg 50 290 300 25 re f 0.6 0.1 0.1 rg ${say(WORDS)}` },
  { name: 'pale grey', content: `0.75 g ${say(WORDS)}` },
  {
    name: 'in a white box over a grey page',
    content: `0.8 g 0 0 400 400 re f 1 g 50 290 300 25 re f 0 g ${say(WORDS)}`,
  },
  { name: 'boxed over white', content: `1 g 0 G 50 290 300 25 re B 0 g ${say(WORDS)}` },
  { name: 'over a picture', content: `q 300 0 0 25 50 290 cm /Im1 Do Q 1 g ${say(WORDS)}` },
  {
    name: 'tiny superscripts',
    content: `${say('Growth of 10', 60)}${say('9', 122, 304, 4)}${say('cells and CO', 128)}${say('2', 193, 297, 4)}`,
  },
  { name: 'very small print', content: say(WORDS, 60, 300, 3.5) },
  { name: 'outlined by a hairline', content: `1 Tr 0.1 w ${say(WORDS)}` },
  { name: 'filled and stroked', content: `2 Tr 0.3 w ${say(WORDS)}` },
  { name: 'drawn twice for a bold look', content: say(WORDS) + say(WORDS) },
  { name: 'drawn twice, a little apart', content: say(WORDS) + say(WORDS, 60.3) },
  { name: 'with a shadow', content: `0.7 g ${say(WORDS, 60.8, 299.2)} 0 g ${say(WORDS)}` },
  { name: 'rotated a quarter', content: `q 0 1 -1 0 350 40 cm ${say(WORDS, 0, 0)} Q` },
  { name: 'at an angle', content: `q 0.866 0.5 -0.5 0.866 60 60 cm ${say(WORDS, 0, 0)} Q` },
  { name: 'slanted', content: `BT /F1 11 Tf 1 0 0.3 1 60 300 Tm (${WORDS}) Tj ET` },
  { name: 'condensed', content: `BT /F1 11 Tf 60 Tz 60 300 Td (${WORDS}) Tj ET` },
  { name: 'letter-spaced', content: `BT /F1 9 Tf 2 Tc 40 300 Td (${WORDS}) Tj ET` },
  { name: 'kerned tightly', content: `BT /F1 11 Tf 60 300 Td [(V) 180 (A.) 120 (T,) 90 ( r.) 40 ( 7.) 60 (F.)] TJ ET` },
  { name: 'in a transparency group', content: '/Group1 Do' },
  { name: 'half transparent', content: `/Half gs ${say(WORDS)}` },
  { name: 'multiplied', content: `0.9 1 0.6 rg 50 290 300 25 re f /Multiply gs 0 g ${say(WORDS)}` },
  { name: 'under a multiplied highlight', content: `${say(WORDS)} /Multiply gs 1 1 0 rg 50 290 300 25 re f` },
  { name: 'with a soft mask of the whole', content: `/Soft gs ${say(WORDS)}` },
  { name: 'in a form', content: `q 1 0 0 1 10 20 cm /Form1 Do Q` },
  { name: 'in a form in a form', content: '/Form2 Do' },
  { name: 'in a font of type 3', content: 'BT /F3 11 Tf 60 300 Td (abc dea bed) Tj ET' },
  { name: 'clipped by a box around it', content: `q 50 290 300 25 re W n ${say(WORDS)} Q` },
  { name: 'on a page turned by 90', content: say(WORDS), page: { Rotate: 90 } },
  { name: 'on a page turned by 270', content: say(WORDS), page: { Rotate: 270 } },
  { name: 'with a crop box', content: say(WORDS), page: { CropBox: [30, 50, 390, 380] } },
  { name: 'with larger units', content: say(WORDS, 30, 150, 5.5), page: { UserUnit: 2, MediaBox: [0, 0, 200, 200] } },
  { name: 'underlined', content: `${say(WORDS)} 0.6 w 60 298 m 270 298 l S` },
  { name: 'underlined and overlined', content: `${say(WORDS)} 0.5 w 60 298 m 270 298 l S 60 309.5 m 270 309.5 l S` },
  { name: 'in a layer that is on', content: `/OC /On BDC ${say(WORDS)} EMC` },
  { name: 'as a large initial', content: say('N', 60, 292, 26) + say('et profit rose', 80, 300) },
  {
    name: 'in two sizes on one line',
    content: say('Price', 60, 300, 8) + say('4,500', 85, 300, 22) + say('euros', 150, 300, 8),
  },
  {
    name: 'monospaced lines close together',
    content: [0, 1, 2, 3].map((i) => say('let x1 = f(a, b)[0];', 60, 300 - 9 * i, 9, 'F2')).join(''),
  },
  {
    name: 'said to be more than it is',
    content: `/Span<</ActualText (tel:5551234)>> BDC ${say('5551234')} EMC ${say('call', 160)}`,
  },
  {
    name: 'an accent drawn over a letter without its dot',
    content: `${say('na', 60, 300, 11, 'F4')}${say('\\001', 72.2, 300, 11, 'F4')}${say('\\002', 72.1, 300, 11, 'F4')}${say('ve, not 318', 75.3, 300, 11, 'F4')}`,
  },
  {
    name: 'an accent drawn with the words before its letter',
    content: `BT /F4 11 Tf 60 300 Td [(It is na) 60 (\\003)] TJ ET ${say('\\001', 92.3, 300, 11, 'F4')}${say('ve', 95.4, 300, 11, 'F4')}`,
  },
  { name: 'a colon of two dots far apart', content: say('11:45; 12.30, 7!', 60, 300, 14) },
];

export const hidden: readonly Variant[] = [
  { name: 'white on white', content: `1 g ${say('not')}` },
  { name: 'nearly white', content: `0.97 g ${say('not')}` },
  { name: 'under a box', content: `${say('not')} 1 g 50 290 300 25 re f` },
  { name: 'under a box in a form', content: '/Form1 Do 1 g 50 280 300 35 re f' },
  { name: 'under a picture', content: `${say('not')} q 300 0 0 25 50 290 cm /Im1 Do Q` },
  { name: 'clipped away', content: `q 0 0 5 5 re W n ${say('not')} Q` },
  { name: 'invisible', content: `3 Tr ${say('not')}` },
  { name: 'transparent', content: `/None gs ${say('not')}` },
  { name: 'in a layer that is off', content: `/OC /Off BDC ${say('not')} EMC` },
  { name: 'masked away', content: `/Masked gs ${say('not')}` },
  { name: 'too small', content: say('not', 60, 300, 1) },
  {
    name: 'a word between shown ones',
    content: `${say('It was', 60)} 1 g ${say('not', 95)} 0 g ${say('approved', 114)}`,
  },
  {
    name: 'a tiny word between shown ones',
    content: `${say('It was', 60)}${say('not', 93.5, 300, 0.8)}${say('approved', 96)}`,
  },
  { name: 'a digit between shown ones', content: `${say('4', 60)} 1 g ${say('8', 66.1)} 0 g ${say('500', 72.2)}` },
  {
    name: 'a narrow digit between shown ones',
    content: `${say('4', 60)} 1 g ${say('1', 66.1)} 0 g ${say('500', 72.2)}`,
  },
  { name: 'a point between digits', content: `${say('4', 60)} 1 g ${say('.', 66.1)} 0 g ${say('500', 69.2)}` },
  { name: 'a sign before a number', content: `1 g ${say('-', 60)} 0 g ${say('500', 63.7)}` },
  { name: 'under other text of the same size', content: `1 g ${say('approved')} 0 g ${say('rejected')}` },
  { name: 'invisible over other text', content: `${say('It lost 318 million')} 3 Tr ${say('It lost 918 million')}` },
  { name: 'said to be another', content: `/Span<</ActualText (918)>> BDC 3 Tr ${say('918')} EMC 0 Tr ${say('318')}` },
];

const PAGE: Readonly<Record<string, unknown>> = { Type: 'Page', MediaBox: [0, 0, 400, 400] };

/** A page for each variant, in their order. */
export async function variantsPdf(variants: readonly Variant[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context } = document;
  const [helvetica, courier] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.Courier),
  ];
  const layers = [0, 1].map(() => context.register(context.obj({ Type: 'OCG', Name: 'layer' })));
  document.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: layers, D: { OFF: [layers[1]] } }));
  const fonts = { F1: helvetica.ref, F2: courier.ref, F3: boxFont(context), F4: accentsFont(context) };
  const form = (content: string, more: Record<string, unknown> = {}): PDFRef =>
    context.register(
      context.stream(content, {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, 400, 400],
        Resources: { Font: fonts },
        ...more,
      }),
    );
  const group = { Group: { S: 'Transparency', CS: 'DeviceGray' } };
  const inner = form(say(WORDS, 50, 280));
  const resources = context.obj({
    Font: fonts,
    XObject: {
      Form1: inner,
      Form2: form('q 1 0 0 1 5 5 cm /Form1 Do Q', { Resources: { XObject: { Form1: inner } } }),
      Group1: form(say(WORDS), group),
      Im1: photograph(context),
    },
    ExtGState: {
      Half: { ca: 0.5 },
      None: { ca: 0 },
      Multiply: { BM: 'Multiply' },
      Soft: { SMask: { S: 'Luminosity', G: form('1 g 0 0 400 400 re f', group) } },
      Masked: { SMask: { S: 'Luminosity', G: form('0 g 0 0 400 400 re f', group) } },
    },
    Properties: { On: layers[0], Off: layers[1] },
  } as never);
  for (const { content, page } of variants) {
    const added = document.addPage([400, 400]);
    for (const [key, value] of Object.entries({ ...PAGE, ...page })) {
      added.node.set(PDFName.of(key), context.obj(value as never));
    }
    added.node.set(PDFName.of('Resources'), resources);
    added.node.set(PDFName.of('Contents'), context.register(context.stream(content)));
  }
  return document.save();
}

const accentsFont = (context: PDFContext): PDFRef =>
  context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type1',
      BaseFont: 'Helvetica',
      Encoding: {
        Type: 'Encoding',
        BaseEncoding: 'WinAnsiEncoding',
        Differences: [1, 'dotlessi', 'dieresis', 'circumflex'],
      },
    } as never),
  );

/** Letters a to e as boxes of different heights. */
function boxFont(context: PDFContext): PDFRef {
  const glyphs = Array.from('abcde', (_, i) =>
    context.register(context.stream(`600 0 50 0 550 ${200 + 100 * i} d1 50 0 500 ${200 + 100 * i} re f`)),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, 0, 600, 700],
      FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
      CharProcs: Object.fromEntries(Array.from('abcde', (letter, i) => [letter, glyphs[i]])),
      Encoding: { Type: 'Encoding', Differences: [97, 'a', 'b', 'c', 'd', 'e'] },
      FirstChar: 97,
      LastChar: 101,
      Widths: [600, 600, 600, 600, 600],
      Resources: {},
    } as never),
  );
}

/** Dark noise. */
function photograph(context: PDFContext): PDFRef {
  const [width, height] = [600, 50];
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, i) => (i * 7919 + (i >> 3) * 104_729) % 120);
  const dictionary = context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceRGB',
    BitsPerComponent: 8,
    Length: pixels.length,
  });
  return context.register(PDFRawStream.of(dictionary, pixels));
}
