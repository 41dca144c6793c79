/** What the lines of a page's text are: table rows, headings, list items, captions, paragraphs. */
import type { Block, BlockKind, Table } from '../pageStructure.ts';
import type { IndexedLine } from '../textIndex.ts';

/** "•", "–", "3.", "(a)", "iv)": the beginning of an item, and the space after it. */
const MARKER = /^(?:[•‣◦▪▸●○■□–—*·]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]|§\s?\d+)\s+(?=\S)/u;
const CAPTION =
  /^(?:fig(?:ure|\.)|table|tab\.|abbildung|abb\.|tabelle|figura|tableau|tabla|рис(?:унок|\.)|таблица|図|表)\s*\d/iu;
/** Ratio by which a line is larger than most of the text; it is then a heading. */
const HEADING_RATIO = 1.12;
const LONGEST_HEADING = 120;
/** In heights of the line, from top to top: the next line of a paragraph is no further below. */
const LINE_DISTANCE = 1.9;
/** In heights of the line: how far apart the lines of a paragraph may start, including indented first lines. */
const INDENT = 3;

const CERTAINTIES: Readonly<Record<BlockKind, number>> = {
  paragraph: 0.7,
  heading: 0.7,
  listItem: 0.8,
  caption: 0.8,
  note: 0.6,
  artifact: 0.95,
  tableRow: 0.7,
};

/** Blocks of the lines from `first` (inclusive) to `last` (exclusive). */
export function blocksOf(
  lines: readonly IndexedLine[],
  first: number,
  last: number,
  tables: readonly Table[],
): Block[] {
  const rowOf = rowsByLine(tables);
  const height = usualHeight(lines.slice(first, last));
  const blocks: { kind: BlockKind; firstLine: number; lastLine: number; markerLength?: number }[] = [];
  for (let at = first; at < last; at++) {
    const block = blocks.at(-1);
    const row = rowOf.get(at);
    const marker = MARKER.exec(lines[at].text)?.[0].trimEnd().length;
    const kind = row === undefined ? kindOf(lines[at], height, marker !== undefined) : 'tableRow';
    const isSameRow = row !== undefined && block?.kind === 'tableRow' && rowOf.get(block.lastLine) === row;
    const isContinued =
      kind === 'paragraph' && block !== undefined && block.kind !== 'tableRow' && isNext(lines[at - 1], lines[at]);
    const isTitle = kind === 'heading' && block?.kind === 'heading' && isNext(lines[at - 1], lines[at]);
    if (block !== undefined && (isSameRow || isTitle || (isContinued && block.kind !== 'heading'))) block.lastLine = at;
    else {
      const markerLength = kind === 'listItem' ? marker : undefined;
      blocks.push({ kind, firstLine: at, lastLine: at, ...(markerLength !== undefined && { markerLength }) });
    }
  }
  return blocks.map((block) => ({ ...block, certainty: CERTAINTIES[block.kind] }));
}

function kindOf({ text, crossStart, crossEnd, direction }: IndexedLine, height: number, isItem: boolean): BlockKind {
  if (CAPTION.test(text)) return 'caption';
  if (isItem) return 'listItem';
  const isLarge = direction === 'horizontal' && crossEnd - crossStart >= HEADING_RATIO * height;
  return isLarge && text.length <= LONGEST_HEADING && /\p{L}/u.test(text) ? 'heading' : 'paragraph';
}

/** The table row that a line belongs to, as a unique number. */
function rowsByLine(tables: readonly Table[]): Map<number, string> {
  const rows = new Map<number, string>();
  tables.forEach(({ cells }, table) => {
    for (const { row, pieces } of cells) {
      for (const { line } of pieces) if (!rows.has(line)) rows.set(line, `${table} ${row}`);
    }
  });
  return rows;
}

/** Points: that of most characters. */
function usualHeight(lines: readonly IndexedLine[]): number {
  const heights = lines.flatMap(({ text, crossStart, crossEnd }) =>
    text === '' ? [] : [{ height: crossEnd - crossStart, weight: text.length }],
  );
  heights.sort((one, other) => one.height - other.height);
  const half = heights.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let sum = 0;
  return heights.find(({ weight }) => (sum += weight) >= half)?.height ?? 0;
}

function isNext(line: IndexedLine, next: IndexedLine): boolean {
  const height = Math.max(line.crossEnd - line.crossStart, next.crossEnd - next.crossStart);
  const distance = next.crossStart - line.crossStart;
  const start = (each: IndexedLine): number => each.edges.at(0) ?? 0;
  return (
    line.direction === next.direction &&
    distance > 0 &&
    distance <= LINE_DISTANCE * height &&
    Math.abs(start(next) - start(line)) <= INDENT * height
  );
}
