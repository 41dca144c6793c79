/** PDFs that are damaged, locked or made to harm get a sentence or their text, and leave the reader working. */
import { UnreadableDocument } from '../../../shared/documents/unreadableDocument.ts';
import { FIRST_FREE_OBJECT, pdfFile, say, stream } from '../../support/pdfFile.ts';
import { linesOf, readerForTests, sourceOf } from '../../support/readPdf.ts';

const reader = readerForTests({ maxPages: 20 });
/** Gives up before a bomb has taken its memory; only bombs are handed to it. */
const hasty = readerForTests({ extractionDeadlineMs: 100, renderDeadlineMs: 500 });
const good = pdfFile([{ content: say('A good page', 72, 700) }]);

async function refusal(bytes: Uint8Array): Promise<UnreadableDocument> {
  const outcome = await reader.extractText(sourceOf(bytes)).catch((error: unknown) => error);
  if (!(outcome instanceof UnreadableDocument)) throw new Error(`Not refused: ${JSON.stringify(outcome)}`);
  return outcome;
}

/** Forms that each draw the next one ten times: 10^depth drawings of the last. */
function nestedForms(depth: number): Uint8Array {
  const forms = Array.from({ length: depth }, (_, level) => {
    const last = level === depth - 1;
    const content = last ? say('deep', 72, 700) : '/N Do '.repeat(10);
    const next = last ? '' : `/XObject<</N ${FIRST_FREE_OBJECT + level + 1} 0 R>>`;
    return stream(content, `/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</Font<</H 3 0 R>>${next}>>`);
  });
  return pdfFile([{ content: '/N Do', xObjects: `/N ${FIRST_FREE_OBJECT} 0 R` }], forms);
}

/** The standard security handler with a password that nobody knows. */
function withPassword(): Uint8Array {
  const file = Buffer.from(good).toString('latin1');
  const secret = 'ab'.repeat(32);
  const encrypt = `/Encrypt<</Filter/Standard/V 1/R 2/O<${secret}>/U<${secret}>/P -4>>/ID[<00><00>]`;
  return Buffer.from(file.replace('/Root 1 0 R', `/Root 1 0 R${encrypt}`), 'latin1');
}

describe('PDFs that cannot be read', () => {
  it('are refused with a sentence about the password when they have one', async () => {
    const { reason, message } = await refusal(withPassword());
    expect(reason).toBe('password');
    expect(message).toBe('The PDF is protected by a password; remove the password and prepare it again.');
  });

  it.each([
    ['nothing but the name of the format', Buffer.from('%PDF-1.7\n')],
    ['no PDF at all', Buffer.from('GIF89a and so on')],
    ['no bytes', Buffer.alloc(0)],
    ['noise', Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919 + (i >> 3)) & 0xff))],
  ])('are refused as damaged: %s', async (_, bytes) => {
    const { reason, message } = await refusal(bytes);
    expect(reason).toBe('corrupt');
    expect(message).toContain('damaged');
  });

  it('are refused without pages', async () => {
    expect((await refusal(pdfFile([]))).reason).toBe('no_pages');
  });

  it('are refused with too many pages, with the count and the limit', async () => {
    const { reason, message } = await refusal(pdfFile(Array.from({ length: 21 }, () => ({ content: '' }))));
    expect(reason).toBe('too_many_pages');
    expect(message).toMatch(/\b21 pages\b.*\b20\b/);
  });

  it('are given up when their forms multiply without end, and do not keep the next document from being read', async () => {
    const bad = refusal(nestedForms(9));
    const next = linesOf(reader, good);
    const { reason, message } = await bad;
    expect(reason).toBe('too_complex');
    expect(message).toContain('too complex');
    expect(await next).toEqual(['A good page']);
    expect(await linesOf(reader, good)).toEqual(['A good page']);
  });

  it('are given up at once when a page has more text than any page', async () => {
    const flood = Array.from({ length: 6000 }, (_, i) => say(String(i).repeat(25), 10, 790 - 0.13 * i, { size: 1 }));
    await expect(reader.extractText(sourceOf(pdfFile([{ content: flood.join('') }])))).rejects.toThrow(
      'one of its pages has more than 500000 characters',
    );
  });

  it.each([
    ['are given up', 'Widget', 'more than 20000 fields and annotations'],
    ['have none that carries text, and are read', 'Link', undefined],
  ])('have more annotations on a page than any form, and %s', async (_, subtype, refused) => {
    const annotations = `<</Type/Annot/Subtype/${subtype}/Rect[0 0 9 9]>>`.repeat(20_001);
    const pdf = pdfFile([{ content: say('A good page', 72, 700), more: `/Annots[${annotations}]` }]);
    const read = linesOf(reader, pdf).catch((error: unknown) => String(error));
    expect(await read).toEqual(refused === undefined ? ['A good page'] : expect.stringContaining(refused));
  });

  it('have a hundred thousand links on a page, and are drawn like the page without them', async () => {
    const drawn = (more: string) =>
      reader.render(sourceOf(pdfFile([{ content: say('A good page', 72, 700), more }])), { pageNumber: 1, scale: 1 });
    const link = '<</Type/Annot/Subtype/Link/Border[0 0 9]/C[1 0 0]/Rect[60 690 200 720]>>';
    const { pixels } = await drawn(`/Annots[${link.repeat(100_000)}]`);
    expect(Buffer.compare(pixels, (await drawn('')).pixels)).toBe(0);
  });

  it('are given up at the deadline', async () => {
    await expect(hasty.extractText(sourceOf(nestedForms(9)))).rejects.toThrow('took longer than 0.1 seconds');
  });

  it('are given up at the deadline when drawing takes for ever', async () => {
    const source = sourceOf(nestedForms(9));
    const refused = { reason: 'too_complex', workMs: expect.any(Number) };
    await expect(hasty.render(source, { pageNumber: 1, scale: 1 })).rejects.toMatchObject(refused);
  });
});

