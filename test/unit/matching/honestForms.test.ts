/** Forms in which strangers quoted faithfully and were refused, each with what comes near it and is not faithful. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

type Form = readonly [source: string, sourceContext: string, value?: string];
const verdictOf = ([source, sourceContext, value]: Form) =>
  judgeQuotation(createSourceIndex([{ pageNumber: 1, lines: source.split('\n'), readBy: 'textLayer' }]), {
    sourceContext,
    value,
  });

/** A text layer that runs common words together now and then. */
const glued = [
  ...Array.from(
    { length: 6 },
    () => 'of the seller in the end to the day for the act on the sale by the risk and the goods from the year',
  ),
  'ofthe inthe tothe forthe onthe bythe andthe fromthe',
  'Actionable claimsand money are no goods.',
].join('\n');

describe('is found:', () => {
  const found: readonly Form[] = [
    [
      'The risk is estimated to be ∼30% in these patients.',
      'The risk is estimated to be ∼30% in these patients.',
      '∼30%',
    ],
    ['Affects ~1/2500 live births.', 'Affects ~1/2500 live births.', '1/2500'],
    ['Delaying it to >12 years may harm.', 'Delaying it to >12 years may harm.', '>12 years'],
    ['A rating (CDRS) >=4;', 'A rating (CDRS) >=4', '>=4'],
    [glued, 'Actionable claims and money are no goods.'],
    [
      'It was signed into law by¹ the President.\n¹Pub. L. No. 105-304, 112 Stat. 2860.',
      'It was signed into law by the President.',
    ],
    ['■Storage Temperature: 25±3°C; Humidity < 80%RH', 'Storage Temperature: 25±3°C; Humidity < 80%RH'],
    ['Le Défenseur des droits : 09.69.39.00.00 / Adresse : Place 3', 'Le Défenseur des droits : 09.69.39.00.00'],
    [
      'Der Umsatz beträgt 412,7 Mio. Euro, das sind 8 Prozent mehr als im Vorjahr und nicht weniger. Im Inland ist die Zahl gleich.',
      'Der Umsatz beträgt 412,7 Mio. Euro',
    ],
    [
      'Il Segretario, che ne cura la verbalizzazione, partecipa alla seduta della giunta, che è di Roma.',
      'Il Segretario […] partecipa alla seduta della giunta',
    ],
    [
      'Um eine transparente und auf vollständiger Grundlage fußende Überlieferung der Akten zu gewährleisten, wird geprüft.',
      'Um eine transparente […] Überlieferung der Akten zu gewährleisten',
    ],
    [
      '【주문】\n피고인을 징역 1년에 처한다.\n이 사건 공소사실 중 사기의 점은 각 무죄.\n【이유】\n사실은 다음과 같다.',
      '【주문】 이 사건 공소사실 중 사기의 점은 각 무죄.',
    ],
    [
      'Article 12\nPériode d’essai\nTout salarié peut être soumis à une période d’essai de :\n— employés : 1 mois ;\n— maîtrise : 2 mois ;\n— cadres : 3 mois.',
      'une période d’essai de : cadres : 3 mois',
    ],
  ];
  it.each(found.map((form) => ({ form })))('$form.1', ({ form }) => {
    expect(verdictOf(form)).toMatchObject({ status: 'found' });
  });
});

describe('is refused:', () => {
  const refused: readonly (readonly [rule: string, ...Form])[] = [
    ['value.outside', 'A dose of <5 mg is safe.', 'A dose of <5 mg is safe.', '5 mg'],
    ['value.outside', 'Delaying it to >12 years may harm.', 'Delaying it to >12 years may harm.', '<12 years'],
    ['word.added word.replaced', glued.replace('claimsand money', 'moneys'), 'Actionable money s are no goods.'],
    ['edge.number-cut', 'The ratio is 9 / 16 of it.', 'The ratio is 9'],
    [
      'elision.limit',
      'La aplicación de los instrumentos aprobados, que sean de carácter preventivo, se realiza en la actualización.',
      'La aplicación de los instrumentos aprobados […] se realiza en la actualización.',
    ],
    [
      'elision.limit',
      'If you are the branch of a foreign bank that has elected to be treated as a person (under section 1.1), do not use the form.',
      'If you are the branch of a foreign bank … do not use the form.',
    ],
    [
      'elision.subject',
      'Los gastos corresponden al propietario, mien-\ntras que el consumo de agua corre por cuenta del arrendatario.',
      'Los gastos [...] el consumo de agua corre por cuenta del arrendatario.',
    ],
    [
      'elision.condition',
      'Die Unterlagen müssen den Archiven aus unserer Sicht ohne Ausnahme angeboten werden.',
      'Die Unterlagen müssen den Archiven […] ohne Ausnahme angeboten werden.',
    ],
    [
      'elision.condition',
      'O candidato deverá obter 100% de frequência no curso, excetuadas as faltas justificadas, e a nota do exame.',
      'O candidato deverá obter 100% de frequência no curso […] e a nota do exame.',
    ],
    [
      'elision.subject',
      'The tenant shall pay the rent each month by bank transfer to the account named in the lease.',
      'The tenant shall pay … the account named in the lease.',
    ],
  ];
  it.each(refused.map(([rule, ...form]) => ({ rule, form })))('$form.1', ({ rule, form }) => {
    expect(refusalOf(verdictOf(form))).toBe(rule);
  });

  it('says of dots before "that" that they may hide which are meant', () => {
    const source = 'Chase is not responsible for any representations made by Affiliate that contradict these policies.';
    const verdict = verdictOf([source, 'Chase is not responsible for any representations made by Affiliate ...']);
    expect(verdict).toMatchObject({ status: 'found', decidedBy: ['elision.may-limit', 'context.open-denial'] });
  });

  it.each([
    ['… everyone can help ensure that someone is there.', 'found'],
    ['… members can help ensure that someone is there.', 'word.missing word.replaced'],
  ])('says of dots for "But" that they may hide a contrast: %s', (rest, refusal) => {
    const source = 'Not everyone can be at a bedside. But everyone can help ensure that someone is there.';
    const verdict = verdictOf([source, `Not everyone can be at a bedside. ${rest}`]);
    expect(refusalOf(verdict)).toBe(refusal);
    if (refusal === 'found') expect(verdict.decidedBy).toEqual(['elision.may-limit']);
  });
});
