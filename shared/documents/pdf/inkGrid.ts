/** Finds what is near a place on a page without going through everything on the page. */

/** Pixels, ends exclusive. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface InkGrid<Ink> {
  /** In the order in which they were given. */
  touching(area: Area): Ink[];
}

/** Side of a cell, pixels: about two characters of print. */
const CELL = 32;
/** What covers more cells is checked every time: noting it everywhere would cost more. */
const MOST_CELLS = 64;
/** Cells of a row: pictures are never that wide. */
const ROW = 2 ** 20;

export function createInkGrid<Ink extends { readonly area: Area }>(inks: readonly Ink[]): InkGrid<Ink> {
  const cells = new Map<number, number[]>();
  const large: number[] = [];
  for (const [at, { area }] of inks.entries()) {
    if (cellCount(area) > MOST_CELLS) {
      large.push(at);
      continue;
    }
    for (const cell of cellsOf(area)) {
      const own = cells.get(cell);
      if (own) own.push(at);
      else cells.set(cell, [at]);
    }
  }
  return {
    touching: (area) => {
      if (cellCount(area) > MOST_CELLS) return inks.filter((ink) => touch(ink.area, area));
      const near = new Set([...large, ...cellsOf(area).flatMap((cell) => cells.get(cell) ?? [])]);
      return Array.from(near)
        .sort((one, other) => one - other)
        .flatMap((at) => (touch(inks[at].area, area) ? [inks[at]] : []));
    },
  };
}

const cellCount = ({ left, right, top, bottom }: Area): number =>
  (Math.floor(right / CELL) - Math.floor(left / CELL) + 1) * (Math.floor(bottom / CELL) - Math.floor(top / CELL) + 1);

function cellsOf({ left, right, top, bottom }: Area): number[] {
  const cells: number[] = [];
  for (let y = Math.floor(top / CELL); y <= Math.floor(bottom / CELL); y++) {
    for (let x = Math.floor(left / CELL); x <= Math.floor(right / CELL); x++) cells.push(y * ROW + x);
  }
  return cells;
}

const touch = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
