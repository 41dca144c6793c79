/** Dishonest shortened quotations in many languages: what their dots hide, within a sentence and at its ends. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const dishonest: readonly (readonly [string, string, string])[] = [
  [
    'Steuerfrei sind Einkünfte (nicht § 17 EStG) aus der Veräußerung.',
    'Steuerfrei sind Einkünfte … aus der Veräußerung.',
    'elision.denial',
  ],
  [
    'All staff (but not under section 9) have a right to leave.',
    'All staff … have a right to leave.',
    'elision.denial',
  ],
  [
    'In May, prices fell and wages rose by 3 percent in the north.',
    'In May, prices fell … by 3 percent in the north.',
    'elision.subject',
  ],
  [
    'Unter dem Vertrag zahlt Weber, Klein, Roth, Lang und Funk zahlen die Steuer.',
    'Unter dem Vertrag zahlt Weber, Klein … zahlen die Steuer.',
    'elision.subject',
  ],
  [
    'The tenant pays for heating as well as water, the landlord pays the fees of the club.',
    'The tenant pays for heating … the fees of the club.',
    'elision.subject',
  ],
  [
    'In 2019 Weber led the firm and in 2020 Klein led the bank of the town.',
    'In 2019 Weber led the firm … the bank of the town.',
    'elision.subject',
  ],
  ['The fine under section 3 is 50 and under section 4 is 90 euros.', 'The fine … is 90 euros.', 'elision.clause'],
  [
    'Der Käufer zahlt die Steuer, der Verkäufer nach § 4 den Makler.',
    'Der Käufer zahlt die Steuer … den Makler.',
    'elision.subject',
  ],
  [
    'La empresa ha vendido el mercado y comprado acciones y terrenos en Toledo.',
    'La empresa ha vendido … acciones y terrenos en Toledo.',
    'elision.subject',
  ],
  [
    'The rule does not apply to dogs, nor do cats require a licence in the park.',
    'The rule does not apply to dogs … require a licence in the park.',
    'elision.denial',
  ],
  [
    'The court left open whether or not Weber forged the will of his aunt.',
    'The court left open … Weber forged the will of his aunt.',
    'elision.denial',
  ],
  [
    'She said that the bridge was safe for cars, but that nobody could guarantee it for long.',
    'She said that the bridge was safe for cars, … that nobody could guarantee it for long.',
    'elision.condition',
  ],
  [
    'Members pay for tea, guests get free cake at the door.',
    'Members pay for tea … get free cake at the door.',
    'elision.subject',
  ],
  [
    'The blue cup on the shelf holds soup, the bowls and plates go on sale in June.',
    'The blue cup on the shelf holds soup … go on sale in June.',
    'elision.subject',
  ],
  [
    'The owner may end the lease within 30 days under Article 12 and keep the deposit.',
    'The owner may end the lease … and keep the deposit.',
    'elision.limit',
  ],
  [
    'The office will take no licence without a stamp and a seal.',
    'The office will take … licence without a stamp and a seal.',
    'elision.denial',
  ],
  [
    'تحسب المدد المنصوص عليها في هذا النظام بالتقويم الهجري ، مالم ينص في عقد العمل على خلاف ذلك .',
    'تحسب المدد المنصوص عليها في هذا النظام بالتقويم الهجري …',
    'elision.condition',
  ],
  [
    'Bei Verkauf der Mühle zahlt der Verein oder bei Aufgabe die Stadt eine Entschädigung.',
    'Bei Verkauf der Mühle … die Stadt eine Entschädigung.',
    'elision.subject',
  ],
  [
    'The landlord pays in summer and in winter the tenant pays.',
    'The landlord pays in summer … the tenant pays.',
    'elision.subject',
  ],
  [
    'Başvurular, aksi belirtilmedikçe, ilan tarihinden itibaren on gün içinde tamamlanır.',
    'Başvurular … ilan tarihinden itibaren on gün içinde tamamlanır.',
    'elision.condition',
  ],
  [
    'We solve.\nq=0.1\nz=0 P=1.0000000\nz=5 P=0.0009137\nq=0.3\nz=0 P=1.0000000\nz=5 P=0.1773523\nThe end.',
    'q=0.1 … z=5 P=0.1773523',
    'elision.clause',
  ],
  [
    'O banco e os clientes, fiadores ou sócios respondem pela dívida do contrato.',
    'O banco e os clientes … respondem pela dívida do contrato.',
    'elision.subject',
  ],
  [
    'A empresa vendeu casas novas, mas não usadas nem alugadas, a todos os clientes.',
    'A empresa vendeu casas novas … a todos os clientes.',
    'elision.denial',
  ],
  [
    'Reproduction is authorised provided the source is acknowledged.',
    'Reproduction is authorised …',
    'elision.condition',
  ],
  [
    'Refunds are paid in full as long as the goods are returned unopened.',
    'Refunds are paid in full …',
    'elision.condition',
  ],
  [
    'The licence may be transferred subject to the approval of the board.',
    'The licence may be transferred …',
    'elision.condition',
  ],
  [
    'The tenant may keep a dog in the event that the owner agrees in writing.',
    'The tenant may keep a dog …',
    'elision.condition',
  ],
  [
    'Should the vessel be delayed, the charterer pays the port dues.',
    '… the charterer pays the port dues.',
    'elision.condition',
  ],
  ['If the bank agrees, the loan is extended by a year.', '… the loan is extended by a year.', 'elision.condition'],
  [
    'Der Rücktritt ist jederzeit möglich, sofern die Anzahlung geleistet wurde.',
    'Der Rücktritt ist jederzeit möglich …',
    'elision.condition',
  ],
  ['Der Zutritt ist gestattet, solange die Aufsicht anwesend ist.', 'Der Zutritt ist gestattet …', 'elision.condition'],
  [
    'Der Bonus wird ausgezahlt, vorausgesetzt das Ziel ist erreicht.',
    'Der Bonus wird ausgezahlt …',
    'elision.condition',
  ],
  [
    'La reproduction est autorisée sous réserve de mention de la source.',
    'La reproduction est autorisée …',
    'elision.condition',
  ],
  [
    'Le dépôt est restitué à condition que le matériel soit rendu intact.',
    'Le dépôt est restitué …',
    'elision.condition',
  ],
  ['Le remboursement est dû dès lors que le vol est annulé.', 'Le remboursement est dû …', 'elision.condition'],
  [
    'El depósito se devuelve siempre que el local quede en buen estado.',
    'El depósito se devuelve …',
    'elision.condition',
  ],
  ['La garantía cubre el motor, salvo en caso de uso indebido.', 'La garantía cubre el motor …', 'elision.condition'],
  ['Il rimborso è dovuto purché la merce sia restituita integra.', 'Il rimborso è dovuto …', 'elision.condition'],
  ['Il socio può recedere a condizione che dia un preavviso.', 'Il socio può recedere …', 'elision.condition'],
  ['O reembolso é devido desde que o produto seja devolvido intacto.', 'O reembolso é devido …', 'elision.condition'],
  ['O depósito será devolvido, se o imóvel for entregue limpo.', 'O depósito será devolvido …', 'elision.condition'],
  [
    'De borg wordt terugbetaald mits de woning schoon is opgeleverd.',
    'De borg wordt terugbetaald …',
    'elision.condition',
  ],
  ['De korting geldt zolang de voorraad strekt.', 'De korting geldt …', 'elision.condition'],
  [
    'Kaucja zostanie zwrócona pod warunkiem, że lokal będzie czysty.',
    'Kaucja zostanie zwrócona …',
    'elision.condition',
  ],
  [
    'Klient może odstąpić od umowy, o ile towar jest nieużywany.',
    'Klient może odstąpić od umowy …',
    'elision.condition',
  ],
  ['Залог возвращается при условии, что помещение чистое.', 'Залог возвращается …', 'elision.condition'],
  ['Договор продлевается, если стороны согласны.', 'Договор продлевается …', 'elision.condition'],
  ['押金可以退还，但房屋必须清洁。', '押金可以退还……', 'elision.condition'],
  [
    '商品はいつでも返品できます。ただし、開封済みのものを除きます。',
    '商品はいつでも返品できます…',
    'elision.condition',
  ],
  ['申込者が同意した場合に限り、個人情報を提供します。', '…個人情報を提供します。', 'elision.condition'],
  ['ただし、初期不良の場合は、送料は当社が負担します。', '…送料は当社が負担します。', 'elision.condition'],
  ['임대인이 서면으로 동의한 경우에는 임차인이 전대할 수 있다.', '… 임차인이 전대할 수 있다.', 'elision.condition'],
  ['يعاد التأمين شريطة أن تكون الشقة نظيفة.', 'يعاد التأمين …', 'elision.condition'],
  ['הפיקדון יוחזר בתנאי שהדירה תימסר נקייה.', 'הפיקדון יוחזר …', 'elision.condition'],
  ['ผู้เช่าสามารถต่อสัญญาได้ถ้าผู้ให้เช่ายินยอมเป็นหนังสือ', 'ผู้เช่าสามารถต่อสัญญาได้…', 'elision.condition'],
  [
    'The supplier may, with the written consent of the buyer, assign the contract to a third party.',
    'The supplier may … assign the contract to a third party.',
    'elision.condition',
  ],
  [
    'The drug temporarily reduces the pressure in the eye of most patients.',
    'The drug … reduces the pressure in the eye of most patients.',
    'elision.limit',
  ],
  ['The results are, in the opinion of the authors, reliable.', 'The results are … reliable.', 'elision.condition'],
  [
    'The driver acted in the belief that the road was clear at the time of the accident.',
    'The driver acted … the road was clear at the time of the accident.',
    'elision.clause',
  ],
  [
    'Die Methode ist nach Ansicht der Autoren zuverlässig und schnell.',
    'Die Methode ist … zuverlässig und schnell.',
    'elision.condition',
  ],
  [
    'Das Verfahren ist mit einer gewissen Genauigkeit anwendbar auf alle Proben.',
    'Das Verfahren ist … anwendbar auf alle Proben.',
    'elision.clause',
  ],
  [
    'Mitglieder, die den Beitrag bezahlt haben, dürfen die Halle nutzen.',
    'Mitglieder … dürfen die Halle nutzen.',
    'elision.limit',
  ],
  [
    'Работники, которые отработали пять лет, получают премию в декабре.',
    'Работники … получают премию в декабре.',
    'elision.limit',
  ],
  [
    'Pracownicy, którzy przepracowali pięć lat, otrzymują premię w grudniu.',
    'Pracownicy … otrzymują premię w grudniu.',
    'elision.limit',
  ],
  ['La méthode est, selon les auteurs, fiable et rapide.', 'La méthode est … fiable et rapide.', 'elision.condition'],
  ['El método es, según los autores, fiable y rápido.', 'El método es … fiable y rápido.', 'elision.condition'],
  [
    'Os candidatos devem ter, preferencialmente, experiência em vendas.',
    'Os candidatos devem ter … experiência em vendas.',
    'elision.limit',
  ],
  [
    'Кандидаты должны иметь, желательно, опыт работы в продажах.',
    'Кандидаты должны иметь … опыт работы в продажах.',
    'elision.limit',
  ],
  ['该疗法在部分患者中有效，可以降低血压。', '该疗法……有效，可以降低血压。', 'elision.clause'],
  ['一部の利用者のみが、この施設を無料で利用できる。', '一部の…この施設を無料で利用できる。', 'elision.condition'],
  ['売上高は前年比で二割増となる見込みである。', '売上高は…二割増となる', 'elision.condition'],
  [
    'Visitors must not feed the birds or the deer in the park.',
    'Visitors must … feed the birds or the deer in the park.',
    'elision.denial',
  ],
  [
    'The minister said the tax would be cut, but the treasury denied it.',
    'The minister said the tax would be cut …',
    'elision.condition',
  ],
  [
    'Students over 18 who have completed the first year may borrow the boats.',
    'Students … may borrow the boats.',
    'elision.clause',
  ],
  [
    'Rent is due on the first day of the month, and the deposit is due on signing.',
    'Rent is due … on signing.',
    'elision.subject',
  ],
  [
    'The red team won the match and the blue team lost the final in June.',
    'The red team … lost the final in June.',
    'elision.subject',
  ],
  [
    'The chairman of the board and the treasurer, Ms Holt, resigned in May; the secretary was dismissed.',
    'The chairman of the board … was dismissed.',
    'elision.too-far',
  ],
  ['Smith paid the invoice in May and Jones refused to pay his.', 'Smith … refused to pay his.', 'elision.subject'],
  [
    'Le ministre a démissionné en mai et le préfet a été condamné à un an.',
    'Le ministre … a été condamné à un an.',
    'elision.subject',
  ],
  [
    'Der Kläger hat gezahlt und der Beklagte hat den Vertrag gebrochen.',
    'Der Kläger … hat den Vertrag gebrochen.',
    'elision.subject',
  ],
  [
    'The price is 40 euros for members and 60 euros for guests.',
    'The price is 40 euros … for guests.',
    'elision.subject',
  ],
  [
    'The vaccine protects adults for ten years and children for two years only.',
    'The vaccine protects adults … for two years',
    'elision.clause',
  ],
  [
    'Employees may work from home up to two days a week with the agreement of their manager.',
    'Employees may work from home … with the agreement of their manager.',
    'elision.limit',
  ],
  [
    'The council will fund the school provided that the state pays half of the cost.',
    'The council will fund the school … half of the cost.',
    'elision.condition',
  ],
  [
    'Members of the board who are not residents may vote by post.',
    'Members of the board … may vote by post.',
    'elision.denial',
  ],
  [
    'The treatment reduced pain in mice but not in humans in the second trial.',
    'The treatment reduced pain … in humans in the second trial.',
    'elision.denial',
  ],
  [
    'Das Gericht hat die Klage abgewiesen und den Antrag des Beklagten bewilligt.',
    'Das Gericht hat … den Antrag des Beklagten bewilligt und',
    'word.added word.missing',
  ],
  [
    'Die Firma haftet für Schäden nur bei Vorsatz und grober Fahrlässigkeit.',
    'Die Firma haftet für Schäden …',
    'elision.condition',
  ],
  [
    'La société peut, avec l’accord du client, modifier le prix.',
    'La société peut … modifier le prix.',
    'elision.condition',
  ],
  ['Le vendeur paie les frais de port et l’acheteur paie la taxe.', 'Le vendeur paie … la taxe.', 'elision.subject'],
  [
    'El banco podrá, previa autorización del juez, vender la casa.',
    'El banco podrá … vender la casa.',
    'elision.condition',
  ],
  [
    'Il conduttore può, previo consenso del locatore, sublocare la casa.',
    'Il conduttore può … sublocare la casa.',
    'elision.condition',
  ],
  [
    'O locatário poderá, mediante autorização do locador, sublocar o imóvel.',
    'O locatário poderá … sublocar o imóvel.',
    'elision.condition',
  ],
  [
    'Huurder mag, met toestemming van verhuurder, het huis onderverhuren.',
    'Huurder mag … het huis onderverhuren.',
    'elision.condition',
  ],
  ['Najemca może, za zgodą wynajmującego, podnająć lokal.', 'Najemca może … podnająć lokal.', 'word.missing'],
  [
    'Арендатор вправе с согласия арендодателя сдать помещение в субаренду.',
    'Арендатор вправе … сдать помещение в субаренду.',
    'elision.condition',
  ],
  ['Kiracı, kiralayanın onayı ile evi devredebilir.', 'Kiracı, … evi devredebilir.', 'word.replaced'],
  ['承租人经出租人书面同意，可以转租房屋。', '承租人……可以转租房屋。', 'elision.condition'],
  [
    '賃借人は、賃貸人の書面による承諾を得て、転貸することができる。',
    '賃借人は、…転貸することができる。',
    'elision.condition',
  ],
  ['임차인은 임대인의 서면 동의를 얻어 전대할 수 있다.', '임차인은 … 전대할 수 있다.', 'source.nothing-alike'],
  ['ผู้เช่าอาจให้เช่าช่วงได้เมื่อได้รับความยินยอมจากผู้ให้เช่า', 'ผู้เช่าอาจให้เช่าช่วงได้…', 'elision.condition'],
  [
    'يجوز للمستأجر بموافقة المؤجر تأجير المنزل من الباطن.',
    'يجوز للمستأجر … تأجير المنزل من الباطن.',
    'elision.condition',
  ],
  ['השוכר רשאי, בהסכמת המשכיר, להשכיר את הדירה.', 'השוכר רשאי … להשכיר את הדירה.', 'elision.condition'],
  [
    'Sales rose by about 4% in the north, according to early estimates.',
    'Sales rose by about 4% in the north …',
    'elision.condition',
  ],
  [
    'The firm expects, subject to market conditions, to double its output.',
    'The firm expects … to double its output.',
    'elision.condition',
  ],
  [
    'Up to 40 % of patients, mostly older ones, stopped the treatment.',
    '40 % of patients … stopped the treatment.',
    'elision.limit',
  ],
];

it.each(dishonest)('names what is hidden: %s', (source, sourceContext, rule) => {
  expect(refusalOf(judgeQuotation(sourceOf(source), { sourceContext }))).toBe(rule);
});

it('the dots that the source has at its end hide nothing', () => {
  const source = sourceOf('We sail on Monday … if the wind allows.\nThey sang and sang …');
  expect(judgeQuotation(source, { sourceContext: 'They sang and sang …' })).toMatchObject({
    status: 'found',
    warnings: [],
  });
});

it('of several places the one counts after which nothing is left out', () => {
  const source = sourceOf('Dogs may enter the hall if leashed.\nThe sign reads: Dogs may enter the hall.');
  expect(judgeQuotation(source, { sourceContext: 'Dogs may enter the hall …' }).status).toBe('found');
});
