/**
 * Runs inside a page as it is printed: its visible text in document order, as `documents/stated/statedText.ts` expects it. The PDF may
 * represent text in shaped or letter-spaced characters less well than the page does.
 */
import type { PageDocument, PageElement, PageNode, PageWindow } from './dom.ts';

declare const document: PageDocument;
declare const window: PageWindow;

export interface PageStatement {
  /** Empty for a page with more text than the limit. */
  readonly text: string;
  /** Some of its text is letter-spaced. */
  readonly isSpaced: boolean;
}

/** Self-contained: only the function itself, nothing else of this module, reaches the page. @param most UTF-16 units */
export function stateText(most: number): PageStatement {
  const ELEMENT = 1;
  const TEXT = 3;
  const UNIT_END = '\n';
  const CELL_END = '\t';
  /** Part of the letters' height from which spaces are hard to recognise. */
  const SPACED = 0.12;
  /** Deeper than that, the browser's own stack could overflow. */
  const DEEPEST = 1_000;
  const UNREAD = /^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT|SELECT|OPTION|TEXTAREA|svg|RT|RP)$/;
  const isInline = (display: string): boolean => /^(inline|contents|ruby)/.test(display);

  const units: string[] = [];
  let rows: string[][] = [];
  let length = 0;
  let isSpaced = false;
  const say = (unit: string): void => {
    const text = unit.replace(/\s+/g, ' ').trim();
    // Characters that reverse direction make a page show other words than it states.
    if (text === '' || /[\u202d\u202e]/.test(text)) return;
    length += text.length + 1;
    const row = rows.at(-1);
    if (row === undefined) units.push(text);
    else row.push(text);
  };
  /** The paragraph that is being read: something beside it, such as a note in the margin, does not end it. */
  let open = '';
  const end = (): void => {
    say(open);
    open = '';
  };
  const apart = (read: () => void): void => {
    const around = open;
    open = '';
    read();
    end();
    open = around;
  };
  const childrenOf = (element: PageElement): Iterable<PageNode> => {
    const assigned = element.tagName === 'SLOT' ? [...(element.assignedNodes?.() ?? [])] : [];
    return assigned.length > 0 ? assigned : (element.shadowRoot ?? element).childNodes;
  };
  const readInto = (element: PageElement, depth: number): void => {
    if (depth > DEEPEST || length > most) return;
    const style = window.getComputedStyle(element);
    if (style.visibility === 'visible' && !/override/.test(style.getPropertyValue('unicode-bidi'))) {
      const spacing = Number.parseFloat(style.getPropertyValue('letter-spacing'));
      if (spacing >= SPACED * Number.parseFloat(style.fontSize)) isSpaced = true;
      for (const node of childrenOf(element)) {
        if (node.nodeType === TEXT) open += node.textContent ?? '';
        else if (node.nodeType === ELEMENT) read(node as PageElement, depth);
      }
    } else {
      for (const node of childrenOf(element)) if (node.nodeType === ELEMENT) read(node as PageElement, depth);
    }
  };
  const readRow = (element: PageElement, depth: number): void => {
    // A table of tables lays a page out: its rows are not rows.
    const isLayout = element.querySelectorAll('table')[Symbol.iterator]().next().done !== true;
    if (!isLayout) rows.push([]);
    apart(() => {
      readInto(element, depth + 1);
    });
    const row = isLayout ? undefined : rows.pop();
    if (row !== undefined && row.length > 0) {
      const outer = rows.at(-1);
      if (outer === undefined) units.push(row.join(CELL_END));
      else outer.push(...row);
    }
  };
  const read = (element: PageElement, depth: number): void => {
    if (UNREAD.test(element.tagName)) return;
    const { display, position, cssFloat } = window.getComputedStyle(element);
    if (display === 'none') return;
    if (element.tagName === 'BR') open += ' ';
    else if (display === 'table-row') {
      end();
      readRow(element, depth);
    } else if (isInline(display)) readInto(element, depth + 1);
    else if (cssFloat !== 'none' || position === 'absolute' || position === 'fixed') {
      const around = rows;
      rows = [];
      apart(() => {
        readInto(element, depth + 1);
      });
      rows = around;
    } else {
      end();
      readInto(element, depth + 1);
      end();
    }
  };
  if (document.body !== null) read(document.body, 0);
  end();
  return { text: length > most ? '' : units.join(UNIT_END), isSpaced };
}
