/**
 * Which of the glyphs that do not look like what their font says are really other ones: a few of their lines are read from the
 * picture. Strange type looks strange and is read as what it says; a font with a wrong table is read as something else.
 */
import type { Box } from '../geometry.ts';
import type { DoubtfulGlyphs } from '../pdfReader.ts';
import { spanBox, type IndexedLine, type IndexedPage } from '../textIndex.ts';
import { glyphPlaces } from './glyphPlaces.ts';

/** Stretches of a document that are read: enough for all characters of some fonts. */
const MOST_STRETCHES = 16;
/** Words in which each kind of glyph is looked at: OCR misreads one of a hundred, hardly ever two. */
const WORDS_PER_KIND = 2;
/** Words of each kind that are chosen from: the first ones. */
const CANDIDATES_PER_KIND = 40;
/** Words whose reading is less sure, 0..100, tell nothing. */
const LEAST_CONFIDENCE = 60;
/** Share of a read word that must lie within the place of the one in question. */
const SAME_PLACE = 0.5;

export interface DoubtfulPage {
  readonly page: IndexedPage;
  readonly glyphs: readonly DoubtfulGlyphs[];
}

/** Glyphs of a font that stand for the same character and look like the same other one are of one kind, on whatever page. */
export const kindOf = ({ font, text, looksLike }: DoubtfulGlyphs): string => `${font} ${text} ${looksLike}`;

/**
 * The kinds that are not what the text says.
 * @param read what OCR reads in the place of a stretch, in points of the page
 */
export async function wrongKinds(
  pages: readonly DoubtfulPage[],
  read: (stretch: Stretch) => Promise<readonly IndexedLine[]>,
): Promise<Set<string>> {
  const tallies = new Map<string, { against: number; sum: number }>();
  const votes = await Promise.all(
    chosenStretches(pages).map(async (stretch) => {
      const shown = await read(stretch);
      return stretch.words.map((word) => ({ kind: word.kind, vote: voteOn(stretch.line, word, shown) }));
    }),
  );
  for (const { kind, vote } of votes.flat()) {
    const { against, sum } = tallies.get(kind) ?? { against: 0, sum: 0 };
    tallies.set(kind, { against: against + (vote < 0 ? 1 : 0), sum: sum + vote });
  }
  return new Set([...tallies].filter(([, { against, sum }]) => against > 0 && sum <= 0).map(([kind]) => kind));
}

interface DoubtfulWord {
  readonly kind: string;
  /** Of the line's text: the word, end exclusive, and the character in it. */
  readonly start: number;
  readonly end: number;
  readonly unit: number;
}

/** A part of a line without letters of other scripts, which OCR would take for Latin ones. */
export interface Stretch {
  readonly page: IndexedPage;
  readonly line: IndexedLine;
  /** Of the line's text, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly words: readonly DoubtfulWord[];
}

/** Stretches that show each kind in some words, as few as may be: those with the most kinds first. */
function chosenStretches(pages: readonly DoubtfulPage[]): Stretch[] {
  const candidates = new Map<string, Stretch & { words: DoubtfulWord[] }>();
  const seen = new Map<string, number>();
  for (const { page, glyphs } of pages) {
    for (const glyph of glyphs) {
      const kind = kindOf(glyph);
      for (const { line, unit } of glyphPlaces(page, glyph)) {
        const count = seen.get(kind) ?? 0;
        if (count >= CANDIDATES_PER_KIND) break;
        const { start, end } = around(line.text, unit, OTHER_LETTER);
        const name = `${page.pageNumber} ${page.lines.indexOf(line)} ${start}`;
        const candidate = candidates.get(name) ?? { page, line, start, end, words: [] };
        candidates.set(name, candidate);
        const word = around(line.text, unit, NOT_IN_WORD);
        if (candidate.words.some((known) => known.kind === kind && known.start === word.start)) continue;
        candidate.words.push({ kind, ...word, unit });
        seen.set(kind, count + 1);
      }
    }
  }
  const wanted = new Map<string, number>([...seen.keys()].map((kind) => [kind, WORDS_PER_KIND]));
  const gainOf = ({ words }: Stretch): number => words.filter(({ kind }) => (wanted.get(kind) ?? 0) > 0).length;
  const left = new Set<Stretch>(candidates.values());
  const chosen: Stretch[] = [];
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
const NOT_IN_WORD = /[^\p{Script=Latin}\p{N}.,:/'’-]/u;

/** What stands around a place up to a character that ends it, on either side. */
function around(text: string, unit: number, ending: RegExp): { start: number; end: number } {
  let start = unit;
  let end = unit + 1;
  while (start > 0 && !ending.test(text[start - 1])) start--;
  while (end < text.length && !ending.test(text[end])) end++;
  return { start, end };
}

/** 1: the picture has the character; -1: it has another one; 0: it cannot be told. */
function voteOn(line: IndexedLine, { start, end, unit }: DoubtfulWord, shown: readonly IndexedLine[]): number {
  const said = plain(line.text.slice(start, end));
  const seen = plain(readAt(spanBox(line, start, end), shown));
  if (seen === '') return 0;
  if (seen === said) return 1;
  const at = plain(line.text.slice(start, unit)).length;
  return seen.length === said.length && seen[at] === said[at] ? 1 : -1;
}

/** The words that stand in a place, one after the other. */
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

/** Letters and digits, all digits alike that mean the same. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));

/** Each script has its ten digits in a row. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return value;
}
