/** A page in an embedded font whose characters have their Unicode numbers, with a map to its glyphs, and mostly without a word about what they stand for. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFDocument, PDFName } from 'pdf-lib';

const SIZE = 11;

/** From the registry; all have the letters of Latin, Greek and Cyrillic, and arithmetic symbols. */
export type FontFile =
  | 'arimo/400Regular/Arimo_400Regular.ttf'
  | 'tinos/400Regular/Tinos_400Regular.ttf'
  | 'noto-sans/400Regular/NotoSans_400Regular.ttf';

/**
 * @param numberOf the number that the font has a character under
 * @param name the font's own
 * @param said sections of a map that says what the numbers stand for; nothing says it if absent
 */
export async function numberedFontPdf(
  lines: readonly string[],
  fontFile: FontFile = 'arimo/400Regular/Arimo_400Regular.ttf',
  numberOf: (code: number) => number = (code) => code,
  name = 'Arimo',
  said?: string,
): Promise<Uint8Array> {
  const font = readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/${fontFile}`));
  const glyphOf = characterMap(font);
  const document = await PDFDocument.create();
  const { context } = document;
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: [0, -200, 1000, 900],
      ItalicAngle: 0,
      Ascent: 905,
      Descent: -212,
      CapHeight: 716,
      StemV: 80,
      FontFile2: context.register(context.flateStream(font)),
    }),
  );
  const glyphs = Buffer.alloc(2 * 0x10000);
  const used = [...new Set(lines.join(''))].map((character) => character.charCodeAt(0)).sort((a, b) => a - b);
  for (const code of used) glyphs.writeUInt16BE(glyphOf(code), 2 * numberOf(code));
  const advance = advances(font);
  const descendant = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    FontDescriptor: descriptor,
    CIDToGIDMap: context.register(context.flateStream(glyphs)),
    W: used.flatMap((code) => [numberOf(code), [advance(glyphOf(code))]]),
  });
  descendant.set(PDFName.of('CIDSystemInfo'), context.obj({ Supplement: 0 }));
  const type = context.obj({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [context.register(descendant)],
  });
  if (said !== undefined)
    type.set(PDFName.of('ToUnicode'), context.register(context.flateStream(characterMapOf(said))));
  const page = document.addPage([595, 842]);
  page.node.setFontDictionary(PDFName.of('F'), context.register(type));
  const numbers = (line: string): string =>
    Array.from(line, (one) => numberOf(one.charCodeAt(0)).toString(16).padStart(4, '0')).join('');
  const shown = lines.map((line, i) => `1 0 0 1 72 ${780 - 18 * i} Tm <${numbers(line)}> Tj`);
  page.node.set(PDFName.of('Contents'), context.register(context.stream(`BT /F ${SIZE} Tf ${shown.join(' ')} ET`)));
  return document.save();
}

const characterMapOf = (said: string): string =>
  '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n' +
  '/CIDSystemInfo\n<< /Registry (Adobe)\n/Ordering (UCS)\n/Supplement 0\n>> def\n' +
  '/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n' +
  `${said}\nendcmap\nCMapName currentdict /CMap defineresource pop\nend\nend`;

const tableOf = (font: Buffer, tag: string): number => {
  for (let at = 12; ; at += 16) if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
};

/** Of the basic plane: subtable format 4 (OpenType specification, `cmap`). */
function characterMap(font: Buffer): (code: number) => number {
  const cmap = tableOf(font, 'cmap');
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, i) => cmap + font.readUInt32BE(cmap + 8 + 8 * i),
  );
  const at = subtables.find((offset) => font.readUInt16BE(offset) === 4) ?? 0;
  const double = font.readUInt16BE(at + 6);
  return (code) => {
    for (let i = 0; i < double; i += 2) {
      if (font.readUInt16BE(at + 14 + i) < code) continue;
      const start = font.readUInt16BE(at + 16 + double + i);
      if (start > code) return 0;
      const delta = font.readUInt16BE(at + 16 + 2 * double + i);
      const rangeAt = at + 16 + 3 * double + i;
      const range = font.readUInt16BE(rangeAt);
      const glyph = range === 0 ? code : font.readUInt16BE(rangeAt + range + 2 * (code - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/** Thousandths of the font size. */
function advances(font: Buffer): (glyph: number) => number {
  const units = font.readUInt16BE(tableOf(font, 'head') + 18);
  const count = font.readUInt16BE(tableOf(font, 'hhea') + 34);
  const metrics = tableOf(font, 'hmtx');
  return (glyph) => Math.round((1000 * font.readUInt16BE(metrics + 4 * Math.min(glyph, count - 1))) / units);
}
