/** A proof shows whole lines and whole cells around the place. */
import type { IndexedLine, IndexedPage } from '../../../shared/documents/textIndex.ts';
import type { Mark } from '../../../shared/evidence/mark.ts';
import { evidenceRegions, shownRegions } from '../../../shared/evidence/regions.ts';

function line(x: number, y: number, width: number, height = 10): IndexedLine {
  return {
    text: 'x',
    direction: 'horizontal',
    crossStart: y,
    crossEnd: y + height,
    edges: new Float32Array([x, x + width]),
  };
}

function page(pageNumber: number, lines: IndexedLine[]): IndexedPage {
  return { pageNumber, width: 600, height: 800, readBy: 'textLayer', lines };
}

const mark = (x: number, y: number, width: number, pageNumber = 1): Mark => ({
  kind: 'quotation',
  pageNumber,
  box: { x, y, width, height: 10 },
  direction: 'horizontal',
});

const twoColumns = page(1, [
  ...Array.from({ length: 50 }, (_, i) => line(50, 50 + 14 * i, 230)),
  ...Array.from({ length: 50 }, (_, i) => line(320, 50 + 14 * i, 230)),
]);

describe('regions of a proof image', () => {
  it('shows the whole width of the column with whole lines above and below', () => {
    const [region, ...others] = evidenceRegions([twoColumns], [mark(100, 50 + 14 * 10, 80)]);
    expect(others).toEqual([]);
    expect(region.box.x).toBeLessThanOrEqual(50);
    expect(region.box.y).toBeLessThan(50 + 14 * 9);
    expect(region.box.y + region.box.height).toBeGreaterThan(50 + 14 * 11 + 10);
    expect(region.box.height).toBeLessThan(14 * 6);
  });

  it('shows whole cells of the rows around it', () => {
    const table = page(1, [line(50, 100, 100), line(50, 114, 300), line(300, 100, 120)]);
    const [{ box }] = evidenceRegions([table], [mark(50, 100, 100)]);
    expect(box.x + box.width).toBeGreaterThan(420);
  });

  it('keeps the lines of one paragraph in one piece', () => {
    const marks = [mark(180, 190, 100), mark(50, 204, 230), mark(50, 218, 40)];
    expect(evidenceRegions([twoColumns], marks)).toHaveLength(1);
  });

  it('shows a quotation over a column break as two pieces in reading order', () => {
    const regions = evidenceRegions([twoColumns], [mark(50, 50 + 14 * 49, 230), mark(320, 50, 230)]);
    expect(regions).toHaveLength(2);
    expect(regions[0].box.y).toBeGreaterThan(600);
    expect(regions[1].box.y).toBeLessThan(60);
  });

  it('shows a quotation over a page break as one piece of each page', () => {
    const pages = [twoColumns, page(2, [line(50, 60, 400)])];
    const regions = evidenceRegions(pages, [mark(320, 50 + 14 * 49, 230), mark(50, 60, 200, 2)]);
    expect(regions.map((region) => region.pageNumber)).toEqual([1, 2]);
  });

  it('stays inside the page', () => {
    for (const { box } of evidenceRegions(
      [page(1, [line(0, 0, 600), line(0, 790, 600)])],
      [mark(0, 0, 600), mark(0, 790, 600)],
    )) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(600);
      expect(box.y + box.height).toBeLessThanOrEqual(800);
    }
  });

  it('shows the beginning and the end of a quotation over very many pieces', () => {
    const pages = Array.from({ length: 20 }, (_, i) => page(i + 1, [line(50, 60, 400)]));
    const regions = evidenceRegions(
      pages,
      pages.map(({ pageNumber }) => mark(50, 60, 400, pageNumber)),
    );
    expect(regions).toHaveLength(20);
    expect(shownRegions(regions).map((region) => region.pageNumber)).toEqual([1, 2, 3, 18, 19, 20]);
  });
});
