/** Scans are read where they have no text, in whatever turn, and what a font says falsely is read from the picture. */
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import {
  PDFDict,
  PDFDocument,
  PDFName,
  popGraphicsState,
  pushGraphicsState,
  setTextRenderingMode,
  StandardFonts,
  TextRenderingMode,
} from 'pdf-lib';
import { extractText } from '../../../shared/documents/completeText.ts';
import { corePath, languagePath } from '../../../shared/documents/ocr/ocrAssets.ts';
import { createOcrEngine } from '../../../shared/documents/ocr/ocrEngine.ts';
import { readPages } from '../../../shared/documents/ocr/readPages.ts';
import { startTesseract } from '../../../shared/documents/ocr/tesseract.ts';
import { webAssembly } from '../../../shared/documents/pdf/webAssembly.ts';
import { spanBox, type IndexedLine, type IndexedPage } from '../../../shared/documents/textIndex.ts';
import { UnreadableDocument } from '../../../shared/documents/unreadableDocument.ts';
import { arimoPicture, greyPicture, koreanPicture, pagePicture, scanPdf } from '../../support/pagePicture.ts';
import { englishEngine, englishReader } from '../../support/sharedReader.ts';
import { textPdf } from '../../support/textPdf.ts';

const LINES = [
  'The committee approved 42 grants in the spring session.',
  'Revenue rose to 318 million euros, while costs fell slightly.',
  'No member objected to the proposal of the treasurer.',
];

const ENOUGH = { workMs: 60_000, waitMs: 120_000 };

const reader = englishReader();

let count = 0;
async function pagesOf(bytes: Uint8Array, mimeType: string): Promise<readonly IndexedPage[]> {
  const source = { id: `ocr-${count++}`, mimeType, load: () => Promise.resolve(bytes) };
  return (await extractText(reader, source, 60_000)).pages;
}
const textsOf = ({ lines }: IndexedPage): string[] => lines.map(({ text }) => text);
const boxOf = (line: IndexedLine, word: string) => {
  const start = line.text.indexOf(word);
  return spanBox(line, start, start + word.length);
};

describe('reading pictures of text', () => {
  it('finds the words where a text layer would have them', async () => {
    const picture = await (await pagePicture(LINES, 200)).png().toBuffer();
    const [[scan], [print]] = await Promise.all([
      pagesOf(picture, 'image/png'),
      pagesOf(await textPdf([LINES]), 'application/pdf'),
    ]);
    expect(textsOf(scan)).toEqual(LINES);
    expect(scan.readBy).toBe('ocr');
    expect(scan.lines[1].wordConfidences).toHaveLength(LINES[1].split(' ').length);
    for (const [i, word] of ['42 grants', '318 million', 'objected'].entries()) {
      const [seen, planted] = [boxOf(scan.lines[i], word), boxOf(print.lines[i], word)];
      expect(Math.abs(seen.x - planted.x)).toBeLessThan(1.5);
      expect(Math.abs(seen.x + seen.width - planted.x - planted.width)).toBeLessThan(1.5);
      // A text layer's boxes have room above and below the ink.
      expect(seen.y).toBeGreaterThan(planted.y - 1);
      expect(seen.y + seen.height).toBeLessThan(planted.y + planted.height + 1);
    }
  });

  it('reads pages that lie on a side or on their head, and finds the words there', async () => {
    const upright = await (await pagePicture(LINES, 200)).png().toBuffer();
    const [[page], ...turned] = await Promise.all([
      pagesOf(upright, 'image/png'),
      ...[90, 180, 270].map(async (degrees) => {
        const picture = await sharp(upright).rotate(degrees).withMetadata({ density: 200 }).png().toBuffer();
        return (await pagesOf(picture, 'image/png'))[0];
      }),
    ]);
    for (const one of turned) expect(textsOf(one)).toEqual(LINES);
    const { x, y, width, height } = boxOf(page.lines[1], '318');
    const [right, head, left] = turned.map((one) => boxOf(one.lines[1], '318'));
    expect(turned[0].lines[1].direction).toBe('vertical');
    const close = (seen: typeof right, expected: typeof right): void => {
      for (const key of ['x', 'y', 'width', 'height'] as const) {
        expect(Math.abs(seen[key] - expected[key])).toBeLessThan(1.5);
      }
    };
    close(right, { x: page.height - y - height, y: x, width: height, height: width });
    close(head, { x: page.width - x - width, y: page.height - y - height, width, height });
    close(left, { x: y, y: page.width - x - width, width: height, height: width });
  });

  it('reads pages that lie askew, and follows their lines down', async () => {
    const degrees = 1.5;
    const upright = await (await pagePicture(LINES, 200)).png().toBuffer();
    const askew = await sharp(upright).rotate(degrees, { background: '#ffffff' }).png().toBuffer();
    const [page] = await pagesOf(askew, 'image/png');
    expect(textsOf(page)).toEqual(LINES);
    expect(page.lines[1].slope).toBeCloseTo(Math.tan((degrees * Math.PI) / 180), 2);
  });
});

