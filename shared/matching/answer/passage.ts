/** The words of a match as a reader sees them, and the text around them. */
import type { Comparison } from '../comparison/comparePassage.ts';
import type { LineSpan } from '../source/source.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import type { Match } from './verdict.ts';
import { isSameLine, lineSpans, rawPieces, type RawPiece, type Window } from '../source/window.ts';

/** UTF-16 units before and after a match: about two printed lines each way. */
const SNIPPET_CONTEXT = 160;

/** The last is what PDFium leaves in place of a hyphen that breaks a word. */
const breakingHyphens = '-\u00ad\u2010\u0002';
const endsInHyphenatedWord = (text: string): boolean =>
  breakingHyphens.includes(text.slice(-1)) && /\p{L}$/u.test(text.slice(0, -1));
const startsLowerCase = /^\p{Ll}/u;

/** Lines joined by a space, end-of-line hyphenation undone. */
export function passageText(window: Window, start: number, end: number): string {
  return joinPieces(window.index, rawPieces(window, start, end));
}

/** The same, each line separately. */
export const passageLines = (window: Window, start: number, end: number): string[] =>
  rawPieces(window, start, end).map((piece) => joinPieces(window.index, [piece]));

function joinPieces(index: SourceIndex, pieces: readonly RawPiece[]): string {
  let text = '';
  let previous: RawPiece | undefined;
  for (const piece of pieces) {
    const words = index.segments[piece.segment].text.slice(piece.start, piece.end);
    if (previous === undefined) text = words;
    else if (isSameLine(index, previous.segment, piece.segment)) text += ` ${words}`;
    else if (endsInHyphenatedWord(text) && startsLowerCase.test(words)) text = text.slice(0, -1) + words;
    else text += ` ${words}`;
    previous = piece;
  }
  return text;
}

/** The match with the text around it, cut at word boundaries. */
function snippetText(window: Window, start: number, end: number): string {
  let from = Math.max(0, start - SNIPPET_CONTEXT);
  let to = Math.min(window.text.length, end + SNIPPET_CONTEXT);
  if (from > 0) {
    const space = window.text.slice(from, start).search(/\s/);
    from = space < 0 ? start : from + space;
  }
  if (to < window.text.length) {
    const space = Math.max(window.text.lastIndexOf(' ', to), window.text.lastIndexOf('\n', to));
    to = space < end ? end : space;
  }
  return passageText(window, from, to);
}

const placeAfter = ({ window: { letterPlaces, tokens }, to }: Comparison): number =>
  letterPlaces[to - 1] + tokens[to - 1].letters.length;

/** Parts of a shortened quotation are shown as one text, with an ellipsis where the source says more. */
export function passageMatch(parts: readonly Comparison[], valueSpans: readonly LineSpan[]): Match {
  const ranges = parts.map((part) => ({ window: part.window, ...extentOf(part) }));
  // The last letter of one part comes right before the first of the next.
  const isWhole = parts.every(
    ({ window, from }, at) => at === 0 || window.letterPlaces[from] === placeAfter(parts[at - 1]),
  );
  const seam = isWhole ? ' ' : ' … ';
  return {
    text: ranges.map(({ window, start, end }) => passageText(window, start, end)).join(seam),
    snippet: ranges.map(({ window, start, end }) => snippetText(window, start, end)).join(seam),
    spans: ranges.flatMap(({ window, start, end }) => lineSpans(window, start, end)),
    valueSpans,
  };
}

/** Folded punctuation that opens and closes a sentence, an insertion or direct speech. */
const opening = /[("'[¿¡（【[]/u;
const closing = /[.!?。！？।،؟。…,;:：；、)"'\]）】]/u;

/** From the first word of a match to the last, with the surrounding punctuation that quotation and source share. */
function extentOf({ quoted, window, from, to }: Comparison): { readonly start: number; readonly end: number } {
  let { start } = window.tokens[from];
  let { end } = window.tokens[to - 1];
  const { tokens, fold } = quoted;
  const head = fold.text.slice(0, tokens[0].start).replace(/\s+/g, '');
  const tail = fold.text.slice(tokens[tokens.length - 1].end).replace(/\s+/g, '');
  for (let at = head.length - 1; at >= 0 && opening.test(head[at]) && head[at] === window.text[start - 1]; at--)
    start--;
  for (let at = 0; at < tail.length && closing.test(tail[at]) && tail[at] === window.text[end]; at++) end++;
  return { start, end };
}
