/** Promise kept: the verdicts on a source are available inside it, as highlights and a list that any viewer shows. */
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, degrees } from 'pdf-lib';
import sharp from 'sharp';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { textPdf } from '../../support/textPdf.ts';

const LINES = ['Revenue rose to 318 million euros.', 'Fuel costs did not fall.'];
const CITATIONS = {
  right: { sourceContext: 'Revenue rose to 318 million euros.' },
  wrong: { sourceContext: 'Fuel costs did fall.' },
  invented: { sourceContext: 'Two sailors praised the whale' },
};

const annotationsOn = (document: PDFDocument, page: number): PDFDict[] => {
  const list = document.getPage(page).node.lookupMaybe(PDFName.of('Annots'), PDFArray);
  return Array.from({ length: list?.size() ?? 0 }, (_, i) => list!.lookup(i, PDFDict));
};
const contentsOf = (annotation: PDFDict): string =>
  annotation.lookup(PDFName.of('Contents'), PDFHexString).decodeText();

describe('an annotated document', () => {
  let service: LocalService;
  beforeAll(async () => {
    service = await startLocalService();
  });
  afterAll(() => service.close());

  const prepare = async (bytes: Uint8Array, attachmentId: string): Promise<void> => {
    expect((await service.upload(bytes, { attachmentId })).status).toBe(200);
    const data = { attachmentId, citations: CITATIONS };
    expect((await service.request('POST', '/verifyCitations', { data })).status).toBe(200);
  };
  const ask = (attachmentId: string, body?: object, key = service.apiKey): Promise<Response> =>
    fetch(`${service.baseUrl}/attachments/${attachmentId}/annotated`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}` },
      ...(body && { body: JSON.stringify(body) }),
    });
  const annotated = async (attachmentId: string, body?: object): Promise<Buffer> => {
    const response = await ask(attachmentId, body);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    return Buffer.from(await response.arrayBuffer());
  };

  it('has a highlight for each verdict with a place, and lists all of them with links', async () => {
    const original = await textPdf([LINES]);
    await prepare(original, 'report');
    const bytes = await annotated('report');
    expect(bytes.subarray(0, original.length).equals(Buffer.from(original))).toBe(true);
    const document = await PDFDocument.load(bytes);
    expect(document.getPageCount()).toBe(2);
    const notes = annotationsOn(document, 0).map(contentsOf);
    expect(notes).toContainEqual(expect.stringMatching(/^1\. Found \(right\)/));
    expect(notes).toContainEqual(
      expect.stringMatching(
        /^2\. Partly found \(wrong\)\. Quoted: “Fuel costs did fall.” The source also says “not” there\./,
      ),
    );
    expect(annotationsOn(document, 1)).toHaveLength(2);
    // The list is text: it can be searched and copied, and read as a source.
    const { deepTextPages } = (await (await service.upload(bytes, {}, 'again.pdf')).json()) as {
      deepTextPages: string[];
    };
    expect(deepTextPages[1]).toContain('Quotations from ');
    expect(deepTextPages[1]).toContain(
      '2. Partly found · page 1 · wrong\n“Fuel costs did fall.”\nThe source: “Fuel costs did not fall.”',
    );
  });

  it('has each verdict once, however often it was reached, and shows no key that nobody chose', async () => {
    await prepare(await textPdf([LINES]), 'repeated');
    const again = { attachmentId: 'repeated', citations: { other: CITATIONS.right } };
    expect((await service.request('POST', '/verifyCitations', { data: again })).status).toBe(200);
    const answer = `It says “${LINES[0]}”, and “${LINES[1]}” as well.`;
    const whole = await service.request('POST', '/verifyAnswer', { data: { answer, attachmentIds: ['repeated'] } });
    expect(whole.status).toBe(200);
    const document = await PDFDocument.load(await annotated('repeated'));
    expect(annotationsOn(document, 0).map(contentsOf)).toEqual([
      expect.stringMatching(/^1\. Found \((?:right, other|other, right)\)\. Verified/),
      expect.stringMatching(/^2\. Found\. Verified/),
      expect.stringMatching(/^3\. Partly found \(wrong\)/),
      expect.stringMatching(/^3\. The source also says “not” there/),
    ]);
    expect(annotationsOn(document, 1)).toHaveLength(3);
  });

  it('has only the verdicts that are asked for', async () => {
    const document = await PDFDocument.load(await annotated('report', { keys: ['right'] }));
    expect(annotationsOn(document, 0).map(contentsOf)).toEqual([expect.stringMatching(/^1\. Found \(right\)/)]);
  });

  it('has its highlights on the words, however the page is turned', async () => {
    const turned = await PDFDocument.load(await textPdf([LINES]));
    turned.getPage(0).setRotation(degrees(90));
    await prepare(await turned.save(), 'turned');
    const document = await PDFDocument.load(await annotated('turned', { keys: ['right'] }));
    const plain = await PDFDocument.load(await annotated('report', { keys: ['right'] }));
    const [on, expected] = [document, plain].map((one) =>
      annotationsOn(one, 0)[0].lookup(PDFName.of('Rect'), PDFArray).asRectangle(),
    );
    // The words are in the same place in the file, whichever way the page is shown.
    expect(Math.abs(on.x - expected.x)).toBeLessThan(3);
    expect(Math.abs(on.y - expected.y)).toBeLessThan(3);
    expect(Math.abs(on.width - expected.width)).toBeLessThan(6);
  });

  it('keeps what an encrypted document says that anybody may read', async () => {
    const locked = await PDFDocument.load(await textPdf([LINES]));
    locked.encrypt({ ownerPassword: 'owner', userPassword: '', permissions: { printing: 'highResolution' } });
    await prepare(await locked.save(), 'locked');
    const bytes = await annotated('locked', { keys: ['right'] });
    // pdf-lib calls it encrypted when it reads it again, because of a table of the old file that no reader looks at.
    const document = await PDFDocument.load(bytes, { ignoreEncryption: true });
    expect(annotationsOn(document, 0).map(contentsOf)).toHaveLength(1);
    const read = await service.upload(bytes, { attachmentId: 'locked-read-again' });
    expect(((await read.json()) as { deepTextPages: string[] }).deepTextPages[0]).toContain(LINES[0]);
  });

  it('is made of the picture where the source is one', async () => {
    const svg = `<svg width="900" height="200"><rect width="900" height="200" fill="white"/><text x="30" y="110" font-size="44" font-family="sans-serif">Revenue rose to 318 million euros.</text></svg>`;
    await prepare(await sharp(Buffer.from(svg)).png().toBuffer(), 'picture');
    const document = await PDFDocument.load(await annotated('picture'));
    expect(document.getPageCount()).toBe(2);
  });

  it('is refused for what is not there, and for keys that are none', async () => {
    expect((await ask('nowhere')).status).toBe(404);
    expect((await ask('report', undefined, await service.keyOf('other'))).status).toBe(404);
    expect((await ask('report', { keys: 'right' })).status).toBe(400);
    expect((await ask('report', { keys: [] })).status).toBe(400);
  });

  it.each([
    { keys: ['zzz'], named: "'zzz'" },
    { keys: ['right', 'rihgt', '__proto__'], named: "'rihgt', '__proto__'" },
    { keys: Array.from({ length: 22 }, (_, i) => `k${i}`), named: "'k19' and 2 more" },
  ])('is refused rather than without the highlight of a key that has no verdict: $keys', async ({ keys, named }) => {
    const response = await ask('report', { keys });
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    expect(error.code).toBe('invalid-argument');
    expect(error.message).toContain(`has no verdict under`);
    expect(error.message).toContain(`${named}.`);
  });
});
