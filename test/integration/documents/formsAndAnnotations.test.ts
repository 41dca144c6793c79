/** Filled forms and annotations are read and drawn as a viewer shows them. */
import {
  PDFBool,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFString,
  StandardFonts,
  type PDFFont,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';
import type { Raster } from '../../../shared/documents/pdfReader.ts';
import { linesOf, readerForTests, sourceOf } from '../../support/readPdf.ts';
import { visibleWords } from '../../support/visibleWords.ts';

const reader = readerForTests();

interface Making {
  /** Fields have appearance streams. */
  readonly drawn: boolean;
  /** The document asks viewers for new ones. */
  readonly asksForNew?: boolean;
}

/** A filled field of each type, each at a place of its own. */
async function filledForm({ drawn, asksForNew = false }: Making): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 400]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const form = document.getForm();
  const at = (y: number) => ({ x: 120, y, width: 200, height: 20 });
  page.drawText('Application', { x: 20, y: 380, size: 12, font });
  const name = form.createTextField('name');
  name.setText('Maria Huber 1984');
  name.addToPage(page, at(340));
  const remarks = form.createTextField('remarks');
  remarks.enableMultiline();
  remarks.setText('Two children\nOne dog');
  remarks.addToPage(page, { ...at(280), height: 50 });
  const country = form.createDropdown('country');
  country.addOptions(['Austria', 'Belgium', 'Chile']);
  country.select('Belgium');
  country.addToPage(page, at(250));
  const colours = form.createOptionList('colours');
  colours.addOptions(['red', 'green', 'blue']);
  colours.select('green');
  colours.addToPage(page, { ...at(170), height: 70 });
  const agrees = form.createCheckBox('agrees');
  agrees.addToPage(page, { x: 120, y: 140, width: 15, height: 15 });
  agrees.check();
  const choice = form.createRadioGroup('choice');
  choice.addOptionToPage('one', page, { x: 120, y: 110, width: 15, height: 15 });
  choice.addOptionToPage('two', page, { x: 150, y: 110, width: 15, height: 15 });
  choice.select('two');
  form.createButton('send').addToPage('Submit', page, at(80));
  form.updateFieldAppearances(font);
  if (!drawn) {
    for (const field of form.getFields()) {
      for (const widget of field.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'));
    }
  }
  if (asksForNew) form.acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True);
  return document.save({ updateFieldAppearances: false });
}

/** Share of dark pixels in a square of points, from the lower left corner as PDFs count. */
function darkness({ pixels, width, height, scaleX }: Raster, x: number, y: number, side: number): number {
  let dark = 0;
  const size = Math.round(side * scaleX);
  const [left, bottom] = [Math.round(x * scaleX), height - Math.round(y * scaleX)];
  for (let row = bottom - size; row < bottom; row++) {
    for (let column = left; column < left + size; column++) if (pixels[3 * (row * width + column)] < 128) dark++;
  }
  return dark / size ** 2;
}

it('shows what is filled in with letters of Central Europe, in a font that the file only names', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 300]);
  const field = document.getForm().createTextField('name');
  field.addToPage(page, { x: 40, y: 200, width: 300, height: 24 });
  await document.flush();
  field.acroField.dict.set(PDFName.of('V'), PDFHexString.fromText('Kroměříž Łódź'));
  for (const widget of field.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'));
  document.getForm().acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True);
  const words = await visibleWords(reader, await document.save({ updateFieldAppearances: false }));
  expect(words.map(({ word, visibility }) => [word, visibility])).toEqual([
    ['Kroměříž', 'shown'],
    ['Łódź', 'shown'],
  ]);
});

describe.each([
  ['with appearances of their own', { drawn: true }],
  ['without appearances', { drawn: false }],
  ['without appearances, of a document that asks for them', { drawn: false, asksForNew: true }],
  ['of a document that asks for new appearances', { drawn: true, asksForNew: true }],
])('filled fields %s', (_, making: Making) => {
  let pdf: Uint8Array;
  beforeAll(async () => {
    pdf = await filledForm(making);
  });

  it('have their values in the text', async () => {
    const lines = await linesOf(reader, pdf);
    expect(lines).toEqual([
      'Application',
      'Maria Huber 1984',
      'Two children',
      'One dog',
      'Belgium',
      'red',
      'green',
      'blue',
      'Submit',
    ]);
  });

  it('show their values', async () => {
    const words = await visibleWords(reader, pdf);
    expect(words.filter(({ visibility }) => visibility !== 'shown')).toEqual([]);
  });

  it('show what is checked and chosen', async () => {
    const page = await reader.render(sourceOf(pdf), { pageNumber: 1, scale: 4 });
    expect(darkness(page, 123, 143, 9)).toBeGreaterThan(0.08);
    expect(darkness(page, 153, 113, 9)).toBeGreaterThan(darkness(page, 123, 113, 9) + 0.1);
  });
});

