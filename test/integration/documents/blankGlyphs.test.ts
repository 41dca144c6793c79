/** A font whose blank glyph is said to be a sign: nobody sees the sign, and nobody quotes it. */
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { numberedFontPdf } from '../../support/numberedFontPdf.ts';
import { linesOf, readerForTests } from '../../support/readPdf.ts';

const reader = readerForTests();

/** @param said what the font says that the glyphs of these characters are */
async function read(line: string, said: Readonly<Record<string, string>>): Promise<string[]> {
  const numberOf = (code: number): number =>
    (said[String.fromCharCode(code)] ?? String.fromCharCode(code)).charCodeAt(0);
  const document = await PDFDocument.load(await numberedFontPdf([line], undefined, numberOf));
  const map =
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Said def /CMapType 2 def\n' +
    '1 begincodespacerange <0000> <ffff> endcodespacerange\n1 beginbfrange\n<0020> <007e> <0020>\nendbfrange\nendcmap end end';
  const font = document
    .getPage(0)
    .node.Resources()
    ?.lookup(PDFName.of('Font'), PDFDict)
    .lookup(PDFName.of('F'), PDFDict);
  font?.set(PDFName.of('ToUnicode'), document.context.register(document.context.stream(map)));
  return linesOf(reader, await document.save());
}

const [BLANK, OTHER_BLANK] = [' ', '\u00a0'];

it('has a space where a blank glyph is said to be a sign, and the sign where it is drawn', async () => {
  expect(await read(`Rok${BLANK}${BLANK}8,00?${BLANK}`, { [BLANK]: '!' })).toEqual(['Rok 8,00?']);
  expect(await read('Wees welkom!', {})).toEqual(['Wees welkom!']);
});

it('keeps the signs of a font whose letters are blank too: they say what a picture shows', async () => {
  expect(await read(`${OTHER_BLANK}${BLANK}`, { [BLANK]: '!', [OTHER_BLANK]: 'k' })).toEqual(['k!']);
});
