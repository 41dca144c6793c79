/** What becomes of a glyph that does not look like what its font says, or of which it says nothing. */
import { MachineBusy } from '../../../shared/documents/machineBusy.ts';
import type { OcrEngine } from '../../../shared/documents/ocr/ocrEngine.ts';
import type { PdfReader } from '../../../shared/documents/pdfReader.ts';
import type { GlyphKind } from '../../../shared/documents/scans/glyphKinds.ts';
import { fontSymbolLook } from '../../../shared/documents/pdf/glyphLooks.ts';
import { shapeOf, type GlyphShape } from '../../../shared/documents/pdf/glyphShape.ts';
import { symbolOfFont } from '../../../shared/documents/pdf/symbolFonts.ts';
import { createScannedPdfReader } from '../../../shared/documents/scans/scannedPdfReader.ts';
import { mendedPages } from '../../../shared/documents/scans/mendedPages.ts';
import { textCharacter, textEncoding } from '../../../shared/documents/scans/texTextFonts.ts';
import { verdictByReading, verdictByShape } from '../../../shared/documents/scans/glyphVerdict.ts';

const kind = (told: Partial<GlyphKind>): GlyphKind => ({
  font: 'ABCDEF+Some',
  text: 'a',
  isSaid: true,
  numbered: '',
  isNumberedAsUnicode: false,
  isOfLargeFont: false,
  isSuspect: false,
  looksLike: 'o',
  likeness: 0.92,
  ownLikeness: 0.61,
  places: [],
  ...told,
});

describe('a glyph that is said to be an accented letter', () => {
  it('is another letter only if the picture is read so', () => {
    const ligature = kind({ text: 'Ö', looksLike: 'h', likeness: 0.91, ownLikeness: 0.65 });
    expect(verdictByShape(ligature, false)).toBeUndefined();
    expect(verdictByReading(ligature, new Map([['fi', 1]]))).toEqual({ outcome: 'mended', by: 'fi' });
    expect(verdictByReading(ligature, new Map([['Ö', 1]]))).toEqual({ outcome: 'kept' });
    expect(verdictByReading(kind({ text: '·', looksLike: 'á' }), new Map([['a', 1]]))).toEqual({
      outcome: 'mended',
      by: 'á',
    });
  });

  it('is a quotation mark by its shape', () => {
    const mark = kind({ text: 'í', looksLike: '’', likeness: 0.91, ownLikeness: 0.53 });
    expect(verdictByShape(mark, false)).toEqual({ outcome: 'mended', by: '’' });
  });
});

it('is the sign that TeX’s fonts have under the number of a letter, however their names are spelled', () => {
  const dagger = kind({ font: 'Cmsy10', text: 'z', looksLike: 'I', likeness: 0.96, ownLikeness: 0.55 });
  expect(verdictByShape(dagger, false)).toEqual({ outcome: 'mended', by: '‡' });
});

describe('a glyph of which the font says nothing', () => {
  it('is never taken for a letter or digit where its font is one for thousands of characters', () => {
    const syllable = kind({
      isSaid: false,
      isOfLargeFont: true,
      text: '\ufffd',
      looksLike: '8',
      likeness: 0.88,
      ownLikeness: 0,
    });
    expect(verdictByShape(syllable, true)).toEqual({ outcome: 'unsure' });
  });

  it('is what TeX has under its number', () => {
    const numbered = (font: string, number: string): GlyphKind =>
      kind({ isSaid: false, font, text: number, numbered: number, looksLike: '', likeness: 0, ownLikeness: 0 });
    expect(verdictByShape(numbered('ABCDEF+CMSY8', '0'), false)).toEqual({ outcome: 'mended', by: '\u2032' });
    expect(verdictByShape(numbered('ABCDEF+MSBM10', '~'), false)).toEqual({ outcome: 'mended', by: 'ℏ' });
    expect(verdictByShape(numbered('ABCDEF+CMEX10', '\u0012'), false)).toEqual({ outcome: 'mended', by: '(' });
    expect(verdictByShape(numbered('ABCDEF+CMSY10', '\u0014'), false)).toEqual({ outcome: 'mended', by: '≤' });
    expect(verdictByShape(numbered('ABCDEF+CMMI10', '\u000f'), false)).toEqual({ outcome: 'mended', by: 'ϵ' });
    expect(verdictByShape(numbered('ABCDEF+txsy', '0'), false)).toEqual({ outcome: 'mended', by: '\u2032' });
    expect(verdictByShape(numbered('ABCDEF+rpxmi', '\u000f'), false)).toEqual({ outcome: 'mended', by: 'ϵ' });
  });
});

