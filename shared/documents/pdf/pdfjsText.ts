/** The second reader: pdfjs, for documents that PDFium cannot open or crashes on. Text only, its boxes interpolated within runs. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Sets `globalThis.pdfjsWorker`: pdfjs then works in this thread, which is already a guarded worker.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import type { IndexedPage } from '../textIndex.ts';
import { UnreadableDocument } from '../unreadableDocument.ts';
import { cleanCodePoint } from '../layout/codePoints.ts';
import type { Glyph, GlyphGroup } from '../layout/glyph.ts';
import { pageLines } from '../layout/pageLines.ts';
import { corrupt, passwordProtected, tooManyPages, withoutPages } from './failures.ts';
import { pdfjsFolders } from './pdfAssets.ts';

/** @throws UnreadableDocument if pdfjs cannot open the bytes either. */
export async function readWithPdfjs(
  bytes: Uint8Array,
  maxPages: number,
): Promise<{ pageCount: number; pages: IndexedPage[] }> {
  const folders = pdfjsFolders(import.meta.url);
  const task = getDocument({
    // pdfjs takes ownership of the buffer, and cannot take a shared one.
    data: new Uint8Array(bytes),
    cMapUrl: folders.cmaps,
    cMapPacked: true,
    standardFontDataUrl: folders.standardFonts,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    if (document.numPages < 1) throw withoutPages();
    if (document.numPages > maxPages) throw tooManyPages(document.numPages, maxPages);
    const pages: IndexedPage[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale: 1 });
      const content = await page.getTextContent({ disableNormalization: true });
      const items = content.items.filter((item): item is TextItem => 'str' in item);
      pages.push({
        pageNumber: number,
        width: viewport.width,
        height: viewport.height,
        readBy: 'textLayer',
        lines: pageLines(groupsOf(items, viewport)),
      });
      page.cleanup();
    }
    return { pageCount: document.numPages, pages };
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error;
    throw error instanceof Error && error.name === 'PasswordException' ? passwordProtected() : corrupt(error);
  } finally {
    await task.destroy();
  }
}

interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly transform: readonly number[];
}

/** Ascent and descent in parts of the font size: pdfjs does not provide the font's own with the text. */
const ASCENT = 0.9;
const DESCENT = 0.25;

function groupsOf(items: readonly TextItem[], viewport: Viewport): GlyphGroup[] {
  const groups = new Map<number, Glyph[]>();
  let order = 0;
  for (const item of items) {
    const [a, b, c, d, e, f] = multiply(viewport.transform, item.transform as number[]);
    const size = Math.hypot(c, d);
    if (!(size > 0) || item.str === '') continue;
    const scale = Math.hypot(viewport.transform[0], viewport.transform[1]);
    const vertical = item.height > item.width && item.str.length > 1 && item.dir === 'ttb';
    const radians = Math.atan2(b, a) + (vertical ? Math.PI / 2 : 0);
    const degrees = (Math.round((radians * 180) / Math.PI) + 360) % 360;
    const turn = (degrees * Math.PI) / 180;
    const along = e * Math.cos(turn) + f * Math.sin(turn);
    const baseline = -e * Math.sin(turn) + f * Math.cos(turn);
    if (e < 0 || e > viewport.width || f < 0 || f > viewport.height) continue;
    const characters = Array.from(item.str);
    const advance = ((vertical ? item.height : item.width) * scale) / characters.length;
    let group = groups.get(degrees);
    if (group === undefined) groups.set(degrees, (group = []));
    let spaceBefore = false;
    for (const [i, character] of characters.entries()) {
      const text = cleanCodePoint(character.codePointAt(0) ?? 0);
      if (text === ' ') spaceBefore = true;
      if (text === '' || text === ' ') continue;
      // pdfjs returns right-to-left runs in logical order: the first character is at the right end.
      const place = item.dir === 'rtl' ? characters.length - 1 - i : i;
      const start = along + place * advance;
      group.push({
        text,
        start,
        end: start + advance,
        top: baseline - ASCENT * size,
        baseline,
        bottom: baseline + DESCENT * size,
        size,
        spaceBefore,
        gapBefore: false,
        order,
        origin: order,
      });
      spaceBefore = false;
      order++;
    }
  }
  return [...groups]
    .map(([angle, glyphs]) => ({ frame: { angle, mirrored: false }, glyphs }))
    .filter((group) => group.glyphs.length > 0);
}

function multiply(m: readonly number[], n: readonly number[]): [number, number, number, number, number, number] {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}
