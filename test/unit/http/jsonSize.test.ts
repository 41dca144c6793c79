/** A small body must not hold the thread that all share for half a second. */
import { countJson } from '../../../shared/http/jsonSize.ts';

describe('the values of a JSON text', () => {
  it.each([
    ['{}', 2],
    ['{"a":1,"b":[1,2,3]}', 6],
    // Marks within strings begin nothing.
    ['{"a":"[[,,{\\"[,"}', 2],
    ['{"a\\\\":"b\\\\\\"["}', 2],
    ['"never ends [', 1],
    ['[[[[', 5],
  ])('of %s are at most %i', (text, count) => {
    expect(countJson(text, 1_000).values).toBe(count);
  });

  it('are not counted further than they need be', () => {
    expect(countJson('['.repeat(1_000_000), 10).values).toBe(11);
  });

  it('are counted beside the keys of objects', () => {
    expect(countJson('{"a":{"b:":[1,2]},"c":"d:e"}', 1_000).keys).toBe(3);
  });
});
