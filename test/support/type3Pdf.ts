/** A page in a Type 3 font whose glyphs are bitmaps, as dvips writes TeX's fonts: the file brings no outlines and no font name. */
import { PDFDocument, PDFName, StandardFonts } from 'pdf-lib';
import { sharedPdfReader, sourceOf } from './readPdf.ts';

/** Resolution of the bitmaps, as old printers had it. */
const PER_INCH = 300;
const PIXELS = PER_INCH / 72;
/** Points: the type, and the cells in which its glyphs are drawn one by one, with room for overhang. */
const SIZE = 10;
const CELL = 20;
/** Of the baseline, from the top of a cell. */
const BASELINE = 14;

interface Glyph {
  readonly code: number;
  /** Points. */
  readonly advance: number;
  /** Rows of the bitmap, one bit per pixel, 1 for ink. */
  readonly bitmap: Buffer;
  /** Pixels from the pen: left, bottom, right and top of the ink. */
  readonly ink: readonly number[];
}

interface Setting {
  /** How much each line rises, as a fraction of its length. */
  readonly slant?: number;
  readonly face?: StandardFonts;
  /** The font size is one pixel, and both the font's matrix and the text's turn it over, as dvips writes and Distiller keeps it. */
  readonly isByPixel?: boolean;
  /** What the font says of characters instead of themselves. */
  readonly said?: Readonly<Record<string, string>>;
}

/**
 * @param isSaid whether the font says which characters its glyphs represent: through a table; their names say nothing
 * @param drawn what is drawn for characters that have glyphs other than their own
 */
export async function type3Pdf(
  lines: readonly string[],
  isSaid: boolean,
  drawn: Readonly<Record<string, string>> = {},
  { slant = 0, face = StandardFonts.TimesRoman, isByPixel = false, said = {} }: Setting = {},
): Promise<Uint8Array> {
  const codes = [...new Set(lines.join(''))].map((character) => character.charCodeAt(0)).sort((a, b) => a - b);
  const glyphs = await bitmapsOf(codes, drawn, face);
  const document = await PDFDocument.create();
  const { context } = document;
  const side = CELL * PIXELS;
  const procedure = ({ advance, bitmap, ink }: Glyph): Buffer =>
    Buffer.concat([
      Buffer.from(
        `${advance * PIXELS} 0 ${ink.join(' ')} d1 q ${side} 0 0 ${side} 0 ${(BASELINE - CELL) * PIXELS} cm ` +
          `BI /W ${Math.floor(side)} /H ${Math.floor(side)} /IM true /BPC 1 /D [1 0] ID `,
      ),
      bitmap,
      Buffer.from(' EI Q'),
    ]);
  const procedures = Object.fromEntries(
    glyphs.map((glyph) => [`a${glyph.code}`, context.register(context.stream(procedure(glyph)))]),
  );
  const [first, last] = [codes[0], codes[codes.length - 1]];
  const advances = new Map(glyphs.map(({ code, advance }) => [code, advance * PIXELS]));
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, -side, side, side],
    FontMatrix: isByPixel ? [1, 0, 0, -1, 0, 0] : [1 / PIXELS / SIZE, 0, 0, 1 / PIXELS / SIZE, 0, 0],
    FirstChar: first,
    LastChar: last,
    Widths: Array.from({ length: last - first + 1 }, (_, i) => advances.get(first + i) ?? 0),
    CharProcs: procedures,
    Encoding: { Type: 'Encoding', Differences: codes.flatMap((code) => [code, `a${code}`]) },
    Resources: {},
  });
  if (isSaid) font.set(PDFName.of('ToUnicode'), context.register(context.stream(toUnicode(codes, said))));
  const page = document.addPage([595, 842]);
  page.node.setFontDictionary(PDFName.of('F'), context.register(font));
  const hex = (line: string): string => Buffer.from(line, 'latin1').toString('hex');
  const matrix = isByPixel ? `${1 / PIXELS} 0 0 ${-1 / PIXELS}` : `1 ${slant} ${-slant} 1`;
  const shown = lines.map((line, i) => `${matrix} 72 ${780 - 16 * i} Tm <${hex(line)}> Tj`);
  const size = isByPixel ? 1 : SIZE;
  page.node.set(PDFName.of('Contents'), context.register(context.stream(`BT /F ${size} Tf ${shown.join(' ')} ET`)));
  return document.save();
}

async function bitmapsOf(
  codes: readonly number[],
  drawn: Readonly<Record<string, string>>,
  face: StandardFonts,
): Promise<Glyph[]> {
  const drawnFor = (code: number): string => drawn[String.fromCharCode(code)] ?? String.fromCharCode(code);
  const document = await PDFDocument.create();
  const font = await document.embedFont(face);
  const page = document.addPage([2 * CELL * codes.length, CELL]);
  codes.forEach((code, i) => {
    page.drawText(drawnFor(code), { x: 2 * CELL * i, y: CELL - BASELINE, size: SIZE, font });
  });
  const bytes = await document.save();
  const source = sourceOf(bytes);
  return Promise.all(
    codes.map(async (code, i) => {
      const region = { x: 2 * CELL * i, y: 0, width: CELL, height: CELL };
      const { pixels, width } = await sharedPdfReader().render(source, { pageNumber: 1, region, scale: PIXELS });
      const side = Math.floor(CELL * PIXELS);
      const rowBytes = Math.ceil(side / 8);
      const bitmap = Buffer.alloc(rowBytes * side);
      const [xs, ys]: [number[], number[]] = [[], []];
      for (let y = 0; y < side; y++) {
        for (let x = 0; x < side; x++) {
          if (pixels[3 * (y * width + x)] >= 128) continue;
          bitmap[y * rowBytes + (x >> 3)] |= 0x80 >> (x & 7);
          xs.push(x);
          ys.push(Math.round(BASELINE * PIXELS) - y);
        }
      }
      const ink =
        xs.length === 0 ? [0, 0, 0, 0] : [Math.min(...xs), Math.min(...ys) - 1, Math.max(...xs) + 1, Math.max(...ys)];
      return { code, advance: font.widthOfTextAtSize(drawnFor(code), SIZE), bitmap, ink };
    }),
  );
}

function toUnicode(codes: readonly number[], said: Readonly<Record<string, string>>): string {
  const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');
  const saidOf = (code: number): number => {
    const character = String.fromCharCode(code);
    return (character in said ? said[character] : character).charCodeAt(0);
  };
  const pairs = codes.map((code) => `<${hex(code, 2)}> <${hex(saidOf(code), 4)}>`);
  return (
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Bitmaps def /CMapType 2 def\n' +
    `1 begincodespacerange <00> <ff> endcodespacerange\n${pairs.length} beginbfchar\n${pairs.join('\n')}\nendbfchar\nendcmap end end`
  );
}
