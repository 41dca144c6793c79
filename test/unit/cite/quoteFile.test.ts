/** Quotations are read from the files that people have, each with its place there. */
import { parseCsv } from '../../../infra/cite/parseCsv.ts';
import { plainLine } from '../../../infra/cite/plainLine.ts';
import { quotesOf } from '../../../infra/cite/quoteFile.ts';

const read = (name: string, content: string) =>
  quotesOf(name, content).map(({ start, end, ...quote }) => ({ ...quote, stands: content.slice(start, end) }));

describe('a file of quotations', () => {
  it('has one a line, empty lines aside', () => {
    expect(read('q.txt', '  One thing.\r\n\n\tAnother.\n')).toEqual([
      { text: 'One thing.', stands: 'One thing.' },
      { text: 'Another.', stands: 'Another.' },
    ]);
  });

  it('is CSV with a head, in any of its separators, with marks around cells', () => {
    const rows = 'Page;Quote;source\r\n3;"He said ""no""; then left";a.pdf\r\n;;\r\n;Two words;\r\n';
    expect(read('q.csv', rows)).toEqual([
      { text: 'He said "no"; then left', pageNumber: 3, source: 'a.pdf', stands: 'He said ""no""; then left' },
      { text: 'Two words', stands: 'Two words' },
    ]);
    expect(() => quotesOf('q.csv', 'a,b\n1,2')).toThrow('must name a column');
  });

  it('is JSON: words, objects, or the body of a request', () => {
    expect(read('q.json', '["a \\"b\\"", {"quote": "c", "page": 2, "source": "x.pdf"}]')).toEqual([
      { text: 'a "b"', stands: 'a \\"b\\"' },
      { text: 'c', pageNumber: 2, source: 'x.pdf', stands: 'c' },
    ]);
    expect(read('q.json', '{"citations": {"k": {"sourceContext": "d", "pageNumber": 4, "value": "d"}}}')).toMatchObject(
      [{ text: 'd', pageNumber: 4, value: 'd' }],
    );
    expect(() => quotesOf('q.json', '{"a": 1}')).toThrow('must be JSON like');
    expect(() => quotesOf('q.json', '["a"')).toThrow('must be JSON like');
  });

  it('is read to its end when a mark is left open', () => {
    expect(parseCsv('quote\n"never closed')).toMatchObject([[{ text: 'quote' }], [{ text: 'never closed' }]]);
    expect(parseCsv('')).toEqual([]);
  });
});

describe('words on a terminal', () => {
  it('are words: nothing in them moves the cursor, changes colours or turns the line around', () => {
    expect(plainLine('a\u001B[31mb\u0007\nc\u202Ed\u0085')).toBe('a[31mb cd');
  });
});
