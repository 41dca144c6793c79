/** Shortened quotations in many languages: what honest ones leave out, and what dishonest ones hide, within a sentence and at its ends. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const honest: readonly (readonly [string, string])[] = [
  [
    'The school offers courses in law, medicine, engineering, modern history and the arts to all students.',
    'The school offers courses in law, medicine, … and the arts to all students.',
  ],
  [
    'The committee, which met in Geneva in March, approved the plan for the port.',
    'The committee … approved the plan for the port.',
  ],
  [
    'The buyer shall inspect the goods on arrival at the warehouse in Hull and report any defect to the seller in writing.',
    'The buyer shall inspect the goods on arrival … and report any defect to the seller in writing.',
  ],
  [
    'The museum (founded in 1887 by the textile merchant Karl Brandt) holds more than 40,000 objects.',
    'The museum … holds more than 40,000 objects.',
  ],
  [
    'The bridge was closed to lorries on Monday after engineers from the county had found cracks in two of its piers.',
    'The bridge was closed to lorries on Monday after engineers … had found cracks in two of its piers.',
  ],
  [
    'Participants receive a certificate, a copy of the handbook, and access to the online library for one year.',
    'Participants receive a certificate … and access to the online library for one year.',
  ],
  [
    'Our analysis is based on 412 interviews conducted in Lisbon, Porto and Braga between April and June.',
    'Our analysis is based on 412 interviews … between April and June.',
  ],
  [
    'Die Ausstellung zeigt Werke von Klee, Kandinsky, Münter und Macke aus privaten Sammlungen.',
    'Die Ausstellung zeigt Werke von Klee, … und Macke aus privaten Sammlungen.',
  ],
  [
    'Der Verein, der 1921 in Kassel gegründet wurde, betreibt drei Kindergärten.',
    'Der Verein … betreibt drei Kindergärten.',
  ],
  [
    'Die Anmeldung erfolgt schriftlich bei der Geschäftsstelle des Vereins in Kassel bis zum 31. März.',
    'Die Anmeldung erfolgt schriftlich bei der Geschäftsstelle … bis zum 31. März.',
  ],
  [
    'Le musée, situé sur la rive gauche du fleuve, accueille chaque année un million de visiteurs.',
    'Le musée … accueille chaque année un million de visiteurs.',
  ],
  [
    'La commune finance les écoles, les crèches, la bibliothèque ainsi que le stade municipal.',
    'La commune finance les écoles, … ainsi que le stade municipal.',
  ],
  [
    'El ayuntamiento, con sede en la plaza mayor, aprobó el presupuesto para la biblioteca.',
    'El ayuntamiento … aprobó el presupuesto para la biblioteca.',
  ],
  [
    'La empresa produce zapatos, bolsos, cinturones y abrigos en sus tres fábricas de Elche.',
    'La empresa produce zapatos, … y abrigos en sus tres fábricas de Elche.',
  ],
  [
    'Il museo, fondato nel 1902 da un gruppo di studiosi, conserva oltre mille dipinti.',
    'Il museo … conserva oltre mille dipinti.',
  ],
  [
    'O hospital, inaugurado em 1954 na zona norte da cidade, atende mil pacientes por dia.',
    'O hospital … atende mil pacientes por dia.',
  ],
  [
    'A escola oferece cursos de música, teatro, dança e pintura para crianças e jovens.',
    'A escola oferece cursos de música, … e pintura para crianças e jovens.',
  ],
  [
    'Het museum, dat in 1911 door de gemeente werd gebouwd, heeft een grote verzameling kaarten.',
    'Het museum … heeft een grote verzameling kaarten.',
  ],
  [
    'Szkoła prowadzi kursy języka angielskiego, niemieckiego, francuskiego i włoskiego dla dorosłych.',
    'Szkoła prowadzi kursy języka angielskiego, … i włoskiego dla dorosłych.',
  ],
  [
    'Музей, основанный в 1898 году группой местных учёных, хранит более тысячи картин.',
    'Музей … хранит более тысячи картин.',
  ],
  [
    'Завод выпускает трубы, листы, балки и рельсы для железных дорог.',
    'Завод выпускает трубы, … и рельсы для железных дорог.',
  ],
  [
    'Müze, 1923 yılında kentin eski limanında kurulmuş olup, bin kadar tabloyu barındırır.',
    'Müze, … bin kadar tabloyu barındırır.',
  ],
  [
    '该博物馆位于市中心的老城区，成立于1956年，收藏了三千多件文物。',
    '该博物馆位于市中心的老城区，……收藏了三千多件文物。',
  ],
  [
    '本校は、昭和三十年に開校し、緑豊かな丘の上にあり、生徒数は八百人である。',
    '本校は、昭和三十年に開校し、…生徒数は八百人である。',
  ],
  ['当社は、東京、大阪、名古屋及び福岡に営業所を置いている。', '当社は、東京、…及び福岡に営業所を置いている。'],
  [
    '이 도서관은 1975년에 시내 중심가에 문을 열었으며 장서 30만 권을 소장하고 있다.',
    '이 도서관은 … 장서 30만 권을 소장하고 있다.',
  ],
  ['위원회는 서울, 부산, 대구 및 광주에서 공청회를 개최하였다.', '위원회는 서울, … 및 광주에서 공청회를 개최하였다.'],
  [
    'يقع المتحف في وسط المدينة القديمة ويضم أكثر من ألف لوحة فنية نادرة.',
    'يقع المتحف … ويضم أكثر من ألف لوحة فنية نادرة.',
  ],
  ['תקנון האגודה, שנחתם בחיפה בשנת 1952, מחייב את כל החברים.', 'תקנון האגודה … מחייב את כל החברים.'],
  [
    'The station opened in 1902. It was designed by Ellen Ward and built of local stone. Some 4,000 passengers use it each day.',
    'The station opened in 1902. […] Some 4,000 passengers use it each day.',
  ],
  [
    'Under the agreement dated 4 March 2019 and registered in Oslo, the tenant pays the rent quarterly.',
    'Under the agreement … the tenant pays the rent quarterly.',
  ],
  [
    'The trial enrolled 312 adults from nine hospitals in Norway, Sweden and Denmark, and followed them for five years.',
    'The trial enrolled 312 adults … and followed them for five years.',
  ],
  [
    'The software runs on Linux, macOS and Windows, as well as on several embedded systems.',
    'The software runs on Linux, … as well as on several embedded systems.',
  ],
  [
    'Employees accrue leave monthly, as set out in Annex B, and carry over ten days.',
    'Employees accrue leave monthly … and carry over ten days.',
  ],
  [
    'The council thanked the volunteers, the fire brigade and the school for their help during the flood.',
    'The council thanked the volunteers … and the school for their help during the flood.',
  ],
  [
    'The report by the auditors of Halden & Co. in London finds that the accounts are accurate.',
    'The report … finds that the accounts are accurate.',
  ],
  [
    'Das Gerät wird mit zwei Akkus, einem Ladegerät, einer Tasche und einem Handbuch geliefert.',
    'Das Gerät wird mit zwei Akkus, … und einem Handbuch geliefert.',
  ],
  [
    'La société a ouvert des bureaux à Lyon en 2001, à Lille en 2005 et à Nantes en 2011.',
    'La société a ouvert des bureaux à Lyon en 2001, … et à Nantes en 2011.',
  ],
  [
    'The library lends books, films (on DVD and Blu-ray), games and maps to its members.',
    'The library lends books, … games and maps to its members.',
  ],
  [
    'The first line opened in 1890, thanks to a loan from the Bank of Bergen, with eleven stations.',
    'The first line opened in 1890 … with eleven stations.',
  ],
  [
    'Patients were asked about sleep, diet, exercise and smoking at each of the four visits.',
    'Patients were asked about sleep, … and smoking at each of the four visits.',
  ],
  [
    'Wir liefern nach Österreich, in die Schweiz, nach Italien und in die Niederlande.',
    'Wir liefern nach Österreich, … und in die Niederlande.',
  ],
  [
    'La biblioteca, el archivo y la sala de lectura abren de lunes a viernes, con horario continuo, desde las nueve.',
    'La biblioteca, el archivo y la sala de lectura abren de lunes a viernes … desde las nueve.',
  ],
  ['The city (pop. 48,000), which lies on the Elbe, has two theatres.', 'The city … has two theatres.'],
  [
    'Als Referenz dienen die Tabellen in Anhang C sowie die Karten der Gemeinde von 1998.',
    'Als Referenz dienen die Tabellen … sowie die Karten der Gemeinde von 1998.',
  ],
  [
    'The fund invests in bonds, shares and real estate across Europe, and reports to its members twice a year.',
    'The fund invests in bonds, shares and real estate … and reports to its members twice a year.',
  ],
  [
    '我们的团队由医生、护士、药剂师和营养师组成，为患者提供全面服务。',
    '我们的团队由医生、……和营养师组成，为患者提供全面服务。',
  ],
  ['โรงเรียนแห่งนี้ตั้งอยู่ในจังหวัดเชียงใหม่ ก่อตั้งขึ้นเมื่อปี 2498 มีนักเรียนแปดร้อยคน', 'โรงเรียนแห่งนี้ตั้งอยู่ในจังหวัดเชียงใหม่ … มีนักเรียนแปดร้อยคน'],
];

const dishonest: readonly (readonly [string, string])[] = [
  ['Reproduction is authorised provided the source is acknowledged.', 'Reproduction is authorised …'],
  ['Refunds are paid in full as long as the goods are returned unopened.', 'Refunds are paid in full …'],
  ['The licence may be transferred subject to the approval of the board.', 'The licence may be transferred …'],
  ['The tenant may keep a dog in the event that the owner agrees in writing.', 'The tenant may keep a dog …'],
  ['Should the vessel be delayed, the charterer pays the port dues.', '… the charterer pays the port dues.'],
  ['If the bank agrees, the loan is extended by a year.', '… the loan is extended by a year.'],
  [
    'Der Rücktritt ist jederzeit möglich, sofern die Anzahlung geleistet wurde.',
    'Der Rücktritt ist jederzeit möglich …',
  ],
  ['Der Zutritt ist gestattet, solange die Aufsicht anwesend ist.', 'Der Zutritt ist gestattet …'],
  ['Der Bonus wird ausgezahlt, vorausgesetzt das Ziel ist erreicht.', 'Der Bonus wird ausgezahlt …'],
  ['La reproduction est autorisée sous réserve de mention de la source.', 'La reproduction est autorisée …'],
  ['Le dépôt est restitué à condition que le matériel soit rendu intact.', 'Le dépôt est restitué …'],
  ['Le remboursement est dû dès lors que le vol est annulé.', 'Le remboursement est dû …'],
  ['El depósito se devuelve siempre que el local quede en buen estado.', 'El depósito se devuelve …'],
  ['La garantía cubre el motor, salvo en caso de uso indebido.', 'La garantía cubre el motor …'],
  ['Il rimborso è dovuto purché la merce sia restituita integra.', 'Il rimborso è dovuto …'],
  ['Il socio può recedere a condizione che dia un preavviso.', 'Il socio può recedere …'],
  ['O reembolso é devido desde que o produto seja devolvido intacto.', 'O reembolso é devido …'],
  ['O depósito será devolvido, se o imóvel for entregue limpo.', 'O depósito será devolvido …'],
  ['De borg wordt terugbetaald mits de woning schoon is opgeleverd.', 'De borg wordt terugbetaald …'],
  ['De korting geldt zolang de voorraad strekt.', 'De korting geldt …'],
  ['Kaucja zostanie zwrócona pod warunkiem, że lokal będzie czysty.', 'Kaucja zostanie zwrócona …'],
  ['Klient może odstąpić od umowy, o ile towar jest nieużywany.', 'Klient może odstąpić od umowy …'],
  ['Залог возвращается при условии, что помещение чистое.', 'Залог возвращается …'],
  ['Договор продлевается, если стороны согласны.', 'Договор продлевается …'],
  ['押金可以退还，但房屋必须清洁。', '押金可以退还……'],
  ['商品はいつでも返品できます。ただし、開封済みのものを除きます。', '商品はいつでも返品できます…'],
  ['申込者が同意した場合に限り、個人情報を提供します。', '…個人情報を提供します。'],
  ['ただし、初期不良の場合は、送料は当社が負担します。', '…送料は当社が負担します。'],
  ['임대인이 서면으로 동의한 경우에는 임차인이 전대할 수 있다.', '… 임차인이 전대할 수 있다.'],
  ['يعاد التأمين شريطة أن تكون الشقة نظيفة.', 'يعاد التأمين …'],
  ['הפיקדון יוחזר בתנאי שהדירה תימסר נקייה.', 'הפיקדון יוחזר …'],
  ['ผู้เช่าสามารถต่อสัญญาได้ถ้าผู้ให้เช่ายินยอมเป็นหนังสือ', 'ผู้เช่าสามารถต่อสัญญาได้…'],
  [
    'The supplier may, with the written consent of the buyer, assign the contract to a third party.',
    'The supplier may … assign the contract to a third party.',
  ],
  [
    'The drug temporarily reduces the pressure in the eye of most patients.',
    'The drug … reduces the pressure in the eye of most patients.',
  ],
  ['The results are, in the opinion of the authors, reliable.', 'The results are … reliable.'],
  [
    'The driver acted in the belief that the road was clear at the time of the accident.',
    'The driver acted … the road was clear at the time of the accident.',
  ],
  ['Die Methode ist nach Ansicht der Autoren zuverlässig und schnell.', 'Die Methode ist … zuverlässig und schnell.'],
  [
    'Das Verfahren ist mit einer gewissen Genauigkeit anwendbar auf alle Proben.',
    'Das Verfahren ist … anwendbar auf alle Proben.',
  ],
  ['Mitglieder, die den Beitrag bezahlt haben, dürfen die Halle nutzen.', 'Mitglieder … dürfen die Halle nutzen.'],
  ['Работники, которые отработали пять лет, получают премию в декабре.', 'Работники … получают премию в декабре.'],
  [
    'Pracownicy, którzy przepracowali pięć lat, otrzymują premię w grudniu.',
    'Pracownicy … otrzymują premię w grudniu.',
  ],
  ['La méthode est, selon les auteurs, fiable et rapide.', 'La méthode est … fiable et rapide.'],
  ['El método es, según los autores, fiable y rápido.', 'El método es … fiable y rápido.'],
  [
    'Os candidatos devem ter, preferencialmente, experiência em vendas.',
    'Os candidatos devem ter … experiência em vendas.',
  ],
  ['Кандидаты должны иметь, желательно, опыт работы в продажах.', 'Кандидаты должны иметь … опыт работы в продажах.'],
  ['该疗法在部分患者中有效，可以降低血压。', '该疗法……有效，可以降低血压。'],
  ['一部の利用者のみが、この施設を無料で利用できる。', '一部の…この施設を無料で利用できる。'],
  ['売上高は前年比で二割増となる見込みである。', '売上高は…二割増となる'],
  [
    'Visitors must not feed the birds or the deer in the park.',
    'Visitors must … feed the birds or the deer in the park.',
  ],
  ['The minister said the tax would be cut, but the treasury denied it.', 'The minister said the tax would be cut …'],
  ['Students over 18 who have completed the first year may borrow the boats.', 'Students … may borrow the boats.'],
  ['Rent is due on the first day of the month, and the deposit is due on signing.', 'Rent is due … on signing.'],
  ['The red team won the match and the blue team lost the final in June.', 'The red team … lost the final in June.'],
  [
    'The chairman of the board and the treasurer, Ms Holt, resigned in May; the secretary was dismissed.',
    'The chairman of the board … was dismissed.',
  ],
  ['Smith paid the invoice in May and Jones refused to pay his.', 'Smith … refused to pay his.'],
  ['Le ministre a démissionné en mai et le préfet a été condamné à un an.', 'Le ministre … a été condamné à un an.'],
  ['Der Kläger hat gezahlt und der Beklagte hat den Vertrag gebrochen.', 'Der Kläger … hat den Vertrag gebrochen.'],
  ['The price is 40 euros for members and 60 euros for guests.', 'The price is 40 euros … for guests.'],
  [
    'The vaccine protects adults for ten years and children for two years only.',
    'The vaccine protects adults … for two years',
  ],
  [
    'Employees may work from home up to two days a week with the agreement of their manager.',
    'Employees may work from home … with the agreement of their manager.',
  ],
];

it.each(honest)('finds what leaves nothing out that matters: %s', (source, sourceContext) => {
  expect(judgeQuotation(sourceOf(source), { sourceContext })).toMatchObject({
    status: 'found',
    warnings: expect.arrayContaining(['shortened']),
  });
});

it.each(dishonest)('names what is hidden: %s', (source, sourceContext) => {
  const verdict = judgeQuotation(sourceOf(source), { sourceContext });
  expect(verdict.status).toBe('partial_text_found');
  expect(verdict.decidedBy.some((rule) => rule.startsWith('elision.'))).toBe(true);
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
