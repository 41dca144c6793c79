/** A source made ready for searching: its lines in reading order, their letters as one stream, and an index of seeds. */
import { isSearchable } from '../text/characters.ts';
import { foldText } from '../text/foldText.ts';
import { asShown, isMarkdown } from '../text/markdown.ts';
import { withoutPiles } from '../text/piledMarks.ts';
import { gramBytes, gramsOf, type Grams } from './gramIndex.ts';
import { readingOrder, type NoteNumbers } from './readingOrder.ts';
import type { CellPiece, ReadBy, SourcePage, UnitRange } from './source.ts';
import { stackedRowsOf, type StackedRow } from './stackedCells.ts';
import { isVisualOrder, toLogicalOrder } from '../text/visualOrder.ts';

/** A piece of a line: longer lines are cut, so that translating an offset never walks through megabytes. */
export interface Segment {
  /** 1-based. */
  readonly pageNumber: number;
  /** 1-based within the page. */
  readonly lineId: number;
  /** In reading order. */
  readonly text: string;
  /** For each unit of `text` its offset in the line, if the line is stored in a different order from the one in which it is read. */
  readonly origins?: Uint32Array;
  /** UTF-16 offset of `text` within its line. */
  readonly offset: number;
  readonly readBy: ReadBy;
  /** For text read or heard by a machine that says so: how sure it is of each word of `text`, 0..100. */
  readonly wordConfidences?: Uint8Array;
  /** Number of its run: sentences continue only within a run. */
  readonly run: number;
}

export interface SourceIndex {
  /** In reading order: the text first, then running headers, footnotes and footers. */
  readonly segments: readonly Segment[];
  /** Numbers of each page's segments in the order of its lines, by page number. */
  readonly segmentsOfPage: ReadonlyMap<number, readonly number[]>;
  /** Rows of tables in which labels and amounts are stacked, by page number; pages without any are omitted. */
  readonly stackedRows: ReadonlyMap<number, readonly StackedRow[]>;
  /** Numbers of the footnotes on each page, by page number. */
  readonly notes: ReadonlyMap<number, NoteNumbers>;
  /** Place in `letters` where each segment starts; one more entry for the end. */
  readonly letterStarts: Uint32Array;
  /** Letters and digits of all segments, folded; runs are kept apart by `RUN_BARRIER`. */
  readonly letters: string;
  readonly grams: Grams;
  /** Segments that layout calls headings, and those that begin a block of lines; empty if not determined. */
  readonly headings: ReadonlySet<number>;
  readonly blockStarts: ReadonlySet<number>;
  /** Pages with tables, and everything that they refer to. */
  readonly pagesWithTables: readonly SourcePage[];
  /** Pages of which it is known where words are, and everything that they refer to. */
  readonly placedPages: readonly SourcePage[];
  /** Characters whose glyphs are undecided, by page number: for each line those that it has. */
  readonly unsure: ReadonlyMap<number, readonly (readonly UnitRange[] | undefined)[]>;
  /** Of the source text of Markdown: the same source as it is shown, with the same places. Read once a quotation needs it. */
  readonly shown?: () => SourceIndex;
  /** Estimate of the memory that it holds, in bytes, for caches. */
  readonly approximateBytes: number;
}

/** UTF-16 units of a segment: a printed line has about 100; only text without line breaks is longer. */
const MAX_SEGMENT_LENGTH = 2_000;
/** Two bytes a unit for the text, and the record around it. */
const SEGMENT_OVERHEAD_BYTES = 120;
/** The record of where a line's words are, and its array, once a quotation has asked for them; eight for a word, two for one of its letters. */
const LINE_BOX_BYTES = 200;
const LETTER_BOX_BYTES = 2;
/** A cell with its piece, and its words once a quotation has asked for them. */
const TABLE_CELL_BYTES = 1_000;

/** Share of a source's words that `readOtherwise` holds once more: measured on sixty documents, half of them forms and tables. */
const READ_OTHERWISE = 0.3;

/** Occurs in no quotation's letters, so that nothing matches across it. */
export const RUN_BARRIER = '\u0000';

