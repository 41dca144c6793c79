/** Words that a statement holds by, cut off by a full stop of the citing author's, by where the quotation begins, or by three dots. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const judge = (source: string, quoted: string) => judgeQuotation(sourceOf(source), { sourceContext: quoted });

const CUT_BY_A_FULL_STOP = [
  ['Dogs are permitted on the quay with a lead.', 'Dogs are permitted on the quay.'],
  ['Smoking is allowed in the courtyard after nine.', 'Smoking is allowed in the courtyard.'],
  ['The pool is open to guests during school holidays.', 'The pool is open to guests.'],
  ['Refunds are paid for tickets bought online.', 'Refunds are paid.'],
  ['The library lends films to members for two days.', 'The library lends films to members.'],
  ['The director can sign contracts up to 500 euros.', 'The director can sign contracts.'],
  ['The boat may leave the harbour when the flag is up.', 'The boat may leave the harbour.'],
  ['Bikes may be carried on the train outside rush hours.', 'Bikes may be carried on the train.'],
  ['The lift is in service between eight and ten.', 'The lift is in service.'],
  ['The tablets can be taken by adults under medical supervision.', 'The tablets can be taken by adults.'],
  ['Hunde sind am Kai mit Leine erlaubt.', 'Hunde sind am Kai.'],
  ['Der Verein erstattet die Kosten bei Vorlage der Belege.', 'Der Verein erstattet die Kosten.'],
  ['Die Miete wird erhöht nach zwei Jahren.', 'Die Miete wird erhöht.'],
  ['Les chiens sont admis sur le quai en laisse.', 'Les chiens sont admis sur le quai.'],
  ['Le remboursement est versé pendant deux ans.', 'Le remboursement est versé.'],
  ['Los perros están permitidos en el muelle con correa.', 'Los perros están permitidos en el muelle.'],
  ['La biblioteca presta películas durante dos días.', 'La biblioteca presta películas.'],
  ['I cani sono ammessi sul molo con il guinzaglio.', 'I cani sono ammessi sul molo.'],
  ['O reembolso é pago durante dois anos.', 'O reembolso é pago.'],
  ['Honden zijn op de kade toegestaan met een riem.', 'Honden zijn op de kade toegestaan.'],
  ['Hundar får vistas på kajen med koppel.', 'Hundar får vistas på kajen.'],
  ['Psy mogą przebywać na nabrzeżu ze smyczą.', 'Psy mogą przebywać na nabrzeżu.'],
  ['Собаки допускаются на набережную с поводком.', 'Собаки допускаются на набережную.'],
  ['يسمح للكلاب على الرصيف مع رباط.', 'يسمح للكلاب على الرصيف.'],
  ['הכלבים מותרים ברציף עם רצועה.', 'הכלבים מותרים ברציף.'],
];

const CUT_FROM_ITS_CONDITION = [
  ['Dogs are permitted on the quay with a lead.', 'Dogs are permitted on the quay.'],
  ['Dogs are permitted on the quay if they have a lead.', 'Dogs are permitted on the quay.'],
  ['Dogs are welcome on the quay, unless it is Sunday.', 'Dogs are welcome on the quay.'],
  ['Hunde sind am Kai willkommen, sofern sie angeleint sind.', 'Hunde sind am Kai willkommen.'],
  ['Les chiens sont admis sur le quai, sauf le dimanche.', 'Les chiens sont admis sur le quai.'],
  ['The tax is 5% of income for all members.', 'The tax is 5%.'],
  ['Die Steuer beträgt 5 % vom Einkommen.', 'Die Steuer beträgt 5 %.'],
  ['The dose is 5 mg twice a day.', 'The dose is 5 mg.'],
  ['La dose est de 5 mg trois fois par jour.', 'La dose est de 5 mg.'],
  ['Die Dosis beträgt 5 mg dreimal täglich.', 'Die Dosis beträgt 5 mg.'],
  ['Der Vertrag endet am 31. Dezember 2020 ohne Kündigung.', 'Der Vertrag endet am 31.'],
  ['Between 10 and 20 people died in the fire.', '10 and 20 people died in the fire'],
  ['Zwischen 10 und 20 Menschen starben im Feuer.', '10 und 20 Menschen starben im Feuer'],
];

const ENDS_OF_NO_SENTENCE = [
  ['Dogs are permitted on the quay because the council likes them.', 'Dogs are permitted on the quay.'],
  ['Dogs are permitted on the quay of the harbour.', 'Dogs are permitted on the quay.'],
  [
    'Poskytovatel neručí za kvalitu služeb poskytovaných jinými.',
    'Poskytovatel neručí za kvalitu služeb poskytovaných.',
  ],
];
const HARMLESS_ENDS = [
  ['Dogs are permitted on the quay. If they bark, they go.', 'Dogs are permitted on the quay.'],
  ['Der Vertrag endet am 31. Alle Mieter wissen das.', 'Der Vertrag endet am 31.'],
  ['The tax is 5% and the fee is 3 euros.', 'The tax is 5%.'],
  ['Dogs are permitted on the quay and cats are too.', 'Dogs are permitted on the quay.'],
  ['Dogs are permitted on the quay, which was built in May.', 'Dogs are permitted on the quay.'],
  ['Dogs are permitted on the quay (see the map).', 'Dogs are permitted on the quay.'],
  ['Dogs are permitted on the quay with a lead.', 'Dogs are permitted on the quay with a lead.'],
  ['Dogs are permitted on the quay with a lead.', 'Dogs are permitted on the quay'],
  ['Dogs are permitted on the quay; for cats see below.', 'Dogs are permitted on the quay.'],
  ['Hunde sind erlaubt, weil der Rat sie mag.', 'Hunde sind erlaubt.'],
  ['Dogs are permitted on the quay\nWith love from Oslo\nThe mayor', 'Dogs are permitted on the quay.'],
];

const SOMEBODY_SAYS = [
  ['The tenant claims the quay was inspected with care.', 'The quay was inspected with care.'],
  ['I think the quay was inspected with care.', 'The quay was inspected with care.'],
  ['Es wird behauptet, dass der Kai geprüft wurde.', 'der Kai geprüft wurde'],
  ['Ich glaube, der Kai wurde gründlich geprüft.', 'Der Kai wurde gründlich geprüft.'],
  ['On prétend que le quai a été inspecté avec soin.', 'Le quai a été inspecté avec soin.'],
  ['Il semble que le quai a été inspecté avec soin.', 'Le quai a été inspecté avec soin.'],
  ['Se alega que el muelle fue inspeccionado con cuidado.', 'El muelle fue inspeccionado con cuidado.'],
  ['Si sostiene che il molo è stato ispezionato con cura.', 'Il molo è stato ispezionato con cura.'],
  ['Alega-se que o cais foi inspecionado com cuidado.', 'O cais foi inspecionado com cuidado.'],
  ['Er wordt beweerd dat de kade zorgvuldig is geïnspecteerd.', 'De kade zorgvuldig is geïnspecteerd.'],
  ['Det påstås att kajen inspekterades noggrant i maj.', 'Kajen inspekterades noggrant i maj.'],
  ['Twierdzi się, że nabrzeże zostało dokładnie sprawdzone.', 'Nabrzeże zostało dokładnie sprawdzone.'],
  ['Утверждается, что набережная была тщательно проверена.', 'Набережная была тщательно проверена.'],
  ['Rıhtımın dikkatle denetlendiğini düşünüyorum.', 'Rıhtımın dikkatle denetlendiğini'],
  ['אני חושב שהרציף נבדק בקפידה.', 'שהרציף נבדק בקפידה.'],
  ['埠頭は丁寧に検査されたと思います。', '埠頭は丁寧に検査された'],
  ['부두는 꼼꼼히 점검되었다고 주장한다.', '부두는 꼼꼼히 점검되었다'],
];

/** Three dots at the start leave out who says or asks for it, and what bounds or conditions it. */
const DOTS_BEFORE = [
  ['I believe that the quay was inspected with care.', '… the quay was inspected with care.'],
  ['Wir sind der Ansicht, dass der Kai gründlich geprüft wurde.', '… der Kai gründlich geprüft wurde.'],
  ['Je crois que le quai a été inspecté avec soin.', '… le quai a été inspecté avec soin.'],
  ['Creo que el muelle fue inspeccionado con cuidado.', '… el muelle fue inspeccionado con cuidado.'],
  ['Credo che il molo sia stato ispezionato con cura.', '… il molo sia stato ispezionato con cura.'],
  ['Acredito que o cais foi inspecionado com cuidado.', '… o cais foi inspecionado com cuidado.'],
  ['Ik geloof dat de kade zorgvuldig is geïnspecteerd.', '… de kade zorgvuldig is geïnspecteerd.'],
  ['Jag tror att kajen inspekterades noggrant i maj.', '… kajen inspekterades noggrant i maj.'],
  ['Uważam, że nabrzeże zostało dokładnie sprawdzone.', '… nabrzeże zostało dokładnie sprawdzone.'],
  ['Я думаю, что набережная была тщательно проверена.', '… набережная была тщательно проверена.'],
  ['أعتقد أن الرصيف تم فحصه بعناية.', '… الرصيف تم فحصه بعناية.'],
  ['The panel recommended the creation of a regional office.', '… the creation of a regional office.'],
  ['Der Rat empfahl die Schaffung eines neuen Amtes.', '… die Schaffung eines neuen Amtes.'],
  ['Le conseil propose la création d’un office régional.', '… la création d’un office régional.'],
  ['No more than one member shall be elected each year.', '… one member shall be elected each year.'],
  ['If the panel refuses, the way to the court is open.', '… the way to the court is open.'],
];

