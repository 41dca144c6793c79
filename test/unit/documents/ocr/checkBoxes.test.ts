/** Check boxes are told from letters by their sides and corners. */
import { withCheckBoxes } from '../../../../shared/documents/ocr/checkBoxes.ts';
import { drawnInk, outline, wordAt, type Drawn } from '../../../support/drawnInk.ts';

const BOX: Drawn = [20, 20, 50, 50];
const NEXT: Drawn = [64, 20, 70, 50];

function read(text: string, places: readonly Drawn[], ink: readonly Drawn[]): string {
  const words = [wordAt(text, ...places), wordAt('do', [90, 20, 105, 50], [108, 20, 120, 50])];
  const [line] = withCheckBoxes(drawnInk(140, 80, ...ink), [{ words, baseline: 50, height: 40 }]);
  return line.words.map((word) => word.text).join(' ');
}

describe('check boxes', () => {
  it('are read as boxes, whatever letter they were taken for', () => {
    for (const letter of ['0', 'O', 'D', 'L']) expect(read(letter, [BOX], outline(BOX, 3))).toBe('☐ do');
    expect(
      read(
        '[]',
        [
          [20, 20, 34, 50],
          [36, 20, 50, 50],
        ],
        outline(BOX, 3),
      ),
    ).toBe('☐ do');
  });

  it('may have corners that a scanner rounded', () => {
    const sides = outline(BOX, 3).map(([left, top, right, bottom]): Drawn =>
      right - left > bottom - top ? [left + 2, top, right - 2, bottom] : [left, top + 2, right, bottom - 2],
    );
    expect(read('[J', [BOX, [40, 20, 50, 50]], sides)).toBe('☐ do');
  });

  it('leave the letter after them', () => {
    expect(read('TI', [BOX, NEXT], [...outline(BOX, 3), NEXT])).toBe('☐ I do');
  });

  it('have a tick, or are open where one is not clear', () => {
    const cross: readonly Drawn[] = [
      [24, 33, 46, 37],
      [33, 24, 37, 46],
    ];
    expect(read('K', [BOX], [...outline(BOX, 3), ...cross])).toBe('☒ do');
    expect(read('O', [BOX], [...outline(BOX, 3), [33, 33, 35, 35]])).toBe('☐ do');
    expect(read('O', [BOX], [...outline(BOX, 3), [33, 33, 37, 37]])).toBe('O do');
  });

  it('are no letters without corners, and no bullets', () => {
    const round = outline(BOX, 3).map(([left, top, right, bottom]): Drawn =>
      right - left > bottom - top ? [left + 7, top, right - 7, bottom] : [left, top + 7, right, bottom - 7],
    );
    expect(read('O', [BOX], round)).toBe('O do');
    expect(read('D', [BOX], [...outline(BOX, 3).slice(0, 3), [47, 27, 50, 43]])).toBe('D do');
    expect(read('O', [BOX], [BOX])).toBe('O do');
    const half: readonly Drawn[] = [
      [20, 20, 34, 23],
      [20, 20, 23, 50],
      [20, 47, 34, 50],
      [36, 20, 50, 23],
      [47, 20, 50, 50],
      [36, 47, 50, 50],
    ];
    expect(
      read(
        '[]',
        [
          [20, 20, 34, 50],
          [36, 20, 50, 50],
        ],
        half,
      ),
    ).toBe('[] do');
  });
});
