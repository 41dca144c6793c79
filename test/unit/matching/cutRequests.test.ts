/** Quotations cut off from who only asks for what they say, or from what says that it held once or holds on paper. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const judged = (source: string, sourceContext: string): { status: string; warnings: readonly string[] } => {
  const { status, warnings = [] } = judgeQuotation(sourceOf(source), { sourceContext });
  return { status, warnings };
};
const warned = { status: 'found', warnings: ['out_of_context'] };

it.each([
  ['The heirs ask the court to declare the will void.', 'declare the will void.'],
  ['The heirs ask the court to declare the will void.', 'the court to declare the will void.'],
  ['The harbour board wants the owner to remove the wreck.', 'the owner to remove the wreck.'],
  ['The prosecutor moved to strike the plea of the owner.', 'strike the plea of the owner.'],
  ['The crew demands that the owner double the pay in May.', 'the owner double the pay in May.'],
  ['The crew asks the court to order the owner to pay 500 euros.', 'to pay 500 euros.'],
  ['Elle demande au tribunal de condamner le voisin à lui payer : 500 euros.', 'à lui payer : 500 euros.'],
  ['El señor Bravo pregunta si se ha vendido el barco.', 'se ha vendido el barco.'],
  ['Le maire veut savoir si le pont est ouvert.', 'le pont est ouvert.'],
  ['Il sindaco chiede se il ponte è aperto.', 'il ponte è aperto.'],
  ['O senhor Reis quer saber se o barco foi vendido.', 'o barco foi vendido.'],
  ['De heer Smit vraagt of de brug in mei open is.', 'de brug in mei open is.'],
  ['Radny pyta, czy most jest otwarty w maju.', 'most jest otwarty w maju.'],
  ['We hypothesised that the new lamp would be brighter.', 'the new lamp would be brighter.'],
  ['Nous supposons que la lampe est plus claire.', 'la lampe est plus claire.'],
  ['The mayor wants to be confident that the bridge is safe.', 'the bridge is safe.'],
  ['Der Rat ist überzeugt, dass die Brücke sicher ist.', 'die Brücke sicher ist.'],
  ['“Pay first or leave at once” sentiment is wrong but common here.', 'Pay first or leave at once'],
  ['La tripulación pide que se pague el doble en mayo.', 'se pague el doble en mayo.'],
  ['El fiscal solicita imponer una multa al dueño del barco.', 'imponer una multa al dueño del barco.'],
  ['Les héritiers demandent au tribunal de déclarer le testament nul.', 'déclarer le testament nul.'],
  ['Les héritiers sollicitent la condamnation du notaire.', 'la condamnation du notaire.'],
  [
    'Die Erben beantragen nichts. Der Notar beantragt, die Klage der Erben abzuweisen.',
    'die Klage der Erben abzuweisen.',
  ],
  [
    'Der Notar beantragt:\n1. die Klage der Erben abzuweisen,\n2. die Kosten zu teilen.',
    'die Klage der Erben abzuweisen.',
  ],
  ['Gli eredi chiedono di dichiarare nullo il testamento.', 'dichiarare nullo il testamento.'],
  ['Os herdeiros requerem a anulação do testamento de 2019.', 'a anulação do testamento de 2019.'],
  ['De erfgenamen vorderen niets. De notaris vordert dat de rechter de eis afwijst.', 'de rechter de eis afwijst.'],
  ['De notaris verzoekt de rechter het testament te vernietigen.', 'het testament te vernietigen.'],
  ['Spadkobiercy wnoszą o stwierdzenie nieważności testamentu.', 'stwierdzenie nieważności testamentu.'],
  ['Dědicové žádají, aby soud zrušil závěť.', 'soud zrušil závěť.'],
  ['Arvingarna yrkar att rätten ogiltigförklarar testamentet.', 'rätten ogiltigförklarar testamentet.'],
  ['Наследники просят признать завещание недействительным.', 'признать завещание недействительным.'],
  ['继承人请求法院确认遗嘱无效。', '确认遗嘱无效。'],
  ['诉讼请求：1、请求判令被告返还船只；2、本案费用由船东承担。', '本案费用由船东承担。'],
  ['相続人は、裁判所が遺言を取り消すよう求めた。', '裁判所が遺言を取り消す'],
  ['상속인들은 법원이 유언을 취소하라고 요구했다.', '법원이 유언을 취소하라고'],
])('warns that “%s” only asks for it', (source, quotation) => {
  expect(judged(source, quotation)).toEqual(warned);
});

it.each([
  ['Failing a reply within 10 days, the quay is closed.', 'the quay is closed.'],
  ['Absent a permit, the owner may moor for one night.', 'the owner may moor for one night.'],
  ['De no pagarse el amarre, el barco pasa al puerto.', 'el barco pasa al puerto.'],
  ['El plan, de ser aprobado, cierra el muelle.', 'cierra el muelle.'],
  ['À défaut de réponse sous dix jours, le quai est fermé.', 'le quai est fermé.'],
  ['除合同另有约定外，泊位费按月支付。', '泊位费按月支付。'],
  ['In theory, the quay holds forty boats.', 'the quay holds forty boats.'],
  ['Formerly, the master closed the quay alone.', 'the master closed the quay alone.'],
  ['The old rule was this: owners pay for the buoys.', 'owners pay for the buoys.'],
  ['Under the repealed act, owners paid for the buoys.', 'owners paid for the buoys.'],
  ['Früher zahlten die Eigner die Bojen.', 'zahlten die Eigner die Bojen.'],
  ['En teoría, el muelle aguanta cuarenta barcos.', 'el muelle aguanta cuarenta barcos.'],
  ['理论上，码头可停四十艘船。', '码头可停四十艘船。'],
  ['The lamp is too weak to light the quay at night.', 'light the quay at night.'],
  ['Die Lampe ist zu schwach, um den Kai zu beleuchten.', 'um den Kai zu beleuchten.'],
  [
    'Les voiles sont libres, et chacun choisit une couleur, qui ne peut toutefois être rouge.',
    'et chacun choisit une couleur.',
  ],
  ['The master may close the quay, though he must tell the owners.', 'The master may close the quay.'],
  [
    'Two owners argued that the quay is unsafe; we disagree. The quay is new.',
    'Two owners argued that the quay is unsafe.',
  ],
  ['Zwei Eigner sagen, der Kai sei alt; das trifft nicht zu.', 'Zwei Eigner sagen, der Kai sei alt.'],
])('warns that “%s” limits or takes back what comes after', (source, quotation) => {
  expect(judged(source, quotation)).toEqual(warned);
});

it.each([
  ['We give your key to no one else.', 'We give your key to no one.'],
  ['The berth may not be let to anyone else.', 'The berth may not be let to anyone'],
  ['Der Schlüssel wird niemandem sonst gegeben.', 'Der Schlüssel wird niemandem'],
  ['会員は、鍵を第三者に貸与することはできません。', '鍵を第三者に貸与することはできま'],
])('refuses a quotation of “%s” that cuts a word from its own phrase', (source, quotation) => {
  expect(judged(source, quotation).status).toBe('partial_text_found');
});

it.each([
  ['The court ordered that the will be opened.', 'the will be opened'],
  ['The jury asked about the wreck. The owner removed it.', 'The owner removed it.'],
  ['Send requests to privacy@quay.example by 3 May.', 'privacy@quay.example by 3 May'],
  ['The heirs moved to Bergen and bought a boat.', 'Bergen and bought a boat'],
  ['Request for payment\nThe owner paid 40 euros.', 'The owner paid 40 euros.'],
  ['Reply at the request of the heirs: the will is void.', 'the will is void.'],
  ['Two owners came; we disagree on the price of the quay with them.', 'the price of the quay'],
  ['No es cierto que la lámpara brille. El muelle es nuevo.', 'El muelle es nuevo.'],
  ['The pilot was sure of the course. The bridge is safe.', 'The bridge is safe.'],
  ['El señor Bravo responde. Se ha vendido el barco.', 'Se ha vendido el barco.'],
  ['Demand for berths fell by 4 percent.', 'berths fell by 4 percent'],
  ['Wer einen Platz beantragt, hat die Gebühr zu zahlen.', 'hat die Gebühr zu zahlen.'],
  ['La demande de mouillage est déposée avant mai.', 'mouillage est déposée avant mai.'],
  ['Pide el libro que el dueño guarda en casa.', 'el dueño guarda en casa.'],
  ['De heer Smit vervangt mevrouw Dooren, die in mei is vertrokken.', 'die in mei is vertrokken.'],
  ['诉讼请求\n被告已返还船只并支付费用。', '被告已返还船只并支付费用。'],
  ['Failing lamps were few, and the owner bought two.', 'the owner bought two.'],
  ['A Junta indeferiu o pedido, visto que o cais pertence ao porto.', 'o cais pertence ao porto.'],
  ['Anyone may join. Else the berth stays empty.', 'Anyone may join.'],
  ['The fee is 40 euros, which includes the mooring.', 'The fee is 40 euros.'],
  ['会員は、鍵を第三者に貸与することができます。', '鍵を第三者に貸与することができます。'],
])('warns of nothing in “%s”', (source, quotation) => {
  expect(judged(source, quotation)).toEqual({ status: 'found', warnings: [] });
});
