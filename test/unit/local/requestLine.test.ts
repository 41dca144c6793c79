/** A request that the HTTP parser refuses is answered in the shape of all errors, in time linear in it. */
import { readRequestLine } from '../../../infra/local/unreadableRequests.ts';

describe('the line of a request that the HTTP parser refuses', () => {
  it.each([
    ['FOO /a HTTP/1.1\r\n', { method: 'FOO', path: '/a' }],
    ['brew /a/b?x=1?y HTTP/1.0\nHost: x\n', { method: 'brew', path: '/a/b' }],
    ['M-SEARCH / HTTP/1.1\r\n\r\n', { method: 'M-SEARCH', path: '/' }],
  ])('has a method and a path: %j', (packet, expected) => {
    expect(readRequestLine(packet)).toEqual(expected);
  });

  it.each([
    'FOO /a HTTP/1.1',
    'FOO a HTTP/1.1\n',
    'FOO /a b HTTP/1.1\n',
    'FOO /a HTTP/2\n',
    'F(O) /a HTTP/1.1\n',
    `${'F'.repeat(65)} /a HTTP/1.1\n`,
    '\n',
    '',
  ])('is none: %j', (packet) => {
    expect(readRequestLine(packet)).toBeUndefined();
  });
});