const HARMLESS_DOTS_BEFORE = [
  ['The panel completed the creation of a regional office.', '… the creation of a regional office.'],
  ['In May the council opened the new bridge over the river.', '… the new bridge over the river.'],
  ['Im Mai eröffnete der Rat die neue Brücke am Fluss.', '… die neue Brücke am Fluss.'],
];

const VOUCHED_FOR = [
  ['It was found that the quay was inspected with care.', 'The quay was inspected with care.'],
  ['This shows that the quay was inspected with care.', '… the quay was inspected with care.'],
  ['He walked home. The quay was inspected with care.', '… The quay was inspected with care.'],
];

const LEFT_OUT = [
  ['He was elected with one abstention and accepts the office.', 'He was elected … and accepts the office.'],
  [
    'If you witness harassment and you feel safe doing so, we support your efforts to call it out.',
    'If you witness harassment … we support your efforts to call it out.',
  ],
  ['The committee may, if unanimous, expel a member.', 'The committee may … expel a member.'],
  [
    'You may publish the report without naming the source and sell copies of it.',
    'You may publish the report … and sell copies of it.',
  ],
  ['You can cancel within 14 days and get your money back.', 'You can cancel … and get your money back.'],
  [
    'You can cancel the contract within fourteen days of receipt and get your money back.',
    'You can cancel the contract … and get your money back.',
  ],
  ['The house can be bought by written agreement from the owner.', 'The house can be bought … from the owner.'],
  ['The rent is reduced by mutual agreement for all tenants.', 'The rent is reduced … for all tenants.'],
  [
    'The plan was adopted with two votes against and takes effect in May.',
    'The plan was adopted … and takes effect in May.',
  ],
  ["The guest may leave before 10 o'clock and claim the deposit.", 'The guest may leave … and claim the deposit.'],
  ['Members may use the hall during opening hours and bring a guest.', 'Members may use the hall … and bring a guest.'],
  [
    'If the goods are damaged and you tell us at once, we send new ones.',
    'If the goods are damaged … we send new ones.',
  ],
  ['When the alarm rings and the door is shut, leave by the window.', 'When the alarm rings … leave by the window.'],
  ['Sie wurde mit einer Enthaltung gewählt und nimmt das Amt an.', 'Sie wurde … gewählt und nimmt das Amt an.'],
  [
    'Der Kunde kann innerhalb von 14 Tagen kündigen und erhält sein Geld zurück.',
    'Der Kunde kann … kündigen und erhält sein Geld zurück.',
  ],
  ['Das Haus kann nach schriftlicher Vereinbarung gekauft werden.', 'Das Haus kann … gekauft werden.'],
  [
    'Wenn Sie einen Fehler sehen und sich sicher fühlen, helfen wir Ihnen gern weiter.',
    'Wenn Sie einen Fehler sehen … helfen wir Ihnen gern weiter.',
  ],
  ['Il a été élu avec une abstention et accepte la charge.', 'Il a été élu … et accepte la charge.'],
  [
    'Le client peut annuler dans les 14 jours et obtenir un remboursement.',
    'Le client peut annuler … et obtenir un remboursement.',
  ],
  [
    'Vous pouvez publier le rapport sans nommer la source et en vendre des copies.',
    'Vous pouvez publier le rapport … et en vendre des copies.',
  ],
  ['Fue elegido con una abstención y acepta el cargo.', 'Fue elegido … y acepta el cargo.'],
  [
    'El cliente puede cancelar dentro de los 14 días y recibir su dinero.',
    'El cliente puede cancelar … y recibir su dinero.',
  ],
  [
    'Si ve acoso y se siente seguro, apoyamos sus esfuerzos por denunciarlo.',
    'Si ve acoso … apoyamos sus esfuerzos por denunciarlo.',
  ],
  ["È stato eletto con un'astensione e accetta la carica.", 'È stato eletto … e accetta la carica.'],
  [
    'Il cliente può recedere entro 14 giorni e ottenere il rimborso.',
    'Il cliente può recedere … e ottenere il rimborso.',
  ],
  ['Foi eleito com uma abstenção e aceita o cargo.', 'Foi eleito … e aceita o cargo.'],
  [
    'O cliente pode cancelar no prazo de 14 dias e receber o dinheiro.',
    'O cliente pode cancelar … e receber o dinheiro.',
  ],
  ['Hij werd met één onthouding gekozen en aanvaardt het ambt.', 'Hij werd … gekozen en aanvaardt het ambt.'],
  [
    'De klant kan binnen 14 dagen opzeggen en krijgt zijn geld terug.',
    'De klant kan … opzeggen en krijgt zijn geld terug.',
  ],
  [
    'Kunden kan säga upp avtalet inom 14 dagar och få pengarna tillbaka.',
    'Kunden kan säga upp avtalet … och få pengarna tillbaka.',
  ],
  [
    'Klient może odstąpić od umowy w ciągu 14 dni i otrzymać zwrot pieniędzy.',
    'Klient może odstąpić od umowy … i otrzymać zwrot pieniędzy.',
  ],
  [
    'Клиент может отказаться от договора в течение 14 дней и получить деньги.',
    'Клиент может отказаться от договора … и получить деньги.',
  ],
  ['Он был избран при одном воздержавшемся и принимает должность.', 'Он был избран … и принимает должность.'],
];