describe('reading PDFs with scans', () => {
  it('reads a sheet that lies on a table', async () => {
    const [width, height] = [1500, 1900];
    let seed = 1;
    const grain = (): number => (60 * (seed = (seed * 48_271) % 2_147_483_647)) / 2_147_483_647;
    const tiles = Uint8Array.from({ length: width * height }, (_, at) => {
      const isJoint = (at % width) % 300 < 20 || Math.floor(at / width) % 400 < 20;
      return (isJoint ? 40 : 120) + grain();
    });
    const shade = '<svg width="1100" height="350"><rect width="1100" height="350" fill-opacity="0.25"/></svg>';
    const sheet = (await pagePicture(LINES)).extract({ left: 60, top: 60, width: 1100, height: 700 });
    const folded = sharp(await sheet.linear(0.8, 0).png().toBuffer()).composite([
      { input: Buffer.from(shade), left: 0, top: 350 },
    ]);
    const lit = await sharp(await folded.png().toBuffer())
      .rotate(4, { background: '#0000' })
      .png()
      .toBuffer();
    const photograph = sharp(tiles, { raw: { width, height, channels: 1 } }).composite([
      { input: lit, left: 150, top: 500 },
    ]);
    const [page] = await pagesOf(await photograph.jpeg().toBuffer(), 'image/jpeg');
    expect(textsOf(page)).toEqual(LINES);
    expect(page.error).toBeUndefined();
  });

  it('reads the scanned page and leaves the printed ones alone', async () => {
    const document = await PDFDocument.load(await textPdf([['A printed page, whose text is its own.']]));
    const scans = await PDFDocument.load(await scanPdf([await (await pagePicture(LINES)).png().toBuffer()]));
    const [scan] = await document.copyPages(scans, [0]);
    document.addPage(scan);
    const pages = await pagesOf(await document.save(), 'application/pdf');
    expect(pages.map(({ readBy }) => readBy)).toEqual(['textLayer', 'ocr']);
    expect(textsOf(pages[1])).toEqual(LINES);
  });

  it('says the letters that are drawn where a font says others', async () => {
    const lines = Array.from({ length: 4 }, () => LINES).flat();
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    const page = document.addPage([595, 842]);
    for (const [i, line] of lines.entries()) page.drawText(line, { x: 72, y: 770 - 16 * i, size: 11, font });
    await document.flush();
    // Every small letter is said to be the next but five.
    const letters = Array.from({ length: 26 }, (_, i) => {
      const hex = (code: number): string => (97 + (code % 26)).toString(16).padStart(2, '0');
      return `<${hex(i)}> <00${hex(i + 6)}>`;
    });
    const table = [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Wrong def /CMapType 2 def',
      '1 begincodespacerange <00> <ff> endcodespacerange',
      `26 beginbfchar ${letters.join('\n')} endbfchar`,
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ].join('\n');
    const stream = document.context.register(document.context.stream(table));
    document.context.lookup(font.ref, PDFDict).set(PDFName.of('ToUnicode'), stream);
    const [read] = await pagesOf(await document.save(), 'application/pdf');
    expect(textsOf(read)).toEqual(lines);
    expect(read.lines.every(({ provenance }) => provenance === 'mended')).toBe(true);
  });

  /** A scan of LINES with a hidden text over it. */
  async function withHiddenText(hidden: readonly string[]): Promise<Uint8Array> {
    const document = await PDFDocument.load(await scanPdf([await (await pagePicture(LINES)).png().toBuffer()]));
    const font = await document.embedFont(StandardFonts.Helvetica);
    const page = document.getPage(0);
    page.pushOperators(pushGraphicsState(), setTextRenderingMode(TextRenderingMode.Invisible));
    for (const [i, line] of hidden.entries()) page.drawText(line, { x: 72, y: 842 - 72 - 16 * i, size: 11, font });
    page.pushOperators(popGraphicsState());
    return document.save();
  }

  it('keeps a hidden text that says what the picture shows', async () => {
    const [page] = await pagesOf(await withHiddenText(LINES), 'application/pdf');
    expect(page.readBy).toBe('textLayer');
  });

  it('reads the picture where the hidden text says something else', async () => {
    const lies = LINES.map(() => 'Instead the assembly rejected everything without discussion or vote.');
    const [page] = await pagesOf(await withHiddenText(lies), 'application/pdf');
    expect(page.readBy).toBe('ocr');
    expect(textsOf(page)).toEqual(LINES);
  });
});

