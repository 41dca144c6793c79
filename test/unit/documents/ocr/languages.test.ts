/** The languages of a page are chosen by its script and its words. */
import { isRussianInUkrainian } from '../../../../shared/documents/ocr/russianInUkrainian.ts';
import { latinReading, readingsOf, showsLanguage } from '../../../../shared/documents/ocr/languages.ts';

const words = (text: string): string[] => text.split(' ');

describe('the languages of OCR', () => {
  it('are read together by script, and Latin letters with every other script', () => {
    expect(readingsOf(['eng', 'kor', 'deu', 'jpn', 'jpn_vert'])).toEqual([
      { script: 'Latin', languages: ['eng', 'deu'] },
      { script: 'Hangul', languages: ['kor', 'eng'] },
      { script: 'Japanese', languages: ['jpn', 'eng'] },
      { script: 'vertical Japanese', languages: ['jpn_vert', 'eng'] },
    ]);
    expect(readingsOf(['eng', 'deu', 'frk'])).toEqual([
      { script: 'Latin', languages: ['eng', 'deu'] },
      { script: 'Fraktur', languages: ['frk'] },
    ]);
    expect(readingsOf(['ukr', 'bul', 'kir'])).toEqual([
      { script: 'Cyrillic', languages: ['ukr', 'bul'] },
      { script: 'Russian Cyrillic', languages: ['kir'] },
    ]);
  });

  const latin =
    'eng deu fra spa ita por nld pol ces tur swe dan nor fin vie hun ron slk hrv slv cat ind lit lav est'.split(' ');

  it.each([
    ['eng', 'The committee has approved the grants, and none of the members objected to it'],
    ['deu', 'Der Vertrag tritt am 1. Januar in Kraft und wird nicht von der Bank und dem Kunden verlangert'],
    [
      'fra',
      'Le prestataire ne peut pas sous-traiter une partie des services sans que le client soit d accord avec la clause',
    ],
    ['spa', 'El acuerdo se firmó en Sevilla y el precio de los contratos no fue para la empresa una carga'],
    ['ita', 'Il contratto non sono stati firmati nel termine che la legge prevede per gli accordi della regione'],
    ['por', 'O contrato foi assinado em Lisboa e os custos do imposto não são pagos ao estado por uma empresa'],
    [
      'nld',
      'De overeenkomst wordt niet van rechtswege verlengd en het bedrag is ook voor een jaar met rente op te eisen',
    ],
    // As a reader of English reads them.
    ['pol', 'Zarzad spotki przedstawit sprawozdanie za rok ubiegty i omowit je z rada, a do wniosku nalezy dotaczyc'],
    [
      'ces',
      'Smlouva se uzavira na dobu tri let a je mozne ji prodlouzit, pokud ji jedna ze stran nevypovi do konce roku v',
    ],
    ['tur', 'Yonetim kurulu gecen yila ait raporu sundu ve denetci ile birlikte inceledi, bu icin daha bir ek olarak'],
    [
      'swe',
      'Styrelsen har lagt fram sin redovisning och gatt igenom den med revisorn, eftersom det inte var klart om av',
    ],
    ['dan', 'Bestyrelsen har fremlagt sit regnskab og gennemgaet det med revisor, efter at det blev kendt af en ny'],
    ['nor', 'Styret har lagt frem sitt regnskap og gjennomgatt det med revisor etter at det ble kjent av en ny mer'],
    ['fin', 'Hallitus on esittanyt tilinpaatoksen ja kasitellyt sen, mutta se ei ole sama kuin viime vuoden joka oli'],
    [
      'hun',
      'A kuratorium elnoke az eves beszamolot a felugyelobizottsaggal egyutt targyalta meg, es nem volt olyan tag, aki',
    ],
    ['ron', 'Consiliul a prezentat raportul pentru anul trecut si sumele din contractul care este in vigoare nu sunt'],
    ['slk', 'Zmluva sa uzatvara na dobu troch rokov a je mozne ju predlzit, ak ju ziadna zo stran nevypovie podla'],
    ['hrv', 'Uprava je podnijela izvjesce za proslu godinu i raspravila ga s revizorom, koji je bio za to da se ne'],
    [
      'slv',
      'Uprava je predlozila porocilo za preteklo leto in ga obravnavala z revizorjem, ki ni imel pripomb, ali pa so',
    ],
    ['cat', 'El consell ha presentat els comptes de la entitat i els ha revisat amb els auditors, que no han fet cap'],
    [
      'ind',
      'Dewan telah menyampaikan laporan tahun lalu dan membahasnya dengan auditor untuk pihak yang tidak hadir dalam',
    ],
    [
      'lit',
      'Valdyba pateike praejusiu metu ataskaita ir aptare ja su auditoriumi, kad jos nariai turi arba nuo kovo yra',
    ],
    [
      'lav',
      'Valde iesniedza parskatu par pagajuso gadu un apsprieda to ar revidentu, kas ir vai nav valdes loceklis no',
    ],
    ['est', 'Juhatus esitas eelmise aasta aruande ja arutas seda audiitoriga, kes ei ole oma liige ning kui see on'],
    ['vie', 'Hoi dong da trinh bay bao cao cua nam truoc va thao luan voi cac kiem toan vien, trong khi mot so nguoi'],
  ])('are told apart by their commonest words: %s', (language, text) => {
    expect(latinReading(latin, words(text))).toEqual([language]);
  });

  it.each([
    ['pol', 'PARAGON FISKALNY SPRZEDAZ OPODATKOWANA PTU A 23% SUMA PLN'],
    ['tur', 'FIS NO TOPKDV KDV TOPLAM NAKIT'],
    ['ces', 'UCTENKA CELKEM HOTOVE DPH'],
    ['vie', 'HOA DON BAN HANG Ngay ban TONG TIEN PHAI T TOAN TIEN KHACH TRA'],
    ['eng', 'SUBTOTAL TAX TOTAL CASH CHANGE'],
  ])('are told by the words of receipts: %s', (language, text) => {
    expect(latinReading(latin, words(text))).toEqual([language]);
  });

  it('are told by the words of old print, whose s is long', () => {
    expect(showsLanguage(['deu'], words('Gemeinde iſt ſich nicht'))).toBe(true);
    expect(showsLanguage(['deu'], words('Gemeinde iſt ſolche'))).toBe(false);
  });

  it('are the first one where little tells them apart', () => {
    expect(latinReading(latin, words('Invoice 2021 Total 318 die'))).toEqual(['eng']);
    expect(latinReading(latin, [])).toEqual(['eng']);
    expect(latinReading(latin, words('Prize I Prize I Prize I Prize I Prize A Prize A O O O'))).toEqual(['eng']);
  });

  it('are read besides where nothing is known of their words', () => {
    expect(latinReading(['eng', 'isl'], words('the of and'))).toEqual(['eng', 'isl']);
    expect(latinReading(['isl', 'sqi'], words('the of and'))).toEqual(['isl', 'sqi']);
  });
});

describe('Russian', () => {
  const lines = (text: string) => [
    {
      words: words(text).map((word) => ({
        text: word,
        confidence: 90,
        bbox: { x0: 0, y0: 0, x1: 1, y1: 1 },
        symbols: [],
      })),
    },
  ];

  it('is known by the letter that the data of Ukrainian reads as two', () => {
    expect(isRussianInUkrainian(lines('Чистая прибьіль общества вьіросла в третьем квартале'), ['ukr', 'eng'])).toBe(
      true,
    );
    expect(isRussianInUkrainian(lines('Чистий прибуток товариства зріс у третьому кварталі'), ['ukr', 'eng'])).toBe(
      false,
    );
  });
});
