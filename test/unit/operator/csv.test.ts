/** No untrusted text becomes a formula, a cell or a row of an export. */
import { csvText } from '../../../infra/operator/csv.ts';

describe('a text in a CSV export', () => {
  it.each(['=1+1', '+1', '-1', '@a', '\t=1', '＝1', '＋1', '－1', '＠a'])('is no formula: %j', (text) => {
    expect(csvText(text).replace(/^"/, '')).toMatch(/^'/);
  });

  it.each(['a\nb', 'a\rb', 'a\u2028b', 'a\u2029b', 'a,b', 'a"b'])('stays in its cell: %j', (text) => {
    expect(csvText(text)).toBe(`"${text.replaceAll('"', '""')}"`);
  });

  it('stands as it is where it is harmless', () => {
    expect(csvText('Küche 7, 1.50 = 2'.replace(',', ''))).toBe('Küche 7 1.50 = 2');
  });
});
