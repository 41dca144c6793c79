/** Runs inside a page: how far it has loaded. */
import type { PageDocument, PageElement, PageImage, PageRoot, PageWindow } from './dom.ts';

declare const document: PageDocument;
declare const window: PageWindow;

export interface PageMeasure {
  readonly title: string;
  readonly isParsed: boolean;
  readonly isLoaded: boolean;
  /** Characters of its text, including hidden ones. */
  readonly textLength: number;
  /** CSS pixels. */
  readonly height: number;
  /** Images in or near the viewport that have not arrived yet. */
  readonly pendingImages: number;
  /** The beginning of what a visitor reads. */
  readonly text: string;
  /** Whether there is anything to see other than text. */
  readonly hasPictures: boolean;
  /** Whether there are scripts that may still bring some. */
  readonly hasScripts: boolean;
  /** It is XML, and the part that is shown ends where it is not well-formed. */
  readonly isBrokenXml: boolean;
  /** Elements that identify walls in front of pages; see `wallSigns.ts`. */
  readonly wallElements: number;
}

/** Self-contained: only the function itself, nothing else of this module, reaches the page. */
export function measurePage(textLimit: number, wallSelector: string): PageMeasure {
  /** Characters with which a page has something to say by itself. */
  const ENOUGH_TEXT = 200;
  /** Nested components. */
  const DEEPEST = 50;
  const { body } = document;
  const images = [...document.querySelectorAll('img')] as PageImage[];
  const isNear = (element: PageElement) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > -window.innerHeight && top < 2 * window.innerHeight;
  };
  /** `innerText` omits what a page shows from components' roots. */
  const inRoots = (root: PageRoot, depth: number): string =>
    depth > DEEPEST
      ? ''
      : [...root.querySelectorAll('*')]
          .map(({ shadowRoot }) => shadowRoot)
          .filter((inner) => inner !== null)
          .map((inner) => {
            const own = [...inner.children].filter(({ tagName }) => !/^(STYLE|SCRIPT|LINK|TEMPLATE)$/.test(tagName));
            return own.map(({ innerText }) => innerText ?? '').join('\n') + inRoots(inner, depth + 1);
          })
          .join('\n');
  const innerText = body?.innerText ?? '';
  const isShort = innerText.trim().length < ENOUGH_TEXT;
  return {
    title: document.title.slice(0, 1000),
    isParsed: document.readyState !== 'loading',
    isLoaded: document.readyState === 'complete',
    textLength: body?.textContent?.length ?? 0,
    height: document.documentElement.scrollHeight,
    pendingImages: images.filter((image) => !image.complete && isNear(image)).length,
    text: (body !== null && isShort ? innerText + inRoots(body, 0) : innerText).slice(0, textLimit),
    hasPictures: [...document.querySelectorAll('img, svg, canvas, video, object, embed, iframe, frame')].some(
      (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1;
      },
    ),
    hasScripts:
      [...document.querySelectorAll('script:not([type="application/ld+json"], [type="application/json"])')].length > 0,
    isBrokenXml: document.contentType !== 'text/html' && [...document.querySelectorAll('parsererror')].length > 0,
    wallElements: [...document.querySelectorAll(wallSelector)].length,
  };
}
