/** Pictures of pages and of their parts show what a viewer shows. */
import type { Raster } from '../../../shared/documents/pdfReader.ts';
import { FIRST_FREE_OBJECT, pdfFile, stream } from '../../support/pdfFile.ts';
import type { PageSpec } from '../../support/pdfFile.ts';
import { readerForTests, sourceOf } from '../../support/readPdf.ts';

const reader = readerForTests();

/** Red 50 × 20 points with its upper left corner 100 points from the left and 200 from the top; blue right below it. */
const CONTENT = '1 0 0 rg 100 580 50 20 re f 0 0 1 rg 100 560 50 20 re f';
const SPEC: PageSpec = { content: CONTENT };

const RED = [255, 0, 0];
const BLUE = [0, 0, 255];
const WHITE = [255, 255, 255];

function pixel(raster: Raster, x: number, y: number): number[] {
  const at = 3 * (y * raster.width + x);
  return [...raster.pixels.subarray(at, at + 3)];
}

describe('pictures of pages', () => {
  it('show the whole page in RGB on white', async () => {
    const raster = await reader.render(sourceOf(pdfFile([SPEC])), { pageNumber: 1, scale: 0.5 });
    expect([raster.width, raster.height, raster.pixels.length]).toEqual([300, 400, 300 * 400 * 3]);
    expect([pixel(raster, 60, 105), pixel(raster, 60, 115), pixel(raster, 40, 105)]).toEqual([RED, BLUE, WHITE]);
  });

  it('show just the region that is asked for', async () => {
    const region = { x: 100, y: 200, width: 50, height: 40 };
    const raster = await reader.render(sourceOf(pdfFile([SPEC])), { pageNumber: 1, region, scale: 2 });
    expect([raster.width, raster.height]).toEqual([100, 80]);
    expect([pixel(raster, 1, 1), pixel(raster, 98, 38), pixel(raster, 1, 42), pixel(raster, 98, 78)]).toEqual([
      RED,
      RED,
      BLUE,
      BLUE,
    ]);
  });

  it('are grey where that is allowed and nothing on the page has a colour', async () => {
    const render = (content: string, mayBeGrey: boolean) =>
      reader.render(sourceOf(pdfFile([{ content }])), { pageNumber: 1, scale: 0.5, mayBeGrey });
    const shades = '0.4 g 100 580 50 20 re f 0 g 101.3 560 50.2 20 re f';
    const [coloured, grey] = await Promise.all([render(shades, false), render(shades, true)]);
    expect(grey.channels).toBe(1);
    expect(coloured.channels).toBe(3);
    expect(
      Buffer.compare(
        grey.pixels,
        coloured.pixels.filter((_, i) => i % 3 === 0),
      ),
    ).toBe(0);
    expect((await render(`${shades} 0.4 0.41 0.4 rg 300 5 9 9 re f`, true)).channels).toBe(3);
  });

  it.each([60, 61, 62, 63])('are grey to their right edge, %d pixels away', async (width) => {
    const region = { x: 95, y: 195, width, height: 50 };
    const source = sourceOf(pdfFile([{ content: '0.4 g 100 580 60 20 re f 0 g 153.4 560 5 20 re f' }]));
    const render = (mayBeGrey: boolean) => reader.render(source, { pageNumber: 1, region, scale: 1, mayBeGrey });
    const [coloured, grey] = await Promise.all([render(false), render(true)]);
    expect([grey.width, grey.channels]).toEqual([width, 1]);
    expect([...grey.pixels]).toEqual([...coloured.pixels.filter((_, i) => i % 3 === 0)]);
  });

  it('are turned as the page is shown', async () => {
    const region = { x: 560, y: 100, width: 40, height: 50 };
    const raster = await reader.render(sourceOf(pdfFile([{ ...SPEC, rotate: 90 }])), {
      pageNumber: 1,
      region,
      scale: 1,
    });
    expect([pixel(raster, 2, 25), pixel(raster, 37, 25)]).toEqual([BLUE, RED]);
  });

  it('begin at the CropBox, and are in points where the unit of the page is larger', async () => {
    const spec = { ...SPEC, cropBox: [100, 100, 400, 600], userUnit: 2 };
    const region = { x: 0, y: 0, width: 100, height: 80 };
    const raster = await reader.render(sourceOf(pdfFile([spec])), { pageNumber: 1, region, scale: 1 });
    expect([pixel(raster, 2, 2), pixel(raster, 97, 37), pixel(raster, 97, 42)]).toEqual([RED, RED, BLUE]);
  });

  it('keep their place on a page whose size is no whole number of points', async () => {
    const spec = { content: '1 0 0 rg 590.6 0 5 841.89 re f', mediaBox: [0, 0, 595.6, 841.89] };
    const region = { x: 585.6, y: 800, width: 10, height: 10 };
    const raster = await reader.render(sourceOf(pdfFile([spec])), { pageNumber: 1, region, scale: 10 });
    expect([pixel(raster, 48, 50), pixel(raster, 51, 50)]).toEqual([WHITE, RED]);
  });

  it('show annotations', async () => {
    const appearance = stream('0 0 1 rg 0 0 100 100 re f', '/Type/XObject/Subtype/Form/BBox[0 0 100 100]');
    const stamp = `<</Type/Annot/Subtype/Stamp/Rect[300 300 400 400]/F 4/AP<</N ${FIRST_FREE_OBJECT} 0 R>>>>`;
    const pdf = pdfFile([{ content: CONTENT, more: `/Annots[${FIRST_FREE_OBJECT + 1} 0 R]` }], [appearance, stamp]);
    const raster = await reader.render(sourceOf(pdf), { pageNumber: 1, scale: 0.5 });
    expect(pixel(raster, 175, 225)).toEqual(BLUE);
  });

  it.each([
    ['Japanese', 'Japan1', '90ms-RKSJ-H', '82a082a2'],
    ['Korean', 'Korea1', 'KSCms-UHC-H', 'b0a1b0a2'],
    ['simplified Chinese', 'GB1', 'GBK-EUC-H', 'd6d0b9fa'],
    ['traditional Chinese', 'CNS1', 'ETen-B5-H', 'a4a4a4e5'],
  ])('show %s text whose font is not in the file', async (_, ordering, encoding, codes) => {
    const child =
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/Gothic/DW 1000/FontDescriptor ${FIRST_FREE_OBJECT + 2} 0 R` +
      `/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 2>>>>`;
    const form = stream(
      `BT /F 24 Tf 100 700 Td <${codes}> Tj ET`,
      '/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</Font<</F ' +
        `<</Type/Font/Subtype/Type0/BaseFont/Gothic/Encoding/${encoding}/DescendantFonts[${FIRST_FREE_OBJECT + 1} 0 R]>>>>>>`,
    );
    const descriptor =
      '<</Type/FontDescriptor/FontName/Gothic/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 900/Descent -200' +
      '/CapHeight 700/StemV 80>>';
    const pdf = pdfFile([{ content: '/N Do', xObjects: `/N ${FIRST_FREE_OBJECT} 0 R` }], [form, child, descriptor]);
    const region = { x: 100, y: 70, width: 48, height: 40 };
    const raster = await reader.render(sourceOf(pdf), { pageNumber: 1, region, scale: 1 });
    expect(raster.pixels.filter((value) => value < 100).length).toBeGreaterThan(100);
  });

  it('are the same whatever was drawn or read before', async () => {
    const appearance = stream('0 1 0 rg 0 0 100 100 re f', '/Type/XObject/Subtype/Form/BBox[0 0 100 100]');
    const stamp = `<</Type/Annot/Subtype/Stamp/Rect[300 300 400 400]/F 4/AP<</N ${FIRST_FREE_OBJECT} 0 R>>>>`;
    const blue = { content: '0 0 1 rg 0 0 600 800 re f', more: `/Annots[${FIRST_FREE_OBJECT + 1} 0 R]` };
    const source = sourceOf(pdfFile([SPEC, blue], [appearance, stamp]));
    const other = sourceOf(pdfFile([{ content: '1 0 0 rg 0 0 600 800 re f' }]));
    const corner = async (of: typeof source, pageNumber: number): Promise<number[]> => {
      const region = { x: 100, y: 200, width: 10, height: 10 };
      return pixel(await reader.render(of, { pageNumber, region, scale: 1 }), 5, 5);
    };

    const drawn = [await corner(source, 1), await corner(source, 2), await corner(source, 2), await corner(other, 1)];
    await expect(corner(source, 3)).rejects.toThrow('The PDF has no page 3');
    drawn.push(await corner(source, 2));
    await reader.extractText(source);
    drawn.push(await corner(source, 2), await corner(source, 1));

    expect(drawn).toEqual([RED, BLUE, BLUE, RED, BLUE, BLUE, RED]);
  });

  it('are lowered in scale to the pixel limit', async () => {
    const raster = await reader.render(sourceOf(pdfFile([SPEC])), { pageNumber: 1, scale: 100 });
    expect(raster.width * raster.height).toBeLessThanOrEqual(25_000_000);
    expect(raster.width * raster.height).toBeGreaterThan(24_900_000);
    expect(raster.width / raster.scaleX).toBeCloseTo(600, 6);
  });

  it('of a region beyond the page show the part on the page', async () => {
    const region = { x: 580, y: 780, width: 100, height: 100 };
    const raster = await reader.render(sourceOf(pdfFile([SPEC])), { pageNumber: 1, region, scale: 1 });
    expect([raster.width, raster.height]).toEqual([20, 20]);
  });

  it('say so when there is no such page', async () => {
    await expect(reader.render(sourceOf(pdfFile([SPEC])), { pageNumber: 2, scale: 1 })).rejects.toThrow(
      'The PDF has no page 2; it has 1.',
    );
  });
});