describe('a glyph of a nameless font of bitmaps', () => {
  const bitmap = (numbered: string, told: Partial<GlyphKind> = {}): GlyphKind =>
    kind({ font: '', isSaid: false, numbered, text: numbered, looksLike: '', likeness: 0, ownLikeness: 0, ...told });
  const fi = (numbered: string): GlyphKind => bitmap(numbered, { looksLike: 'fi', likeness: 0.94 });

  it('is what the encoding has under its number by which the ligatures stand where they do', () => {
    const [t1, ot1] = [textEncoding([fi('\u001c')]), textEncoding([fi('\u000c')])];
    expect([textCharacter(bitmap('\u00b5'), t1), textCharacter(bitmap('\u001d'), t1)]).toEqual(['ţ', 'fl']);
    expect([textCharacter(bitmap('\u0019'), ot1), textCharacter(bitmap('\u000e'), ot1)]).toEqual(['ß', 'ffi']);
  });

  it('stays open where no ligature tells the encoding, the font has a name, or it looks like another letter or digit', () => {
    const t1 = textEncoding([fi('\u001c')]);
    const known = { isNumberedAsUnicode: true, ownLikeness: 0.75 };
    expect(textEncoding([bitmap('\u00b5'), fi('a')])).toBeUndefined();
    expect(textCharacter(bitmap('\u00b5', { font: 'ABCDEF+Some' }), t1)).toBeUndefined();
    expect(textCharacter(bitmap('a', known), t1)).toBe('a');
    expect(textCharacter(bitmap('a', { ...known, looksLike: 'e', likeness: 0.9 }), t1)).toBeUndefined();
    expect(textCharacter(bitmap('4', known), t1)).toBeUndefined();
    expect(textCharacter(bitmap('\u001d', { looksLike: 'ffi', likeness: 0.9 }), t1)).toBeUndefined();
  });
});

it('puts an accent that is a glyph of its own on the letter over which it stands', () => {
  // The letters are 6 points wide and the accents 5, as TeX sets them: before a narrow letter, after the start of a wide one.
  const text = 'caf´e ´Abel';
  const starts = [0, 6, 12, 17.5, 18, 24, 31.5, 30, 36, 42, 48];
  const line = {
    text,
    direction: 'horizontal' as const,
    crossStart: 90,
    crossEnd: 100,
    edges: Float32Array.from(starts.flatMap((start, i) => [start, start + (text[i] === '´' ? 5 : 6)])),
  };
  const page = { pageNumber: 1, width: 595, height: 842, readBy: 'textLayer' as const, lines: [line] };
  const accents = kind({ places: [3, 6].map((unit) => ({ page, line, unit })) });
  const mended = mendedPages(new Map([[accents, { outcome: 'mended' as const, by: '\u0301' }]]));
  expect(mended.get(1)?.lines[0].text).toBe('café Ábel');
});

describe('a letter that looks like another one', () => {
  it('is that one only where the picture is read so', () => {
    expect(verdictByShape(kind({}), false)).toBeUndefined();
    expect(verdictByReading(kind({}), new Map([['a', 2]]))).toEqual({ outcome: 'kept' });
    expect(verdictByReading(kind({}), new Map([['o', 2]]))).toEqual({ outcome: 'mended', by: 'o' });
    expect(verdictByReading(kind({}), new Map())).toEqual({ outcome: 'unsure' });
  });

  it('keeps what its font says, marked as unsure, where there was no time to read the picture', async () => {
    const line = {
      text: 'cat',
      direction: 'horizontal' as const,
      crossStart: 90,
      crossEnd: 100,
      edges: Float32Array.from([0, 6, 6, 12, 12, 18]),
    };
    const page = { pageNumber: 1, width: 595, height: 842, readBy: 'textLayer' as const, lines: [line] };
    const { places: _, ...told } = kind({});
    const glyph = { ...told, shape: 'round', boxes: Float32Array.from([6, 90, 12, 100]) };
    const contents = [{ trust: 'trusted', doubtfulGlyphs: [glyph], pictures: [] }];
    const reader = createScannedPdfReader({
      pdf: { extractText: () => Promise.resolve({ pages: [page], contents }) } as unknown as PdfReader,
      ocr: { read: () => Promise.reject(new MachineBusy('reading another page')) } as unknown as OcrEngine,
    });
    const source = { id: 'busy', mimeType: 'application/pdf', load: () => Promise.resolve(new Uint8Array()) };
    const { pages, scans } = await reader.draftText(source);
    expect(pages[0].lines[0]).toMatchObject({ text: 'cat', unsure: [{ start: 1, end: 2 }] });
    expect(scans).toEqual([]);
  });
});

it('a letter of a font for the euro sign is that sign where it looks so, and a letter where it looks like one', () => {
  const bar = (left: number, bottom: number, right: number, top: number): number[] => [
    ...[left, bottom, right, bottom],
    ...[right, top, left, top],
  ];
  const drawn = (...bars: number[][]): GlyphShape => {
    const shape = shapeOf(bars);
    if (shape === undefined) throw new Error('Nothing is drawn.');
    return shape;
  };
  const bow = [bar(0.1, 0, 0.2, 0.7), bar(0.1, 0, 0.6, 0.1), bar(0.1, 0.6, 0.6, 0.7)];
  const euro = drawn(...bow, bar(0, 0.24, 0.5, 0.3), bar(0, 0.4, 0.5, 0.46));
  const letter = drawn(...bow, bar(0.1, 0.32, 0.6, 0.38), bar(0.5, 0.32, 0.6, 0.7));
  const references = {
    of: (character: string) => [character === '€' ? euro : letter],
    further: () => [],
    greek: { of: () => [] },
  };
  const code = 'e'.charCodeAt(0);
  expect(fontSymbolLook(euro, code, '€', references)).toMatchObject({ looksLike: '€' });
  expect(fontSymbolLook(letter, code, '€', references)).toBeUndefined();
  expect(['KCXMNX+TeX-feymr10', 'EuroSans-Bold', 'ABCDEF+Eurostile', 'Times'].map(symbolOfFont)).toEqual([
    '€',
    '€',
    undefined,
    undefined,
  ]);
});
