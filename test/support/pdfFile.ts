/** PDFs written by hand, byte by byte, so that a test knows what is where. Every character is 0.6 font sizes wide. */

export interface PageSpec {
  /** Operators of the content stream; `say` writes the usual ones. */
  readonly content: string;
  readonly mediaBox?: readonly number[];
  readonly cropBox?: readonly number[];
  /** Degrees clockwise. */
  readonly rotate?: number;
  readonly userUnit?: number;
  /** Further entries of the page's dictionary. */
  readonly more?: string;
  /** Entries of /XObject in the page's resources. */
  readonly xObjects?: string;
}

export const CHARACTER_WIDTH = 0.6;

interface Placing {
  /** Font size. */
  readonly size?: number;
  /** Clockwise, degrees. */
  readonly turn?: number;
  readonly font?: 'H' | 'V';
  /** Extra distance between characters, points. */
  readonly spacing?: number;
}

/** Shows any text of the basic plane from a place on the page: points from its lower left corner. */
export function say(text: string, x: number, y: number, placing: Placing = {}): string {
  const { size = 10, turn = 0, font = 'H', spacing = 0 } = placing;
  const radians = (-turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)].map((value) => value.toFixed(6));
  const minusSin = (-Math.sin(radians)).toFixed(6);
  const hex = Array.from(text, (character) => character.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  return `BT /${font} ${size} Tf ${spacing} Tc ${cos} ${sin} ${minusSin} ${cos} ${x} ${y} Tm <${hex}> Tj ET\n`;
}

/** Object numbers from here on are those of `more`; the fonts are 3 to 8. */
export const FIRST_FREE_OBJECT = 10;

/** @param more bodies of further objects, numbered from FIRST_FREE_OBJECT. */
export function pdfFile(pages: readonly PageSpec[], more: readonly string[] = []): Uint8Array {
  const firstPage = FIRST_FREE_OBJECT + more.length;
  const kids = pages.map((_, i) => `${firstPage + 2 * i} 0 R`).join(' ');
  const objects = new Map<number, string>([
    [1, '<</Type/Catalog/Pages 2 0 R>>'],
    [2, `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`],
    [3, '<</Type/Font/Subtype/Type0/BaseFont/Planted/Encoding/Identity-H/DescendantFonts[5 0 R]/ToUnicode 7 0 R>>'],
    [4, '<</Type/Font/Subtype/Type0/BaseFont/Planted/Encoding/Identity-V/DescendantFonts[5 0 R]/ToUnicode 7 0 R>>'],
    [
      5,
      '<</Type/Font/Subtype/CIDFontType2/BaseFont/Planted/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)' +
        `/Supplement 0>>/FontDescriptor 6 0 R/DW ${CHARACTER_WIDTH * 1000}>>`,
    ],
    [
      6,
      '<</Type/FontDescriptor/FontName/Planted/Flags 4/FontBBox[0 -200 600 800]/ItalicAngle 0/Ascent 800' +
        '/Descent -200/CapHeight 700/StemV 80>>',
    ],
    [7, stream(identityToUnicode())],
  ]);
  more.forEach((body, i) => objects.set(FIRST_FREE_OBJECT + i, body));
  pages.forEach((page, i) => {
    objects.set(firstPage + 2 * i, pageObject(page, firstPage + 2 * i + 1));
    objects.set(firstPage + 2 * i + 1, stream(page.content));
  });
  return assemble(objects);
}

export function stream(content: string, entries = ''): string {
  return `<<${entries}/Length ${Buffer.byteLength(content, 'latin1')}>>stream\n${content}\nendstream`;
}

function pageObject(page: PageSpec, contents: number): string {
  const { mediaBox = [0, 0, 600, 800], cropBox, rotate = 0, userUnit, more = '', xObjects = '' } = page;
  const crop = cropBox === undefined ? '' : `/CropBox[${cropBox.join(' ')}]`;
  const unit = userUnit === undefined ? '' : `/UserUnit ${userUnit}`;
  return (
    `<</Type/Page/Parent 2 0 R/MediaBox[${mediaBox.join(' ')}]${crop}/Rotate ${rotate}${unit}${more}` +
    `/Resources<</Font<</H 3 0 R/V 4 0 R>>/XObject<<${xObjects}>>>>/Contents ${contents} 0 R>>`
  );
}

function assemble(objects: ReadonlyMap<number, string>): Uint8Array {
  let file = '%PDF-1.7\n';
  const last = Math.max(...objects.keys());
  const rows = ['0000000000 65535 f '];
  for (let number = 1; number <= last; number++) {
    const body = objects.get(number);
    rows.push(body === undefined ? '0000000000 00000 f ' : `${file.length.toString().padStart(10, '0')} 00000 n `);
    if (body !== undefined) file += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const table = file.length;
  file += `xref\n0 ${last + 1}\n${rows.join('\n')}\ntrailer<</Size ${last + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** A character for private use that the font states as two letters: the ligature of lam and alef. */
export const LAM_ALEF = '\ue000';

/** Every other code is its own character: blocks of 256, as a range may not cross its last byte. */
function identityToUnicode(): string {
  const ranges: string[] = [];
  for (let high = 0; high < 256; high++) {
    const block = high.toString(16).padStart(2, '0');
    const first = high === LAM_ALEF.charCodeAt(0) >> 8 ? '01' : '00';
    ranges.push(`<${block}${first}> <${block}ff> <${block}${first}>`);
  }
  const blocks: string[] = [];
  for (let i = 0; i < ranges.length; i += 100) {
    const part = ranges.slice(i, i + 100);
    blocks.push(`${part.length} beginbfrange\n${part.join('\n')}\nendbfrange`);
  }
  return (
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Planted def /CMapType 2 def\n' +
    `1 begincodespacerange <0000> <ffff> endcodespacerange\n${blocks.join('\n')}\n` +
    '1 beginbfchar\n<e000> <06440627>\nendbfchar\nendcmap end end'
  );
}
