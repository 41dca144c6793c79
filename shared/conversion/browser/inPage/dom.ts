/** The little of the DOM that our functions inside pages use. They run in Chromium, so the compiler needs to be told what is there. */

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
  readonly parentElement: PageElement | null;
  readonly textContent: string | null;
}

export interface PageElement extends PageNode {
  readonly tagName: string;
  readonly style: PageStyle;
  readonly scrollHeight: number;
  readonly scrollWidth: number;
  readonly clientHeight: number;
  readonly clientWidth: number;
  readonly innerText?: string;
  readonly shadowRoot: PageRoot | null;
  getBoundingClientRect(): PageRect;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  contains(other: PageElement): boolean;
  matches(selector: string): boolean;
  querySelectorAll(selector: string): Iterable<PageElement>;
}

export interface PageRoot {
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
  readonly readyState: string;
  readonly body: PageElement | null;
  readonly documentElement: PageElement;
  readonly scrollingElement: PageElement | null;
  createRange(): PageRange;
  createTreeWalker(root: PageElement, what: number): { nextNode(): PageNode | null };
  querySelector(selector: string): PageElement | null;
}

export interface PageWindow {
  readonly innerHeight: number;
  readonly innerWidth: number;
  readonly scrollX: number;
  readonly scrollY: number;
  scrollTo(x: number, y: number): void;
  getComputedStyle(element: PageElement): PageStyle;
}
