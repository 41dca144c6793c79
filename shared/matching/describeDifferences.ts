/** Tells word by word what a quotation says and its source does not. */
import type { Alignment } from './alignTokens.ts';
import { foldText } from './foldText.ts';
import { passageText } from './passage.ts';
import type { Token } from './tokens.ts';
import type { Difference, DifferenceType } from './verdict.ts';
import { lineSpans, type Window } from './window.ts';

/** In reading order. `text` is the quotation as given, `tokens` are its tokens. */
export function describeDifferences(
  text: string,
  tokens: readonly Token[],
  window: Window,
  alignment: Alignment,
): Difference[] {
  const fold = foldText(text);
  const raw = (from: number, to: number): string => {
    if (from >= to) return '';
    const start = tokens[from].start;
    const end = tokens[to - 1].end;
    return fold.starts === null || fold.ends === null
      ? text.slice(start, end)
      : text.slice(fold.starts[start], fold.ends[end - 1]);
  };
  return alignment.hunks.map((hunk) => {
    const quoted = tokens.slice(hunk.quotedFrom, hunk.quotedTo);
    const source = window.tokens.slice(hunk.sourceFrom, hunk.sourceTo);
    const kind = quoted.length === 0 ? 'missing' : source.length === 0 ? 'added' : 'replaced';
    const start = source.at(0)?.start ?? 0;
    const end = source.at(-1)?.end ?? 0;
    return {
      kind,
      type: typeOf(kind, quoted, source),
      quoted: raw(hunk.quotedFrom, hunk.quotedTo),
      source: passageText(window, start, end),
      spans: lineSpans(window, start, end),
    };
  });
}

function typeOf(kind: Difference['kind'], quoted: readonly Token[], source: readonly Token[]): DifferenceType {
  if ([...quoted, ...source].some((token) => token.kind === 'number')) return 'number_changed';
  return kind === 'missing' ? 'words_missing' : kind === 'added' ? 'words_added' : 'word_replaced';
}
