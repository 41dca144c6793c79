/**
 * Which text objects draw the requested characters. Each is searched where reading had found it. Anything at the same place that says
 * something else is another text, over or under it: removing that would prove the wrong one.
 */
import type { Box } from '../geometry.ts';
import { isAccent, REPLACEMENT, withDot } from '../layout/codePoints.ts';
import type { CharacterPlace } from '../pdfReader.ts';
import type { InkedCharacter } from './pageInk.ts';
import { normalForm } from '../../platform/normalForm.ts';
import { greatest, least } from '../../platform/longLists.ts';

/** Share of the smaller of two extents that is in the other one, from which a drawn character and a place are one. */
const SAME_PLACE = 0.5;
/** Extents this close are the same, points: they were measured in the same way. */
const EXACT = 0.05;
/** How far above or below its line a character may be, in heights of the line: superscripts and subscripts, entries over blanks. */
const MOST_AWAY = 1;
/** Maximum distance from the line for characters of other sizes on it, in heights of the line; those of the next line are further away. */
const NEAR_LINE = 0.6;
/** Characters within this distance of each other, in heights of the line, are on one line. */
const ON_LINE = 0.25;

export interface Owners {
  /** Text objects that draw the characters. */
  readonly objects: ReadonlySet<number>;
  /** The characters that were found, by their position among the places. */
  readonly known: ReadonlyMap<number, InkedCharacter>;
}

interface Candidate {
  readonly character: InkedCharacter;
  /** From the middle of the line, in heights of the line. */
  readonly away: number;
  readonly isEqual: boolean;
  /** The place is all of its extent, or a piece of it: reading may have split the letters of a ligature. */
  readonly isExact: boolean;
  /** They take up half or more of each other's extent. */
  readonly isSimilar: boolean;
}

export function glyphOwners(places: readonly CharacterPlace[], characters: readonly InkedCharacter[]): Owners {
  const plain = plainTexts();
  const letters = places.map(({ text }) => plain(text));
  const placesNear = nearby(places);
  const candidates: Candidate[][] = places.map(() => []);
  for (const character of characters) {
    const near = placesNear(character.place);
    if (near.length === 0) continue;
    const said = plain(character.text);
    for (const at of near) {
      const compared = comparedWith(places[at], character.place);
      if (compared === undefined || compared.away > MOST_AWAY) continue;
      const isEqual =
        letters[at] === REPLACEMENT || said === letters[at] || (said !== '' && said.includes(letters[at]));
      const { away, isExact, isSimilar } = compared;
      candidates[at].push({ character, away, isEqual, isExact, isSimilar });
    }
  }
  const owned = candidates.map(ownersOf);
  const own = new Set(owned.flat());
  const strangers = new Set<number>();
  for (const [at, near] of candidates.entries()) {
    for (const { character, away, isSimilar } of near) {
      if (!isSimilar || away > ON_LINE || own.has(character) || !isWritten(character.text)) continue;
      // One object that writes both cannot be removed for one of them.
      if (owned[at].every(({ object }) => object !== character.object)) strangers.add(character.object);
    }
  }
  const known = new Map<number, InkedCharacter>();
  const objects = new Set<number>();
  for (const [at, found] of owned.entries()) {
    for (const character of found) {
      if (strangers.has(character.object)) continue;
      known.set(at, character);
      objects.add(character.object);
    }
  }
  return { objects, known };
}

/**
 * Those that say what the place says. If none does on its line, the only one that is exactly there: reading may have corrected its meaning.
 * Large symbols are further from the line that they belong to.
 */
function ownersOf(candidates: readonly Candidate[]): InkedCharacter[] {
  const equal = candidates.filter(({ isEqual }) => isEqual);
  const nearest = least(equal.map(({ away }) => away));
  const exact = nearest <= NEAR_LINE ? [] : aloneThere(candidates.filter(({ away }) => away <= NEAR_LINE));
  return exact.length > 0
    ? exact
    : equal.filter(({ away }) => away <= nearest + ON_LINE).map(({ character }) => character);
}

function aloneThere(candidates: readonly Candidate[]): InkedCharacter[] {
  const written = candidates.filter(({ isExact, character }) => isExact || isWritten(character.text));
  const [first] = written.map(({ character }) => character.object);
  const isAlone = written.every(({ isExact, character }) => isExact && character.object === first);
  return isAlone ? written.map(({ character }) => character) : [];
}

/** An accent over a letter is part of it, whoever draws it. */
const isWritten = (text: string): boolean => /[\p{L}\p{N}]/u.test(text) && !isAccent(text);

/** Without case, marks and ligatures: the text layer's form may differ from the page's. The few that a page has are each computed once. */
function plainTexts(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    let plain = known.get(text);
    if (plain === undefined) known.set(text, (plain = withoutForm(text)));
    return plain;
  };
}

const withoutForm = (text: string): string =>
  withDot(normalForm(normalForm(text.trim(), 'NFKD').replace(/\p{M}/gu, '').toLowerCase(), 'NFC'));

/** How a character relates to a place, if they share an extent along the line. */
function comparedWith(
  { box: place, direction }: CharacterPlace,
  character: Box,
): Omit<Candidate, 'character' | 'isEqual'> | undefined {
  const isLevel = direction === 'horizontal';
  const [own, other] = isLevel ? [alongX(place), alongX(character)] : [alongY(place), alongY(character)];
  const both = Math.min(own.to, other.to) - Math.max(own.from, other.from);
  const sizes = [own.to - own.from, other.to - other.from];
  // Strokes without thickness have no extent.
  if (both < SAME_PLACE * Math.max(least(sizes), Number.EPSILON)) return undefined;
  const [line, across] = isLevel ? [alongY(place), alongY(character)] : [alongX(place), alongX(character)];
  return {
    away: Math.abs(line.from + line.to - across.from - across.to) / 2 / (line.to - line.from),
    isExact: own.from >= other.from - EXACT && own.to <= other.to + EXACT,
    isSimilar: both >= SAME_PLACE * greatest(sizes),
  };
}

interface Extent {
  readonly from: number;
  readonly to: number;
}

const alongX = ({ x, width }: Box): Extent => ({ from: x, to: x + width });
const alongY = ({ y, height }: Box): Extent => ({ from: y, to: y + height });

/** Points: a cell holds a few characters of ordinary type. */
const CELL = 12;
/** Cells of a column; two cells far enough apart to share a number cost only a wasted comparison. */
const COLUMN = 2 ** 20;

/** A grid of cells, so that the thousands of characters of a page are not each compared with every place. */
function nearby(places: readonly CharacterPlace[]): (box: Box) => readonly number[] {
  const cells = new Map<number, number[]>();
  const key = (column: number, row: number): number => column * COLUMN + row;
  for (const [i, { box }] of places.entries()) {
    const [left, top] = [box.x - box.width, box.y - box.height];
    for (let column = Math.floor(left / CELL) - 1; column <= Math.floor((left + 3 * box.width) / CELL) + 1; column++) {
      for (let row = Math.floor(top / CELL) - 1; row <= Math.floor((top + 3 * box.height) / CELL) + 1; row++) {
        const cell = cells.get(key(column, row));
        if (cell === undefined) cells.set(key(column, row), [i]);
        else cell.push(i);
      }
    }
  }
  return ({ x, y, width, height }) =>
    cells.get(key(Math.floor((x + width / 2) / CELL), Math.floor((y + height / 2) / CELL))) ?? [];
}
