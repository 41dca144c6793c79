/**
 * Runs inside a page: has the browser tag as tables those that are laid out as tables. It takes some without names of columns, borders or
 * shades for a layout of the page.
 */
import type { PageDocument, PageWindow } from './dom.ts';

declare const document: PageDocument;
declare const window: PageWindow;

/**
 * Self-contained: only the function itself, nothing else of this module, reaches the page.
 * @returns the number of their cells, one for each row and column that a cell is over: the browser keeps as many for its tags
 */
export function nameTables(): number {
  let cells = 0;
  for (const table of document.querySelectorAll('table')) {
    const own = [...table.querySelectorAll('td, th')];
    const isLayout =
      [...table.querySelectorAll('table')].length > 0 || window.getComputedStyle(table).display !== 'table';
    if (isLayout || own.length < 3) continue;
    for (const cell of own) {
      const [columns, rows] = ['colspan', 'rowspan'].map((name) => Number(cell.getAttribute(name)) || 1);
      cells += Math.abs(columns * rows);
    }
    if (table.getAttribute('role') === null) table.setAttribute('role', 'table');
  }
  return cells;
}
