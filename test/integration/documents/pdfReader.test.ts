/** Documents are read in order, side by side and apart from each other. */
import { pageText } from '../../../shared/documents/textIndex.ts';
import { pdfFile, say } from '../../support/pdfFile.ts';
import { readerForTests, sourceOf } from '../../support/readPdf.ts';

const book = (title: string, pages: number): Uint8Array =>
  pdfFile(Array.from({ length: pages }, (_, i) => ({ content: say(`${title}, page ${i + 1}`, 72, 700) })));

const pair = readerForTests({ workers: 2 });
const single = readerForTests({});
const closing = readerForTests({});

describe('the PDF reader', () => {
  it('gives all pages of a long document in order, read by both workers', async () => {
    const { pages } = await pair.extractText(sourceOf(book('The book', 100)));
    expect(pages.map((page) => page.pageNumber)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
    expect(pages.map(pageText)).toEqual(pages.map((page) => `The book, page ${page.pageNumber}`));
    expect(pages.every((page) => page.readBy === 'textLayer')).toBe(true);
  });

  it('keeps documents that are read at the same time apart', async () => {
    const titles = ['One', 'Two', 'Three', 'Four', 'Five'];
    const read = await Promise.all(titles.map((title) => pair.extractText(sourceOf(book(title, 30)))));
    expect(read.map(({ pages }) => pages.map(pageText).at(-1))).toEqual(titles.map((title) => `${title}, page 30`));
  });

  it('asks for the bytes of a document once while a worker holds it', async () => {
    let loads = 0;
    const source = { id: 'once', load: () => Promise.resolve((loads++, book('Once', 3))) };
    await single.extractText(source);
    await single.render(source, { pageNumber: 2, scale: 0.1 });
    await single.render(source, { pageNumber: 3, scale: 0.1 });
    expect(loads).toBe(1);
  });

  it('answers no more after it is closed', async () => {
    await closing.extractText(sourceOf(book('Last', 1)));
    await closing.close();
    await expect(closing.extractText(sourceOf(book('Late', 1)))).rejects.toThrow('closed');
  });
});
