/** Pages with the characters that their wrong glyphs show. Everything else keeps its text and its place. */
import { withDot } from '../layout/codePoints.ts';
import type { IndexedLine, IndexedPage, UnitRange } from '../textIndex.ts';
import type { GlyphKind } from './glyphKinds.ts';
import type { GlyphVerdict } from './glyphVerdict.ts';
import { STARTS_ARROW, STRIKES_NEXT } from './texCharacters.ts';
import { normalForm } from '../../platform/normalForm.ts';

/** By unit of the line's text. */
type Changes = Map<number, Exclude<GlyphVerdict, { outcome: 'kept' }>>;

/** The pages that change, by number. */
export function mendedPages(verdicts: ReadonlyMap<GlyphKind, GlyphVerdict>): Map<number, IndexedPage> {
  const changes = new Map<IndexedPage, Map<IndexedLine, Changes>>();
  for (const [{ places }, verdict] of verdicts) {
    if (verdict.outcome === 'kept') continue;
    for (const { page, line, unit } of places) {
      const ofPage = changes.get(page) ?? new Map<IndexedLine, Changes>();
      const ofLine = ofPage.get(line) ?? (new Map() as Changes);
      changes.set(page, ofPage.set(line, ofLine.set(unit, verdict)));
    }
  }
  return new Map([...changes].map(([page, lines]) => [page.pageNumber, mendedPage(page, lines)]));
}

function mendedPage(page: IndexedPage, changes: ReadonlyMap<IndexedLine, Changes>): IndexedPage {
  const mended = page.lines.map((line) => {
    const ofLine = changes.get(line);
    return ofLine && mendedLine(line, ofLine);
  });
  const tables = page.tables?.map((table) => ({
    ...table,
    cells: table.cells.map((cell) => ({
      ...cell,
      pieces: cell.pieces.map((piece) => {
        const moved = mended[piece.line]?.moved;
        return moved === undefined ? piece : { ...piece, start: moved[piece.start], end: moved[piece.end] };
      }),
    })),
  }));
  return {
    ...page,
    lines: page.lines.map((line, i) => mended[i]?.line ?? line),
    ...(tables !== undefined && { tables }),
  };
}

/** @returns with the new offset of each unit of the old text, including its end */
function mendedLine(line: IndexedLine, changes: Changes): { line: IndexedLine; moved: readonly number[] } {
  let text = '';
  const edges: number[] = [];
  const unsure: UnitRange[] = [];
  const moved: number[] = [];
  /** Drawn over the next character. */
  let over = '';
  for (let unit = 0; unit < line.text.length; unit++) {
    const change = changes.get(unit);
    moved.push(text.length);
    if (change?.outcome === 'mended' && isOver(change.by)) {
      const rest = line.text.slice(unit + 1);
      const next = rest.trimStart().charAt(0);
      const nextUnit = line.text.length - rest.trimStart().length;
      const isOverLast = isAccent(change.by) && overlap(line, unit, unit - 1) > overlap(line, unit, nextUnit);
      if (!isOverLast && isPut(change.by, next)) {
        over = change.by;
        continue;
      }
      // In order of position a stroke may come after the character that it strikes.
      if (isPut(change.by, text.at(-1) ?? '')) {
        text = text.slice(0, -1) + put(change.by, text.slice(-1));
        continue;
      }
      unsure.push({ start: text.length, end: text.length + 1 });
    }
    // The page has no space between the two.
    if (over !== '' && line.text[unit] === ' ') continue;
    const isAlone = change?.outcome === 'mended' && isOver(change.by);
    const own = change?.outcome === 'mended' && !isAlone ? inHeight(change.by, line.text[unit]) : line.text[unit];
    const fitting = change === undefined ? own : inContext(own, text.at(-1), line.text.at(unit + 1));
    const shown = over === '' ? fitting : put(over, fitting);
    over = '';
    if (change?.outcome === 'unsure') unsure.push({ start: text.length, end: text.length + shown.length });
    const [start, end] = [line.edges[2 * unit], line.edges[2 * unit + 1]];
    // All characters of one glyph have its place.
    for (let i = 0; i < shown.length; i++) edges.push(start, end);
    text += shown;
  }
  moved.push(text.length);
  const isMended = [...changes.values()].some(({ outcome }) => outcome === 'mended');
  // A line is never left empty: others are counted by it.
  if (text.trim() === '') return { line, moved: Array.from({ length: line.text.length + 1 }, (_, i) => i) };
  return {
    line: {
      ...line,
      text,
      edges: Float32Array.from(edges),
      ...(isMended && { provenance: 'mended' as const }),
      ...(unsure.length > 0 && { unsure: joined(unsure) }),
    },
    moved,
  };
}

/** Adapted to the place of a superscript or subscript character. */
function inHeight(by: string, before: string): string {
  const scale = HEIGHTS.find((one) => one.includes(before));
  return scale?.[PLAIN.indexOf(by)] ?? by;
}

const PLAIN = '0123456789+−=()';
const HEIGHTS = ['⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'];

/** Among characters that look the same, the one used between these two. */
function inContext(character: string, before = '', after = ''): string {
  // "80–120"
  if (character === '−' && /\d/.test(before) && /\d/.test(after)) return '–';
  if (!LETTER.test(before) && !LETTER.test(after)) return character;
  return BETWEEN_LETTERS.get(character) ?? character;
}

const LETTER = /[a-z]/;
const BETWEEN_LETTERS = new Map([
  ['−', '-'],
  ['×', 'x'],
]);

const isOver = (by: string): boolean => by === STARTS_ARROW || MARK.test(by);
const isAccent = (by: string): boolean => by !== STRIKES_NEXT && MARK.test(by);
const MARK = /^\p{M}$/u;

const isPut = (over: string, character: string): boolean => {
  if (character === '') return false;
  if (over === STARTS_ARROW) return character === '→';
  return (isAccent(over) ? /\p{L}/u : RELATION).test(character) && put(over, character).length === 1;
};

const RELATION = /\p{Sm}/u;

function put(over: string, character: string): string {
  if (over === STARTS_ARROW) return character === '→' ? '↦' : character;
  return normalForm((isAccent(over) ? withDot(character) : character) + over, 'NFC');
}

/** How far two characters of a line overlap, points. */
function overlap({ edges }: IndexedLine, one: number, other: number): number {
  return Math.min(edges[2 * one + 1], edges[2 * other + 1]) - Math.max(edges[2 * one], edges[2 * other]);
}

function joined(ranges: readonly UnitRange[]): UnitRange[] {
  const whole: { start: number; end: number }[] = [];
  for (const { start, end } of ranges) {
    const last = whole.at(-1);
    if (last?.end === start) last.end = end;
    else whole.push({ start, end });
  }
  return whole;
}