export function createSourceIndex(given: readonly SourcePage[]): SourceIndex {
  const pages = given.map(withoutPilesOn);
  const index = indexOf(pages);
  if (!pages.some(({ lines }) => isMarkdown(lines))) return index;
  let shown: SourceIndex | undefined;
  return {
    ...index,
    shown: () => (shown ??= indexOf(pages.map((page) => ({ ...page, lines: asShown(page.lines) })))),
    approximateBytes: 2 * index.approximateBytes,
  };
}

/** Nearly all pages are as they were given, and where their words are has not been asked. */
function withoutPilesOn(page: SourcePage): SourcePage {
  const lines = page.lines.map(withoutPiles);
  return lines.every((line, at) => line === page.lines[at]) ? page : { ...page, lines };
}

function indexOf(pages: readonly SourcePage[]): SourceIndex {
  const segments: Segment[] = [];
  const order = readingOrder(pages);
  const visual = pages.map((page) => isVisualOrder(page.lines));
  for (const [run, lines] of order.runs.entries()) {
    for (const { page, line } of lines) cutLine(pages[page], line, run, visual[page], segments);
  }
  const searched = searchable(segments);
  const placedPages = pages.filter((page) => 'wordBoxes' in page);
  const boxBytes = placedPages
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + LINE_BOX_BYTES + LETTER_BOX_BYTES * line.length, 0);
  const pagesWithTables = pages.filter(({ tables = [] }) => tables.length > 0);
  const cells = pagesWithTables
    .flatMap(({ tables = [] }) => tables)
    .reduce((sum, table) => sum + table.cells.length, 0);
  return {
    ...searched,
    stackedRows: new Map(
      pages.map((page) => [page.pageNumber, stackedRowsOf(page)] as const).filter(([, rows]) => rows.length > 0),
    ),
    notes: new Map(pages.map((page, position) => [page.pageNumber, order.notes[position]])),
    unsure: new Map(
      pages.flatMap(({ pageNumber, unsure }) => (unsure === undefined ? [] : [[pageNumber, unsure] as const])),
    ),
    ...blocksOf(pages, segments),
    pagesWithTables,
    placedPages,
    approximateBytes:
      boxBytes + TABLE_CELL_BYTES * cells + (1 + (placedPages.length > 0 ? READ_OTHERWISE : 0)) * bytesOf(searched),
  };
}

type Searchable = Pick<SourceIndex, 'segments' | 'segmentsOfPage' | 'letterStarts' | 'letters' | 'grams'>;

function searchable(segments: readonly Segment[]): Searchable {
  const parts: string[] = [];
  const letterStarts = new Uint32Array(segments.length + 1);
  let total = 0;
  for (const [position, segment] of segments.entries()) {
    const letters = lettersOf(foldText(segment.text).text);
    if (position > 0 && segments[position - 1].run !== segment.run) {
      parts.push(RUN_BARRIER);
      total++;
    }
    letterStarts[position] = total;
    total += letters.length;
    parts.push(letters);
  }
  letterStarts[segments.length] = total;
  const letters = parts.join('');
  return { segments, segmentsOfPage: groupByPage(segments), letterStarts, letters, grams: gramsOf(letters) };
}

const bytesOf = ({ segments, letters }: Searchable): number =>
  2 * (segments.reduce((sum, { text }) => sum + text.length, 0) + letters.length) +
  SEGMENT_OVERHEAD_BYTES * segments.length +
  gramBytes(letters.length);

/** A run of words of one page, in the order in which they are read. */
export interface ReadOtherwise {
  readonly page: SourcePage;
  readonly pieces: readonly CellPiece[];
}

/** The same source with some of its words only, read in another order. Its tables and places are not asked. */
export function readOtherwise(index: SourceIndex, runs: readonly ReadOtherwise[]): SourceIndex {
  const segments = runs.flatMap(({ page, pieces }, run) =>
    pieces.map(({ line, start, end }): Segment => {
      const whole = page.lines[line];
      const text = whole.slice(start, end);
      const place = { pageNumber: page.pageNumber, lineId: line + 1, offset: start, readBy: readByOf(page, line), run };
      return { ...place, text, ...confidencesOf(page, line, whole.slice(0, start), text) };
    }),
  );
  const none = { headings: new Set<number>(), blockStarts: new Set<number>(), pagesWithTables: [], placedPages: [] };
  return { ...index, ...searchable(segments), ...none };
}

