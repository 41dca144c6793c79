/** A page of print with a font that says its glyphs are other characters: what forged text layers contain. */
import { PDFDocument, PDFName, PDFRawStream, StandardFonts, type PDFDict, type PDFFont } from 'pdf-lib';

const SIZE = 11;
const X = 72;

export interface LyingLine {
  /** As the page shows it. */
  readonly shown: string;
  /** Set in the font that lies. */
  readonly lies?: boolean;
}

/**
 * @param said the characters that the lying font states, by those that it draws
 * @param further codes of the lying font that draw a glyph by its name and state a character: a second shape of the same one
 */
export async function lyingFontPdf(
  lines: readonly LyingLine[],
  said: Readonly<Record<string, string>>,
  font: StandardFonts = StandardFonts.TimesRoman,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const honest = await document.embedFont(StandardFonts.Helvetica);
  const liar = await document.embedFont(font);
  const page = document.addPage([595, 842]);
  for (const [i, { shown, lies = false }] of lines.entries()) {
    page.drawText(shown, { x: X, y: 780 - i * 18, size: SIZE, font: lies ? liar : honest });
  }
  await document.flush();
  state(document, liar, said);
  return await document.save({ useObjectStreams: false });
}

function state(document: PDFDocument, font: PDFFont, said: Readonly<Record<string, string>>): void {
  const codes = Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i);
  const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');
  const pairs = codes.map((code) => {
    const character = String.fromCharCode(code);
    const units = Array.from(said[character] ?? character, (unit) => hex(unit.charCodeAt(0), 4));
    return `<${hex(code, 2)}> <${units.join('')}>`;
  });
  const map =
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Lies def /CMapType 2 def\n' +
    `1 begincodespacerange <00> <ff> endcodespacerange\n${pairs.length} beginbfchar\n${pairs.join('\n')}\nendbfchar\nendcmap end end`;
  const stream = PDFRawStream.of(document.context.obj({ Length: map.length }), Buffer.from(map, 'latin1'));
  const dictionary = document.context.lookup(font.ref) as PDFDict;
  dictionary.set(PDFName.of('ToUnicode'), document.context.register(stream));
}
