/** Whether an answer of the web is a page or a file is decided by its bytes. */
import { kindOf, type Kind } from '../../../shared/conversion/pageOrFile.ts';
import { docx } from '../../support/officeFiles.ts';
import { compoundFile } from '../../support/compoundFile.ts';

const kind = (
  type: string | undefined,
  head: Buffer | string,
  more: { status?: number; disposition?: string } = {},
): Kind =>
  kindOf(
    {
      status: more.status ?? 200,
      headers: {
        ...(type !== undefined && { 'content-type': type }),
        ...(more.disposition !== undefined && { 'content-disposition': more.disposition }),
      },
    },
    Buffer.from(head),
  );
const HTML = '<!doctype html><p>Text.';

describe('an answer of the web', () => {
  it('is a file by its bytes, though it is called a page', async () => {
    const files = [
      await docx('Text.'),
      compoundFile({ WordDocument: Buffer.alloc(32) }),
      '{\\rtf1 Text.}',
      '%PDF-1.7',
      Buffer.from('0904060004001000627204000c00', 'hex'),
      Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0]),
    ];
    for (const file of files) {
      expect(kind('text/html; charset=utf-8', file)).toBe('file');
      expect(kind('text/plain', file)).toBe('file');
    }
  });

  it('is a page by its bytes, whatever it is called', () => {
    for (const type of ['text/plain', 'application/octet-stream', 'text/xml', 'image/png', undefined]) {
      expect(kind(type, HTML)).toBe('undeclared page');
    }
    expect(kind('text/html', HTML)).toBe('declared page');
    expect(kind('text/html', HTML, { disposition: 'attachment' })).toBe('undeclared page');
    expect(kind('text/plain', Buffer.from(`\ufeff${HTML}`, 'utf16le'))).toBe('undeclared page');
  });

  it('is a page where its server says so and its bytes say nothing else', () => {
    expect(kind('text/html', 'Only a line of text.')).toBe('declared page');
    expect(kind('text/html', '')).toBe('declared page');
    expect(kind('text/html', Buffer.from('\xcf\xf0\xe8\xe2\xe5\xf2', 'latin1'))).toBe('declared page');
  });

  it('is text where nothing says that it is a page', () => {
    expect(kind('text/plain', 'Text about <html>.')).toBe('file');
    expect(kind('text/markdown', '<h1 align="center">A project</h1>')).toBe('file');
  });
});
