/** What a page asked for and did not get: style sheets, scripts, pictures and data that its visitors might have seen it with. */
import type { CDPSession } from 'puppeteer-core';

export const CAPTURE_WARNINGS = [
  /** Style sheets, pictures, frames or data did not arrive. */
  'resources_missing',
  /** A script did not arrive in time; what it would have added is missing. */
  'script_timeout',
  /** The server did not finish sending the page in time; what is there arrived before. */
  'page_cut_off',
] as const;
export type CaptureWarning = (typeof CAPTURE_WARNINGS)[number];

/** Kinds of requests that a page's content or appearance depends on. */
const KINDS: readonly string[] = ['Stylesheet', 'Script', 'Image', 'XHR', 'Fetch', 'Document'];

export interface Missing {
  readonly url: string;
  readonly kind: string;
}

export interface MissingResources {
  /** What failed and has not arrived since, in a later attempt. */
  failed(): Missing[];
  /** Addresses of pending requests of that kind, whatever their age. */
  pending(kind: string): string[];
  /** Called when nothing more is waited for: scripts still pending are missing from then on. */
  abandon(): void;
  warnings(): CaptureWarning[];
}

/** Status of failing servers; a style sheet that does not exist fails the page in any case. */
const FAULTY_STATUS = 500;
const ABSENT_STATUS = 400;

export function followResources(session: CDPSession, mainFrame: string): MissingResources {
  const pending = new Map<string, Missing>();
  const failed = new Map<string, Missing>();
  const late = new Set<string>();

  // What another document requested is not missing from this one.
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.id !== mainFrame) return;
    for (const known of [pending, failed, late]) known.clear();
  });
  session.on('Network.requestWillBeSent', ({ requestId, type, frameId, request }) => {
    if (type === undefined || !KINDS.includes(type) || (type === 'Document' && frameId === mainFrame)) return;
    pending.set(requestId, { url: request.url, kind: type });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const asked = pending.get(requestId);
    if (!asked) return;
    const limit = asked.kind === 'Stylesheet' ? ABSENT_STATUS : FAULTY_STATUS;
    if (response.status >= limit) failed.set(asked.url, asked);
    else failed.delete(asked.url);
  });
  session.on('Network.loadingFinished', ({ requestId }) => {
    const asked = pending.get(requestId);
    if (asked) late.delete(asked.url);
    pending.delete(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId, canceled }) => {
    const asked = pending.get(requestId);
    pending.delete(requestId);
    if (asked && canceled !== true) failed.set(asked.url, asked);
  });

  return {
    failed: () => [...failed.values()],
    pending: (kind) => [...pending.values()].filter((asked) => asked.kind === kind).map(({ url }) => url),
    abandon() {
      for (const asked of pending.values()) {
        if (asked.kind === 'Script') late.add(asked.url);
        else if (asked.kind === 'Stylesheet' || asked.kind === 'Image') failed.set(asked.url, asked);
      }
    },
    warnings() {
      const missing = [...failed.values()].filter(({ url }) => !late.has(url));
      return [
        ...(missing.length > 0 ? (['resources_missing'] as const) : []),
        ...(late.size > 0 ? (['script_timeout'] as const) : []),
      ];
    },
  };
}