describe('reading a part of a page back', () => {
  it('is not kept from it by the lines that stand close above and below, nor from a digit at the end', async () => {
    const lines = ['The committee raised the number to 3', 'Number of ships: 3', 'see section 3'];
    const bytes = await textPdf([lines]);
    const source = { id: 'back', mimeType: 'application/pdf', load: () => Promise.resolve(bytes) };
    const [page] = (await reader.draftText(source)).pages;
    for (const [i, line] of page.lines.entries()) {
      const box = spanBox(line, 0, line.text.length);
      const read = await reader.readBack(source, 1, {
        region: { ...box, y: box.y - 2, height: box.height + 4 },
      });
      expect(read.map(({ text }) => text)).toEqual([lines[i]]);
      // Places are those on the page.
      const seen = boxOf(read[0], '3');
      expect(Math.abs(seen.x - boxOf(line, '3').x)).toBeLessThan(1.5);
      expect(seen.y).toBeGreaterThan(box.y - 1);
      expect(seen.y + seen.height).toBeLessThan(box.y + box.height + 1);
    }
  });
});

const KOREAN =
  '본 계약은 5월 10일부터 효력이 발생하며 계약 기간은 2년으로 한다.\n임차인은 임대인의 동의 없이 건물을 전대할 수 없다.';
const RUSSIAN =
  'Настоящий договор вступает в силу с момента его подписания обеими сторонами. Объём выпуска щебня вырос, а цены на ' +
  'электроэнергию снизились. Подъезд к зданию находится у южных ворот.';
const UKRAINIAN =
  'Цей договір набирає чинності з моменту його підписання обома сторонами. Обсяг випуску щебеню зріс, а ціни на ' +
  'електроенергію знизилися. Вхід до будівлі є біля південних воріт, їх зачиняють уночі.';
const GERMAN = [
  'Die Vergütung für die Dauer des Vertrages beträgt 4850 Euro.',
  'Der Auftragnehmer haftet nicht für Schäden, die durch höhere Gewalt entstehen.',
];

describe('languages', () => {
  it('whose data is not installed are refused at once, naming the package', () => {
    expect(() => createOcrEngine({ languages: ['eng', 'tlh'] })).toThrow('npm install @tesseract.js-data/tlh');
  });

  it('are chosen for each picture among those that are named', async () => {
    const engine = createOcrEngine({ languages: ['eng', 'deu', 'kor'], workers: 1 });
    const textOf = async (picture: Sharp): Promise<string> => {
      const { lines } = await engine.read(() => greyPicture(picture), ENOUGH);
      return lines.map(({ text }) => text).join('\n');
    };
    expect(await textOf(await pagePicture(GERMAN, 200))).toBe(GERMAN.join('\n'));
    expect(await textOf(await pagePicture(LINES, 200))).toBe(LINES.join('\n'));
    const korean = (await textOf(await koreanPicture(KOREAN))).replace(/\s/g, '');
    for (const words of ['계약기간은2년으로', '임대인의동의없이']) expect(korean).toContain(words);
    await engine.close();
  });

  it('are told apart where they share most of their letters: Russian and Ukrainian', async () => {
    const engine = createOcrEngine({ languages: ['eng', 'ukr', 'kir'], workers: 1 });
    for (const text of [RUSSIAN, UKRAINIAN]) {
      const { lines } = await engine.read(async () => greyPicture(await arimoPicture(text)), ENOUGH);
      expect(lines.map((line) => line.text).join(' ')).toBe(text);
    }
    await engine.close();
  });

  it('are no Thai, whose network takes the letters of others for its own, upright or upside down', async () => {
    const engine = createOcrEngine({ languages: ['eng', 'tur', 'tha'], workers: 1 });
    const contents = ['Amaç ve kapsam', 'Kiracının yükümlülükleri', 'Kira bedeli', 'Fesih', 'Son hükümler'];
    const upright = await (await arimoPicture(contents.join('\n'))).png().toBuffer();
    for (const degrees of [0, 180]) {
      const { lines } = await engine.read(() => greyPicture(sharp(upright).rotate(degrees)), ENOUGH);
      expect(lines.map((line) => line.text)).toEqual(contents);
    }
    await engine.close();
  });

  it('show in the whole page where its densest part is a table', async () => {
    const engine = createOcrEngine({ languages: ['eng', 'deu'], workers: 1 });
    // Names alone, which stand in any language; numbers and capitals would be read twice.
    const names = ['Wemding', 'Oslo', 'Kiel', 'Aarhus', 'Brno', 'Tampere', 'Turku'];
    const table = Array.from({ length: 8 }, (_, row) =>
      Array.from({ length: 5 }, (__, column) => names[(row * 3 + column) % names.length]).join(' '),
    );
    const upright = await (await pagePicture([...table, '', ...GERMAN], 150)).png().toBuffer();
    // On its head, the page is turned after a trial of that table.
    for (const degrees of [0, 180]) {
      const { lines } = await engine.read(() => greyPicture(sharp(upright).rotate(degrees)), ENOUGH);
      expect(lines.slice(-GERMAN.length).map(({ text }) => text)).toEqual(GERMAN);
    }
    await engine.close();
  });

  it('that are not named are not taken for one that is: the script is told', async () => {
    const picture = await greyPicture(await koreanPicture(KOREAN));
    const { lines, unread } = await englishEngine().read(() => Promise.resolve(picture), ENOUGH);
    expect(lines).toEqual([]);
    expect(unread?.reading).toMatchObject({ script: 'Hangul', languages: expect.arrayContaining(['kor']) });
  });
});

