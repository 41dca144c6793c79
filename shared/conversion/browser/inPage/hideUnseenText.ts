/**
 * Runs inside a page: removes text that no visitor sees from the rendition. Chromium omits what is not displayed, but prints transparent
 * text, text that is clipped away, and text in letters too small to see into the PDF's text layer.
 */
import type { PageDocument, PageElement, PageNode, PageRect, PageWindow } from './dom.ts';

declare const document: PageDocument;
declare const window: PageWindow;

/** Self-contained: only the function itself, nothing else of this module, reaches the page. */
export function hideUnseenText(): void {
  const TEXT_NODES = 4;
  /** Opacity, out of one; a reader does not see anything fainter. */
  const FAINTEST = 0.1;
  /** CSS pixels. */
  const SMALLEST_LETTERS = 2;

  const opacities = new Map<PageElement, number>();
  const opacityOf = (element: PageElement | null): number => {
    if (element === null) return 1;
    const known = opacities.get(element);
    if (known !== undefined) return known;
    const opacity = Number(window.getComputedStyle(element).opacity) * opacityOf(element.parentElement);
    opacities.set(element, opacity);
    return opacity;
  };
  const alphaOf = (colour: string): number => {
    const parts = /^rgba?\(([^)]*)\)$/.exec(colour)?.[1].split(/[,/\s]+/) ?? [];
    return parts.length === 4 ? Number(parts[3]) : 1;
  };
  const clips = new Map<PageElement, PageRect | undefined>();
  const intersect = (a: PageRect | undefined, b: PageRect): PageRect => {
    if (a === undefined) return b;
    const left = Math.max(a.left, b.left);
    const top = Math.max(a.top, b.top);
    const right = Math.min(a.right, b.right);
    const bottom = Math.min(a.bottom, b.bottom);
    return { left, top, right, bottom, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  };
  /** The part of the page within which an element's text can be seen; absent: all of it. */
  const clipOf = (element: PageElement | null): PageRect | undefined => {
    if (element === null || element === document.body || element === document.documentElement) return undefined;
    if (clips.has(element)) return clips.get(element);
    const style = window.getComputedStyle(element);
    // A positioned element is clipped by the box that it is positioned in, not by those in between.
    const container = { absolute: element.offsetParent, fixed: null }[style.position];
    const around = clipOf(container === undefined ? element.parentElement : container);
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    // Text that a visitor can scroll to is seen; boxes too low for a line cannot be scrolled.
    const hasNoRoom = element.clientHeight < SMALLEST_LETTERS && style.display !== 'inline';
    const isClipped =
      cuts(style.overflowX) ||
      cuts(style.overflowY) ||
      (hasNoRoom && style.overflowY !== 'visible') ||
      (style.clip !== 'auto' && style.clip !== '') ||
      /^(inset|circle|polygon|rect|ellipse)/.test(style.clipPath);
    let clip = around;
    if (isClipped) {
      const box = element.getBoundingClientRect();
      const hasShape = /^rect\((0|1)px,? (0|1)px,? (0|1)px,? (0|1)px\)$/.test(style.clip);
      const insetAll = /^inset\((50|100)%/.test(style.clipPath);
      const gone = { ...box, left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 };
      clip = hasShape || insetAll || /^(circle|ellipse)\(0/.test(style.clipPath) ? gone : intersect(around, box);
    }
    clips.set(element, clip);
    return clip;
  };
  const overlap = (rect: PageRect, clip: PageRect): number => {
    const both = intersect(rect, clip);
    return both.width < 1 || both.height < 1 ? 0 : (both.width * both.height) / (rect.width * rect.height);
  };

  const walker = document.createTreeWalker(document.documentElement, TEXT_NODES);
  const unseen: { node: PageNode; parent: PageElement }[] = [];
  const seen = new Set<PageElement>();
  const range = document.createRange();
  for (let node: PageNode | null = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || (node.textContent ?? '').trim() === '') continue;
    const style = window.getComputedStyle(parent);
    if (style.display === 'none' || style.visibility !== 'visible') continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (rects.length === 0) continue;
    const fill = style.getPropertyValue('-webkit-text-fill-color');
    const showsBackground = style.getPropertyValue('-webkit-background-clip') === 'text';
    const clip = clipOf(parent);
    const isSeen =
      opacityOf(parent) >= FAINTEST &&
      (showsBackground || alphaOf(fill === '' ? style.color : fill) >= FAINTEST) &&
      Number.parseFloat(style.fontSize) >= SMALLEST_LETTERS &&
      (clip === undefined || rects.some((rect) => overlap(rect, clip) > 0)) &&
      rects.some(({ right, bottom }) => right + window.scrollX > 0 && bottom + window.scrollY > 0);
    if (isSeen) seen.add(parent);
    else unseen.push({ node, parent });
  }
  const hide = (element: PageElement) => {
    element.style.setProperty('visibility', 'hidden', 'important');
  };
  for (const { node, parent } of unseen) {
    if (!seen.has(parent)) hide(parent);
    else {
      const wrapper = document.createElement('span');
      hide(wrapper);
      parent.replaceChild(wrapper, node);
      wrapper.appendChild(node);
    }
  }
  // Visible text inside hidden text, which would be hidden with it.
  for (const element of seen) {
    if (window.getComputedStyle(element).visibility !== 'visible') {
      element.style.setProperty('visibility', 'visible', 'important');
    }
  }
}
