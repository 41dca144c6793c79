/** Forms in which faithful quotations come: lists in one line, values of other scripts, codes, lost raised letters, figures of a row. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { refusalOf } from '../../support/matching/refusal.ts';
import { scannedSourceOf, sourceOf } from '../../support/matching/sources.ts';

const statusOf = (source: string, sourceContext: string, value?: string): string =>
  judgeQuotation(sourceOf(source), { sourceContext, ...(value !== undefined && { value }) }).status;

const LIST = 'The rules forbid:\n● Loud talk or shouting\n● Photos without asking\n● Food in Hall 3';

describe('a printed list in one line', () => {
  it.each([
    [LIST, 'Loud talk or shouting; Photos without asking'],
    [LIST, '- Loud talk or shouting - Photos without asking'],
    [
      '1. Open Template (two clinics)\n2. Drag Clinic to Columns\n3. Right click Rate > Average',
      'Drag Clinic to Columns. Right click Rate > Average',
    ],
    ['We offer:\nWeb design.\nBoat repair.\nSail making.', 'Web design, Boat repair, Sail making'],
  ])('is found: %s', (source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });

  it.each([
    ['We went home.\nNobody stayed.\nBells rang.', 'We went home, Nobody stayed', 'gap.statement'],
    ['The mill is old.\nThe barn is new.\nThe shed is gone.', 'The mill is old, The barn is new', 'gap.statement'],
    ['Maximum Minimum\n500 10', 'Minimum 500', 'cell.column-crossed'],
  ])('is none where lines say something: %s', (source, quoted, rule) => {
    expect(refusalOf(judgeQuotation(sourceOf(source), { sourceContext: quoted }))).toBe(rule);
  });
});

describe('a value after a glued prefix', () => {
  it.each([
    ['אין לנו בחירות נפרדות לרשויות, כנהוג בארצות הברית.', 'ארצות הברית'],
    ['وقع العقد في مدينة باريس وبرلين اليوم.', 'برلين'],
  ])('is inside: %s', (source, value) => {
    expect(statusOf(source, source, value)).toBe('found');
  });

  it('is not a piece of another word', () => {
    const source = 'הספר החדש נמצא בספריה הגדולה.';
    expect(refusalOf(judgeQuotation(sourceOf(source), { sourceContext: source, value: 'יה' }))).toBe('value.outside');
  });
});

describe('a label with its value', () => {
  it.each([
    ['指导教师姓名 李劼 所在单位 北京邮电大学 职称 讲师', '指导教师姓名：李劼'],
    ['COMMERCIAL ENTITY (CAGE) NO.\n1LRX2\nRESEARCH', 'COMMERCIAL ENTITY (CAGE) NO. - 1LRX2'],
    ['Calle Sucre - Parque la Torre - Teléfono: 70776989 1/2', 'Teléfono: 70776989'],
  ])('is found: %s', (source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });

  it.each([
    ['CHANGE OF RATE\n5 percent\nRESEARCH', 'CHANGE OF RATE - 5 percent', 'number.changed'],
    ['The length is 12 1/2 inches in all.', 'The length is 12', 'edge.number-cut'],
  ])('is not with another value: %s', (source, quoted, rule) => {
    expect(refusalOf(judgeQuotation(sourceOf(source), { sourceContext: quoted }))).toBe(rule);
  });
});

describe('three dots', () => {
  it.each([
    ['Adjusted EBITDA 90,005 100,000 126,045 158,913 208,457', 'Adjusted EBITDA 90,005 100,000 … 208,457'],
    [
      'Das Urteil des Amtsgerichts Lindau – 211 C 71/22 – wird aufgehoben und ersetzt.',
      'Das Urteil des Amtsgerichts Lindau … wird aufgehoben und ersetzt.',
    ],
    [
      'The loop was verified over 125 °C in all five halls: stable in all simulated cases.',
      'The loop was verified over 125 °C … : stable in all simulated cases.',
    ],
    [
      'Als wij onze loopbaan bespreken tijdens onze eerste pauze op 14 juli, biedt ze me een baan aan.',
      'Als wij onze loopbaan bespreken … op 14 juli, biedt ze me een baan aan.',
    ],
  ])('leave nothing out that matters: %s', (source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });

  it.each([
    ['Adjusted EBITDA 90,005 100,000 126,045 158,913 208,457', 'Adjusted EBITDA … 208,457', 'number.changed'],
    [
      'Revenue was 90 million and costs were 100 million in May.',
      'Revenue was … 100 million in May.',
      'elision.subject',
    ],
    [
      'Make the victim drink water (two glasses at most). Consult a physician.',
      'Make the victim drink water … Consult a physician.',
      'elision.limit',
    ],
    [
      '出典を明記せずに利用することは禁止。他の論文と同じ図表を出典を明記せずに利用することは禁止である。',
      '他の論文と同じ図表を……利用することは禁止',
      'word.missing',
    ],
  ])('leave no figure, bound or condition out: %s', (source, quoted, rule) => {
    expect(refusalOf(judgeQuotation(sourceOf(source), { sourceContext: quoted }))).toBe(rule);
  });
});

describe('what a reader of pages loses', () => {
  it('is the raised ending of an ordinal', () => {
    const judge = (text: string, sourceContext: string) => judgeQuotation(scannedSourceOf(text), { sourceContext });
    const source = 'The council reported on progress since the 21 forum of mayors.';
    expect(judge(source, 'reported on progress since the 21st forum of mayors').status).toBe('found');
    expect(refusalOf(judge(source, 'reported on progress since the 22nd forum of mayors'))).toBe(
      'number.changed word.added',
    );
    expect(refusalOf(judge(source, 'reported on progress since the 21nd forum of mayors'))).toBe('word.added');
  });

  it('is the break of a reference at a line end', () => {
    const source = 'Les métriques comme BLEU (Papi-\nneni et al., 2002) mesurent le chevauchement.';
    expect(statusOf(source, 'Les métriques comme BLEU mesurent le chevauchement.')).toBe('found');
  });
});

describe('a value that a line end breaks', () => {
  it.each([
    ['Er erwähnt einen Verlust von ca. 500\nEuro in dem Jahr.', 'einen Verlust von ca. 500 € in dem Jahr'],
    ['Each beetle was given a 40\nmicrolitre dose of it.', 'Each beetle was given a 40 µL dose of it.'],
  ])('is found in another notation: %s', (source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });

  it.each([
    [
      'Each beetle was given a 40\nmillilitre dose of it.',
      'Each beetle was given a 40 µL dose of it.',
      'word.replaced',
    ],
    ['The fee is $5\nMillion dollar deals are exempt', 'The fee is $5 million', 'cell.line-joined'],
  ])('is no other value: %s', (source, quoted, rule) => {
    expect(refusalOf(judgeQuotation(sourceOf(source), { sourceContext: quoted }))).toBe(rule);
  });
});

describe('the head of a list with an item further down', () => {
  const GYM =
    'A member shall:\n(1) wear clean shoes in the hall and on\nthe stairs at all times;\n(2) leave the hall by ten only if the\nkeeper asks for it;\n(3) carry the membership card.\nA member may not:\n(1) bring dogs into the hall;\n(2) sell goods to others.';
  const HARBOUR =
    '(b) The Harbour Board shall: (1) keep the piers in good\nrepair and lit at night;\n(2) assist the pilots in bad weather.\n(c) The Harbour Board shall not: (1) sell any pier;\n(2) lease moorings to companies from abroad.';
  const OFFENCE =
    'A person commits an offence if he\n(a) takes a boat without leave of its owner, or\n(b) puts out a harbour light.\nA person is not liable if he\n(a) acts to save a life,\n(b) is under ten years of age.';
  const AUDIT =
    'Die Prüfer der Stiftung stellen fest, ob\ndie Bestände dem Abschluss entsprechen,\ndie Gelder sparsam verwendet wurden.\nSie stellen nicht fest, ob\ndie Löhne angemessen sind,\ndie Mieten ortsüblich sind. Weitere Fragen klärt der Vorstand des Vereins in seiner Sitzung.';
  const PRESENT = 'Anwesend\n• Marta Quill\n• Beate Wolff\nUnentschuldigt\n• Rolf Elbe\n• Ute Havel';
  const COUNCIL =
    "Le conseil se réunit en mars. Il a pour mission de :\na) gérer les biens de l'association ;\nb) nommer le trésorier.\nIl ne peut en aucun cas :\na) vendre les immeubles ;\nb) emprunter de l'argent.";
  const PURPOSE =
    'Organizator nie zapewnia:\na) dojazdu na miejsce;\nb) sprzętu sportowego.\nDo jego zadań należy nauka pływania.';
  const CAUSES =
    'Důvodem pro zrušení kurzu je:\n* opakovaná neúčast,\npoškození majetku školy.\nDůvodem není:\nnemoc žáka,\nčerpání dovolené.';
  const ADVICE =
    'Gönüllüler şunları yapmamalıdır;\n• Depoda sigara içmek.\n• Anahtarları vermek.\nGönüllüler şunları yapabilir;\n• Mutfağı kullanmak.\n• Bahçede dinlenmek.';

  it.each([
    [GYM, 'A member shall: (3) carry the membership card.'],
    [GYM, 'A member may not: sell goods to others'],
    [HARBOUR, 'The Harbour Board shall: (2) assist the pilots in bad weather.'],
    [HARBOUR, '(c) The Harbour Board shall not: (2) lease moorings to companies from abroad.'],
    [OFFENCE, 'A person commits an offence if he (b) puts out a harbour light.'],
    [OFFENCE, 'A person is not liable if he is under ten years of age.'],
    [AUDIT, 'Die Prüfer der Stiftung stellen fest, ob die Gelder sparsam verwendet wurden.'],
    [PRESENT, 'Anwesend: Beate Wolff'],
    [COUNCIL, 'Il a pour mission de : b) nommer le trésorier.'],
    [PURPOSE, 'Organizator nie zapewnia: sprzętu sportowego'],
    [CAUSES, 'Důvodem pro zrušení kurzu je: poškození majetku školy.'],
    [ADVICE, 'Gönüllüler şunları yapmamalıdır; Anahtarları vermek.'],
  ])('is found, shortened, whatever limits the items between: %#', (source, quoted) => {
    expect(judgeQuotation(sourceOf(source), { sourceContext: quoted })).toMatchObject({
      status: 'found',
      warnings: ['shortened'],
    });
  });

  it.each([
    [GYM, 'A member shall: (2) sell goods to others.', 'word.replaced'],
    [GYM, 'A member may not: (3) carry the membership card.', 'negation.added'],
    [HARBOUR, 'The Harbour Board shall: (2) lease moorings to companies from abroad.', 'negation.removed'],
    [HARBOUR, 'The Harbour Board shall lease moorings to companies from abroad.', 'negation.removed'],
    [OFFENCE, 'A person commits an offence if he is under ten years of age.', 'negation.removed'],
    [OFFENCE, 'A person is not liable if he puts out a harbour light.', 'order.shuffled'],
    [AUDIT, 'Sie stellen nicht fest, ob die Gelder sparsam verwendet wurden.', 'negation.added'],
    [PRESENT, 'Anwesend: Ute Havel', 'name.changed'],
    [COUNCIL, "Il a pour mission de : b) emprunter de l'argent.", 'source.nothing-alike'],
    [PURPOSE, 'zapewnia: sprzętu sportowego', 'word.replaced'],
    [CAUSES, 'Důvodem pro zrušení kurzu je: čerpání dovolené.', 'word.replaced'],
    [ADVICE, 'Gönüllüler şunları yapabilir; Anahtarları vermek.', 'word.added'],
  ])('is never that of another list: %#', (source, quoted, rule) => {
    expect(refusalOf(judgeQuotation(sourceOf(source), { sourceContext: quoted }))).toContain(rule);
  });
});

describe('a price without cents at a line end', () => {
  it('ends with its dash, and what stands below has none', () => {
    const source = 'Erwachsene CHF 12.-\nKinder CHF 5.-\n3. Stock links';
    expect(statusOf(source, 'Kinder CHF 5.-')).toBe('found');
    expect(refusalOf(judgeQuotation(sourceOf(source), { sourceContext: 'Kinder CHF -5' }))).toBe('number.changed');
  });
});

describe('what a form or a table sets beside a date or an entry', () => {
  it.each([
    ['Решением учредителя от «21» декабря 2016 года № 1', 'Решением учредителя от 21 декабря 2016 года № 1'],
    ['Дата регистрации: 28.04.2025 Владелец: Гавань', 'Дата регистрации: 28 апреля 2025 г.'],
    ['Koniec zajęć: 7 czerwca 2024r.', 'Koniec zajęć: 7.06.2024'],
    ['Sunday, December 13, 2026 - 2013 and younger', 'Sunday, 13 December 2026'],
    ['A team gets: win (3 pts), draw (1 pt), loss (0 pts).', 'A team gets: win (3 pts), […] loss (0 pts).'],
    [
      'Genie Ltd is registered in England or\nWales with number 12628409',
      'registered in England or Wales with number 12628409',
    ],
  ])('is no other statement: %s', (source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });

  it.each([
    [
      'Решением учредителя от «21» декабря 2016 года № 1',
      'Решением учредителя от 12 декабря 2016 года № 1',
      'date.changed',
    ],
    ['He said “nothing” in December to anybody.', 'He said nothing in December to anybody.', 'gap.speech-mark'],
    ['Дата регистрации: 28.04.2025 Владелец: Гавань', 'Дата регистрации: 28 марта 2025 г.', 'source.nothing-alike'],
    ['The years 2013 - 2026 and later', 'The years 2013', 'edge.range-cut'],
    [
      'A team gets: win (3 pts), draw (1 pt), loss (0 pts).',
      'A team gets: win (3 pts), draw […] (0 pts).',
      'elision.clause',
    ],
  ])('is another where it says another: %s', (source, quoted, rule) => {
    expect(refusalOf(judgeQuotation(sourceOf(source), { sourceContext: quoted }))).toBe(rule);
  });
});