interface Drawing {
  readonly subtype: string;
  readonly text: string;
  /** Bits of the annotation's flags. */
  readonly flags?: number;
  readonly hasAppearance?: boolean;
}

const PRINTED = 4;
const HIDDEN = 2;
const NOT_VIEWED = 32;

/** Annotations one below the other over an empty page. */
async function annotated(drawings: readonly Drawing[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 400]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  page.drawText('Letter', { x: 20, y: 380, size: 12, font });
  const annotations = drawings.map((drawing, i) => annotation(document, font, drawing, 350 - 30 * i));
  page.node.set(PDFName.of('Annots'), document.context.obj(annotations));
  return document.save();
}

function annotation(
  { context }: PDFDocument,
  font: PDFFont,
  { subtype, text, flags = PRINTED, hasAppearance = true }: Drawing,
  y: number,
): PDFRef {
  const drawn = context.stream(`BT /F1 11 Tf 0 0 0 rg 2 5 Td (${text}) Tj ET`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 200, 20],
    Resources: { Font: { F1: font.ref } },
  });
  return context.register(
    context.obj({
      Type: 'Annot',
      Subtype: subtype,
      Rect: [20, y, 220, y + 20],
      F: flags,
      DA: PDFString.of('/Helv 11 Tf 0 g'),
      Contents: PDFString.of(text),
      ...(hasAppearance && { AP: { N: context.register(drawn) } }),
    }),
  );
}

describe('annotations', () => {
  it('with text are read and shown, also without an appearance of their own', async () => {
    const pdf = await annotated([
      { subtype: 'FreeText', text: 'Paid on delivery' },
      { subtype: 'FreeText', text: 'Counted twice', hasAppearance: false },
      { subtype: 'Stamp', text: 'APPROVED' },
    ]);
    expect(await linesOf(reader, pdf)).toEqual(['Letter', 'Paid on delivery', 'Counted twice', 'APPROVED']);
    const words = await visibleWords(reader, pdf);
    expect(words.filter(({ visibility }) => visibility !== 'shown')).toEqual([]);
  });

  it('that a viewer does not show are neither read nor drawn', async () => {
    const pdf = await annotated([
      { subtype: 'FreeText', text: 'Paid on delivery', flags: HIDDEN },
      { subtype: 'Stamp', text: 'APPROVED', flags: NOT_VIEWED },
    ]);
    expect(await linesOf(reader, pdf)).toEqual(['Letter']);
    const page = await reader.render(sourceOf(pdf), { pageNumber: 1, scale: 1 });
    expect(darkness(page, 20, 320, 50)).toBe(0);
  });

  it('whose text is white are not shown', async () => {
    const pdf = await annotated([{ subtype: 'FreeText', text: ') Tj 1 g (Paid on delivery' }]);
    const words = await visibleWords(reader, pdf);
    expect(words.filter(({ visibility }) => visibility === 'shown').map(({ word }) => word)).toEqual(['Letter']);
  });
});

describe('a blank that is filled in', () => {
  /** The entries stand over the blanks, small and a little higher. */
  async function withBlanks(entry: (page: PDFPage, font: PDFFont) => void): Promise<string[]> {
    const document = await PDFDocument.create();
    const page = document.addPage([400, 400]);
    const font = await document.embedFont(StandardFonts.Helvetica);
    page.drawText('will last __ minutes, and speakers have __ minutes.', { x: 20, y: 300, size: 11, font });
    entry(page, font);
    return linesOf(reader, await document.save());
  }

  it('is read with its entry in its place', async () => {
    const lines = await withBlanks((page, font) => {
      page.drawText('20', { x: 20 + font.widthOfTextAtSize('will last ', 11), y: 303, size: 8, font });
      const before = font.widthOfTextAtSize('will last __ minutes, and speakers have ', 11);
      page.drawText('2', { x: 22 + before, y: 303, size: 8, font });
    });
    expect(lines).toEqual(['will last 20 minutes, and speakers have 2 minutes.']);
  });

  it('keeps its line where nothing stands over it, and text a line above it apart', async () => {
    const lines = await withBlanks((page, font) => {
      page.drawText('The public session', { x: 20, y: 313, size: 11, font });
    });
    expect(lines).toEqual(['The public session', 'will last __ minutes, and speakers have __ minutes.']);
  });
});
