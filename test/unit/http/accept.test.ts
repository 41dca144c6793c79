/** A client gets the form that it names, and none that it refuses. */
import { asksFor } from '../../../shared/http/accept.ts';

describe('the Accept header', () => {
  it.each([
    ['text/html', true],
    ['application/json, TEXT/HTML;q=0.8', true],
    ['text/html;level=1', true],
    ['text/html;q=0, application/json', false],
    ['text/html; q=0.000', false],
    ['text/html;q=0.001', true],
    ['application/json;note=text/html', false],
    ['*/*', false],
    ['', false],
  ])('%s asks for HTML: %s', (accept, isAsked) => {
    expect(asksFor({ headers: { accept } }, 'text/html')).toBe(isAsked);
  });
});
