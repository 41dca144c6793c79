/** Dots leave out by which provision something is so, and nothing else beside it: not in which cases, and not where it is otherwise. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { refusalOf } from '../../support/matching/refusal.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const ruleOf = (source: string, sourceContext: string): string =>
  refusalOf(judgeQuotation(sourceOf(source), { sourceContext }));
const german = (leftOut: string): string =>
  ruleOf(`Der Verein kann ${leftOut} Mitglieder ausschließen.`, 'Der Verein kann … Mitglieder ausschließen.');
const english = (leftOut: string): string =>
  ruleOf(`The owner must ${leftOut} let the shed to others.`, 'The owner must … let the shed to others.');

it.each([
  'nach § 21 Abs. 2 Satz 1 BGB',
  'nach § 21 Abs. 2 i. V. m. § 7 StVZO',
  'nach § 21 Abs. 2 a BZG',
  'nach § 21 BZG BL',
  'im Sinne des § 21 BGB',
  '(§ 21 BGB)',
  '(§§ 21, 22 Abs. 2 BGB)',
])('leaves out “%s”', (leftOut) => {
  expect(german(leftOut)).toBe('found');
});

it.each(['pursuant to section 5(2)(a)', 'within the meaning of section 5', '(§ 5 BZG)'])(
  'leaves out “%s”',
  (leftOut) => {
    expect(english(leftOut)).toBe('found');
  },
);

it.each([
  ['nach § 21 Bayern', 'elision.limit'],
  ['nach § 21 BGB bei Streit', 'elision.limit'],
  ['bei Streit nach § 21 BGB', 'elision.subject'],
  ['(nicht § 21 BGB)', 'elision.denial'],
  ['außerhalb des § 21 BGB', 'elision.condition'],
])('does not leave out “%s”', (leftOut, rule) => {
  expect(german(leftOut)).toBe(rule);
});

it.each([
  ['within the true meaning of section 5', 'elision.limit'],
  ['(§ 5 if asked)', 'elision.condition'],
  ['(not § 5)', 'elision.denial'],
  ['outside section 5', 'elision.condition'],
  [', outside of section 5,', 'elision.condition'],
  ['(outside § 5)', 'elision.condition'],
])('does not leave out “%s”', (leftOut, rule) => {
  expect(english(leftOut)).toBe(rule);
});

it.each([
  ["La cour rejette, hors l'article 5, la demande.", 'La cour rejette … la demande.', 'elision.condition'],
  ["La cour rejette, en vertu de l'article 5, la demande.", 'La cour rejette … la demande.', 'found'],
  ["La corte respinge, fuori dell'art. 5, la domanda.", 'La corte respinge … la domanda.', 'elision.condition'],
  ["La corte respinge, ai sensi dell'art. 5, la domanda.", 'La corte respinge … la domanda.', 'found'],
  ['De rechter mag buiten artikel 5 de zaak beslissen.', 'De rechter mag … de zaak beslissen.', 'elision.condition'],
  // A place, and no provision.
  ['The shop sells, outside the town, wine since 1925.', 'The shop sells … wine since 1925.', 'found'],
])('“%s” quoted as “%s”', (source, quoted, rule) => {
  expect(ruleOf(source, quoted)).toBe(rule);
});
