/** A small body must not hold the thread that everyone shares for half a second. */
import { textPieces } from '../../../shared/http/textPieces.ts';
import { countJson } from '../../../shared/http/jsonSize.ts';

describe('the values of a JSON text', () => {
  it.each([
    ['{}', 2],
    ['{"a":1,"b":[1,2,3]}', 6],
    // Punctuation within strings begins nothing.
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

describe('a long text in pieces', () => {
  it('is whole again when they are joined, and no piece ends within a character', () => {
    const text = `a${'😀é'.repeat(200_000)}\ud83d`;
    const pieces = Array.from(textPieces(text));
    expect(pieces.length).toBeGreaterThan(4);
    const joined = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
    expect(joined.equals(Buffer.from(text))).toBe(true);
  });
});
