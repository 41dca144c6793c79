/** A row of which a part could not be read keeps the rest. */
import { withDoubtsMarked } from '../../../../shared/documents/ocr/doubtfulRows.ts';
import { recognisedRow } from '../../../support/recognisedRow.ts';

describe('a row that could not be read as a whole', () => {
  it('has a mark in the place of what could not be read, and the rest beside it', () => {
    const [row] = withDoubtsMarked([
      recognisedRow(['PassataSottGus700g', 30], ['b', 40], ['1', 80], ['3,99', 10], ['3,99D', 90]),
    ]);
    expect(row.words.map(({ text }) => text)).toEqual(['���', '1', '���', '3,99D']);
    expect(row.words[0]).toMatchObject({ confidence: 0, bbox: { x0: 0, x1: 90 } });
  });

  it('stays as it is if no number of it is sure', () => {
    const row = recognisedRow(['PassataSottGus700g', 30], ['3,99', 10], ['Ser', 90]);
    expect(withDoubtsMarked([row])).toEqual([row]);
  });

  it('stays as it is if most of it was read', () => {
    const row = recognisedRow(['Passata', 90], ['b', 40], ['3,99D', 90]);
    expect(withDoubtsMarked([row])).toEqual([row]);
  });
});
