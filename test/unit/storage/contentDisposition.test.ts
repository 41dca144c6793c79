/** A download is saved under its own name, whatever characters it contains. */
import { parse } from 'content-disposition';
import fc from 'fast-check';
import { attachmentDisposition } from '../../../shared/storage/contentDisposition.ts';

describe('the name under which an answer is saved', () => {
  it.each([
    ['report.pdf', 'report.pdf'],
    ['Ölpreis 2030.pdf', 'Ölpreis 2030.pdf'],
    ['日本語 🙂.pdf', '日本語 🙂.pdf'],
    ['a "quoted"; name=x.pdf', 'a "quoted"; name=x.pdf'],
    ['100%25.pdf', '100%25.pdf'],
    ['../../etc/passwd', '.._.._etc_passwd'],
    ['C:\\temp\\x.pdf', 'C:_temp_x.pdf'],
    ['a\r\nSet-Cookie: x=1', 'a__Set-Cookie: x=1'],
    ['report\u202efdp.exe', 'report_fdp.exe'],
    ['   ', 'download'],
    ['', 'download'],
  ])('is, for %j, %j', (given, saved) => {
    const { type, parameters } = parse(attachmentDisposition(given));
    expect({ type, filename: parameters.filename }).toEqual({ type: 'attachment', filename: saved });
  });

  it('is one line of printable ASCII, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(attachmentDisposition(name)).toMatch(/^attachment; filename=[\x20-\x7e]*$/);
      }),
    );
  });

  it('survives a name that is no proper Unicode', () => {
    expect(parse(attachmentDisposition('a\ud800b.pdf')).parameters.filename).toBe('a\ufffdb.pdf');
  });
});
