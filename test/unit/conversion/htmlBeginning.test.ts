/** HTML is told by its beginning, in time linear in it. */
import { beginsAsHtml } from '../../../shared/conversion/htmlBeginning.ts';

describe('the beginning of an HTML document', () => {
  it.each([
    '<!doctype html>',
    '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">',
    '\ufeff\n <html lang="en">',
    '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN">',
    '<!-- a licence --><!-- another --> <HEAD>',
    '<!----><!--><body>',
    '<title>A page</title>',
    '<meta charset="utf-8">',
  ])('is %j', (text) => {
    expect(beginsAsHtml(text)).toBe(true);
  });

  it.each([
    'Text about <html>.',
    '<!doctype svg>',
    '<svg><title>A drawing</title></svg>',
    '<header>is a part of a page</header>',
    '<html-like>',
    '<h1 align="center">Markdown begins so</h1>',
    '<!-- a comment that is not closed <html>',
    '<!-->',
    '<',
    '',
  ])('is not %j', (text) => {
    expect(beginsAsHtml(text)).toBe(false);
  });

  it('is found in one pass, whatever stands before it', () => {
    const pump = '<!---->'.repeat(20_000);
    expect(beginsAsHtml(`${pump}x`)).toBe(false);
    expect(beginsAsHtml(`${pump}<html>`)).toBe(true);
    expect(beginsAsHtml('<!--'.repeat(20_000))).toBe(false);
    expect(beginsAsHtml('<?xml '.repeat(20_000))).toBe(false);
  });
});
