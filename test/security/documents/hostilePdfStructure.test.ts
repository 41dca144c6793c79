/** PDFs whose tables, trees, fonts and fields lead in circles or promise more than there is: each gets its text or a sentence. */
import { deflateSync } from 'node:zlib';
import { UnreadableDocument } from '../../../shared/documents/unreadableDocument.ts';
import { FIRST_FREE_OBJECT, pdfFile, say, stream } from '../../support/pdfFile.ts';
import { linesOf, readerForTests } from '../../support/readPdf.ts';

const reader = readerForTests({ maxPages: 20 });
const good = pdfFile([{ content: say('A good page', 72, 700) }]);

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const bytes = (file: string): Uint8Array => Buffer.from(file, 'latin1');
const packed = (content: Buffer, entries: string): string => {
  const small = deflateSync(content, { level: 9 });
  return `<<${entries}/Filter/FlateDecode/Length ${small.length}>>stream\n${small.toString('latin1')}\nendstream`;
};

/** The pages of a good file, in a tree of its own. */
const withPages = (...tree: readonly string[]): Uint8Array => {
  const file = text(pdfFile([{ content: say('A good page', 72, 700) }], tree));
  return bytes(
    file.replace('/Pages 2 0 R', `/Pages ${FIRST_FREE_OBJECT} 0 R`).replace(/xref\n[\s\S]*trailer/, 'trailer'),
  );
};
const deepTree = (depth: number): readonly string[] =>
  Array.from({ length: depth }, (_, i) => {
    const below = i + 1 < depth ? FIRST_FREE_OBJECT + i + 1 : FIRST_FREE_OBJECT + depth;
    return `<</Type/Pages/Count 1/Kids[${below} 0 R]>>`;
  });

/** 60 MB of blanks behind the two objects that count. */
function objectStreamBomb(): Uint8Array {
  const first = '1 0 2 40 ';
  const body = Buffer.alloc(60_000_000, ' ');
  body.write(`${first}<</Type/Catalog/Pages 2 0 R>>`);
  const head = `%PDF-1.7\n`;
  const objects = `3 0 obj\n${packed(body, `/Type/ObjStm/N 2/First ${first.length}`)}\nendobj\n`;
  const table = Buffer.from([0, 0, 0, 0, 2, 0, 3, 0, 2, 0, 3, 1, 1, 0, head.length, 0]);
  const xref = `4 0 obj\n${packed(table, '/Type/XRef/Size 4/W[1 2 1]/Root 1 0 R')}\nendobj\n`;
  return bytes(`${head}${objects}${xref}startxref\n${head.length + objects.length}\n%%EOF`);
}

const hugeTable = (): Uint8Array => {
  const table = packed(Buffer.alloc(20_000_000), '/Type/XRef/Size 20000000/W[1 2 1]/Root 1 0 R');
  return bytes(`%PDF-1.7\n4 0 obj\n${table}\nendobj\nstartxref\n9\n%%EOF`);
};

/** Each section of the table names the one before it, the first names the last. */
const circlingTables = (): Uint8Array => {
  const at = /startxref\n(\d+)/.exec(text(good))?.[1] ?? '';
  return bytes(text(good).replace('/Root 1 0 R', `/Root 1 0 R/Prev ${at}`));
};

/** A character of a font of drawings that draws itself. */
const font = `<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/CharProcs<</a ${FIRST_FREE_OBJECT + 1} 0 R>>/Encoding<</Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[9]/Resources<</Font<</T ${FIRST_FREE_OBJECT} 0 R>>>>>>`;
const drawingItself = (): Uint8Array => {
  const form = `/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</Font<</T ${FIRST_FREE_OBJECT} 0 R>>>>`;
  return pdfFile(
    [{ content: `${say('A good page', 72, 700)} /N Do`, xObjects: `/N ${FIRST_FREE_OBJECT + 2} 0 R` }],
    [font, stream('9 0 d0 BT /T 1 Tf (aaaaaaaaaa) Tj ET'), stream('BT /T 1 Tf 9 9 Td (aaaaaaaa) Tj ET', form)],
  );
};

/** Fields of which each is the other's parent. */
const circlingFields = (): Uint8Array => {
  const [one, other] = [FIRST_FREE_OBJECT, FIRST_FREE_OBJECT + 1];
  const field = (parent: number) =>
    `<</FT/Tx/T(a)/Subtype/Widget/Rect[0 0 9 9]/Parent ${parent} 0 R/Kids[${parent} 0 R]>>`;
  const pdf = pdfFile(
    [{ content: say('A good page', 72, 700), more: `/Annots[${one} 0 R ${other} 0 R]` }],
    [field(other), field(one)],
  );
  return bytes(
    text(pdf)
      .replace('/Type/Catalog', `/Type/Catalog/AcroForm<</Fields[${one} 0 R]/NeedAppearances true>>`)
      .replace(/xref\n[\s\S]*trailer/, 'trailer'),
  );
};

/** What is drawn fades through itself. */
const circlingMasks = (): Uint8Array => {
  const state = `/ExtGState<</G ${FIRST_FREE_OBJECT + 1} 0 R>>`;
  const form = `/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Group<</S/Transparency>>/Resources<<${state}>>`;
  return pdfFile(
    [{ content: `${say('A good page', 72, 700)} /N Do`, xObjects: `/N ${FIRST_FREE_OBJECT} 0 R` }],
    [stream('/G gs 0 0 9 9 re f', form), `<</Type/ExtGState/SMask<</S/Luminosity/G ${FIRST_FREE_OBJECT} 0 R>>>>`],
  );
};

describe('PDFs that lead in circles, or promise more than there is', () => {
  it.each<[string, () => Uint8Array]>([
    [
      'a tree of pages that is its own branch',
      () => withPages(`<</Type/Pages/Count 9/Kids[${FIRST_FREE_OBJECT} 0 R]>>`),
    ],
    ['a tree of pages ten thousand levels deep', () => withPages(...deepTree(10_000))],
    ['a tree that counts pages which are not there', () => withPages('<</Type/Pages/Count 9/Kids[]>>')],
    ['a stream of objects that unpacks to 60 MB', objectStreamBomb],
    ['a table of twenty million objects', hugeTable],
    ['a table that names itself as the one before', circlingTables],
    ['a character that draws itself', drawingItself],
    ['fields that are each other’s parents', circlingFields],
    ['a mask that is drawn through itself', circlingMasks],
  ])('%s: they get an answer, and the next one is read', async (_, make) => {
    const lines = await linesOf(reader, make()).catch((error: unknown) => error);
    // What a character that draws itself says may come after it.
    if (!(lines instanceof UnreadableDocument))
      expect([[], ['A good page']]).toContainEqual((lines as string[]).slice(0, 1));
    expect(await linesOf(reader, good)).toEqual(['A good page']);
  });
});
