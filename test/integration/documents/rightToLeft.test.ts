/** Right-to-left text is read as the page shows it, whichever of two brackets its fonts state for one that is drawn. */
import { lyingFontPdf } from '../../support/lyingFontPdf.ts';
import { firstPage, readerForTests } from '../../support/readPdf.ts';

const reader = readerForTests();

const HEBREW = Object.fromEntries(Array.from('abcdefghij', (letter, i) => [letter, 'אבגדהוזחטי'[i]]));
/** As browsers did: what is drawn. As word processors do: what was typed, in text from right to left. */
const DRAWN = {};
const TYPED = Object.fromEntries(['()', ')(', '[]', '][', '{}', '}{'].map(([one, other]) => [one, other]));

/** @param shown lines as they are drawn from left to right, with a letter of HEBREW for each of its own */
async function read(shown: readonly string[], said: Readonly<Record<string, string>>): Promise<string[]> {
  const lines = shown.map((line) => ({ shown: line, lies: true }));
  return (await firstPage(reader, await lyingFontPdf(lines, { ...HEBREW, ...said }))).lines.map(({ text }) => text);
}

describe.each([
  ['drawn', DRAWN],
  ['typed', TYPED],
])('brackets of a font that states what was %s', (_, said) => {
  it.each([
    ['(abc) def', 'והד (גבא)'],
    ['2025 (abc) 459,954 def', 'והד 459,954 (גבא) 2025'],
    ['abc [16] def', 'והד [16] גבא'],
    ['def (QX) abc', 'גבא (QX) והד'],
    ['XS (LZ2) abcdef', 'והדגבא XS (LZ2)'],
    ['.(%15) abc', 'גבא (15%).'],
    ['abc 15% def', 'והד 15% גבא'],
    ['(5) ,(4) j (3) abc', 'גבא (3) י (4), (5)'],
    ['12.05.2024 (abc) def', 'והד (גבא) 12.05.2024'],
  ])('%s', async (drawn, text) => {
    expect(await read([drawn], said)).toEqual([text]);
  });
});

it('has the brackets of a line from left to right as they are, with a word from right to left in it', async () => {
  const line = 'XYZ (abc) STUVW 2024 [RST]';
  expect(await read([line], DRAWN)).toEqual(['XYZ (גבא) STUVW 2024 [RST]']);
});

it('has the letters of a word that is one glyph in their order, beside numbers too', async () => {
  const said = { A: 'ريال', B: 'لا', C: 'سعودي', D: 'الله' };
  expect(await read(['C A 459,954'], said)).toEqual(['459,954 ريال سعودي']);
  expect(await read(['A B D'], said)).toEqual(['الله لا ريال']);
});
