/** What OCR reads in some of the words that contain a doubtful glyph: the last witness, and the only one that costs something. */
import type { Box } from '../geometry.ts';
import { spanBox, type IndexedLine, type IndexedPage } from '../textIndex.ts';
import type { GlyphKind } from './glyphKinds.ts';
import { normalForm } from '../../platform/normalForm.ts';

/** Stretches of a document that are read: enough for all characters of some fonts. */
const MOST_STRETCHES = 16;
/** Words in which each kind of glyph is checked: OCR misreads one of a hundred, hardly ever two. */
const WORDS_PER_KIND = 2;
/** Words of each kind to choose from: the first ones. */
const CANDIDATES_PER_KIND = 40;
/** Words read with less confidence, 0..100, show nothing. */
const LEAST_CONFIDENCE = 60;
/** Share of a read word that must lie within the place of the one in question. */
const SAME_PLACE = 0.5;

/** A part of a line without letters of other scripts, which OCR would take for Latin ones. */
export interface Stretch {
  readonly page: IndexedPage;
  readonly line: IndexedLine;
  /** Of the line's text, end exclusive. */
  readonly start: number;
  readonly end: number;
}

interface Word {
  readonly kind: GlyphKind;
  /** In the line's text: the word, end exclusive, and the character in it. */
  readonly start: number;
  readonly end: number;
  readonly unit: number;
}

interface Candidate extends Stretch {
  readonly words: Word[];
}

/** What was read in place of the glyphs of one kind, with counts; includes the text layer's own character. */
export type Readings = ReadonlyMap<string, number>;

/** Characters of lines that the text layer has wrong, as they are shown, by unit. */
export type KnownCharacters = ReadonlyMap<IndexedLine, ReadonlyMap<number, string>>;

/** What OCR reads at the place of a stretch, in points of the page; undefined if there was no time to look. */
export type ReadStretch = (stretch: Stretch) => Promise<readonly IndexedLine[] | undefined>;

/** @returns undefined for kinds that were not read because there was no time */
export async function glyphReadings(
  kinds: readonly GlyphKind[],
  read: ReadStretch,
  known: KnownCharacters = new Map(),
): Promise<Map<GlyphKind, Readings | undefined>> {
  const readings = new Map(kinds.map((kind) => [kind, new Map<string, number>()]));
  const unseen = new Set<GlyphKind>();
  const chosen = chosenStretches(kinds);
  const shown = await Promise.all(chosen.map(read));
  for (const [i, { line, words }] of chosen.entries()) {
    const lines = shown[i];
    for (const word of words) {
      if (lines === undefined) unseen.add(word.kind);
      const seen = lines && seenIn(line, word, lines, known.get(line));
      const counts = readings.get(word.kind);
      if (seen !== undefined && counts !== undefined) counts.set(seen, (counts.get(seen) ?? 0) + 1);
    }
  }
  return new Map([...readings].map(([kind, seen]) => [kind, seen.size === 0 && unseen.has(kind) ? undefined : seen]));
}

/** Stretches that show each kind in some words, as few as possible: those with the most kinds first. */
function chosenStretches(kinds: readonly GlyphKind[]): Candidate[] {
  const candidates = new Map<string, Candidate>();
  for (const kind of kinds) {
    for (const { page, line, unit } of kind.places.slice(0, CANDIDATES_PER_KIND)) {
      const { start, end } = around(line.text, unit, OTHER_LETTER);
      const name = `${page.pageNumber} ${page.lines.indexOf(line)} ${start}`;
      const candidate = candidates.get(name) ?? { page, line, start, end, words: [] };
      candidates.set(name, candidate);
      const word = around(line.text, unit, NOT_IN_WORD);
      if (!candidate.words.some((known) => known.kind === kind && known.start === word.start)) {
        candidate.words.push({ kind, ...word, unit });
      }
    }
  }
  const wanted = new Map(kinds.map((kind) => [kind, WORDS_PER_KIND]));
  const gainOf = ({ words }: Candidate): number => words.filter(({ kind }) => (wanted.get(kind) ?? 0) > 0).length;
  const left = new Set(candidates.values());
  const chosen: Candidate[] = [];
  while (chosen.length < MOST_STRETCHES && left.size > 0) {
    const best = [...left].reduce((one, other) => (gainOf(other) > gainOf(one) ? other : one));
    if (gainOf(best) === 0) break;
    left.delete(best);
    chosen.push(best);
    for (const { kind } of best.words) wanted.set(kind, (wanted.get(kind) ?? 0) - 1);
  }
  return chosen;
}

const OTHER_LETTER = /[^\P{L}\p{Script=Latin}]/u;
const NOT_IN_WORD = /\s/u;

/** The text around a place up to a character that ends it, on either side. */
function around(text: string, unit: number, ending: RegExp): { start: number; end: number } {
  let start = unit;
  let end = unit + 1;
  while (start > 0 && !ending.test(text[start - 1])) start--;
  while (end < text.length && !ending.test(text[end])) end++;
  return { start, end };
}

/** What was read in place of the character; undefined if this cannot be determined. */
function seenIn(
  line: IndexedLine,
  { start, end, unit }: Word,
  shown: readonly IndexedLine[],
  known: ReadonlyMap<number, string> | undefined,
): string | undefined {
  const said = (from: number, to: number): string =>
    Array.from({ length: to - from }, (_, i) => known?.get(from + i) ?? line.text[from + i]).join('');
  const seen = readAt(spanBox(line, start, end), shown);
  if (seen === '') return undefined;
  const own = line.text[unit];
  const [before, after] = [said(start, unit), said(unit + 1, end)];
  if (same(seen, before + own + after)) return own;
  const at = before.length;
  if (seen.length === at + 1 + after.length) return same(seen[at], own) ? own : seen[at];
  const isInside = alike(seen.slice(0, at), before) && alike(after === '' ? '' : seen.slice(-after.length), after);
  const length = seen.length - at - after.length;
  return isInside && length >= 1 && length <= MOST_LETTERS ? seen.slice(at, at + length) : undefined;
}

/** Letters of a ligature. */
const MOST_LETTERS = 3;

const same = (one: string, other: string): boolean => folded(one) === folded(other);
const folded = (text: string): string => normalForm(text, 'NFKC').toLowerCase();
/** OCR has the letters of few languages: those beside the one in question only show where it is. */
const alike = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (text: string): string => normalForm(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The words at a place, one after the other. */
function readAt(place: Box, lines: readonly IndexedLine[]): string {
  const found: string[] = [];
  for (const line of lines) {
    let start = 0;
    for (const [i, word] of line.text.split(' ').entries()) {
      const box = spanBox(line, start, start + word.length);
      const confidence = line.wordConfidences?.at(i) ?? 100;
      if (confidence >= LEAST_CONFIDENCE && shareWithin(box, place) >= SAME_PLACE) found.push(word);
      start += word.length + 1;
    }
  }
  return found.join('');
}

function shareWithin(box: Box, place: Box): number {
  const width = Math.min(box.x + box.width, place.x + place.width) - Math.max(box.x, place.x);
  const height = Math.min(box.y + box.height, place.y + place.height) - Math.max(box.y, place.y);
  return width <= 0 || height <= 0 ? 0 : (width * height) / (box.width * box.height);
}
