/** The place of words that a source lacks: where they would be, so that a reader is shown where to look. */
import { lineSpans, positionAt, type Window } from '../source/window.ts';
import type { LineSpan } from '../source/source.ts';

/** The space before token `at`, or the last character before it if there is none. */
export function caretBefore(window: Window, at: number): LineSpan[] {
  const { tokens, index, segments } = window;
  if (at === 0) {
    const first = tokens.at(0);
    const span = first && lineSpans(window, first.start, first.end).at(0);
    return span === undefined ? [] : [{ ...span, end: span.start + 1 }];
  }
  const left = tokens[at - 1];
  const span = lineSpans(window, left.start, left.end).at(-1);
  if (span === undefined) return [];
  const { text, offset, origins } = index.segments[segments[positionAt(window, left.end - 1)]];
  const isSpaced = origins === undefined && /^\s\S/.test(text.slice(span.end - offset));
  return [caretAfter(span, isSpaced)];
}

/** @param isSpaced a space follows the span, and something follows that */
export const caretAfter = (span: LineSpan, isSpaced = false): LineSpan =>
  isSpaced ? { ...span, start: span.end, end: span.end + 1 } : { ...span, start: span.end - 1 };
