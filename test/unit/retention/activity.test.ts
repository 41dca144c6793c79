/** An account is active for a year after its last use. */
import { isActive } from '../../../shared/retention/activity.ts';
import { accountNamed } from '../../support/billing.ts';

const at = (iso: string) => Date.parse(iso);

describe('an account is active', () => {
  it('for 365 days after the day of its last use, whichever key was used', () => {
    const account = accountNamed('acme', { createdAt: '2020-01-01T10:00:00.000Z' });
    const used = ['2029-05-01', '2030-01-01', '2029-12-31'];
    expect(isActive(account, used, at('2031-01-01T23:59:59.999Z'))).toBe(true);
    expect(isActive(account, used, at('2031-01-02T00:00:00.000Z'))).toBe(false);
  });

  it('for 365 days after its creation, used or not', () => {
    const account = accountNamed('new', { createdAt: '2030-01-01T10:00:00.000Z' });
    expect(isActive(account, [], at('2031-01-01T12:00:00.000Z'))).toBe(true);
    expect(isActive(account, [], at('2031-01-02T12:00:00.000Z'))).toBe(false);
  });

  it('never while it is suspended', () => {
    expect(isActive(accountNamed('bad', { status: 'suspended' }), ['2030-01-01'], at('2030-01-01T12:00:00.000Z'))).toBe(
      false,
    );
  });
});
