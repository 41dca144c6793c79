/** Pictures of pages read by OCR again and again: Tesseract is asked once about the same picture, so that most constants cost no reading. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { readingsOf } from '../../../shared/documents/ocr/languages.ts';
import { corePath, languagePath } from '../../../shared/documents/ocr/ocrAssets.ts';
import type { GreyPicture } from '../../../shared/documents/ocr/picture.ts';
import type { RecognisedLine } from '../../../shared/documents/ocr/recognised.ts';
import { readPicture } from '../../../shared/documents/ocr/readPicture.ts';
import { startTesseract, type Tesseract } from '../../../shared/documents/ocr/tesseract.ts';
import { createPdfReader } from '../../../shared/documents/pdf/pdfReader.ts';
import { webAssembly } from '../../../shared/documents/pdf/webAssembly.ts';
import { withNoise } from '../noise.ts';
import { generatedPages } from './generatedPages.ts';
import type { Readings } from './readings.ts';

const MEMORY_BYTES = 512 * 1024 * 1024;
const LANGUAGES = ['eng', 'deu', 'jpn', 'kor', 'ara', 'tha'];
const PICTURE = /\.(?:png|jpe?g|tiff?)$/;
const OCR_ASSETS = pathToFileURL(join(process.cwd(), 'shared/documents/ocr/ocrAssets.ts')).href;

/** Of generated pages, points: the rest of a page is white, and costs time. */
const WRITTEN = { x: 40, y: 40, width: 520, height: 240 };

interface Picture {
  readonly picture: GreyPicture;
  /** Lines that it shows, where they are known. */
  readonly truth: readonly string[];
}

/** @param folders of pictures, read besides generated ones */
export async function pictureReadings(folders: readonly string[]): Promise<() => Readings> {
  const core = await webAssembly.compile(await readFile(corePath(OCR_ASSETS)));
  const languages = new Map(
    await Promise.all(
      LANGUAGES.map(async (name) => [name, gunzipSync(await readFile(languagePath(OCR_ASSETS, name)))] as const),
    ),
  );
  const tesseract = remembering(
    await startTesseract(core, MEMORY_BYTES, (name) => languages.get(name) ?? new Uint8Array()),
  );
  const pictures = [...(await generatedPictures()), ...(await picturesIn(folders))];
  const readings = { own: readingsOf(LANGUAGES), others: [] };
  return () => {
    const pages = pictures.map(({ picture }) => readPicture(tesseract, picture, readings));
    const wrong = pictures.map(({ truth }, i) => {
      const read = new Set(pages[i].lines.map(({ text }) => text));
      return truth.filter((line) => !read.has(line)).length;
    });
    return {
      wrong: wrong.reduce((sum, one) => sum + one, 0),
      pages: pages.map(({ lines, unread }) => JSON.stringify([lines.map(asRead), unread])),
    };
  };
}

/** Edges and slopes are rounded: a hundredth of a pixel is no other reading. */
const asRead = ({ text, wordConfidences, slope = 0 }: ReturnType<typeof readPicture>['lines'][number]) => [
  text,
  wordConfidences?.map(Math.round),
  slope.toFixed(3),
];

function remembering(tesseract: Tesseract): Tesseract {
  const known = new Map<string, readonly RecognisedLine[]>();
  return {
    recognise: (picture, languages, layout) => {
      const pixels = createHash('sha1').update(picture.pixels).digest('base64');
      const key = `${pixels} ${picture.width} ${languages.join('+')} ${layout ?? ''}`;
      const lines = known.get(key) ?? tesseract.recognise(picture, languages, layout);
      known.set(key, lines);
      return structuredClone(lines);
    },
  };
}

async function generatedPictures(): Promise<Picture[]> {
  const reader = createPdfReader({ extractionDeadlineMs: 60_000, maxPages: 1, workers: 1 });
  const pictures: Picture[] = [];
  for (const [seed, { pdf, lines, perInch, turn, shaded }] of (await generatedPages()).entries()) {
    const source = { id: `generated-${seed}`, load: () => Promise.resolve(pdf) };
    const { width, height, pixels } = await reader.render(source, {
      pageNumber: 1,
      scale: perInch / 72,
      region: WRITTEN,
    });
    const drawn = sharp(pixels, { raw: { width, height, channels: 3 } }).rotate(turn, { background: '#ffffff' });
    const noisy = withNoise(await grey(drawn), seed + 1);
    pictures.push({ picture: shaded ? inShade(noisy) : noisy, truth: lines });
  }
  await reader.close();
  return pictures;
}

async function picturesIn(folders: readonly string[]): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const folder of folders) {
    for (const file of (await readdir(folder)).filter((name) => PICTURE.test(name)).sort()) {
      pictures.push({ picture: await grey(sharp(join(folder, file))), truth: [] });
    }
  }
  return pictures;
}

async function grey(image: Sharp): Promise<GreyPicture> {
  const levelled = image.flatten({ background: '#ffffff' }).greyscale();
  const { data, info } = await levelled.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

/** Part of the light that is left in the darkest corner. */
const DARKEST = 0.45;

/** As a photograph by lamplight: darker from the upper left to the lower right. */
const inShade = ({ width, height, pixels }: GreyPicture): GreyPicture => ({
  width,
  height,
  pixels: pixels.map((value, i) => value * (1 - ((1 - DARKEST) * ((i % width) / width + i / width / height)) / 2)),
});
