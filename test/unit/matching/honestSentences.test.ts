/** Sentences, lists and headings quoted faithfully that were refused or warned of, and what comes near them and is not faithful. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';

type Form = readonly [source: string, sourceContext: string, value?: string];
const judge = ([source, sourceContext, value]: Form) => judgeQuotation(sourceOf(source), { sourceContext, value });

const statute =
  'Non-application\n3. (1) This Act does not apply to the Federal Government.\n(2) It binds the States.\nForm of notice\n4. (1) A notice may be sent.';

describe('is found without a warning:', () => {
  const found: readonly Form[] = [
    ['He said: “We reach it by the end of 2031.” They left.', 'reach it by the end of 2031."'],
    [
      'Cette durée est portée à :\n— 2 mois pour les employés ;\n— 3 mois pour les cadres.',
      'Cette durée est portée à : — 2 mois pour les employés',
      '2 mois',
    ],
    ['The fee is Rs. 25,000/-\nIt is due in May.', 'The fee is Rs. 25,000/-'],
    ['Ingresso del documento - 05/05/2031 - 15:21', 'Ingresso del documento - 05/05/2031'],
    ['Fecha antes da partida/Gate closes before departure', 'Gate closes before departure'],
    ['Faks: 0 212 404 0701\nc) Elektronik posta', 'Faks: 0 212 404 0701'],
    ['Ordinance 1955 20.4.1955\nFM Ord. 60/1956', 'Ordinance 1955 20.4.1955'],
    ['Lei Federal nº 8.078/90 c/c art. 33 do Decreto', 'Lei Federal nº 8.078/90'],
    ['Un arrêt de travail d’au moins 21 jours suffit.', "Un arrêt de travail d'au moins 21 jours suffit.", '21 jours'],
    ['Dans un délai qui n’excède pas 3 mois.', "Dans un délai qui n'excède pas 3 mois.", '3 mois'],
    [statute, 'Non-application: This Act does not apply to the Federal Government.'],
    [statute, 'Non-application. This Act does not apply to the Federal Government.'],
    [statute, 'Form of notice (1) A notice may be sent.'],
    ['Random Initialization Finally, we draw strings.', 'Random Initialization. Finally, we draw strings.'],
    ['1.2 Definitions. “Goods” means all of them.', '1.2 Definitions — "Goods" means all of them.'],
    ['1.2 Definitions. “Goods” means all of them.', 'Definitions: "Goods" means all of them.'],
    ['1. Ouverture de la séance\nLa séance est ouverte.', 'Ouverture de la séance : La séance est ouverte.'],
    [
      'The seller shall: (i) deliver the goods; and (ii) pay the tax.',
      'The seller shall: deliver the goods; and pay the tax.',
    ],
    [
      'Il progetto che ne detiene i diritti è stato ideato dalla società, che è di Roma.',
      'è stato ideato dalla società',
    ],
    [
      'Si attesta che il testo della nota è stato affisso il 3 maggio.',
      'il testo della nota è stato affisso il 3 maggio',
    ],
    [
      'The Director may cancel any licence, and such cancellation shall have effect until it is set aside.',
      'The Director may cancel any licence',
    ],
  ];

  it.each(found.map((form) => ({ form })))('$form.1', ({ form }) => {
    expect(judge(form)).toMatchObject({ status: 'found', warnings: [] });
  });
});

describe('is only shortened:', () => {
  const shortened: readonly Form[] = [
    [
      'Running it is hard. We changed much. Demand for it remains strong.',
      '"Running it is hard. ... Demand for it remains strong."',
    ],
    ['Tunnels (or bridges) are paths across the river.', 'Tunnels … are paths across the river.'],
    [
      'We declared a dividend of $0.236 per share or approximately $69 million which will be paid in May.',
      'We declared a dividend of $0.236 per share … which will be paid in May.',
    ],
    [
      'A vessel includes any ship or boat or any other description of vessel used in navigation.',
      'A vessel includes any ship or boat … used in navigation.',
    ],
    [
      'The plan has services, which are designed to give support, advice, and care for all members.',
      'The plan has services … for all members.',
    ],
    [
      'Results show that the investments we made to become a faster, stronger, and better firm are paying off.',
      'Results show that the investments we made … are paying off.',
    ],
    [
      'Der Bund wird die Anleihe von 2031 ISIN DE000BU25018 im Rahmen des Verfahrens aufstocken.',
      'Der Bund wird die Anleihe von 2031 … im Rahmen des Verfahrens aufstocken.',
    ],
  ];

  it.each(shortened.map((form) => ({ form })))('$form.1', ({ form }) => {
    expect(judge(form)).toMatchObject({ status: 'found', warnings: ['shortened'] });
  });
});

describe('is not found, or with a warning:', () => {
  const near: readonly Form[] = [
    ['The board is 5" wide.', 'The board is 5 wide.'],
    ['La température est : — 2 degrés le matin.', 'La température est : 2 degrés le matin.'],
    ['Open daily 8:00 - 15:21', 'Open daily 8:00'],
    ['The Seller/Buyer pays the tax.', 'Buyer pays the tax.'],
    ['Il fait moins 5 degrés.', 'Il fait moins 5 degrés.', '5 degrés'],
    ['The answer is no. 5 ships sank.', 'The answer is nr. 5 ships sank.'],
    [statute, 'Form of notice: This Act does not apply to the Federal Government.'],
    ['He did not kill The Duke of York.', 'He did not kill. The Duke of York.'],
    [
      'On its way to town\nthe board met on Monday\nat nine and decided.\nIt was closed at ten by the chair.',
      'The board met on Monday. It was closed at ten by the chair.',
    ],
    ['The seller shall: (i) not sell; and (ii) pay the tax.', 'The seller shall: sell; and pay the tax.'],
    ['Change in headcount: – 300 employees in May.', 'Change in headcount: 300 employees in May.'],
    ['Payment is due by the tenant or the other party in default.', 'Payment is due by the tenant … in default.'],
    ['The tenant and any other two owners pay the bill.', 'The tenant … pay the bill.'],
    ['The fund lost 5 percent or about 12 percent before hedging.', 'The fund lost 5 percent … before hedging.'],
    ['The pressure was 120/80 mmHg in the morning.', 'The pressure was 120/80'],
    ['A licence may be cancelled, and this section shall apply only if a court agrees.', 'A licence may be cancelled'],
    ['He behaved in the office as if he owned the house.', 'he owned the house'],
    ['The costs are assessed on the standard basis if not agreed.', 'The costs are assessed on the standard basis.'],
    ['The tenant shall repaint the rooms if required.', 'The tenant shall repaint the rooms.'],
    ['El contrato es válido, no obstante lo dispuesto en el artículo 5.', 'El contrato es válido.'],
    ['Additionally, the plan does not cover any stays associated with it.', 'The plan does not cover any stays.'],
    ['It covers services related to a pre-existing condition.', 'It covers services related to a … condition.'],
    ['This is the first fine-tuning based model of its kind.', 'This is the … model of its kind.'],
    ['Forniture di importo inferiore a € 140.000 sono affidate.', 'Forniture di importo … € 140.000 sono affidate.'],
    ['We name GPT from OpenAI, LLaMA from Meta and Bard from Google.', 'We name GPT … from Google.'],
    ['It approves la démolition partielle du bâtiment.', 'It approves la démolition …'],
    ['A person aged fifteen and under the age of eighteen may work.', 'A person aged fifteen …'],
    ['No licence is granted to any person where he thinks it dangerous.', 'No licence is granted to any person …'],
    ['L’employeur fait appel en priorité aux salariés.', "L'employeur fait appel … aux salariés."],
  ];

  it.each(near.map((form) => ({ form })))('$form.1', ({ form }) => {
    const { status, warnings } = judge(form);
    expect(status !== 'found' || warnings.includes('out_of_context')).toBe(true);
  });
});
