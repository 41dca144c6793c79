/** A range of which a quotation has one end, and what is possible, or only asked, cut from what says so: found, with a warning. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const judge = (source: string, sourceContext: string) => judgeQuotation(sourceOf(source), { sourceContext });

it.each([
  ['It takes 10 to 15 minutes on foot.', 'It takes 10', 'context.bounded'],
  ['The input is from 4.5 V to 18 V here.', 'The input is from 4.5 V', 'context.bounded'],
  ['Das Bad ist von 10 Uhr bis 18 Uhr offen.', 'Das Bad ist von 10 Uhr', 'context.bounded'],
  ['As inscrições ficarão abertas do dia 14 ao dia 23 de setembro.', 'ficarão abertas do dia 14', 'context.bounded'],
  ['It takes 10 to 15 minutes on foot.', '15 minutes on foot', 'context.bounded'],
  ['It is possible that the file will be moved in May.', 'the file will be moved in May', 'context.condition'],
  ['Es ist möglich, dass die Datei dort steht.', 'die Datei dort steht', 'context.condition'],
  ['Il est possible que le fichier soit déplacé.', 'le fichier soit déplacé', 'context.condition'],
  ['It is likely that the file will be moved in May.', 'the file will be moved in May', 'context.attributed'],
  [
    'Anna: Est-ce qu’il y a une limite sur le nombre de personnes ?\nPaul: Non, on peut aller à six.',
    'y a une limite sur le nombre de personnes',
    'context.question',
  ],
])('of "%s" warns "%s"', (source, quoted, rule) => {
  const verdict = judge(source, quoted);
  expect([verdict.status, verdict.warnings]).toEqual(['found', ['out_of_context']]);
  expect(verdict.decidedBy).toContain(rule);
});

it.each([
  ['It takes 10 to 15 minutes on foot.', 'It takes 10 to 15 minutes'],
  ['They sold 4 boats to 12 members of the club.', 'They sold 4 boats'],
  ['He moved from 4 Elm Road to 12 High Street.', 'He moved from 4 Elm Road'],
  ['The rule is that the file will be moved in May.', 'the file will be moved in May'],
  ['Is the pool open?\nThe pool is open all year.', 'The pool is open all year'],
])('of "%s" does not warn "%s"', (source, quoted) => {
  const verdict = judge(source, quoted);
  expect([verdict.status, verdict.warnings]).toEqual(['found', []]);
});
