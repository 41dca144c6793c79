/** Of two citations under one key one would go unjudged, so a body that repeats a key is refused, and the key named. */
import { repeatedKeys } from '../../../shared/http/repeatedKeys.ts';

describe('keys that stand twice in one object', () => {
  it.each([
    ['{"a":1,"b":{"a":2},"c":[{"a":1},{"a":2}]}', []],
    ['{"a":1, "b":2, "a" : 3}', ['a']],
    ['{"data":{"citations":{"c1":{"value":"x"},"c1":{"value":"y"}}}}', ['data.citations.c1']],
    // Written in two ways, the same key.
    ['{"a":1,"\\u0061":2}', ['a']],
    ['{"__proto__":1,"__proto__":2,"constructor":1,"toString":1}', ['__proto__']],
    // Punctuation within strings, and strings that are values.
    ['{"a":"{\\"a\\":1,\\"a\\":2}","b":["a","a"],"c":"a"}', []],
    ['{"a\\\\":1,"a\\"":2,"a\\\\":3}', ['a\\']],
    ['["a","a"]', []],
    ['"a"', []],
    ['{"a":[1,{"b":1,\n"b"\r\n\t:2}]}', ['a.b']],
    ['{"":1,"":2}', ['']],
  ])('of %s are %j', (text, expected) => {
    expect(() => JSON.parse(text) as unknown).not.toThrow();
    expect(repeatedKeys(text)).toEqual(expected);
  });

  it('are named with the end of their path, and not all of a thousand', () => {
    const deep = `${'{"a":'.repeat(50_000)}{"b":1,"b":2}${'}'.repeat(50_000)}`;
    expect(repeatedKeys(deep)).toEqual(['….a.a.a.b']);
    const many = `{${Array.from({ length: 2_000 }, (_, i) => `"k${i % 1_000}":1`).join(',')}}`;
    expect(repeatedKeys(many)).toHaveLength(20);
    expect(repeatedKeys(`{"${'x'.repeat(9_000)}":1,"${'x'.repeat(9_000)}":2}`)[0].length).toBeLessThan(300);
  });
});
