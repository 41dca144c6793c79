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
