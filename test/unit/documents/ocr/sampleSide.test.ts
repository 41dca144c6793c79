/** The part of a page that languages are tried on suits the size of its letters. */
import { describe, expect, it } from '@jest/globals';
import { sampleSide } from '../../../../shared/documents/ocr/chooseReading.ts';

describe('the part of a page that languages are tried on', () => {
  it.each([
    ['as many lines of small type as of large', 12, 360],
    ['no less than further scripts need', 5, 320],
    ['no more than tells languages apart', 30, 600],
    ['as much as that where no letters were seen', undefined, 600],
  ])('has %s', (_, letterHeight, side) => {
    expect(sampleSide(letterHeight)).toBe(side);
  });
});
