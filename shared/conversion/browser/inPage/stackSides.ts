/**
 * Runs inside a page: moves what is beside the text (navigation, notes, boxes of facts) below it, and merges columns into one. On paper,
 * lines of columns that belong to different things are at the same heights, and would be read into each other.
 */
import type { PageDocument, PageElement, PageWindow } from './dom.ts';

declare const document: PageDocument;
declare const window: PageWindow;

/** Self-contained: only the function itself, nothing else of this module, reaches the page. */
export function stackSides(): void {
  const SIDES = 'nav, aside, [role="navigation"], [role="complementary"]';
  /** Height that two columns share at least, CSS pixels: a bar at the top of a page is not a column. */
  const LEAST_SHARED = 120;
  /** Characters from which a side column is text of the page and not an ornament. */
  const LEAST_TEXT = 300;
  /** Characters of a box that text flows around; a letter or a number that begins a paragraph is part of its text. */
  const LEAST_FLOATED = 20;
  /** Per container: a layout that somebody made by hand does not have more. */
  const MOST_CARDS = 500;
  const TEXT_NODE = 3;
  /** Maximum share of the width of its neighbour: columns of one text are equally wide. */
  const MOST_OF_WIDE = 0.6;

  const set = (element: PageElement, property: string, value: string) => {
    element.style.setProperty(property, value, 'important');
  };
  const isBeside = (side: PageElement, other: PageElement): boolean => {
    const a = side.getBoundingClientRect();
    const b = other.getBoundingClientRect();
    const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return shared > LEAST_SHARED && (a.right <= b.left + 1 || b.right <= a.left + 1);
  };
  /** Whether a table's row has others beside it: a table with one row lays a page out. */
  const hasSiblings = (row: PageElement): boolean => [...(row.parentElement?.children ?? [])].length > 1;
  const all = [...document.querySelectorAll(SIDES)];
  /** Each side with whatever holds it and hardly anything else. */
  const holders = new Set<PageElement>();
  const parents = new Set<PageElement>();
  for (const side of all) {
    const most = (side.textContent?.length ?? 0) / 0.9;
    let isHeld = true;
    for (let each: PageElement | null = side; each !== null && each !== document.body; each = each.parentElement) {
      isHeld &&= (each.textContent?.length ?? 0) <= most;
      if (isHeld) holders.add(each);
      const parent = each.parentElement;
      if (parent !== null && /flex|grid/.test(window.getComputedStyle(parent).display)) parents.add(parent);
    }
  }
  for (const parent of parents) {
    const children = [...parent.children];
    const sides = children.filter((child) => holders.has(child));
    const texts = children.filter((child) => !sides.includes(child) && (child.textContent?.length ?? 0) >= LEAST_TEXT);
    if (!sides.some((side) => texts.some((text) => isBeside(side, text)))) continue;
    set(parent, 'display', 'block');
    for (const child of [...texts, ...sides]) {
      set(child, 'width', 'auto');
      set(child, 'max-width', 'none');
      set(child, 'margin-left', '0');
      set(child, 'margin-right', '0');
    }
    for (const side of sides) {
      for (const box of [side, ...side.querySelectorAll(SIDES)]) {
        set(box, 'position', 'static');
        set(box, 'height', 'auto');
        set(box, 'max-height', 'none');
      }
      parent.appendChild(side);
    }
  }

  // A narrow column beside a wide one, whatever they are called: both in document order.
  const isParting = (display: string): boolean => /flex|grid|table-row$/.test(display);
  for (const parent of document.querySelectorAll('body *')) {
    const { display } = window.getComputedStyle(parent);
    if (!isParting(display) || (display === 'table-row' && hasSiblings(parent))) continue;
    const columns = [...parent.children];
    const isNarrowBeside = (narrow: PageElement, wide: PageElement): boolean =>
      (wide.textContent?.length ?? 0) >= LEAST_TEXT &&
      (narrow.textContent ?? '').trim() !== '' &&
      narrow.getBoundingClientRect().width <= MOST_OF_WIDE * wide.getBoundingClientRect().width &&
      isBeside(narrow, wide);
    const isUneven = columns.some(
      (column, at) => at > 0 && (isNarrowBeside(column, columns[at - 1]) || isNarrowBeside(columns[at - 1], column)),
    );
    if (!isUneven) continue;
    set(parent, 'display', 'block');
    for (const column of columns) {
      if (window.getComputedStyle(column).display === 'table-cell') set(column, 'display', 'block');
      set(column, 'width', 'auto');
      set(column, 'max-width', 'none');
    }
  }

  // Cards: each has a name, a price, a line below it, and those of its neighbours are at the same heights.
  const isLevelWith = (one: PageElement, other: PageElement): boolean => {
    const a = one.getBoundingClientRect();
    const b = other.getBoundingClientRect();
    return a.top < b.bottom && b.top < a.bottom && (a.right <= b.left + 1 || b.right <= a.left + 1);
  };
  const isCard = (element: PageElement): boolean => {
    const blocks = [...element.querySelectorAll('*')].filter((each) =>
      [...each.childNodes].some((node) => node.nodeType === TEXT_NODE && (node.textContent ?? '').trim() !== ''),
    );
    const [first, ...others] = blocks.map((each) => each.getBoundingClientRect());
    return others.some(({ top }) => top >= first.bottom - 1);
  };
  for (const parent of document.querySelectorAll('body *')) {
    if (!/flex|grid/.test(window.getComputedStyle(parent).display)) continue;
    const filled = [...parent.children].filter((child) => (child.textContent ?? '').trim() !== '');
    if (filled.length < 2 || filled.length > MOST_CARDS) continue;
    const areBeside = filled.some((child, at) => at > 0 && isLevelWith(child, filled[at - 1]));
    if (!areBeside || !filled.every(isCard)) continue;
    const widths = filled.map((child) => child.getBoundingClientRect().width);
    set(parent, 'display', 'block');
    filled.forEach((card, at) => {
      set(card, 'width', `${widths[at]}px`);
      set(card, 'height', 'auto');
    });
  }

  // Short columns of one list are read across as if they were rows.
  for (const element of document.querySelectorAll('body *')) {
    const style = window.getComputedStyle(element);
    const isParted = ['column-count', 'column-width'].some((name) => style.getPropertyValue(name) !== 'auto');
    if (isParted) set(element, 'columns', 'auto');
  }

  // Boxes that text flows around: the content of a table of facts, or text beside a picture, belongs to no line of the text.
  for (const box of document.querySelectorAll('body *')) {
    const { cssFloat } = window.getComputedStyle(box);
    if (cssFloat === 'none' || box.getBoundingClientRect().height <= LEAST_SHARED) continue;
    if (!holders.has(box) && box.tagName !== 'TABLE' && (box.textContent ?? '').trim().length < LEAST_FLOATED) continue;
    set(box, 'float', 'none');
    set(box, 'width', 'auto');
    set(box, 'margin', '1em 0');
  }
}
