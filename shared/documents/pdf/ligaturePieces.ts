/** Passes characters on, except those that one ligature glyph stands for: it is reported once for each, and looks like none of them. */
import type { Box, Point } from './characterPlaces.ts';
import type { PageCharacter } from './pageCharacters.ts';
import { LIGATURES } from './referenceShapes.ts';
import type { TextStyle } from './textStyle.ts';

export interface CharacterTaker {
  /** The arguments may be overwritten afterwards. */
  take(character: PageCharacter, style: TextStyle, pen: Point, box: Box): void;
}

/** A character that waits for the next one: pieces of a ligature have one pen. */
interface Piece {
  character: PageCharacter;
  style: TextStyle;
  readonly pen: { x: number; y: number };
  readonly box: { left: number; low: number; right: number; high: number };
}

/**
 * The same few objects hold all the waiting characters of a page, one after the other. A class, for the same reason as `PageCharacters`.
 */
export class LigaturePieces implements CharacterTaker {
  readonly #to: CharacterTaker;
  readonly #pieces: Piece[] = [];
  #waiting = 0;

  /** @param to the receiver */
  constructor(to: CharacterTaker) {
    this.#to = to;
  }

  take(character: PageCharacter, style: TextStyle, pen: Point, box: Box): void {
    const pieces = this.#pieces;
    const last = this.#waiting > 0 ? pieces[this.#waiting - 1].pen : pen;
    if (last.x !== pen.x || last.y !== pen.y) this.settle();
    if (this.#waiting === pieces.length) pieces.push({ character, style, pen: { ...pen }, box: { ...box } });
    const piece = pieces[this.#waiting++];
    piece.character = character;
    piece.style = style;
    piece.pen.x = pen.x;
    piece.pen.y = pen.y;
    piece.box.left = box.left;
    piece.box.low = box.low;
    piece.box.right = box.right;
    piece.box.high = box.high;
  }

  /** Passes on what is still waiting. */
  settle(): void {
    const pieces = this.#pieces;
    const count = this.#waiting;
    this.#waiting = 0;
    if (count > 1 && isLigature(pieces.slice(0, count))) return;
    for (let i = 0; i < count; i++) this.#to.take(pieces[i].character, pieces[i].style, pieces[i].pen, pieces[i].box);
  }
}

const isLigature = (pieces: readonly Piece[]): boolean =>
  LIGATURES.includes(pieces.map(({ character }) => character.text).join(''));
