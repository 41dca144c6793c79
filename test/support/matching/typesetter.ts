/**
 * Sets paragraphs as lines and pages, the way documents are printed, and knows where every character came to stand: so a
 * test can say exactly which spans a quotation must be found at.
 */
import type { LineSpan, SourcePage } from '../../../shared/matching/source/source.ts';

export interface Note {
  readonly paragraph: number;
  /** Offset in the paragraph after which the mark stands. */
  readonly offset: number;
  readonly text: string;
}

export interface Layout {
  /** Characters of a line. */
  readonly width: number;
  readonly linesPerPage: number;
  readonly hyphenate?: boolean;
  /** Makes the running head of a page. */
  readonly head?: (pageNumber: number) => string;
  readonly foot?: (pageNumber: number) => string;
  readonly notes?: readonly Note[];
  readonly footnoteReference?: 'glued' | 'alone' | 'superscript';
  readonly readBy?: SourcePage['readBy'];
  /** Changes the characters of a line after setting, one for one or one for several. */
  readonly print?: (character: string) => string;
}

export interface Typeset {
  readonly pages: readonly SourcePage[];
  /** Where characters `start` to `end` (exclusive) of a paragraph stand. */
  spansOf(paragraph: number, start: number, end: number): LineSpan[];
}

interface Piece {
  readonly text: string;
  /** Offset in the paragraph; -1 for a mark. */
  readonly offset: number;
}
interface Line {
  readonly pieces: Piece[];
  readonly paragraph: number;
  readonly notes: string[];
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export function typeset(paragraphs: readonly string[], layout: Layout): Typeset {
  const lines = paragraphs.flatMap((text, paragraph) => breakParagraph(text, paragraph, layout));
  const pages: SourcePage[] = [];
  const places = paragraphs.map(
    (text) => new Array<{ page: number; line: number; start: number; end: number } | undefined>(text.length),
  );
  let body: string[] = [];
  let notes: string[] = [];
  let room = layout.linesPerPage;
  const pageNumber = (): number => pages.length + 1;
  const headLines = layout.head === undefined ? 0 : 1;
  const flush = (): void => {
    if (body.length === 0) return;
    const number = pageNumber();
    const printed = [
      ...(layout.head === undefined ? [] : [layout.head(number)]),
      ...body,
      ...notes,
      ...(layout.foot === undefined ? [] : [layout.foot(number)]),
    ];
    pages.push({ pageNumber: number, lines: printed, readBy: layout.readBy ?? 'textLayer' });
    body = [];
    notes = [];
    room = layout.linesPerPage;
  };
  for (const line of lines) {
    if (room < 1 + line.notes.length) flush();
    room -= 1 + line.notes.length;
    let printed = '';
    for (const piece of line.pieces) {
      for (let at = 0; at < piece.text.length; at++) {
        const shown = layout.print === undefined ? piece.text[at] : layout.print(piece.text[at]);
        if (piece.offset >= 0) {
          places[line.paragraph][piece.offset + at] = {
            page: pageNumber(),
            line: headLines + body.length + 1,
            start: printed.length,
            end: printed.length + shown.length,
          };
        }
        printed += shown;
      }
    }
    body.push(printed);
    notes.push(...line.notes);
  }
  flush();
  return { pages, spansOf: (paragraph, start, end) => joinPlaces(places[paragraph].slice(start, end)) };
}

function joinPlaces(
  places: readonly ({ page: number; line: number; start: number; end: number } | undefined)[],
): LineSpan[] {
  const spans: LineSpan[] = [];
  for (const place of places) {
    if (place === undefined) continue;
    const last = spans.at(-1);
    if (last?.pageNumber === place.page && last.lineId === place.line)
      spans[spans.length - 1] = { ...last, end: place.end };
    else spans.push({ pageNumber: place.page, lineId: place.line, start: place.start, end: place.end });
  }
  return spans;
}

function breakParagraph(text: string, paragraph: number, layout: Layout): Line[] {
  const lines: Line[] = [];
  let line: Line = { pieces: [], paragraph, notes: [] };
  let used = 0;
  let noteNumber = (layout.notes ?? []).filter((note) => note.paragraph < paragraph).length;
  const next = (): void => {
    if (line.pieces.length > 0) lines.push(line);
    line = { pieces: [], paragraph, notes: [] };
    used = 0;
  };
  const put = (piece: Piece): void => {
    line.pieces.push(piece);
    used += piece.text.length;
  };
  for (const word of wordsOf(text)) {
    const space = used > 0 && /\s/.test(text[word.offset - 1] ?? '') ? 1 : 0;
    let { text: rest, offset } = word;
    if (used + space + rest.length > layout.width && used > 0) {
      const cut = layout.hyphenate === true ? layout.width - used - space - 1 : 0;
      if (cut >= 3 && rest.length - cut >= 3 && /^\p{Script=Latin}+[.,;]?$/u.test(rest)) {
        if (space > 0) put({ text: ' ', offset: -1 });
        put({ text: rest.slice(0, cut), offset });
        put({ text: '-', offset: -1 });
        rest = rest.slice(cut);
        offset += cut;
      }
      next();
    } else if (space > 0) put({ text: ' ', offset: word.offset - 1 });
    put({ text: rest, offset });
    for (const note of layout.notes ?? []) {
      if (note.paragraph !== paragraph || note.offset <= word.offset || note.offset > word.offset + word.text.length)
        continue;
      noteNumber++;
      put({ text: markOf(noteNumber, layout.footnoteReference ?? 'glued'), offset: -1 });
      line.notes.push(`${noteNumber} ${note.text}`);
    }
  }
  next();
  return lines;
}

function markOf(number: number, style: 'glued' | 'alone' | 'superscript'): string {
  if (style === 'alone') return ` ${number}`;
  return style === 'glued'
    ? String(number)
    : Array.from(String(number), (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
}

function wordsOf(text: string): { text: string; offset: number }[] {
  const words: { text: string; offset: number }[] = [];
  for (const found of text.matchAll(/\S+/g)) {
    if (!unspaced.test(found[0])) words.push({ text: found[0], offset: found.index });
    else {
      // Numbers stay together, as East Asian line breaking wants it.
      for (const part of found[0].matchAll(/[\d.,]+%?|./gu))
        words.push({ text: part[0], offset: found.index + part.index });
    }
  }
  return words;
}
