/** Section signs hang below the digits of their line, and nothing else that begins a number does. */
import { withSectionSigns } from '../../../../shared/documents/ocr/sectionSigns.ts';
import { drawnInk, wordAt, type Drawn } from '../../../support/drawnInk.ts';

/** A character 16 wide from the 20th row on; digits end at the 50th. */
const sign = (x: number, bottom = 50, top = 20): Drawn => [x, top, x + 16, bottom];

const read = (...words: readonly (readonly [string, ...Drawn[]])[]): string =>
  withSectionSigns(drawnInk(300, 90, ...words.flatMap(([, ...places]) => places)), [
    { words: words.map(([text, ...places]) => wordAt(text, ...places)), baseline: 50, height: 40 },
  ])[0]
    .words.map(({ text }) => text)
    .join(' ');

describe('section signs', () => {
  it('are told from digits and symbols before a number', () => {
    expect(read(['88', sign(10, 58), sign(40)])).toBe('§ 8');
    expect(read(['88', sign(10, 58), sign(28)])).toBe('§8');
    expect(read(['(88', sign(10, 58), sign(28, 58), sign(46, 58)], ['18', sign(80), sign(98)])).toBe('(§§ 18');
    expect(read(['&', sign(10, 58)], ['29', sign(40), sign(58)])).toBe('§ 29');
    expect(read(['82º', sign(10, 58), sign(40), [58, 20, 66, 30]])).toBe('§ 2º');
    expect(read(['$&', sign(10, 58), [18, 20, 26, 58]], ['25', sign(40), sign(58)])).toBe('§ 25');
  });

  it('are told from a dollar by reaching below the digits only', () => {
    expect(read(['$', sign(10, 56)], ['44b', sign(40), sign(58), sign(76)])).toBe('§ 44b');
    expect(read(['$&', sign(10, 55), [18, 19, 26, 56]], ['5', sign(40)])).toBe('§ 5');
    expect(read(['$', sign(10, 53, 17)], ['50', sign(40), sign(58)])).toBe('$ 50');
    expect(read(['$', sign(10, 55, 18)], ['50', sign(40), sign(58)])).toBe('$ 50');
  });

  it('are one where three symbols were read in one place', () => {
    expect(
      read(['($S$', sign(10, 58), sign(30, 58), [33, 20, 48, 58], [40, 20, 47, 58]], ['52', sign(70), sign(88)]),
    ).toBe('(§ 52');
  });

  it('are none where they stand on the line, or hang no further than a dollar', () => {
    expect(read(['88', sign(10), sign(28)])).toBe('88');
    expect(read(['8', sign(10)], ['29', sign(40), sign(58)])).toBe('8 29');
    expect(read(['&', sign(10)], ['29', sign(40), sign(58)])).toBe('& 29');
    expect(read(['$25', sign(10, 54, 17), sign(28), sign(46)])).toBe('$25');
  });

  it('are none without a number after them', () => {
    expect(read(['8', sign(10, 58)], ['am', sign(40), sign(58)])).toBe('8 am');
    expect(read(['18', sign(10), sign(28, 58)], ['am', sign(60), sign(78)])).toBe('18 am');
  });
});
