/** An ellipsis that reaches over a heading: the name over one section is not joined to what another one says. */
import { policyOf } from '../../../shared/matching/rules/policy.ts';
import { refusalOf } from '../../support/matching/refusal.ts';
import { judgeExample } from '../../support/matching/judgeExample.ts';

const faculty = `# Members of the faculty
# Jane Doe
Professor of Physics at the University of Hull since 2001.
Her doctorate was awarded by the University of Leeds.
She teaches optics to students in their first year.
# John Roe
Professor of Chemistry at the University of Hull since 2009.
His doctorate was awarded by the University of Oslo.`;

const board = `# Vorstand
# Anna Weber
Seit 2010 im Vorstand und Mitglied des Prüfungsausschusses.
Sie studierte Informatik an der Universität Bonn.
# Karl Lind
Seit 2015 im Vorstand und Mitglied des Personalausschusses.
Er studierte Mathematik an der Universität Kiel.`;

const hotel = `# Pool
The pool opens at nine every day of the week.
Towels are free for guests of the hotel.
Children swim until six in the evening.
# Sauna
The sauna opens at four in the afternoon.
Guests pay ten euros per visit in cash.`;

const tarifs = `# Tarif plein
Le billet coûte douze euros au guichet de la gare.
Il est valable un mois à partir de l’achat.
# Tarif réduit
Le billet coûte six euros au guichet de la gare.
Il n’est valable que le jour de l’achat.`;

const withoutLayout = (text: string): string => text.replaceAll('# ', '');

const judge = (source: string, quoted: string): ReturnType<typeof judgeExample> =>
  judgeExample([source, quoted, source.includes('# ') ? { hasHeadings: true } : {}], policyOf('standard'));

it.each([
  [faculty, 'Jane Doe Professor of Physics … His doctorate was awarded by the University of Oslo.'],
  [faculty, 'Jane Doe … His doctorate was awarded by the University of Oslo.'],
  [faculty, 'Jane Doe … Professor of Chemistry at the University of Hull since 2009.'],
  [faculty, 'Jane Doe … University of Oslo.'],
  [faculty, 'Jane Doe … She teaches optics … His doctorate was awarded by the University of Oslo.'],
  [faculty, 'Professor of Physics at the University of Hull … awarded by the University of Oslo.'],
  [faculty, 'Her doctorate was awarded … by the University of Oslo.'],
  [faculty, 'She teaches optics … at the University of Hull since 2009.'],
  [board, 'Anna Weber Seit 2010 im Vorstand … Er studierte Mathematik an der Universität Kiel.'],
  [board, 'Anna Weber … Mitglied des Personalausschusses.'],
  [board, 'Sie studierte Informatik … an der Universität Kiel.'],
  [hotel, 'Pool … Guests pay ten euros per visit in cash.'],
  [hotel, 'Children swim … in the afternoon.'],
  [tarifs, 'Tarif plein Le billet coûte douze euros … Il n’est valable que le jour de l’achat.'],
  [tarifs, 'Tarif plein … Le billet coûte six euros au guichet de la gare.'],
  [withoutLayout(faculty), 'Jane Doe Professor of Physics … His doctorate was awarded by the University of Oslo.'],
  [withoutLayout(board), 'Anna Weber Seit 2010 im Vorstand … Er studierte Mathematik an der Universität Kiel.'],
])('refuses in %j the quotation %j', (source, quoted) => {
  expect(refusalOf(judge(source, quoted))).toMatch(/^elision\.|^word\.|^source\./);
});

it('names the heading that is passed over', () => {
  const verdict = judge(
    faculty,
    'Jane Doe Professor of Physics … His doctorate was awarded by the University of Oslo.',
  );
  expect(verdict).toMatchObject({ decidedBy: ['elision.section'], differences: [{ source: 'John Roe' }] });
});

it.each([
  [hotel, 'The pool opens at nine every day of the week. … Guests pay ten euros per visit in cash.'],
  [tarifs, 'Il est valable un mois à partir de l’achat. … Le billet coûte six euros au guichet de la gare.'],
  [faculty, 'Members of the faculty … His doctorate was awarded by the University of Oslo.'],
  [
    '4. Illness\nAfter four weeks of illness it can be extended with a note.\n5. Information\nInformation: by telephone on 041 555 12 30.',
    'After four weeks of illness it can be extended with a note. … Information: by telephone on 041 555 12 30.',
  ],
])('says of whole sentences, or of a chapter and its sections, in %j that %j is of two sections', (source, quoted) => {
  expect(judge(source, quoted)).toMatchObject({
    status: 'found',
    warnings: ['shortened', 'out_of_context'],
    decidedBy: ['elision.next-section'],
  });
});

it.each([
  [faculty, 'Jane Doe … Her doctorate was awarded by the University of Leeds.'],
  [faculty, 'Jane Doe Professor of Physics … She teaches optics to students in their first year.'],
  [faculty, 'Professor of Physics at the University of Hull since 2001. … She teaches optics to students'],
  [board, 'Karl Lind … Er studierte Mathematik an der Universität Kiel.'],
  [hotel, 'The pool opens at nine every day of the week. … Children swim until six in the evening.'],
  [hotel, 'Children swim until six in the evening. … Sauna The sauna opens at four in the afternoon.'],
  [tarifs, 'Tarif réduit … Il n’est valable que le jour de l’achat.'],
  [withoutLayout(faculty), 'Jane Doe Professor of Physics … She teaches optics to students in their first year.'],
])('finds in %j the quotation %j, within one section', (source, quoted) => {
  const verdict = judge(source, quoted);
  expect(verdict).toMatchObject({ status: 'found' });
  expect(verdict.decidedBy).not.toContain('elision.next-section');
});

it('takes numbered lines before an item that is quoted with its number for items of its list, and others for sections', () => {
  const list =
    'Papers that we require:\n1. Form of the office\n2. Copy of the card\n3. Curriculum vitae\n4. Diploma\n5. Transcript (certified)';
  expect(refusalOf(judge(list, 'Papers that we require: … 2. Copy of the card … 5. Transcript (certified)'))).toBe(
    'found',
  );
  const fees =
    'Rules of the club\n3. Fees\nThe fee is due in May.\n4. Refunds\nNothing is paid back.\n5. Appeals\nThe board decides in June.';
  expect(refusalOf(judge(fees, '3. Fees … The board decides in June.'))).toMatch(/^elision\./);
});
