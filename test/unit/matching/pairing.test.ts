/** Marks that say what goes with what: a quotation may set them where the source only goes on, and never where the source parts the two. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const verdictOf = (source: string, quoted: string): Verdict =>
  judgeQuotation(sourceOf(source), { sourceContext: quoted });

describe('a quotation pairs nothing that the source parts', () => {
  it.each([
    ['with a colon for a comma', 'Men 40, women 60', '40: women'],
    ['with a bracket for a comma', 'Adults: 10 ml, children: 5 ml', '10 ml (children)'],
    ['with a colon between two brackets', 'Roe (guilty), Poe (acquitted)', 'guilty: Poe'],
    ['with a colon after a date', 'Monday 9-12, Tuesday 14-18', '9-12: Tuesday'],
    ['with a dash for a semicolon', 'A. Roe, chair; B. Poe, clerk', 'chair – B. Poe'],
    [
      'with the heading under a sentence',
      'Section 4 shall survive.\nCovenants\nThe clerk agrees.',
      'Section 4 shall survive. (Covenants)',
    ],
    [
      'with a heading under a sentence in Chinese',
      '军人死亡的，给付保险金。\n第八条 军人致残的，给付残疾金。',
      '军人死亡的，给付保险金。（第八条）',
    ],
    ['with who speaks next', 'SMITH: I never signed the lease.\nJONES: He did.', 'I never signed the lease. — JONES'],
    [
      'with who spoke before',
      '“We are safe.” — Minister Roe\n“The dam leaks.” — Engineer Poe',
      'Minister Roe: “The dam leaks.”',
    ],
    ['with the next item', '- Roe (born in Hull)\n- Poe (born in York)', 'born in Hull: Poe'],
    [
      'with the next heading of Markdown',
      '# Doses\n\n## Codeine\n- Max: 300 mg a day\n**Aspirin**\n- 6 months: 2 mg',
      'Max: 300 mg a day (Aspirin)',
    ],
    ['with the next row, whose cells have bars between them', '2. Paid | 3,521\n3. Due | 2,621', '3,521 | 3. Due'],
    ['with the next row of Markdown', '| Newborn | 3.5 |\n| 3 months | 6 |', '3.5 | 3 months'],
  ])('%s', (_, source, quoted) => {
    const { status, decidedBy } = verdictOf(source, quoted);
    expect(status).toBe('partial_text_found');
    expect(decidedBy).not.toContain('gap.same-kind');
  });
});

describe('a quotation pairs what goes together', () => {
  it.each([
    ['a label and its value on the next line', 'Chair\nAnn Weber\nTreasurer\nBo Lind', 'Chair: Ann Weber'],
    ['a name and the title under it', 'Ann Weber\nChair of the board', 'Ann Weber (Chair of the board)'],
    ['a label and its value after a comma', 'Voltage (max), 12 V', 'Voltage (max): 12 V'],
    ['two statements with a dash for a semicolon', 'It was late; nobody came.', 'It was late – nobody came.'],
    ['a question and its answer', 'Is it true? Yes, it is.', 'Is it true? – Yes, it is.'],
    ['a price and the dots that lead to it', 'Tickets\nChild ... 3 euros', 'Child: 3 euros'],
    ['statements that the quotation sets as items', 'It is open.\nIt is free.', '- It is open.\n- It is free.'],
    [
      'a name in bold and one in bold below it',
      '# Doses\n\n## Codeine\n**Aspirin**\n**6 months**: 2 mg',
      'Aspirin: 6 months: 2 mg',
    ],
    ['an aside in brackets for commas', 'The board, chaired by Roe, met.', 'The board (chaired by Roe) met.'],
    [
      'a list and its items',
      'They sell three fruits, apples, pears and plums.',
      'They sell three fruits: apples, pears and plums.',
    ],
    ['a heading and its first item', 'Opening hours\n- Monday: 9-12\n- Tuesday: 14-18', 'Opening hours: Monday: 9-12'],
    ['two headings, one below the other', '# Doses\n\n## Codeine\n**Aspirin**\n- 6 months: 2 mg', 'Codeine: Aspirin'],
    [
      'a name with an abbreviation at the end',
      'Geany e. V.\nIn der Fassung vom 19. Mai',
      'Geany e. V. – In der Fassung vom 19. Mai',
    ],
  ])('%s', (_, source, quoted) => {
    expect(verdictOf(source, quoted).status).toBe('found');
  });
});

it('a source that begins with a slash is read from its first word on', () => {
  expect(verdictOf('/Tabs in the section\nare read.', 'Tabs in the section').decidedBy).toEqual(['edge.symbol-cut']);
});