function blocksOf(
  pages: readonly SourcePage[],
  segments: readonly Segment[],
): Pick<SourceIndex, 'headings' | 'blockStarts'> {
  const byPage = new Map(pages.map(({ pageNumber, blocks = [] }) => [pageNumber, blocks]));
  const kinds = new Map<string, boolean>();
  for (const [pageNumber, blocks] of byPage) {
    for (const { kind, firstLine, lastLine } of blocks) {
      for (let line = firstLine; line <= lastLine; line++) {
        if (line === firstLine || kind === 'heading') kinds.set(`${pageNumber} ${line + 1}`, kind === 'heading');
      }
    }
  }
  const headings = new Set<number>();
  const blockStarts = new Set<number>();
  for (const [position, { pageNumber, lineId, offset }] of segments.entries()) {
    const isHeading = offset === 0 ? kinds.get(`${pageNumber} ${lineId}`) : undefined;
    if (isHeading !== undefined) blockStarts.add(position);
    if (isHeading === true) headings.add(position);
  }
  return { headings, blockStarts };
}

function groupByPage(segments: readonly Segment[]): Map<number, number[]> {
  const byPage = new Map<number, number[]>();
  for (const [number, { pageNumber }] of segments.entries()) {
    const onPage = byPage.get(pageNumber);
    if (onPage === undefined) byPage.set(pageNumber, [number]);
    else onPage.push(number);
  }
  for (const onPage of byPage.values()) {
    onPage.sort((a, b) => segments[a].lineId - segments[b].lineId || segments[a].offset - segments[b].offset);
  }
  return byPage;
}

function cutLine(page: SourcePage, position: number, run: number, isVisual: boolean, segments: Segment[]): void {
  if (isVisual && page.lines[position] !== '') {
    const { text, origins } = toLogicalOrder(page.lines[position]);
    const place = {
      pageNumber: page.pageNumber,
      lineId: position + 1,
      offset: 0,
      readBy: readByOf(page, position),
      run,
    };
    segments.push({ ...place, text, origins });
    return;
  }
  const line = page.lines[position];
  for (let offset = 0; offset < line.length;) {
    let end = Math.min(line.length, offset + MAX_SEGMENT_LENGTH);
    const space = end < line.length ? line.lastIndexOf(' ', end) : -1;
    if (space > offset) end = space + 1;
    else if (end < line.length && /[\udc00-\udfff\p{M}]/u.test(line[end])) end--;
    const text = line.slice(offset, end);
    const place = { pageNumber: page.pageNumber, lineId: position + 1, offset, readBy: readByOf(page, position), run };
    segments.push({ ...place, text, ...confidencesOf(page, position, line.slice(0, offset), text) });
    offset = end;
  }
}

/** OCR reads pictures on a page that has a text layer. */
const readByOf = ({ readBy, provenances }: SourcePage, position: number): ReadBy =>
  provenances?.[position] === 'ocr' ? 'ocr' : readBy;

function confidencesOf(
  page: SourcePage,
  position: number,
  before: string,
  text: string,
): Pick<Segment, 'wordConfidences'> {
  const confidences = page.wordConfidences?.[position];
  if (confidences === undefined) return {};
  const first = before.split(' ').length - 1;
  return { wordConfidences: Uint8Array.from(confidences.slice(first, first + text.split(' ').length)) };
}

const searchableAscii = /[^a-z0-9]+/g;

/** The searchable letters of folded text. */
export function lettersOf(folded: string): string {
  if (/^[\n\x20-\x7e]*$/.test(folded)) return folded.replace(searchableAscii, '');
  let letters = '';
  let run = 0;
  for (let at = 0; at <= folded.length; at++) {
    if (at < folded.length && isSearchable(folded.charCodeAt(at))) continue;
    if (at > run) letters += folded.slice(run, at);
    run = at + 1;
  }
  return letters;
}
