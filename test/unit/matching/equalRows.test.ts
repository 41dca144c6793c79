/** Price lists and timetables have hundreds of equal rows: what one of them does not say is not looked for in each. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const ROW = 'Schraube verzinkt 1.000 Stück 12,50 € zzgl. MwSt.';
const ROWS_OF_PAGE = 50;
const listOf = (rows: number, row: string): string[] =>
  Array.from({ length: rows / ROWS_OF_PAGE }, () => Array.from({ length: ROWS_OF_PAGE }, () => row).join('\n'));

/** Milliseconds of processor time. */
function workOf(rows: number): number {
  const source = sourceOf(...listOf(rows, ROW));
  const quoted = Array.from({ length: 12 }, () => ROW)
    .join(' ')
    .replace(/\S+ (?=\S+ \S+$)/, '');
  const judged = [1, 2].map(() => {
    const before = process.threadCpuUsage();
    expect(judgeQuotation(source, { sourceContext: quoted }).status).toBe('partial_text_found');
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...judged);
}

it('costs hardly more among a thousand equal rows than among a hundred', () => {
  expect(workOf(1_000) / workOf(100)).toBeLessThan(2.5);
});

it('finds the one row that says it among many that do not', () => {
  const rows = listOf(200, 'Open daily 9–17 h').join('\n').split('\n');
  const sayings = [...rows, 'Closed in winter.', 'Open daily -9–17 h', 'Ask at the gate.', ...rows];
  const verdict = judgeQuotation(sourceOf(sayings.join('\n')), { sourceContext: 'Open daily -9–17 h' });
  expect(verdict).toMatchObject({ status: 'found', match: { spans: [{ lineId: 202 }] } });
});
