/** Pictures in a text: those that decorate may be left out, those that say something may not. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { refusalOf } from '../../support/matching/refusal.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const judged = (source: string, sourceContext: string): string =>
  refusalOf(judgeQuotation(sourceOf(source), { sourceContext }));

describe('a picture that decorates', () => {
  it.each([
    ['Meet us 📍 in Berlin, 📞 call 030 1234567 today.', 'Meet us in Berlin, call 030 1234567 today.'],
    ['Haemoglobin 1 ⚠️ Low 13.0 g/dL', 'Haemoglobin 1 Low 13.0 g/dL'],
    ['Call 069 / 24 24 80 24 ▼\nMore about it', 'Call 069 / 24 24 80 24'],
  ])('of "%s" may be left out', (source, quoted) => {
    expect(judged(source, quoted)).toBe('found');
  });
});

describe('a picture that says something', () => {
  it.each([
    ['Haemoglobin 1 ⬇ Low 13.0 g/dL', 'Haemoglobin 1 Low 13.0 g/dL', 'unit.changed'],
    ['The plan is ready 👎 and will be sent.', 'The plan is ready and will be sent.', 'word.missing'],
    ['The hotel has ⭐ and the inn has none.', 'The hotel has and the inn has none.', 'word.missing'],
    ['The loss of ▲5 million is known.', 'The loss of 5 million is known.', 'unit.changed'],
  ])('of "%s" may not', (source, quoted, rule) => {
    expect(judged(source, quoted)).toBe(rule);
  });
});

describe('a dash before a number that the source has under a head', () => {
  const terms =
    'For other services\n30 days after a trial has expired.\nFor frozen accounts: 180 days after being frozen.';

  it.each([
    'For other services – 30 days after a trial has expired.',
    'For frozen accounts – 180 days after being frozen.',
  ])('joins it to that head: %s', (quoted) => {
    expect(judged(terms, quoted)).toBe('found');
  });

  it.each([
    ['Temperature at noon\n30 degrees in the shade of it', 'Temperature at noon – 30 degrees in the shade of it'],
    ['Change in all the votes: 30 percent of those of May', 'Change in all the votes – 30 percent of those of May'],
  ])('of "%s" may be a minus: "%s"', (source, quoted) => {
    expect(judged(source, quoted)).toBe('number.changed');
  });
});