const HARMLESS_DOTS = [
  ['He was elected in the town hall of Northport and accepts the office.', 'He was elected … and accepts the office.'],
  ['The report was sent by courier to the mayor and read in public.', 'The report was sent … and read in public.'],
  [
    'The museum was founded by two brothers from Oslo and moved to Bergen.',
    'The museum was founded … and moved to Bergen.',
  ],
  [
    'If you want to know more about the harbour, its history and its boats, visit our museum in May.',
    'If you want to know more about the harbour … visit our museum in May.',
  ],
  [
    'The study was led by Dr Smith of the University of Oslo and published in May.',
    'The study was led by Dr Smith … and published in May.',
  ],
  [
    'Die Studie wurde von Dr. Schmidt in Berlin geleitet und im Mai veröffentlicht.',
    'Die Studie wurde von Dr. Schmidt … geleitet und im Mai veröffentlicht.',
  ],
  ['Le musée a été fondé par deux frères de Lyon et déménagé en mai.', 'Le musée a été fondé … et déménagé en mai.'],
  [
    'El museo fue fundado por dos hermanos de Lugo y trasladado en mayo.',
    'El museo fue fundado … y trasladado en mayo.',
  ],
  [
    'The bridge was built with stone from the old quarry and opened in May.',
    'The bridge was built … and opened in May.',
  ],
];

