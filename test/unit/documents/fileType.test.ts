/** The type of a document is decided by its bytes. */
import sharp from 'sharp';
import { detectFileType } from '../../../shared/documents/fileType.ts';

const dot = sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } });
const ftyp = (major: string, compatible: string): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from(`ftyp${major}\0\0\0\0${compatible}`, 'latin1')]);

describe('the type of a file', () => {
  it.each([
    ['image/jpeg', () => dot.clone().jpeg()],
    ['image/png', () => dot.clone().png()],
    ['image/tiff', () => dot.clone().tiff()],
    ['image/gif', () => dot.clone().gif()],
    ['image/webp', () => dot.clone().webp()],
    ['image/avif', () => dot.clone().avif()],
  ])('is %s by the bytes that an encoder writes', async (type, encode) => {
    expect(detectFileType(await encode().toBuffer())).toBe(type);
  });

  it('is HEIC or AVIF by the compatible brands where the major one names the structure only', () => {
    expect(detectFileType(ftyp('heic', 'mif1'))).toBe('image/heic');
    expect(detectFileType(ftyp('mif1', 'heic'))).toBe('image/heic');
    expect(detectFileType(ftyp('mif1', 'avif'))).toBe('image/avif');
  });

  it.each(['<!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg"/>', '<!--ftypmp42-->', 'The wide road.'])(
    'is none for the text %j, which holds the name of a box',
    (text) => {
      expect(detectFileType(Buffer.from(text))).toBeUndefined();
    },
  );

  it('is BMP by its header, not by two letters', () => {
    const header = Buffer.alloc(54);
    header.write('BM');
    header.writeUInt32LE(40, 14);
    expect(detectFileType(header)).toBe('image/bmp');
    expect(detectFileType(Buffer.from('BMW announced today that its factories will close'))).toBeUndefined();
  });

  it('is the image when its metadata speak of PDFs, and the PDF when something stands before its header', async () => {
    const jpeg = await dot.clone().jpeg().toBuffer();
    expect(detectFileType(Buffer.concat([jpeg, Buffer.from('%PDF-1.7')]))).toBe('image/jpeg');
    expect(detectFileType(Buffer.from('\r\n\r\n%PDF-1.7'))).toBe('application/pdf');
  });

  it.each<[string, Buffer]>([
    ['audio/mpeg', Buffer.from('ID3\x04\0\0')],
    ['audio/mpeg', Buffer.from([0xff, 0xfb, 0x90, 0x64])],
    ['audio/aac', Buffer.from([0xff, 0xf1, 0x50, 0x80])],
    ['audio/flac', Buffer.from('fLaC')],
    ['audio/ogg', Buffer.from('OggS')],
    ['audio/wav', Buffer.from('RIFF\x24\0\0\0WAVEfmt ')],
    ['audio/mp4', ftyp('M4A ', 'isom')],
    ['video/mp4', ftyp('isom', 'mp42')],
    ['video/quicktime', ftyp('qt  ', 'qt  ')],
    ['video/quicktime', Buffer.from('\0\0\0\x08wide')],
    ['video/x-msvideo', Buffer.from('RIFF\x24\0\0\0AVI LIST')],
    ['video/webm', Buffer.from('\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm', 'latin1')],
    ['video/x-matroska', Buffer.from('\x1a\x45\xdf\xa3\xa3\x42\x82\x88matroska', 'latin1')],
    ['video/mp2t', Buffer.concat(Array.from({ length: 6 }, () => Buffer.from('G'.padEnd(188, 'x'))))],
  ])('is %s by the beginning of a recording', (type, head) => {
    expect(detectFileType(head)).toBe(type);
  });

  it.each<[string, Buffer]>([
    ['a playlist', Buffer.from('#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1/secret\n')],
    ['a list of files', Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n")],
    ['text as UTF-16', Buffer.from('\xff\xfeH\0e\0l\0l\0o\0', 'latin1')],
    ['ISO media that are no recording', ftyp('crx ', 'isom')],
    ['a document of EBML that is neither WebM nor Matroska', Buffer.from('\x1a\x45\xdf\xa3\x9fother', 'latin1')],
  ])('is unknown for %s', (_name, head) => {
    expect(detectFileType(head)).toBeUndefined();
  });

  it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html><p>', 'plain text', ''])(
    'is unknown for %p',
    (text) => {
      expect(detectFileType(Buffer.from(text))).toBeUndefined();
    },
  );
});
