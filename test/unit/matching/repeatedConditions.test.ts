/** Dots leave out whole conditions of a prohibition, each of which is enough; not those of a permission, nor what else is between them. */
import { refusalOf } from '../../support/matching/refusal.ts';
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const refusal = (source: string, sourceContext: string): string =>
  refusalOf(judgeQuotation(sourceOf(`The leaflet is for patients.\n${source}\nAsk your doctor.`), { sourceContext }));

it.each([
  ['Do not take Doril\nif you are pregnant\nif you have had a rash', 'Do not take Doril … if you have had a rash'],
  [
    'No tome Dovato\nsi es alérgico (hipersensible) a la lamivudina o a alguno\nde los demás componentes\nsi está tomando fampridina',
    'No tome Dovato […] si está tomando fampridina',
  ],
  [
    'Nehmen Sie Doril nicht ein,\nwenn Sie schwanger sind,\nwenn Sie allergisch gegen Soja sind,\nwenn Sie Fieber haben.',
    'Nehmen Sie Doril nicht ein, … wenn Sie Fieber haben.',
  ],
  [
    'Ne prenez jamais Doril\nsi vous êtes enceinte\nsi vous avez de la fièvre.',
    'Ne prenez jamais Doril … si vous avez de la fièvre.',
  ],
  [
    'Não tome Karvea\nse tem alergia ao irbesartan\n(indicados na secção 6).\nse tiver mais do que três meses de gravidez.',
    'Não tome Karvea … se tiver mais do que três meses de gravidez.',
  ],
  [
    'Do not take Doril\nif you are allergic to soya. In that case, ask your\ndoctor.\nif you have had a rash',
    'Do not take Doril … if you have had a rash',
  ],
])('in %j finds %j', (source, quoted) => {
  expect(refusal(source, quoted)).toBe('found');
});

it.each([
  [
    'Vous pouvez participer\nsi vous avez plus de 18 ans\nsi vous avez un permis.',
    'Vous pouvez participer … si vous avez un permis.',
  ],
  [
    'You may enter without a fee\nif you are over 60\nif you are a member',
    'You may enter without a fee … if you are a member',
  ],
  ['Do not take Doril\nif you are pregnant and\nif you have had a rash', 'Do not take Doril … if you have had a rash'],
  [
    'Do not take Doril\nif you are pregnant\nTake Doril\nif you have had a rash',
    'Do not take Doril … if you have had a rash',
  ],
  [
    'Do not take Doril\nif you are pregnant. You can take it\nif you have had a rash',
    'Do not take Doril … if you have had a rash',
  ],
  [
    'Do not take Doril\nif you are pregnant. You may take Doril;\nif you have had a rash',
    'Do not take Doril … if you have had a rash',
  ],
])('in %j refuses %j', (source, quoted) => {
  expect(refusal(source, quoted)).toMatch(/^elision\./);
});
