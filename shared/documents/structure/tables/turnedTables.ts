/** Tables on rotated pages: their lines and rules are rotated to level, and what is found there is rotated back. */
import type { Box } from '../../geometry.ts';
import { isUnspaced } from '../../layout/codePoints.ts';
import type { Rule, Table } from '../../pageStructure.ts';
import type { IndexedLine } from '../../textIndex.ts';

/** Upright lines from which they can be a table: fewer are beside a level one, or name its columns. */
const LEAST_LINES = 6;

type Find = (lines: readonly IndexedLine[], rules: readonly Rule[]) => readonly Table[];

/** @param find tables of level lines; it leaves out upright ones */
export function turnedTables(lines: readonly IndexedLine[], rules: readonly Rule[], find: Find): Table[] {
  return [false, true].flatMap((isUpwards) => {
    const isOwn = (line: IndexedLine): boolean => isTurned(line) && risesUp(line) === isUpwards;
    if (lines.filter(isOwn).length < LEAST_LINES) return [];
    const turn = isUpwards ? turnedFromUpwards : turnedFromDownwards;
    const level = lines.map((line): IndexedLine =>
      isOwn(line) ? turn.line(line) : { ...line, direction: 'vertical' },
    );
    return find(level, rules.map(turn.rule)).map((table) => ({
      ...table,
      cells: table.cells.map((cell) => ({ ...cell, box: turn.back(cell.box) })),
    }));
  });
}

/** Written along the side of the page; text written from top to bottom in its own script is not rotated. */
const isTurned = ({ text, direction }: IndexedLine): boolean =>
  direction === 'vertical' && text.length > 0 && !Array.from(text).some(isUnspaced);

const risesUp = ({ edges }: IndexedLine): boolean => edges.length > 2 && edges[edges.length - 2] < edges[0];

interface Turn {
  readonly line: (line: IndexedLine) => IndexedLine;
  readonly rule: (rule: Rule) => Rule;
  readonly back: (box: Box) => Box;
}

/** The page as seen when it is rotated by 90 degrees clockwise. */
const turnedFromUpwards: Turn = {
  line: (line) => ({ ...leveled(line), edges: mirrored(line.edges) }),
  rule: ({ x1, y1, x2, y2 }) => ({ x1: -y2, y1: x1, x2: -y1, y2: x2 }),
  back: ({ x, y, width, height }) => ({ x: y, y: -x - width, width: height, height: width }),
};

/** The same for the other direction. */
const turnedFromDownwards: Turn = {
  line: (line) => ({ ...leveled(line), crossStart: -line.crossEnd, crossEnd: -line.crossStart }),
  rule: ({ x1, y1, x2, y2 }) => ({ x1: y1, y1: -x2, x2: y2, y2: -x1 }),
  back: ({ x, y, width, height }) => ({ x: -y - height, y: x, width: height, height: width }),
};

const leveled = (line: IndexedLine): IndexedLine => ({
  ...line,
  direction: 'horizontal',
  ...(line.slope !== undefined && { slope: -line.slope }),
});

const mirrored = (edges: Float32Array): Float32Array => {
  const turned = new Float32Array(edges.length);
  for (let at = 0; at < edges.length; at += 2) {
    turned[at] = -edges[at + 1];
    turned[at + 1] = -edges[at];
  }
  return turned;
};
