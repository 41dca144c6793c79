/** What an ellipsis may not hide without a word: by whose account, by which vote, in which respects, how much of it, of which ones. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { refusalOf } from '../../support/matching/refusal.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const judge = (source: string, quoted: string): string => {
  const verdict = judgeQuotation(sourceOf(source), { sourceContext: quoted });
  return verdict.status === 'found' ? verdict.warnings.join(' ') : refusalOf(verdict);
};

describe('an ellipsis hides', () => {
  it.each([
    [
      'hearsay',
      'The exchanges with whom the defendants are said to have held their accounts are in Malta.',
      'The exchanges with whom the defendants … held their accounts are in Malta.',
      'elision.condition',
    ],
    [
      'who says so, after a whole sentence',
      'A resident asked about the grass. He said the documents state owners near the lane are responsible for it.',
      'A resident asked about the grass. … owners near the lane are responsible for it.',
      'elision.condition',
    ],
    [
      'the majority that a power needs',
      'Ved brudd på loven kan styret, med 2/3-flertall, fatte vedtak om å ekskludere et medlem.',
      'Ved brudd på loven kan styret, … fatte vedtak om å ekskludere et medlem.',
      'elision.condition',
    ],
    [
      'who must approve before',
      'Life membership, when nominated and approved by the board, can be granted to any member.',
      'Life membership, … can be granted to any member.',
      'elision.condition',
    ],
    [
      'the respects of an opinion',
      'In our opinion, the statements present fairly, in all material respects, the position of the company.',
      'In our opinion, the statements present fairly, … the position of the company.',
      'elision.limit',
    ],
    [
      'how many',
      'În cadrul probei, fiecare concurent are dreptul să trimită un număr limitat de soluții pentru problemă.',
      'fiecare concurent are dreptul să trimită … soluții pentru problemă.',
      'elision.limit',
    ],
    [
      'for how long',
      'Formanden kan forblive som medlem i foreningen i op til 3 måneder efter ophør og kan forblive ved sin post.',
      'Formanden kan forblive som medlem i foreningen … og kan forblive ved sin post.',
      'elision.limit',
    ],
  ])('%s: refused', (_, source, quoted, rule) => {
    expect(judge(source, quoted)).toBe(rule);
  });

  it.each([
    [
      'from how much on',
      'The interruption of the service, which lasts longer than 72 consecutive hours, implies a refund to the client.',
      'The interruption of the service, … implies a refund to the client.',
    ],
    [
      'which ones',
      'Los datos personales registrados con fines policiales se cancelarán cuando no sean necesarios.',
      'Los datos personales … se cancelarán cuando no sean necesarios.',
    ],
  ])('%s: with a warning', (_, source, quoted) => {
    expect(judge(source, quoted)).toBe('shortened out_of_context');
  });

  it.each([
    [
      'The board was elected, by a majority of 50 votes, in the hall in June.',
      'The board was elected, … in the hall in June.',
    ],
    [
      'The company, which was founded in Kiel and is known for its boats, employs many people.',
      'The company, … employs many people.',
    ],
  ])('nothing of “%s”', (source, quoted) => {
    expect(judge(source, quoted)).toBe('shortened');
  });
});
