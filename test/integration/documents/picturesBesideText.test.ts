/** Pictures beside a text layer add lines of their own, and change none of the layer's. */
import sharp from 'sharp';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { extractText } from '../../../shared/documents/completeText.ts';
import { pageTextSources } from '../../../shared/attachments/pageTextSources.ts';
import { spanBox, type IndexedPage } from '../../../shared/documents/textIndex.ts';
import { pagePicture } from '../../support/pagePicture.ts';
import { englishReader } from '../../support/sharedReader.ts';

const TABLE = ['Region North 318 units', 'Region South 427 units', 'Region West 96 units'];
const ABOVE = [
  'The committee looked at the figures of the year.',
  'They are shown here as the clerk had sent them in, and the',
];
const BELOW = ['chair asked that they be checked against the books.', 'Nobody objected, and the session was closed.'];
/** Points, origin top left. */
const PICTURE = { x: 60, y: 130, width: 240, height: 60 };

const reader = englishReader();

let count = 0;
async function pagesOf(bytes: Uint8Array): Promise<readonly IndexedPage[]> {
  const source = { id: `beside-${count++}`, mimeType: 'application/pdf', load: () => Promise.resolve(bytes) };
  return (await extractText(reader, source, 60_000)).pages;
}

/** Lines of print as a picture without paper around them. */
async function tablePicture(): Promise<Uint8Array> {
  return new Uint8Array(
    await sharp(await (await pagePicture(TABLE, 200)).png().toBuffer())
      .trim({ margin: 20 })
      .png()
      .toBuffer(),
  );
}

/** A patch of grain and shades, as a photograph of a wall. */
const photograph = async (): Promise<Uint8Array> => {
  const [width, height] = [600, 300];
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 7;
  for (let i = 0; i < pixels.length; i += 3) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels.fill(90 + Math.round(60 * Math.sin(i / 5_000)) + (seed % 64), i, i + 3);
  }
  return new Uint8Array(
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  );
};

async function pageWith(picture: Uint8Array, options: { pages?: number; over?: string } = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const image = await document.embedPng(picture);
  for (let number = 0; number < (options.pages ?? 1); number++) {
    const page = document.addPage([595, 842]);
    const write = (line: string, y: number): void => {
      page.drawText(line, { x: 60, y: 842 - y, size: 11, font });
    };
    ABOVE.forEach((line, i) => {
      write(line, 90 + 16 * i);
    });
    page.drawImage(image, { ...PICTURE, y: 842 - PICTURE.y - PICTURE.height });
    if (options.over !== undefined) write(options.over, PICTURE.y + 30);
    BELOW.forEach((line, i) => {
      write(line, 220 + 16 * i);
    });
  }
  return document.save();
}

const textsOf = ({ lines }: IndexedPage): string[] => lines.map(({ text }) => text);

describe('pictures beside a sound text layer', () => {
  it('reads what is written in them, as lines of their own, and leaves the layer as it is', async () => {
    const [page] = await pagesOf(await pageWith(await tablePicture()));
    expect(textsOf(page).filter((line) => !TABLE.includes(line))).toEqual([...ABOVE, ...BELOW]);
    expect(textsOf(page)).toEqual(expect.arrayContaining(TABLE));
    expect(page.lines.filter(({ provenance }) => provenance === 'ocr').map(({ text }) => text)).toEqual(TABLE);
    expect(page.lines.filter(({ wordConfidences }) => wordConfidences !== undefined)).toHaveLength(TABLE.length);
    expect(page.readBy).toBe('textLayer');
    expect(pageTextSources([page])).toEqual(['mixed']);
  });

  it('places them where the picture shows them', async () => {
    const [page] = await pagesOf(await pageWith(await tablePicture()));
    const line = page.lines.find(({ text }) => text === TABLE[1]);
    const box = line && spanBox(line, 0, line.text.length);
    expect(box?.x).toBeGreaterThan(PICTURE.x);
    expect(box && box.x + box.width).toBeLessThan(PICTURE.x + PICTURE.width);
    expect(box && box.y + box.height / 2).toBeCloseTo(PICTURE.y + PICTURE.height / 2, -1);
  });

  it('never sets them between the halves of a sentence', async () => {
    const [page] = await pagesOf(await pageWith(await tablePicture()));
    const at = textsOf(page).indexOf(ABOVE[1]);
    expect(textsOf(page)[at + 1]).toBe(BELOW[0]);
  });

  it('reads nothing in photographs', async () => {
    const [page] = await pagesOf(await pageWith(await photograph()));
    expect(textsOf(page)).toEqual([...ABOVE, ...BELOW]);
    expect(pageTextSources([page])).toEqual(['text_layer']);
  });

  it('reads no picture that the layer has text for, and no letterhead', async () => {
    const [own] = await pagesOf(await pageWith(await tablePicture(), { over: 'Regions and units' }));
    expect(own.lines.some(({ provenance }) => provenance === 'ocr')).toBe(false);
    const letters = await pagesOf(await pageWith(await tablePicture(), { pages: 3 }));
    expect(letters.flatMap(({ lines }) => lines).some(({ provenance }) => provenance === 'ocr')).toBe(false);
  });
});
