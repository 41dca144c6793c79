/** Pictures of pages with known text: a PDF drawn by PDFium, then rotated, blurred or packed as a scanner would. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { EAST_ASIAN_FONTS } from '../../shared/documents/pdf/fontFiles.ts';
import { fallbackFontPath } from '../../shared/documents/pdf/pdfAssets.ts';
import type { GreyPicture } from '../../shared/documents/ocr/picture.ts';
import { sharedPdfReader, sourceOf } from './readPdf.ts';
import { textPdf } from './textPdf.ts';
import { PDFDocument, type PDFImage } from 'pdf-lib';

/** @param perInch resolution of the scan; A4 */
export async function pagePicture(lines: readonly string[], perInch = 150): Promise<Sharp> {
  const bytes = await textPdf([lines]);
  const { width, height, pixels } = await sharedPdfReader().render(sourceOf(bytes), {
    pageNumber: 1,
    scale: perInch / 72,
  });
  return sharp(pixels, { raw: { width, height, channels: 3 } }).withMetadata({ density: perInch });
}

/** A PDF whose pages are the pictures and nothing else, each on A4. */
export async function scanPdf(pictures: readonly Uint8Array[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  // A picture that several pages show is in the file once.
  const embedded = new Map<Uint8Array, PDFImage>();
  for (const picture of pictures) {
    const image = embedded.get(picture) ?? (await document.embedPng(picture));
    embedded.set(picture, image);
    document.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
  }
  return document.save();
}

/** An A4 sheet with Korean text at its top, in letters of 42 pixels. */
export function koreanPicture(text: string): Promise<Sharp> {
  const assets = pathToFileURL(join(process.cwd(), 'shared/documents/pdf/pdfAssets.ts')).href;
  return writtenPicture(text, 'Noto Sans KR 10', fallbackFontPath(EAST_ASIAN_FONTS.korean, assets));
}

/** The same with Japanese text. */
export function japanesePicture(text: string): Promise<Sharp> {
  const assets = pathToFileURL(join(process.cwd(), 'shared/documents/pdf/pdfAssets.ts')).href;
  return writtenPicture(text, 'Noto Sans JP 10', fallbackFontPath(EAST_ASIAN_FONTS.japanese, assets));
}

/** The same with Cyrillic letters, or Latin ones of any language. */
export function arimoPicture(text: string): Promise<Sharp> {
  const fontfile = createRequire(import.meta.url).resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf');
  return writtenPicture(text, 'Arimo 10', fontfile);
}

async function writtenPicture(text: string, font: string, fontfile: string): Promise<Sharp> {
  const written = sharp({ text: { text, width: 1600, dpi: 300, rgba: true, font, fontfile } });
  const sheet = { width: 1800, height: 2546, channels: 3, background: '#ffffff' } as const;
  const ink = await written.png().toBuffer();
  return sharp(
    await sharp({ create: sheet })
      .composite([{ input: ink, left: 80, top: 80 }])
      .png()
      .toBuffer(),
  );
}

/** As OCR takes it. */
export async function greyPicture(picture: Sharp): Promise<GreyPicture> {
  const { data, info } = await picture.clone().greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: Uint8Array.from(data) };
}
