/** The console as one document: script and style are inside it, so it needs no second request and its policy names them by hash. */
import { createHash } from 'node:crypto';
import type { ConsoleAssets } from './consoleAssets.ts';

export interface ConsolePage {
  readonly body: string;
  readonly headers: Record<string, string>;
}

/** @param filesOrigins where signed links lead, separated by a space: for pictures and recordings */
export function consolePage({ script, style }: ConsoleAssets, filesOrigins: string): ConsolePage {
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Citation check</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<div id="console"><noscript>This page needs JavaScript.</noscript></div>
<script type="module">${script}</script>
</body>
</html>
`;
  return {
    body,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy({ script, style }, filesOrigins),
      'Cache-Control': 'no-cache',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  };
}

/**
 * Whatever gets into the page as text (names, quotations, addresses) can neither run nor load anything: only this script and this
 * style count, requests go only to the service, and strings are never taken for markup (trusted types).
 */
function policy({ script, style }: ConsoleAssets, filesOrigins: string): string {
  return [
    "default-src 'none'",
    `script-src ${hashSource(script)}`,
    `style-src ${hashSource(style)}`,
    // Proofs come as data addresses, inside the answer.
    `img-src 'self' ${filesOrigins} data:`,
    `media-src 'self' ${filesOrigins}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
