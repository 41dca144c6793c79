/**
 * Words that no reading of a row has: the network may leave one out between two that it is sure of ("in cash" of "in advance in cash or by
 * transfer"). The ink of letters that no word covers says so, and its place is marked.
 */
import type { Component } from './components.ts';
import { enclosing } from './enclosing.ts';
import { lettersBeside } from './lostLetters.ts';
import type { GreyPicture } from './picture.ts';
import { isLegible } from './pictureLines.ts';
import type { RecognisedLine, RecognisedWord } from './recognised.ts';
import { hasUnread, UNREAD } from './unread.ts';
import { letterHeight } from './unreadRows.ts';

/**
 * Patches from which a hole is a word: one or two may be a smudge, or at the edge of a word whose box is too small. Letters that touch are one
 * patch, so wide, in heights of letters.
 */
const LEAST_PATCHES = 3;
const LEAST_WIDTH = 3;
/** Share of a patch's height that a word covers if it has it: the words of the next row may reach into this one. */
const COVERED = 0.5;
/** In heights of letters: gaps within which patches are of one hole, and how far their feet may be from the row's. */
const GAP = 1;
const ON_ROW = 0.35;
/** Share of a patch's height that is on the row. */
const SHARED = 0.8;
/** In heights of letters: how far before and after a row a hole may be. What is farther was looked for as a row of its own. */
const BEYOND = 3;

/** @param lines in their final words */
export function withHolesMarked(picture: GreyPicture, lines: readonly RecognisedLine[]): readonly RecognisedLine[] {
  const letter = letterHeight(lines.filter((line) => isLegible(line) && !hasUnread(line)));
  if (letter === undefined) return lines;
  const lost = lettersBeside(picture, lines, letter, COVERED);
  return lines.map((line) => {
    const holes = hasUnread(line) ? [] : holesIn(line, lost, letter);
    return holes.length === 0 ? line : { ...line, words: inOrder(line.words, holes.map(markOf)) };
  });
}

function holesIn({ words }: RecognisedLine, lost: readonly Component[], letter: number): Component[][] {
  const { x0, x1 } = enclosing(words);
  const within = lost.filter((patch) => isOnRow(patch, words, letter)).sort((one, other) => one.left - other.left);
  const holes: Component[][] = [];
  for (const patch of within) {
    const last = holes.at(-1)?.at(-1);
    if (last !== undefined && patch.left - last.right <= GAP * letter) holes[holes.length - 1].push(patch);
    else holes.push([patch]);
  }
  const beyond = BEYOND * letter;
  return holes.filter((hole) => {
    const [from, to] = [hole[0].left, hole[hole.length - 1].right];
    const isWord = hole.length >= LEAST_PATCHES || to - from >= LEAST_WIDTH * letter;
    return isWord && from <= x1 + beyond && to >= x0 - beyond;
  });
}

/** Of a row that falls or bends the words beside a patch tell where it is. */
function isOnRow({ left, right, top, bottom }: Component, words: readonly RecognisedWord[], letter: number): boolean {
  const away = ({ bbox }: RecognisedWord): number => Math.max(bbox.x0 - right, left - bbox.x1);
  const { y0, y1 } = words.reduce((one, other) => (away(other) < away(one) ? other : one)).bbox;
  const shared = Math.min(bottom, y1) - Math.max(top, y0);
  return shared >= SHARED * (bottom - top) && y1 - bottom <= ON_ROW * letter;
}

function markOf(hole: readonly Component[]): RecognisedWord {
  const bbox = {
    x0: hole[0].left,
    x1: Math.max(...hole.map(({ right }) => right)),
    y0: Math.min(...hole.map(({ top }) => top)),
    y1: Math.max(...hole.map(({ bottom }) => bottom)),
  };
  return { text: UNREAD, confidence: 0, bbox, symbols: [{ text: UNREAD, bbox }] };
}

/** The words of Arabic and Hebrew rows begin on the right. */
function inOrder(words: readonly RecognisedWord[], marks: readonly RecognisedWord[]): readonly RecognisedWord[] {
  const isLeftToRight = words[0].bbox.x0 <= words[words.length - 1].bbox.x0;
  return [...words, ...marks].sort((one, other) =>
    isLeftToRight ? one.bbox.x0 - other.bbox.x0 : other.bbox.x0 - one.bbox.x0,
  );
}