describe('PDFs that are read in spite of themselves', () => {
  it('lose their cross-reference table and keep their text', async () => {
    const cut = Buffer.from(good)
      .toString('latin1')
      .replace(/xref\n[\s\S]*trailer/, 'trailer');
    expect(await linesOf(reader, Buffer.from(cut, 'latin1'))).toEqual(['A good page']);
  });

  it('lack the name of the format, and are read by the second reader', async () => {
    const nameless = Buffer.from(good).toString('latin1').replace('%PDF-1.7', '%XYZ-1.7');
    expect(await linesOf(reader, Buffer.from(nameless, 'latin1'))).toEqual(['A good page']);
  });

  it('claim a page of a kilometre and get a picture within the limit', async () => {
    const pdf = pdfFile([{ content: say('A good page', 72, 700), mediaBox: [0, 0, 3_000_000, 3_000_000] }]);
    const raster = await reader.render(sourceOf(pdf), { pageNumber: 1, scale: 2 });
    expect(raster.width * raster.height).toBeLessThanOrEqual(25_000_000);
  });

  it('have pages that contain themselves', async () => {
    const form = stream(
      '/N Do',
      `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</N ${FIRST_FREE_OBJECT} 0 R>>>>`,
    );
    const pdf = pdfFile(
      [{ content: `/N Do ${say('A good page', 72, 700)}`, xObjects: `/N ${FIRST_FREE_OBJECT} 0 R` }],
      [form],
    );
    expect(await linesOf(reader, pdf)).toEqual(['A good page']);
  });

  it('act when they are opened, name files of the machine, and have structures that lead back to themselves', async () => {
    const [script, element, attached] = [0, 1, 2].map((at) => `${FIRST_FREE_OBJECT + at} 0 R`);
    const pdf = pdfFile(
      [{ content: say('A good page', 72, 700), more: `/AA<</O ${script}>>/Annots[${attached}]/StructParents 0` }],
      [
        '<</S/JavaScript/JS(while\\(true\\){})/Next<</S/Launch/F(/bin/sh)>>>>',
        `<</Type/StructTreeRoot/S/P/P ${element}/K[${element} ${element}]/ParentTree<</Nums[0 ${element}]/Kids[${element}]>>>>`,
        '<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS<</F(../../../etc/passwd)/EF<</F 99 0 R>>>>>>',
      ],
    );
    const root = `/Type/Catalog/OpenAction ${script}/AA<</WC ${script}>>/StructTreeRoot ${element}/Outlines<</First ${element}/Last ${element}>>`;
    const acting = Buffer.from(
      Buffer.from(pdf)
        .toString('latin1')
        .replace(/\/Type\s*\/Catalog/, root),
      'latin1',
    );
    expect(acting.length).toBeGreaterThan(pdf.length);
    expect(await linesOf(reader, acting)).toEqual(['A good page']);
  });

  it('claim an image of a million pixels a side', async () => {
    const image = stream(
      'x',
      '/Type/XObject/Subtype/Image/Width 1000000/Height 1000000/ColorSpace/DeviceRGB/BitsPerComponent 8',
    );
    const pdf = pdfFile(
      [
        {
          content: `q 500 0 0 500 0 0 cm /N Do Q ${say('A good page', 72, 700)}`,
          xObjects: `/N ${FIRST_FREE_OBJECT} 0 R`,
        },
      ],
      [image],
    );
    expect(await linesOf(reader, pdf)).toEqual(['A good page']);
    expect((await reader.render(sourceOf(pdf), { pageNumber: 1, scale: 1 })).width).toBe(600);
  });
});

describe('the reader', () => {
  it('hands on the error of a source that does not load, and goes on', async () => {
    const broken = { id: 'broken', load: () => Promise.reject(new Error('The store is away.')) };
    await expect(reader.extractText(broken)).rejects.toThrow('The store is away.');
    expect(await linesOf(reader, good)).toEqual(['A good page']);
  });
});
