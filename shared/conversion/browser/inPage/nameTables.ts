/**
 * Runs inside a page: has the browser tag as tables those that are laid out as tables. It takes some without names of columns, borders or
 * shades for a layout of the page.
 */
import type { PageDocument, PageWindow } from './dom.ts';

declare const document: PageDocument;
declare const window: PageWindow;

/** Self-contained: only the function itself, nothing else of this module, reaches the page. @returns the number of their cells, one for each row and column that a cell is over */
export function nameTables(): number {
  let cells = 0;
  for (const table of document.querySelectorAll('table')) {
    let own = 0;
    for (const cell of table.querySelectorAll('td, th')) {
      const [columns, rows] = ['colspan', 'rowspan'].map((name) => Number(cell.getAttribute(name)) || 1);
      own += Math.abs(columns * rows);
    }
    const isLayout =
      [...table.querySelectorAll('table')].length > 0 || window.getComputedStyle(table).display !== 'table';
    if (isLayout || own < 3) continue;
    cells += own;
    if (table.getAttribute('role') === null) table.setAttribute('role', 'table');
  }
  return cells;
}
