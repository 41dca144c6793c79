/** Running heads that hold the page's number and differ from page to page, as in every book. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const filler = Array.from(
  { length: 8 },
  (_, line) => `The keeper went up the stairs with lamp ${'abcdefgh'[line]} in his hand.`,
).join('\n');

const verdictOf = (pages: readonly string[], sourceContext: string): Verdict =>
  judgeQuotation(sourceOf(...pages), { sourceContext });
const statusOf = (pages: readonly string[], sourceContext: string): string => verdictOf(pages, sourceContext).status;

const left = `64 THE KEEPER'S LEDGER\n${filler}\nThe book has been found, and it is not what you think`;
const right = `THE INQUEST 65\nit is. Burn this.\n${filler}`;

describe('a sentence goes on over', () => {
  it('the heads of a left and a right page', () => {
    expect(statusOf([left, right], 'it is not what you think it is. Burn this.')).toBe('found');
  });

  it('a head whose number goes on from the foot of the page before', () => {
    const before = `${filler}\nit was left unrepaired for over\n211`;
    const after = `212 H. Marsh and L. Quist\ntwo winters before that.\n${filler}`;
    expect(statusOf([before, after], 'it was left unrepaired for over two winters before that')).toBe('found');
  });
});

describe('line numbers at the end of a page', () => {
  const numbers = (count: number, step = 1): string =>
    Array.from({ length: count }, (_, i) => step * (i + 1)).join('\n');
  const over = (end: string): Verdict =>
    verdictOf(
      [
        `Page 212\n${filler}\nQ. Have you seen the letter\nHalloran Reporting\n${end}`,
        `Page 213\nof the second of May?\n${filler}\nHalloran Reporting\n${numbers(9)}`,
      ],
      'Have you seen the letter of the second of May?',
    );

  it.each([
    ['of every line', numbers(25)],
    ['of every fifth line', numbers(8, 5)],
  ])('%s are no part of the sentence, nor hide the foot above them', (_, end) => {
    expect(over(end).status).toBe('found');
  });

  it.each([
    ['too few', numbers(4)],
    ['not rising', '3\n1\n4\n1\n5\n9\n2\n6\n5'],
    ['far apart', '1\n120\n480\n900\n1200\n2400\n4800\n9000'],
  ])('are none where they are %s', (_, end) => {
    expect(refusalOf(over(end))).toBe('word.missing');
  });
});

describe('the heads of two pages', () => {
  const page = (first: string, head: string): string => `${head}\n${first}\n${filler}`;
  const breaks = 'It does not go beyond what is';

  it.each([
    ['Official Journal of the Union L 214/17', 'L 214/18 Official Journal of the Union'],
    ['Revue des ponts, n° 2 — 112', '113 — Revue des ponts, n° 2'],
  ])('“%s” and “%s” mirror each other', (one, other) => {
    const pages = [`${one}\n${filler}\n${breaks}`, page('necessary in May.', other)];
    expect(statusOf(pages, 'It does not go beyond what is necessary in May.')).toBe('found');
  });

  it('are none where the number does not go on', () => {
    const pages = [
      `Total loss of the year 112\n${filler}\n${breaks}`,
      page('necessary in May.', '114 Total loss of the year'),
    ];
    expect(refusalOf(verdictOf(pages, 'It does not go beyond what is necessary in May.'))).toBe('word.missing');
  });
});

describe('a line with a number is no head', () => {
  it('but is found where it is quoted', () => {
    expect(statusOf([left, right], 'THE INQUEST 65')).toBe('found');
  });

  it('where the number goes on from nothing', () => {
    const pages = [`${filler}\nthe winner was\n3`, `5 Members left the room.\n${filler}`];
    expect(refusalOf(verdictOf(pages, 'the winner was left the room'))).toBe('word.missing');
    expect(
      refusalOf(verdictOf([`${filler}\nthe winner was`, `14 Boats sank\nin May.\n${filler}`], 'the winner was in May')),
    ).toBe('source.nothing-alike');
  });

  it('where a sentence ends on it', () => {
    const pages = [`${filler}\nthe winner was\n3`, `4 Members left.\n${filler}`];
    expect(refusalOf(verdictOf(pages, 'the winner was The keeper went up the stairs'))).toBe('word.missing');
  });
});
