/** What is read in a picture comes where the picture stands, and never between the halves of a sentence. */
import { withPictureLines } from '../../../shared/documents/scans/pictureLinesOnPage.ts';
import type { IndexedLine, IndexedPage } from '../../../shared/documents/textIndex.ts';

const line = (text: string, top: number, provenance?: 'ocr'): IndexedLine => ({
  text,
  direction: 'horizontal',
  crossStart: top,
  crossEnd: top + 12,
  edges: Float32Array.from({ length: 2 * text.length }, (_, i) => 70 + 6 * Math.ceil(i / 2)),
  ...(provenance && { provenance }),
});
const read = (above: string, below: string): string[] => {
  const lines = [line('A line of the manual that is as long as its column.', 60), line(above, 100), line(below, 300)];
  const page: IndexedPage = { pageNumber: 1, width: 595, height: 842, readBy: 'textLayer', lines };
  const picture = { box: { x: 70, y: 120, width: 300, height: 160 }, lines: [line('Name:', 140, 'ocr')] };
  return withPictureLines(page, picture).lines.map(({ text }) => text);
};

describe('a picture between two lines', () => {
  it.each([
    ['a heading', 'A – Adding a patient', 'To add a patient, fill in all of the fields,'],
    ['a label', 'Contact', '2 Where to send the form'],
  ])('is read after %s', (_, above, below) => {
    expect(read(above, below).slice(1)).toEqual([above, 'Name:', below]);
  });

  it.each([
    ['goes on in small letters', 'To add a', 'patient, fill in all of the fields'],
    [
      'had no room for the next word',
      'The insurance of this policy is that of the Royal',
      'Exchange Company in London',
    ],
  ])('is read before a sentence that %s', (_, above, below) => {
    expect(read(above, below).slice(1)).toEqual(['Name:', above, below]);
  });

  it('is read before a sentence in a script whose words have no capitals', () => {
    const [above, below] = ['新しい規則は', '来年から使う'];
    expect(read(above, below).slice(1)).toEqual(['Name:', above, below]);
  });
});
