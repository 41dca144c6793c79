/** Runs inside a page: what it says about itself. */
import type { PageDocument } from './dom.ts';

declare const document: PageDocument;

export interface PageDescription {
  /** BCP 47. */
  readonly language?: string;
  /** Absolute. */
  readonly canonicalUrl?: string;
  /** As stated by the page, or from its structured data; ISO 8601 if it is a valid one. */
  readonly publishedAt?: string;
}

/** Self-contained: only the function itself, nothing else of this module, reaches the page. */
export function describePage(): PageDescription {
  const LONGEST = 2_000;
  const short = (text: string | null | undefined): string | undefined => {
    const trimmed = text?.trim() ?? '';
    return trimmed === '' || trimmed.length > LONGEST ? undefined : trimmed;
  };
  const first = (selector: string, name: string): string | undefined => {
    for (const element of document.querySelectorAll(selector)) {
      const value = short(element.getAttribute(name));
      if (value !== undefined) return value;
    }
    return undefined;
  };
  const fromStructuredData = (): string | undefined => {
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
      const stated = /"datePublished"\s*:\s*"([^"]{4,40})"/.exec((script.textContent ?? '').slice(0, 100_000))?.[1];
      if (stated !== undefined) return stated;
    }
    return undefined;
  };
  const canonical = first('link[rel~="canonical"]', 'href');
  const canonicalUrl = canonical === undefined ? undefined : URL.parse(canonical, document.baseURI)?.href;
  const language =
    short(document.documentElement.getAttribute('lang')) ?? first('meta[http-equiv="content-language" i]', 'content');
  const publishedAt =
    first('meta[property="article:published_time"], meta[itemprop="datePublished"]', 'content') ??
    fromStructuredData() ??
    first(
      'meta[name="date" i], meta[name="dc.date" i], meta[name="dcterms.date" i], meta[name="citation_publication_date"]',
      'content',
    ) ??
    first('time[itemprop="datePublished"], time[pubdate]', 'datetime');
  return {
    ...(language !== undefined && { language }),
    ...(canonicalUrl !== undefined && /^https?:/.test(canonicalUrl) && { canonicalUrl }),
    ...(publishedAt !== undefined && { publishedAt }),
  };
}
