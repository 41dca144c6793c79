/**
 * The small part of the DOM that our functions inside pages use. They run in Chromium, so the compiler has to be told what exists there.
 */

export interface PageRect {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly height: number;
}

export interface PageStyle {
  setProperty(name: string, value: string, priority: 'important'): void;
  readonly position: string;
  readonly display: string;
  readonly direction: string;
  readonly flexDirection: string;
  readonly cssFloat: string;
  readonly visibility: string;
  readonly opacity: string;
  readonly overflowX: string;
  readonly overflowY: string;
  readonly color: string;
  readonly fontSize: string;
  readonly clip: string;
  readonly clipPath: string;
  getPropertyValue(name: string): string;
}

export interface PageNode {
  readonly nodeType: number;
  readonly childNodes: Iterable<PageNode>;
  readonly parentElement: PageElement | null;
  readonly textContent: string | null;
}

export interface PageElement extends PageNode {
  readonly tagName: string;
  readonly children: Iterable<PageElement>;
  readonly style: PageStyle;
  readonly scrollHeight: number;
  readonly scrollWidth: number;
  readonly clientHeight: number;
  readonly clientWidth: number;
  readonly innerText?: string;
  readonly offsetParent: PageElement | null;
  readonly shadowRoot: PageRoot | null;
  getBoundingClientRect(): PageRect;
  getAttribute(name: string): string | null;
  getAttributeNames(): string[];
  /** For a slot. */
  assignedNodes?(): Iterable<PageNode>;
  closest(selector: string): PageElement | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  appendChild(child: PageNode): void;
  replaceChild(fresh: PageNode, old: PageNode): void;
  querySelectorAll(selector: string): Iterable<PageElement>;
}

export interface PageRoot {
  readonly childNodes: Iterable<PageNode>;
  readonly children: Iterable<PageElement>;
  querySelectorAll(selector: string): Iterable<PageElement>;
}

export interface PageImage extends PageElement {
  readonly complete: boolean;
  loading: string;
}

export interface PageRange {
  selectNodeContents(node: PageNode): void;
  getClientRects(): Iterable<PageRect>;
}

export interface PageDocument extends PageRoot {
  readonly title: string;
  readonly baseURI: string;
  readonly contentType: string;
  readonly readyState: string;
  readonly body: PageElement | null;
  readonly documentElement: PageElement;
  readonly scrollingElement: PageElement | null;
  getElementById(id: string): PageElement | null;
  createElement(tag: string): PageElement;
  createRange(): PageRange;
  createTreeWalker(root: PageElement, what: number): { nextNode(): PageNode | null };
}

export interface PageWindow {
  readonly innerHeight: number;
  readonly innerWidth: number;
  readonly scrollX: number;
  readonly scrollY: number;
  getComputedStyle(element: PageElement): PageStyle;
  setTimeout(act: () => void, ms: number): void;
  requestAnimationFrame(act: () => void): void;
}
