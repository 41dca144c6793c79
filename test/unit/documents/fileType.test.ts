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
    expect(detectFileType(ftyp('isom', 'mp42'))).toBeUndefined();
  });

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

  it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html><p>', 'plain text', ''])(
    'is unknown for %p',
    (text) => {
      expect(detectFileType(Buffer.from(text))).toBeUndefined();
    },
  );
});
