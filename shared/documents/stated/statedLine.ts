/** A line with the characters that the source states, at the places where the page draws them. */
import type { IndexedLine } from '../textIndex.ts';
import { isDoubled, isLetterOrDigit, letterChain } from './letterChain.ts';
import { CELL_END, SHAPED } from './statedText.ts';
import { normalForm } from '../../platform/normalForm.ts';
import { greatest, least } from '../../platform/longLists.ts';

const SPACE = /\s/;
const MARK = /[\p{M}\p{Cf}]/u;
/** Says how letters join; all other characters without a shape are not part of a text. */
const JOINER = /[\u200c\u200d]/;
/** Brackets are mirrored in right-to-left text, and a PDF may have either of the two. */
const MIRRORED: ReadonlyMap<string, string> = new Map(
  ['()', '[]', '{}', '<>', '«»', '‹›'].flatMap(([open, close]): [string, string][] => [
    [open, close],
    [close, open],
  ]),
);
const FORMAT = /\p{Cf}/u;

/**
 * @param stated with the same letters and digits as the line
 * @returns undefined if a letter has no place
 */
export function withStatedCharacters(line: IndexedLine, stated: string): IndexedLine | undefined {
  const places = drawnPlaces(line.text);
  const taken = statedCharacters(line.text, stated, places);
  if (taken === undefined) return undefined;
  const { before, after } = symbolsAround(line.text, places);
  const text = before.text + taken.text.trimEnd() + after.text;
  const from = [...before.from, ...taken.from.slice(0, taken.text.trimEnd().length), ...after.from];
  const { unsure: _, ...kept } = line;
  return { ...kept, text: text.replaceAll(CELL_END, ' '), edges: edgesOf(line, text, from) };
}

interface DrawnPlaces {
  /** Letters of the line in their order, and where each is. */
  readonly letters: string;
  readonly places: readonly number[];
  readonly isUsed: boolean[];
  /** Places of symbols that are not used yet, by symbol. */
  readonly symbols: Map<string, number[]>;
}

function drawnPlaces(text: string): DrawnPlaces {
  const { letters, places } = letterChain(text);
  const symbols = new Map<string, number[]>();
  let at = 0;
  for (const character of text) {
    if (!SPACE.test(character) && !MARK.test(character) && !isLetterOrDigit(character)) {
      const symbol = normalForm(character, 'NFKC');
      symbols.set(symbol, [...(symbols.get(symbol) ?? []), at]);
    }
    at += character.length;
  }
  return { letters, places, isUsed: Array.from({ length: letters.length }, () => false), symbols };
}

/**
 * Letters of shaped scripts are the stated ones, all others those that are drawn: text set in capitals is in capitals. A tab stands for the
 * end of a cell until all characters have their places.
 */
function statedCharacters(
  line: string,
  stated: string,
  drawn: DrawnPlaces,
): { text: string; from: (number | undefined)[] } | undefined {
  let text = '';
  const from: (number | undefined)[] = [];
  const add = (characters: string, place: number | undefined): void => {
    text += characters;
    for (let i = 0; i < characters.length; i++) from.push(place);
  };
  let next = 0;
  let at = 0;
  let isShaped = false;
  for (const character of stated) {
    const rest = stated.slice(at);
    at += character.length;
    if (SPACE.test(character)) {
      if (text !== '' && !SPACE.test(text.at(-1) ?? '')) add(character === CELL_END ? CELL_END : ' ', undefined);
    } else if (isDoubled(stated, at - character.length)) {
      add(character, from.at(-1));
    } else if (isLetterOrDigit(character)) {
      const said = letterChain(character).letters;
      const found = drawnRun(drawn, next, said, rest);
      if (found === undefined) return undefined;
      drawn.isUsed.fill(true, found, found + said.length);
      isShaped = SHAPED.test(character);
      next = found + said.length;
      if (isShaped) add(character, drawn.places[found]);
      else {
        // Pieces of a ligature share one place.
        const places = new Set(drawn.places.slice(found, next));
        for (const place of places) if (place !== drawn.places[found - 1]) add(drawnCharacter(line, place), place);
      }
    } else if (MARK.test(character)) {
      if (isShaped && (!FORMAT.test(character) || JOINER.test(character))) add(character, from.at(-1));
    } else {
      // A symbol that the page does not show is not part of its text.
      const symbol = normalForm(character, 'NFKC');
      const near = drawn.places[next] ?? 0;
      const place =
        nearest(drawn.symbols.get(symbol), near) ?? nearest(drawn.symbols.get(MIRRORED.get(symbol) ?? ''), near);
      if (place !== undefined) add(character, place);
    }
  }
  return { text, from };
}

/** With the marks on it. */
const drawnCharacter = (line: string, place: number): string => /^.\p{M}*/su.exec(line.slice(place))?.[0] ?? '';

