/** Stamps, running headers and margins are told from the text by their recurrence. */
import { structuredPages } from '../../../shared/documents/structure/structuredPages.ts';
import type { IndexedPage } from '../../../shared/documents/textIndex.ts';
import { placedLine as line, type Placed } from '../../support/placedLine.ts';

const document = (pages: readonly (readonly Placed[])[]): IndexedPage[] =>
  pages.map((lines, at) => ({
    pageNumber: at + 1,
    width: 600,
    height: 800,
    readBy: 'textLayer',
    lines: lines.map(line),
  }));

/** The texts of each page, those of artifacts in brackets. */
const read = (pages: readonly IndexedPage[]): string[][] =>
  structuredPages(pages).map(({ lines, blocks = [] }) =>
    lines.map(({ text }, at) => {
      const isArtifact = blocks.some(
        ({ kind, firstLine, lastLine }) => kind === 'artifact' && firstLine <= at && at <= lastLine,
      );
      return isArtifact ? `[${text}]` : text;
    }),
  );

const body = (page: number): Placed[] =>
  Array.from({ length: 6 }, (_, i) => [100 + 14 * i, [72, `Text ${'abcdef'[i]} of ${'uvwxyz'[page]} goes on and on`]]);
const bodyText = (page: number): string[] => body(page).map((placed) => line(placed).text);

