/** Shadows draw a text twice; the text itself stays. */
import { dropShadows } from '../../../shared/conversion/office/dropShadows.ts';

describe('the shadow of a text', () => {
  it('is taken off the letters, and off the box that they stand in', () => {
    const xml =
      '<style:text-properties fo:text-shadow="1pt 1pt" fo:color="#000000"/><style:graphic-properties draw:shadow="visible"/>';
    const plain = '<style:text-properties fo:color="#000000"/><style:graphic-properties draw:shadow="hidden"/>';
    expect(dropShadows({ content: xml, styles: xml })).toEqual({ content: plain, styles: plain });
  });
});
