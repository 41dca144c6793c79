/** One thing written in two ways, by typesetters, languages and lists: found; and their neighbours that say something else: not. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const verdictOf = (source: string, sourceContext: string): Verdict =>
  judgeQuotation(sourceOf(source), { sourceContext });
const statusOf = (source: string, sourceContext: string): string => verdictOf(source, sourceContext).status;

const list = '1. Wear sunglasses in the sun\n2. Don’t forget to drink water\n3. Use sun cream at noon';

const paragraph =
  Array.from({ length: 9 }, () => 'The goods are the seller’s.').join('\n') + ' It is kept until it is paid';

describe('the same in another spelling', () => {
  it.each([
    ['Heat to 30 ºC for two hours.', 'Heat to 30 °C for two hours'],
    ['See n° 5 and nº 6 of the list.', 'See No. 5 and no. 6 of the list'],
    ['L’œuvre du cœur et Æsop sont là.', 'L’oeuvre du coeur et Aesop sont là'],
    ['À périmètre constant, les ventes montent.', 'A périmètre constant, les ventes montent'],
    ['Payments of £4,207.95 were approved.', 'Payments of £4207.95 were approved'],
    ['Der Preis ist 1234567 Euro.', 'Der Preis ist 1.234.567 Euro'],
    ['It is a naı̈ve view of it all.', 'It is a naïve view of it all'],
    ['Keller & Brandt audited the accounts.', 'Keller and Brandt audited the accounts'],
    ['Go to File → Save, where x ≤ 5 and y ≠ 6.', 'Go to File -> Save, where x <= 5 and y != 6'],
    ['نسبة ٨٫٤٪ من المجموع في العام', 'نسبة 8.4% من المجموع في العام'],
    ['Cities [1,2] reach 60 °C in summer [3].', 'Cities [1, 2] reach 60 °C in summer [3]'],
    ['월세는 50만 원이며 매월 초에 낸다', '월세는 50만원이며 매월 초에 낸다'],
    ['보험료를 두 달 이상 내지 않으면 해지됩니다', '보험료를 두달 이상 내지 않으면 해지됩니다'],
    ['Κανονισμός της Δημοτικής Βιβλιοθήκης', 'ΚΑΝΟΝΙΣΜΟΣ ΤΗΣ ΔΗΜΟΤΙΚΗΣ ΒΙΒΛΙΟΘΗΚΗΣ'],
    ['ביום שישי הבריכה נסגרת בשעה .15:00\nמחר היא פתוחה', 'ביום שישי הבריכה נסגרת בשעה 15:00.'],
    ['200 g di mandorle pelate\n180 g di cioccolato', '- 200 g di mandorle pelate - 180 g di cioccolato'],
    ['본사는 서\n울특별시 강남구에 있다', '본사는 서울특별시 강남구에 있다'],
    ['【贮藏】密封，在不超过25℃的阴凉处保存。', '密封，在不超过25℃的阴凉处保存。'],
    ['Iberia 188.7 −2.4% 19.6 903', 'Iberia | 188.7 | –2.4% | 19.6 | 903'],
    ['Central Europe 401.0 +6.0% 52.3 1,875', 'Central Europe: 401.0, +6.0%, 52.3, 1,875'],
    ['Plywood, WBP 12 × 1220 × 2440 – £52.75 per sheet –', '£52.75 per sheet'],
    ['Disposal of cuttings 1 CHF 307.35 CHF 12.00', 'Disposal of cuttings 1 CHF 307.35'],
    ['Savings: ☒ less than £6,000 ☐ more', 'Savings: ☒ less than £6,000'],
    ['its safety.³ That duty was breached.', 'its safety.[3] That duty was breached'],
    ['for years,¹ although the terminals.²,³ In that year', 'for years,[1] although the terminals.[2][3] In that year'],
    ['³The ideal size of a text passage is known.', 'The ideal size of a text passage is known'],
    ['¹In the case of a sale the rent ends, if it was low.', 'In the case of a sale the rent ends, if it was low.'],
    ['¹Az okozott kárt a lakó nem téríti meg.', 'Az okozott kárt a lakó nem téríti meg.'],
    ['Le chiffre s’est établi à 1 284,6 millions d’euros.', 'Le chiffre s’est établi à 1284,6 millions d’euros'],
    ['Il gagne 2 340 euros par mois en tout.', 'Il gagne 2340 euros par mois'],
    ['Er zahlt 23.480,50 € an die Klägerin.', 'Er zahlt 23 480,50 € an die Klägerin'],
    ['Pay to IBAN DE44 5001 0517 5407 3249 31 soon.', 'Pay to IBAN DE44500105175407324931 soon'],
    ['Call 01904 555 0172 or +44 20 7946 0958 by day.', 'Call 01904 5550172 or +44 20 79460958 by day'],
    ['Card 4111 1111 1111 1111 was used.', 'Card 4111111111111111 was used'],
    ['Er hat die Anlage gefördert.', 'Er hat die Anlage gefoerdert'],
    ['Artigo 3.°\nSede A APEE tem a sua sede em Díli.', 'Artigo 3.º Sede A APEE tem a sua sede em Díli'],
    ['Ενα forum αποτελείται από τον τίτλο.', 'Ένα forum αποτελείται από τον τίτλο'],
    ['یک منبع برای همۀ نویسندگان و دانشجویان است', 'برای همهٔ نویسندگان و دانشجویان'],
    ['Nakon završetka ,,FON Hakatona” rešenje ostaje.', 'Nakon završetka „FON Hakatona” rešenje ostaje'],
    ['Die Größe der Äpfel zählt.', 'Die Groesse der Aepfel zaehlt'],
    ['Die Groesse der Aepfel zaehlt.', 'Die Größe der Äpfel zählt'],
    ['È vietato fumare nella città.', "E' vietato fumare nella citta'"],
    ["E' vietato fumare nella citta' vecchia.", 'È vietato fumare nella città vecchia'],
    ["E' vietato fumare nella città vecchia.", 'È vietato fumare nella città vecchia'],
    ['بلغت النسبة %45 من المجموع في العام', 'بلغت النسبة 45% من المجموع في العام'],
    ['Enflasyon %45,2 oldu ve faiz arttı.', 'Enflasyon 45,2% oldu ve faiz arttı'],
    ['E. Lindqvist¹, M. Okonjo¹,² and R. Tanaka²,* of Lund', 'E. Lindqvist1, M. Okonjo1,2 and R. Tanaka2,*'],
    ['By A. Thornquist,¹,² M. Villaseñor,² of Lund', 'A. Thornquist,1,2 M. Villaseñor,2 of Lund'],
    ['Directive 2009/77/EC (³) should be repealed.', 'Directive 2009/77/EC (3) should be repealed'],
    [list, '- Wear sunglasses in the sun\n- Don’t forget to drink water\n- Use sun cream at noon'],
    [list, 'Wear sunglasses in the sun Don’t forget to drink water Use sun cream at noon'],
    [
      `3.1 The buyer pays in advance.\n${paragraph}.\n3.2 The milk must be fresh.\n3.3 It ends.`,
      'It is kept until it is paid. The milk must be fresh. It ends.',
    ],
    ['(a) the tenant pays the rent;\n(b) the landlord repairs.', 'the tenant pays the rent; the landlord repairs'],
  ])('“%s” quoted as “%s” is found', (source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });

  it.each([
    ['Heat to 30 ºC for two hours.', 'Heat to 30 °F for two hours', 'unit.changed'],
    ['Go to File → Save, where x ≤ 5 in May.', 'Go to File ← Save, where x ≤ 5 in May', 'word.replaced'],
    ['The rate lies where x ≤ 5 in May.', 'The rate lies where x >= 5 in May', 'unit.changed'],
    ['The fee rose by\n3. The board met.\n4. It closed.', 'The fee rose by The board met', 'number.changed'],
    ['Costs: £5 – £7 per unit –', 'Costs: £5 £7 per unit', 'gap.sign number.changed'],
    ['Change – 5.2% –', 'Change 5.2%', 'number.changed'],
    ['The limit is 5 (see note 3) in total.', 'The limit is 5 (note 4)', 'mark.replaced'],
    ['The fee is 1,284 euros a year.', 'The fee is 1284 euros a year', 'number.unsure-notation'],
    ['Payments of £4,207.95 were approved.', 'Payments of £420.795 were approved', 'number.changed'],
    ['È vietato fumare nei locali.', 'E vietato fumare nei locali', 'name.changed'],
    ['Él llegó tarde a la casa de campo.', 'El llegó tarde a la casa de campo', 'word.replaced'],
    ['Cities [1,2] reach 60 °C in summer [3].', 'Cities [1, 3] reach 60 °C in summer [3]', 'number.changed'],
    ['월세는 50만 원이며 매월 초에 낸다', '월세는 50억원이며 매월 초에 낸다', 'word.missing word.replaced'],
    ['그는 학교에 안\n갔다고 말했다', '그는 학교에 갔다고 말했다', 'source.nothing-alike'],
    ['오늘 아버지가 방에 들어간다', '오늘 아버지 가방에 들어간다', 'word.replaced'],
    ['그는 수영을 못 한다고 했다', '그는 수영을 못한다고 했다', 'negation.removed word.replaced'],
    ['Κανονισμός της Δημοτικής Βιβλιοθήκης', 'Κανονισμος της Δημοτικής Βιβλιοθήκης', 'name.changed'],
    ['Oslo had −5 °C and Rome −7 °C in May', '- Oslo had −5 °C and Rome - 7 kg in May', 'number.changed unit.changed'],
    ['Iberia 188.7 −2.4% 19.6 903', 'Iberia | 188.7 | 2.4% | 19.6 | 903', 'number.changed'],
    ['Iberia 188.7 2.4% 19.6 903', 'Iberia | 188.7 | –2.4% | 19.6 | 903', 'number.changed'],
    ['The balance was -£52.75 per sheet – of paper.', '£52.75 per sheet', 'edge.sign number.changed'],
    ['Payments of £4,207.95 were approved.', 'Payments of £4.207,95 were approved', 'number.unsure-notation'],
    ['Er zahlt 23.480,50 € an die Klägerin.', 'Er zahlt 23.480.50 € an die Klägerin', 'number.changed'],
    ['La table 1 284 300\nest là.', 'La table 1 284300', 'number.changed'],
    ['Revenue 12 345 total', 'Revenue 12345 total', 'number.changed'],
    ['Call 01904 555 0172 by day.', 'Call 01904 5550173 by day', 'number.changed'],
    ['Er hat die Anlage gefördert.', 'Er hat die Anlage gefordert', 'spelling.accents'],
    ['Ή τώρα ή ποτέ είναι η στιγμή.', 'Η τώρα ή ποτέ είναι η στιγμή', 'name.changed'],
    ['Η άδεια και η ώρα ισχύουν.', 'Η αδεια και η ωρα ισχύουν', 'word.replaced'],
    [
      'Mueller hat die Anlage gebaut, die Größe stimmt.',
      'Müller hat die Anlage gebaut, die Größe stimmt',
      'name.changed',
    ],
    ['La città è vecchia e bella.', "La citta' e vecchia", 'word.replaced'],
    ['بلغت النسبة %45 من المجموع في العام', 'بلغت النسبة 54% من المجموع في العام', 'number.changed'],
    ['E. Lindqvist¹, M. Okonjo¹,² of Lund', 'E. Lindqvist1, M. Okonjo1,3 of Lund', 'number.changed'],
    ['By A. Thornquist,¹,² M. Villaseñor,² of Lund', 'A. Thornquist,1,2 M. Villaseñor,3 of Lund', 'number.changed'],
    ['Directive 2009/77/EC (³) should be repealed.', 'Directive 2009/77/EC (4) should be repealed', 'number.changed'],
    ['Paragraph (3) should be repealed in May.', 'Paragraph (4) should be repealed in May', 'number.changed'],
    ['It holds ³He in small amounts.', 'It holds He in small amounts', 'number.changed'],
    ['³He decays into nothing else.\n1', 'He decays into nothing else.', 'edge.word-cut'],
    [list, '1. Wear sunglasses in the sun 3. Don’t forget to drink water', 'number.changed'],
    ['The sum rose to\n3.2 Million euros.\n3.1 It ends.', 'The sum rose to Million euros', 'number.changed'],
    ['3.1 4.5 9.9\n3.2 4.6 9.8\n3.3 4.7 9.7', '4.5 9.9 4.6 9.8', 'source.nothing-alike'],
    [
      'The price fell by\n2. The landlord repairs the roof.',
      'The price fell by The landlord repairs the roof',
      'number.changed',
    ],
  ])('“%s” quoted as “%s” is not found', (source, quoted, rule) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
  });
});