describe('page artifacts', () => {
  it('are the stamps of a court, whose numbers go up with the page', () => {
    const pages = [1, 2, 3].map((page): Placed[] => [
      [20, [100, `Case 8:16-cv-01261 Document 40 Filed 08/05/16 Page ${page} of 3 Page ID #:${364 + page}`]],
      ...body(page),
    ]);
    expect(read(document(pages))).toEqual(
      [1, 2, 3].map((page) => [
        `[Case 8:16-cv-01261 Document 40 Filed 08/05/16 Page ${page} of 3 Page ID #:${364 + page}]`,
        ...bodyText(page),
      ]),
    );
  });

  it('are heads in the margin of left and right pages, apart from the lines that they stand beside', () => {
    const pages = [0, 1, 2, 3].map((page): Placed[] => {
      const [first, ...others] = body(page);
      const head: readonly [number, string] = page % 2 === 0 ? [400, 'Shift work'] : [20, 'ER'];
      const words = [first[1], head].sort(([x], [other]) => x - other);
      return [[first[0], ...words], ...others];
    });
    expect(read(document(pages))).toEqual(
      [0, 1, 2, 3].map((page) => [page % 2 === 0 ? '[Shift work]' : '[ER]', ...bodyText(page)]),
    );
  });

  it('are numbered heads whose words differ from page to page, and bare page numbers', () => {
    const heads = ["64 THE KEEPER'S LEDGER", 'THE INQUEST 65', "66 THE KEEPER'S LEDGER"];
    const pages = heads.map((head, page): Placed[] => [[30, [200, head]], ...body(page), [760, [300, `${page + 8}`]]]);
    expect(read(document(pages))).toEqual(heads.map((head, page) => [`[${head}]`, ...bodyText(page), `[${page + 8}]`]));
  });

  it('are the numbers of lines, at the end of their page', () => {
    const numbers = Array.from({ length: 9 }, (_, i): Placed => [100 + 14 * i, [30, `${i + 1}`]]);
    const [page] = read(document([[...body(0), ...numbers]]));
    expect(page).toEqual([...bodyText(0), ...numbers.map((_, i) => `[${i + 1}]`)]);
  });

  it('stand at the same place: what recurs elsewhere on the page is content', () => {
    const pages = [0, 1].map((page): Placed[] => [[30 + 25 * page, [72, 'Approved by the board']], ...body(page)]);
    expect(read(document(pages)).flat()).toContain('Approved by the board');
  });

  it('stand outside of the text: what recurs between its lines is content', () => {
    const pages = [0, 1, 2].map((page): Placed[] => [
      ...body(page).slice(0, 2),
      [200, [72, 'The same line']],
      [220, [72, bodyText(page)[3]]],
    ]);
    expect(read(document(pages)).flat()).not.toContain('[The same line]');
  });

  it('are not results that happen to go up by one on two pages', () => {
    const pages = [0, 1].map((page): Placed[] => [...body(page), [760, [72, `Total loss of the year ${page + 40}`]]]);
    expect(read(document(pages)).flat()).toContain('Total loss of the year 40');
  });

  it('are not the pages of a form that all say the same', () => {
    const pages = [0, 1, 2].map((): Placed[] => body(0));
    expect(
      read(document(pages))
        .flat()
        .some((text) => text.startsWith('[')),
    ).toBe(false);
  });

  it('are notes along the side of a page, whichever page has them, and no labels of what stands in its text', () => {
    const pages = document(
      [0, 1].map((page) => [...body(page), ...[1, 2, 3, 4].map((i): Placed => [300 + 14 * i, [72, `Line ${i}`]])]),
    );
    const turned = (text: string, x: number): IndexedPage['lines'][number] => ({
      ...line([100, [150, text]]),
      direction: 'vertical',
      crossStart: x,
      crossEnd: x + 10,
    });
    const withTurned = pages.map((page, at) =>
      at === 0 ? { ...page, lines: [...page.lines, turned('See the instructions', 30)] } : page,
    );
    expect(read(withTurned)[0].at(-1)).toBe('[See the instructions]');
    const withLabel = pages.map((page, at) =>
      at === 0 ? { ...page, lines: [...page.lines, turned('Number of ships', 250)] } : page,
    );
    expect(read(withLabel)[0].at(-1)).toBe('Number of ships');
  });

  it('are feet of a first page that have the name by which the other pages are headed', () => {
    const pages = [0, 1, 2].map((page): Placed[] =>
      page === 0
        ? [...body(page), [780, [72, 'Cat. No. 10231X'], [400, 'Form W-9 (Rev. 3-2024)']]]
        : [[20, [72, 'Form W-9 (Rev. 3-2024)'], [400, `Page ${page + 1}`]], ...body(page)],
    );
    expect(read(document(pages))[0].at(-1)).toBe('[Cat. No. 10231X Form W-9 (Rev. 3-2024)]');
  });

  it('are looked for on paper only', () => {
    const [page] = document([body(0)]);
    expect(structuredPages([{ ...page, readBy: 'subtitles' }])[0]).not.toHaveProperty('blocks');
  });

  it('are not the labels and limits of a ruled form that is filled in anew on every page', () => {
    const labels = ['Clearness', 'Colour', 'Smell', 'Chlorine', 'Bacteria', 'Acidity'];
    const pages = [0, 1, 2].map((page): Placed[] => [
      ...body(page).map(([y, [, text]]): Placed => [y, [200, text]]),
      ...labels.map((label, row): Placed => [
        300 + 30 * row,
        [72, label],
        [200, `value ${'abcdef'[row]}${'uvw'[page]}`],
        [300, `other ${'ghijkl'[row]}${'uvw'[page]}`],
        [450, `limit ${'mnopqr'[row]}`],
      ]),
      [700, [200, `Text under ${'uvw'[page]} goes on`]],
    ]);
    const level = Array.from({ length: 7 }, (_, i) => ({ x1: 60, x2: 540, y1: 290 + 30 * i, y2: 290 + 30 * i }));
    const upright = [60, 180, 280, 430, 540].map((x) => ({ x1: x, x2: x, y1: 290, y2: 470 }));
    const ruled = document(pages).map((page) => ({ ...page, rules: [...level, ...upright] }));
    expect(read(ruled)).toEqual(pages.map((page) => page.map((placed) => line(placed).text)));
    // Without rules nothing tells them from the head of a margin.
    expect(read(document(pages))).not.toEqual(read(ruled));
  });
});

describe('a line from which a head in the margin was taken', () => {
  it('keeps the confidence of its words, its unsure characters and its places', () => {
    const pages = document(
      [0, 1, 2].map((page): Placed[] => {
        const [first, ...others] = body(page);
        return [[first[0], [20, 'ER'], first[1]], ...others];
      }),
    ).map((page): IndexedPage => {
      const [first, ...others] = page.lines;
      const wordConfidences = first.text.split(' ').map((_, i) => 90 - i);
      return { ...page, lines: [{ ...first, wordConfidences, unsure: [{ start: 3, end: 4 }] }, ...others] };
    });
    const [head, first] = structuredPages(pages)[0].lines;
    expect([head.text, head.wordConfidences, head.unsure]).toEqual(['ER', [90], undefined]);
    expect(first.unsure).toEqual([{ start: 0, end: 1 }]);
    expect(first.wordConfidences?.[0]).toBe(89);
    expect(first.edges[0]).toBe(72);
  });
});
