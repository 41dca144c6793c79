/** Honest shortened quotations in many languages: nothing that matters is left out of the sentence. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const honest: readonly (readonly [string, string])[] = [
  [
    'The club is free of liability for any loss, even if it was told of the risk, to the extent that the law allows.',
    'The club is free of liability for any loss, … to the extent that the law allows.',
  ],
  [
    'Même en cas de vente, d’échange, ou de prêt d’un bateau en cours d’année, la cotisation est acquise.',
    'Même en cas de vente … d’un bateau en cours d’année, la cotisation est acquise.',
  ],
  [
    'Ein langer Aufenthalt kann einen Grund des Mieters im Sinne des § 553 Abs. 1 BGB begründen.',
    'Ein langer Aufenthalt kann einen Grund des Mieters … begründen.',
  ],
  [
    'The board will reject the claim by a decision pursuant to Article 12(3) of the Act and publish it.',
    'The board will reject the claim by a decision … and publish it.',
  ],
  [
    'The Alder Office, registration No. (1010613766), license No (12251), named herein by its owner as the First Party.',
    'The Alder Office, registration No. (1010613766) … named herein by its owner as the First Party.',
  ],
  [
    'Der Kanton bewältigt Notlagen im Auftrag des Bundes (§ 5 Abs. 1 BZG BL). Die Stadt nimmt die Führung wahr.',
    'Der Kanton bewältigt Notlagen im Auftrag des Bundes (…). Die Stadt nimmt die Führung wahr.',
  ],
  [
    'Der Park liegt am See:\n- Im Norden: das Land der Familie Haas aus Köln,\n- Im Osten: der Weg der Stadt und die Wiese des Herrn\nSchmidt,\n- Im Süden: das Land der Familie Lang aus Bonn.',
    'Im Norden: das Land der Familie Haas aus Köln, … Im Süden: das Land der Familie Lang aus Bonn',
  ],
  [
    'Damage / repairs / parts may be found after the car was opened by the shop in May. Wheels may turn out to be bent. Prices of parts vary by model.',
    'Damage / repairs / parts may be found after the car was opened by the shop in May. … Prices of parts vary by model.',
  ],
  [
    '软件开发总费用人民币 100,000 元，（大写：人民币拾万元整）。甲方按开发进\n度分四个阶段向乙方支付：\n1、首付合同总额。',
    '软件开发总费用人民币 100,000 元…甲方按开发进度分四个阶段向乙方支付…',
  ],
  ['因本合同产生的成果（包括文件、图纸等）由甲方享有。', '因本合同产生的成果（…）由甲方享有。'],
  [
    'Bei Verkauf der Mühle oder bei Aufgabe des Betriebs zahlt die Stadt dem Verein eine Entschädigung.',
    'Bei Verkauf der Mühle … zahlt die Stadt dem Verein eine Entschädigung.',
  ],
  [
    'The firm certifies it knows the rules of the port and that its ships obey them in all weathers.',
    'The firm certifies … that its ships obey them in all weathers.',
  ],
  [
    'Vu el recurso interpuesto por D. Luis, representado y asistido por la letrada Ana Gil contra la sentencia de abril.',
    'Vu el recurso interpuesto por D. Luis … contra la sentencia de abril.',
  ],
  [
    'Der Beitrag ist gemäß § 65a Abs. 5 S. 5 LHG an die Hochschule zu zahlen, die ihn abführt.',
    'Der Beitrag ist … an die Hochschule zu zahlen, die ihn abführt.',
  ],
  ['We solve for P.\nq=0.3\nz=0 P=1.0000000\nz=5 P=0.1773523\nz=10 P=0.0416605', 'q=0.3 … z=5 P=0.1773523'],
  [
    'Il responsabile della presente procedura - ai sensi dell’art. 62, co. 13, del Codice dei contratti - è la dott.ssa Rossi.',
    'Il responsabile della presente procedura … è la dott.ssa Rossi.',
  ],
  [
    'Os cálculos não substituem análises\nespecíficas, detalhadas ou técnicas feitas por profissionais especializados.',
    'Os cálculos não substituem análises específicas … feitas por profissionais especializados.',
  ],
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
  [
    'The harbour master, Captain Elsa Lind, opened the new quay on Friday in front of a large crowd.',
    'The harbour master … opened the new quay on Friday',
  ],
  [
    'Applicants submit a letter, two references, a portfolio of their work and proof of residence.',
    'Applicants submit a letter, … and proof of residence.',
  ],
  [
    'Das Unternehmen beschäftigt 340 Menschen in Kassel, Fulda und Marburg und liefert in alle Länder Europas.',
    'Das Unternehmen beschäftigt 340 Menschen … und liefert in alle Länder Europas.',
  ],
  [
    "Le festival réunit des musiciens venus d'Espagne, du Portugal, d'Italie et du Maroc.",
    "Le festival réunit des musiciens venus d'Espagne, … et du Maroc.",
  ],
  [
    'El tren sale de Bilbao a las ocho, pasa por Burgos y llega a Madrid a la una.',
    'El tren sale de Bilbao a las ocho … y llega a Madrid a la una.',
  ],
  [
    'Il progetto, finanziato dalla regione, prevede tre scuole nuove e un parco.',
    'Il progetto … prevede tre scuole nuove e un parco.',
  ],
  [
    'Comissão de obras: estudou o projeto, ouviu os moradores, visitou o terreno e aprovou o parecer.',
    'estudou o projeto, … e aprovou o parecer.',
  ],
  ['Wystawa, otwarta w maju przez burmistrza, prezentuje sto obrazów.', 'Wystawa … prezentuje sto obrazów.'],
  [
    'Компания основана в 1991 году в Казани, имеет офисы в пяти городах и поставляет оборудование для заводов.',
    'Компания основана в 1991 году … и поставляет оборудование для заводов.',
  ],
  [
    '本研究では、アンケート調査を行い、回答を集計し、結果を分析した。',
    '本研究では、アンケート調査を行い、…結果を分析した。',
  ],
  ['公司在北京、上海、广州和深圳设有办事处。', '公司在北京、……和深圳设有办事处。'],
  ['연구진은 서울, 대전 등 다섯 도시에서 설문을 실시하고 그 결과를 분석하였다.', '연구진은 … 그 결과를 분석하였다.'],
  [
    'De vereniging, opgericht in 1934, telt achthonderd leden en heeft een eigen gebouw.',
    'De vereniging … telt achthonderd leden',
  ],
  [
    'The recipe calls for flour, butter, sugar and eggs; bake it at 180 °C for forty minutes.',
    'The recipe calls for flour, … and eggs; bake it at 180 °C for forty minutes.',
  ],
];

it.each(honest)('finds what leaves nothing out that matters: %s', (source, sourceContext) => {
  expect(judgeQuotation(sourceOf(source), { sourceContext })).toMatchObject({
    status: 'found',
    warnings: expect.arrayContaining(['shortened']),
  });
});
