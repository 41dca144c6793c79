/** A proof looks at every part of the quotation. */
import type { CharacterTrace, Raster, RenderRequest } from '../../../shared/documents/pdfReader.ts';
import type { IndexedPage } from '../../../shared/documents/textIndex.ts';
import { UnreadableDocument } from '../../../shared/documents/unreadableDocument.ts';
import type { Mark } from '../../../shared/evidence/mark.ts';
import { proofImage } from '../../../shared/evidence/proofImage.ts';
import type { PlacedCharacter } from '../../../shared/evidence/visibility.ts';
import { createLimit } from '../../../shared/platform/limit.ts';

const BOX = { x: 50, y: 60, width: 400, height: 10 };
const PAGES = Array.from({ length: 20 }, (_, i): IndexedPage => ({
  pageNumber: i + 1,
  width: 600,
  height: 800,
  readBy: 'textLayer',
  lines: [{ text: 'x', direction: 'horizontal', crossStart: 60, crossEnd: 70, edges: new Float32Array([50, 450]) }],
}));
const MARKS = PAGES.map(({ pageNumber }): Mark => ({
  kind: 'quotation',
  pageNumber,
  box: BOX,
  direction: 'horizontal',
}));
const CHARACTERS = PAGES.map(({ pageNumber }): PlacedCharacter => ({
  pageNumber,
  text: 'x',
  direction: 'horizontal',
  size: 10,
  box: BOX,
}));
const SOURCE = { id: 'source', mimeType: 'application/pdf', load: () => Promise.resolve(new Uint8Array()) };

/** A reader of white pages. */
function whitePages(traceOn: (pageNumber: number) => CharacterTrace) {
  const asked: number[] = [];
  const render = (_source: unknown, { pageNumber, region, scale, characters }: RenderRequest): Promise<Raster> => {
    asked.push(pageNumber);
    const width = Math.round(region!.width * scale);
    const height = Math.round(region!.height * scale);
    const pixels = new Uint8Array(width * height * 3).fill(255);
    return Promise.resolve({
      width,
      height,
      scaleX: scale,
      scaleY: scale,
      pixels,
      traces: characters?.map(() => traceOn(pageNumber)),
    });
  };
  return { reader: { render }, asked };
}

describe('a proof', () => {
  it('looks at every part of the quotation, also at those that its picture leaves out', async () => {
    const { reader } = whitePages((pageNumber) => (pageNumber === 10 ? 'hidden' : 'drawn'));
    const proof = await proofImage(reader, SOURCE, PAGES, MARKS, 'png', { characters: CHARACTERS });
    expect(proof.visibility).toBe('hidden');
    expect(proof.picture!.src).toMatch(/^data:image\/png;base64,/);
  });

  it('looks at the places although no picture is wanted', async () => {
    const { reader } = whitePages((pageNumber) => (pageNumber === 10 ? 'hidden' : 'drawn'));
    const proof = await proofImage(reader, SOURCE, PAGES, MARKS, 'png', {
      characters: CHARACTERS,
      wantsPicture: () => false,
    });
    expect(proof).toEqual({ visibility: 'hidden' });
  });

  it('is of words that nobody looked at where the time ends before all parts are drawn', async () => {
    const { reader, asked } = whitePages(() => 'drawn');
    const look = { characters: CHARACTERS, inTurn: createLimit(1), mayDraw: () => asked.length < 3 };
    expect(await proofImage(reader, SOURCE, PAGES, MARKS, 'png', look)).toEqual({ visibility: 'unlooked' });
    expect(asked).toHaveLength(3);
  });

  it('counts the work of a page that cannot be drawn, and draws no other', async () => {
    const works: number[] = [];
    let asked = 0;
    const render = (): Promise<Raster> => {
      asked += 1;
      return Promise.reject(new UnreadableDocument('too_complex', 'Too complex.', { workMs: 5000 }));
    };
    const drawn = (workMs: number) => works.push(workMs);
    const look = { characters: CHARACTERS, inTurn: createLimit(1), drawn };
    await expect(proofImage({ render }, SOURCE, PAGES, MARKS, 'png', look)).rejects.toThrow('Too complex.');
    await new Promise(setImmediate);
    expect([asked, works]).toEqual([1, [5000]]);
  });

  it('draws nothing where nothing is to be looked at and no picture is wanted', async () => {
    const { reader, asked } = whitePages(() => 'drawn');
    expect(await proofImage(reader, SOURCE, PAGES, MARKS, 'png', { wantsPicture: () => false })).toEqual({
      visibility: 'shown',
    });
    expect(asked).toEqual([]);
  });
});