describe('a full stop where the source goes on', () => {
  it.each(CUT_BY_A_FULL_STOP)('is warned of with what is cut: %s', (source, quoted) => {
    expect(judge(source, quoted)).toMatchObject({ warnings: ['out_of_context'] });
  });

  it.each(CUT_FROM_ITS_CONDITION)('is not found without its condition or measure: %s', (source, quoted) => {
    expect(judge(source, quoted).status).toBe('partial_text_found');
  });

  it.each(ENDS_OF_NO_SENTENCE)('is warned of, whatever follows: %s', (source, quoted) => {
    expect(judge(source, quoted)).toMatchObject({ status: 'found', decidedBy: ['context.goes-on'] });
  });

  it.each(HARMLESS_ENDS)('is no matter where nothing that follows governs it: %s', (source, quoted) => {
    expect(judge(source, quoted)).toMatchObject({ status: 'found', decidedBy: ['text.same'] });
  });
});

describe('who says it, before the quotation or after it', () => {
  it.each(SOMEBODY_SAYS)('is warned of: %s', (source, quoted) => {
    const verdict = judge(source, quoted);
    expect(verdict).toMatchObject({ status: 'found', warnings: ['out_of_context'] });
    expect(verdict.decidedBy).toContain('context.attributed');
  });

  it.each(DOTS_BEFORE)('is not left out by dots: %s', (source, quoted) => {
    const verdict = judge(source, quoted);
    expect(verdict.status).toBe('partial_text_found');
    expect(verdict.decidedBy.some((rule) => rule.startsWith('elision.'))).toBe(true);
  });

  it.each(HARMLESS_DOTS_BEFORE)('is no matter where nobody says it: %s', (source, quoted) => {
    expect(judge(source, quoted).status).toBe('found');
  });

  it.each(VOUCHED_FOR)('is no matter where it vouches for it: %s', (source, quoted) => {
    expect(judge(source, quoted)).toMatchObject({ status: 'found', decidedBy: ['text.same'] });
  });
});

describe('three dots within a sentence', () => {
  it.each(LEFT_OUT)('leave no limit, vote or second condition out: %s', (source, quoted) => {
    const verdict = judge(source, quoted);
    expect(verdict.status).toBe('partial_text_found');
    expect(verdict.decidedBy.some((rule) => rule.startsWith('elision.'))).toBe(true);
  });

  it.each(HARMLESS_DOTS)('leave out places and makers: %s', (source, quoted) => {
    expect(judge(source, quoted)).toMatchObject({ status: 'found', warnings: ['shortened'] });
  });
});
