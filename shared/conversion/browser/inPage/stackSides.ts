/**
 * Runs inside a page: sets what stands beside the text (navigation, notes, boxes of facts) below it, and columns into one. Lines of columns that
 * belong to different things share their heights on paper, and would be read into each other.
 */
import type { PageDocument, PageElement, PageWindow } from './dom.ts';

declare const document: PageDocument;
declare const window: PageWindow;

/** Self-contained: nothing of this module but the function itself reaches the page. */
export function stackSides(): void {
  const SIDES = 'nav, aside, [role="navigation"], [role="complementary"]';
  /** CSS pixels that two columns share at least: a bar at the top of a page is no column. */
  const LEAST_SHARED = 120;
  /** Characters of what stands beside, from which on it is the text of the page and no ornament. */
  const LEAST_TEXT = 300;

  const set = (element: PageElement, property: string, value: string) => {
    element.style.setProperty(property, value, 'important');
  };
  const isBeside = (side: PageElement, other: PageElement): boolean => {
    const a = side.getBoundingClientRect();
    const b = other.getBoundingClientRect();
    const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return shared > LEAST_SHARED && (a.right <= b.left + 1 || b.right <= a.left + 1);
  };
  const all = [...document.querySelectorAll(SIDES)];
  /** Each side with what holds it and hardly anything else. */
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

  // Short columns of one list are read across as if they were rows.
  for (const element of document.querySelectorAll('body *')) {
    const style = window.getComputedStyle(element);
    const isParted = ['column-count', 'column-width'].some((name) => style.getPropertyValue(name) !== 'auto');
    if (isParted) set(element, 'columns', 'auto');
  }

  // Boxes that text flows around: what is in a table of facts, or beside a picture, belongs to no line of the text.
  for (const box of new Set([...holders, ...document.querySelectorAll('table')])) {
    const { cssFloat } = window.getComputedStyle(box);
    if (cssFloat === 'none' || box.getBoundingClientRect().height <= LEAST_SHARED) continue;
    set(box, 'float', 'none');
    set(box, 'width', 'auto');
    set(box, 'margin', '1em 0');
  }
}
