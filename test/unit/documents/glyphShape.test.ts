/** Two shapes can be compared whatever their outlines are, or there is none. */
import { closeLikeness, shapeOf } from '../../../shared/documents/pdf/glyphShape.ts';

describe('the shape of a glyph', () => {
  it('is like itself, also that of a hairline between two rows of its picture', () => {
    const hairline = shapeOf([[0, 0, 1, 0, 1, 0.005, 0, 0.005]]);
    expect(hairline && closeLikeness(hairline, hairline)).toBeCloseTo(1);
  });

  it('is none for an outline that runs along a line and back: nothing is drawn', () => {
    expect(shapeOf([[0, 0, 0.158935546875, 0.2919921875, 0, 0]])).toBeUndefined();
  });
});