/** The next place of these letters, otherwise the one where most of what follows them also follows. */
function drawnRun({ letters, isUsed }: DrawnPlaces, next: number, said: string, rest: string): number | undefined {
  if (!(isUsed[next] ?? true) && letters.startsWith(said, next)) return next;
  const word = letterChain(/^\S+/.exec(rest)?.[0] ?? '').letters;
  let best: number | undefined;
  let most = -1;
  for (let at = letters.indexOf(said); at !== -1; at = letters.indexOf(said, at + 1)) {
    if (isUsed[at]) continue;
    let length = 0;
    while (length < word.length && !(isUsed[at + length] ?? true) && letters[at + length] === word[length]) length++;
    if (length > most) [best, most] = [at, length];
  }
  return best;
}

/** Removed from the places. */
function nearest(places: number[] | undefined, to: number): number | undefined {
  if (places === undefined || places.length === 0) return undefined;
  let best = 0;
  for (let i = 1; i < places.length; i++) if (Math.abs(places[i] - to) < Math.abs(places[best] - to)) best = i;
  return places.splice(best, 1)[0];
}

interface PlacedText {
  readonly text: string;
  readonly from: readonly (number | undefined)[];
}

const BULLET = /^[•◦▪▫■□●○‣⁃∙◆◇►➢–]$/;

/**
 * Bullets, hyphens at the end of a line and the like, which the page shows and the words do not state. A bullet is on the left of a
 * left-to-right slide, even if its text runs the other way.
 */
function symbolsAround(line: string, { places, symbols }: DrawnPlaces): { before: PlacedText; after: PlacedText } {
  const unused = [...symbols.values()].flat().sort((one, other) => one - other);
  const first = places[0] ?? line.length;
  const last = places.at(-1) ?? 0;
  const isBefore = (place: number): boolean => place < first || (place > last && BULLET.test(line[place]));
  return {
    before: placed(line, unused.filter(isBefore), 'before'),
    after: placed(
      line,
      unused.filter((place) => place > last && !isBefore(place)),
      'after',
    ),
  };
}

/** As far from the words as they are drawn; bullets always are. */
function placed(line: string, symbols: readonly number[], side: 'before' | 'after'): PlacedText {
  let text = '';
  const from: (number | undefined)[] = [];
  const add = (characters: string, place: number | undefined): void => {
    text += characters;
    for (let i = 0; i < characters.length; i++) from.push(place);
  };
  for (const place of symbols) {
    const symbol = String.fromCodePoint(line.codePointAt(place) ?? 0x20);
    if (side === 'after' && SPACE.test(line[place - 1])) add(' ', undefined);
    add(symbol, place);
    if (side === 'before' && (BULLET.test(symbol) || SPACE.test(line[place + symbol.length]))) add(' ', undefined);
  }
  return { text, from };
}

interface Extent {
  readonly start: number;
  readonly end: number;
}

function edgesOf(line: IndexedLine, text: string, from: readonly (number | undefined)[]): Float32Array {
  const extents = Array.from({ length: text.length }, (_, i): Extent | undefined => {
    const place = from[i];
    return place === undefined ? undefined : { start: line.edges[2 * place], end: line.edges[2 * place + 1] };
  });
  const edges = new Float32Array(2 * text.length);
  for (let i = 0; i < text.length; i++) {
    const own = extents[i] ?? (text[i] === CELL_END ? betweenCells(text, extents, i) : betweenWords(extents, i));
    edges[2 * i] = own.start;
    edges[2 * i + 1] = own.end;
  }
  return edges;
}

const NOWHERE: Extent = { start: 0, end: 0 };

function between(before: Extent, after: Extent): Extent {
  if (before.end <= after.start) return { start: before.end, end: after.start };
  if (after.end <= before.start) return { start: after.end, end: before.start };
  return { start: before.end, end: before.end };
}

function betweenWords(extents: readonly (Extent | undefined)[], at: number): Extent {
  const before = extents.slice(0, at).findLast((extent) => extent !== undefined);
  const after = extents.slice(at + 1).find((extent) => extent !== undefined);
  return between(before ?? after ?? NOWHERE, after ?? before ?? NOWHERE);
}

function betweenCells(text: string, extents: readonly (Extent | undefined)[], at: number): Extent {
  const cellBefore = extents.slice(text.lastIndexOf(CELL_END, at - 1) + 1, at);
  const end = text.indexOf(CELL_END, at + 1);
  const cellAfter = extents.slice(at + 1, end === -1 ? text.length : end);
  return between(reach(cellBefore), reach(cellAfter));
}

function reach(extents: readonly (Extent | undefined)[]): Extent {
  const known = extents.filter((extent) => extent !== undefined);
  if (known.length === 0) return NOWHERE;
  return { start: least(known.map(({ start }) => start)), end: greatest(known.map(({ end }) => end)) };
}