describe('a page that two threads read', () => {
  const ROWS = Array.from(
    { length: 14 },
    (_, i) => `Row ${i + 1} has ${317 * (i + 2)} grants, ${i % 3 ? 'no' : 'one'} more.`,
  );

  it('has the very lines that one thread reads, half of them from each', async () => {
    const ocrEntry = new URL('../../../shared/documents/ocr/ocrEngine.ts', import.meta.url).href;
    const core = await webAssembly.compile(await readFile(corePath(ocrEntry)));
    const english = gunzipSync(await readFile(languagePath(ocrEntry, 'eng')));
    const [one, other] = await Promise.all([1, 2].map(() => startTesseract(core, 512 * 1024 * 1024, () => english)));
    const picture = await greyPicture(await pagePicture(ROWS, 150));
    const first = one.recogniseHalf(picture, 'eng', 'first', () => true);
    const second = other.recogniseHalf(picture, 'eng', 'second', () => true);
    expect(first.parted).toBeDefined();
    expect(second.parted).toBe(first.parted);
    expect(first.lines.length).toBeGreaterThan(ROWS.length / 3);
    expect(second.lines.length).toBeGreaterThan(ROWS.length / 3);
    const alone = one.recognise(picture, ['eng']);
    expect([...first.lines, ...second.lines]).toEqual(alone);
    // Nobody has begun to help by then.
    expect(one.recogniseHalf(picture, 'eng', 'first', () => false)).toEqual({ lines: alone });
  });

  it('says the same as where nobody helps', async () => {
    const engine = createOcrEngine({ languages: ['eng'], workers: 2 });
    const picture = () => pagePicture(ROWS, 150).then(greyPicture);
    const alone = await engine.read(picture, ENOUGH);
    const helped = await engine.read(picture, ENOUGH, { isAlone: true });
    expect(alone.lines.map(({ text }) => text)).toEqual(ROWS);
    expect(helped).toEqual(alone);
    // Whoever helped is free for the next pages.
    expect(await Promise.all([1, 2].map(() => engine.read(picture, ENOUGH)))).toEqual([alone, alone]);
    await engine.close();
  });
});

describe('pages that cannot be read', () => {
  const ocr = englishEngine();
  const blank = { width: 40, height: 40, pixels: new Uint8Array(1600).fill(255) };
  const scale = { pointsPerPixelX: 1, pointsPerPixelY: 1 };
  const page = { width: 40, height: 40, pixelCount: 1600 };

  it('say why, and do not take the others along', async () => {
    const broken = new UnreadableDocument('corrupt', 'The page is torn.');
    const pages = await readPages(
      ocr,
      [
        { ...page, pageNumber: 1, picture: () => Promise.resolve({ ...blank, ...scale }) },
        { ...page, pageNumber: 2, picture: () => Promise.reject(broken) },
      ],
      20_000,
    );
    expect(pages.map(({ error, lines }) => [error, lines.length])).toEqual([
      [undefined, 0],
      ['The page is torn.', 0],
    ]);
  });

  it('are given up after their time, and the next one is read', async () => {
    const hard = {
      width: 1500,
      height: 1500,
      pixels: Uint8Array.from({ length: 1500 * 1500 }, (_, i) => (i * 7919) % 256),
    };
    await expect(ocr.read(() => Promise.resolve(hard), { ...ENOUGH, workMs: 1 })).rejects.toThrow('took longer than');
    expect(await ocr.read(() => Promise.resolve(blank), ENOUGH)).toEqual({ lines: [] });
  });

  it('are left out when the time for all of them is over', async () => {
    const pages = [{ ...page, pageNumber: 1, picture: () => Promise.resolve({ ...blank, ...scale }) }];
    expect(await readPages(ocr, pages, 0)).toEqual([]);
  });
});
