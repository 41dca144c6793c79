/** A match holds the marks at its ends that the quotation and the source both have, and no other ones. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';

function matchOf(line: string, quoted: string): { text: string; marked: string } {
  const verdict = judgeQuotation(sourceOf(line), { sourceContext: quoted });
  if (verdict.status !== 'found') throw new Error(verdict.status);
  const { text, spans } = verdict.match;
  return { text, marked: spans.map(({ start, end }) => line.slice(start, end)).join(' ') };
}

describe('marks at the ends of a match', () => {
  const cases: readonly (readonly [string, string, string, string])[] = [
    ['a full stop', 'It closed in May. Then it opened.', 'It closed in May.', 'It closed in May.'],
    ['no full stop', 'It closed in May. Then it opened.', 'It closed in May', 'It closed in May'],
    [
      'a full stop of the citing author',
      'The mill closed early, they said.',
      'The mill closed early.',
      'The mill closed early',
    ],
    ['a question mark', 'Did it close in May? No.', 'Did it close in May?', 'Did it close in May?'],
    ['direct speech', 'She said: “It closed in May.” They left.', '“It closed in May.”', '“It closed in May.”'],
    [
      'quotation marks of the citing author',
      'It closed in May. Then it opened.',
      '"It closed in May."',
      'It closed in May.',
    ],
    ['a citation', 'It closed in May. Then it opened.', 'It closed in May. [1]', 'It closed in May.'],
    ['a bracket', 'It closed (in May). Then it opened.', 'It closed (in May)', 'It closed (in May)'],
    ['a Chinese full stop', '该合同于五月终止。双方同意。', '该合同于五月终止。', '该合同于五月终止。'],
    [
      'an Arabic question mark',
      'هل أغلقت الشركة في مايو؟ نعم.',
      'هل أغلقت الشركة في مايو؟',
      'هل أغلقت الشركة في مايو؟',
    ],
  ];
  it.each(cases)('%s', (_, line, quoted, text) => {
    expect(matchOf(line, quoted)).toEqual({ text, marked: text });
  });
});
