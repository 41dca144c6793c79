/** Money is taken from the free tier first, by UTC months, and never exceeds what is available. */
import { monthOf, renewalAfter, timeWithin } from '../../../shared/billing/months.ts';
import { preparationPrice, verificationPrice, type Prices } from '../../../shared/billing/prices.ts';
import { splitPrice } from '../../../shared/billing/split.ts';

const PRICES: Prices = {
  pagesPerUnit: 25,
  centsPerPageUnit: 5,
  includedCitations: 25,
  verificationCents: 1,
  furtherCitationsCents: 2,
};

describe('what it costs', () => {
  it.each([
    [1, 1, 5],
    [25, 1, 5],
    [26, 2, 10],
    [50, 2, 10],
    [51, 3, 15],
    [5000, 200, 1000],
  ])('prepares %d pages as %d units for %d cents', (pages, units, cents) => {
    expect(preparationPrice(PRICES, pages)).toEqual({ operation: 'prepare', units, cents });
  });

  it.each([
    [0, 0, 0],
    [1, 1, 1],
    [25, 1, 1],
    [26, 2, 3],
    [50, 2, 3],
    [51, 3, 5],
    [1000, 40, 79],
  ])('verifies %d citations as %d units for %d cents', (citations, units, cents) => {
    expect(verificationPrice(PRICES, citations)).toEqual({ operation: 'verify', units, cents });
  });

  it('takes the free tier first, and never more than there is', () => {
    expect(splitPrice({ freeCents: 3, prepaidCents: 10 }, 5)).toEqual({ freeCents: 3, prepaidCents: 2 });
    expect(splitPrice({ freeCents: 9, prepaidCents: 10 }, 5)).toEqual({ freeCents: 5, prepaidCents: 0 });
    expect(splitPrice({ freeCents: 3, prepaidCents: 1 }, 5)).toBeUndefined();
    expect(splitPrice({ freeCents: 3, prepaidCents: 2 }, 5)).toEqual({ freeCents: 3, prepaidCents: 2 });
  });
});

describe('months', () => {
  it('are those of UTC', () => {
    expect(monthOf(Date.parse('2030-01-31T23:59:59.999Z'))).toBe('2030-01');
    expect(monthOf(Date.parse('2030-02-01T00:30:00+01:00'))).toBe('2030-01');
  });

  it('renew on the first of the next, over the end of the year too', () => {
    expect(renewalAfter('2030-01')).toBe('2030-02-01T00:00:00.000Z');
    expect(renewalAfter('2030-12')).toBe('2031-01-01T00:00:00.000Z');
  });

  it('hold the time of a clock that is late at their beginning', () => {
    expect(timeWithin('2030-02', Date.parse('2030-01-31T23:59:00.000Z'))).toBe('2030-02-01T00:00:00.000Z');
    expect(timeWithin('2030-02', Date.parse('2030-02-03T00:00:00.000Z'))).toBe('2030-02-03T00:00:00.000Z');
  });
});
