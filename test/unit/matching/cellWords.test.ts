/** Which words of a quotation are those of a cell. */
import { wordsOfCell } from '../../../shared/matching/cells/cellWords.ts';
import { foldText } from '../../../shared/matching/text/foldText.ts';
import { tokenize } from '../../../shared/matching/text/tokens.ts';

const worded = (raw: string) => {
  const folded = foldText(raw).text;
  return { raw, folded, tokens: tokenize(folded), isCut: false, pieces: [] };
};

describe('the words of a cell', () => {
  it.each([
    ['are counted', 'Driving test', 2],
    ['are none that stand elsewhere in the quotation', '€ 40', 0],
    ['are none of a bullet that stands alone', '▪', 0],
  ])('%s', (_, cell, count) => {
    expect(wordsOfCell(worded('Driving test: € 40'), 0, worded(cell) as never, undefined, true)).toBe(count);
  });
});
