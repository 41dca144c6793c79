/** Lists of a stranger's file may have more members than the stack has room for. */
import { append, greatest, least } from '../../../shared/platform/longLists.ts';

const MANY = 1_000_000;

describe('a list of a million values', () => {
  const values = Array.from({ length: MANY }, (_, i) => (i * 7919) % MANY);

  it('has a least and a greatest one', () => {
    expect(() => Math.max(...values)).toThrow(RangeError);
    expect([least(values), greatest(values)]).toEqual([0, MANY - 1]);
  });

  it('is appended to another one', () => {
    const list = [1];
    append(list, values);
    expect([list.length, list[1], list.at(-1)]).toEqual([MANY + 1, values[0], values.at(-1)]);
  });
});

it('says of no values what Math.min and Math.max say', () => {
  expect([least([]), greatest([]), least([1, NaN])]).toEqual([Math.min(), Math.max(), NaN]);
});
