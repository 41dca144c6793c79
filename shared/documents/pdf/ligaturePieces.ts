/** Passes characters on, but for those that one glyph of a ligature stands for: it is told once for each, and looks like none of them. */
import type { Box, Point } from './characterPlaces.ts';
import type { PageCharacter } from './pageCharacters.ts';
import { LIGATURES } from './referenceShapes.ts';
import type { TextStyle } from './textStyle.ts';

type Note = (character: PageCharacter, style: TextStyle, pen: Point, box: Box) => void;

export interface LigaturePieces {
  /** What is given may be overwritten afterwards. */
  readonly note: Note;
  /** Passes on what still waits. */
  settle(): void;
}

/** A character that waits for the next one: pieces of a ligature have one pen. */
interface Piece {
  character: PageCharacter;
  style: TextStyle;
  readonly pen: { x: number; y: number };
  readonly box: { left: number; low: number; right: number; high: number };
}

/** The same few objects wait for all the characters of a page, one after the other. */
export function ligaturePieces(pass: Note): LigaturePieces {
  const pieces: Piece[] = [];
  let waiting = 0;
  const settle = (): void => {
    const count = waiting;
    waiting = 0;
    if (count > 1 && isLigature(pieces.slice(0, count))) return;
    for (let i = 0; i < count; i++) pass(pieces[i].character, pieces[i].style, pieces[i].pen, pieces[i].box);
  };
  return {
    note: (character, style, pen, box) => {
      const last = waiting > 0 ? pieces[waiting - 1].pen : pen;
      if (last.x !== pen.x || last.y !== pen.y) settle();
      if (waiting === pieces.length) pieces.push({ character, style, pen: { ...pen }, box: { ...box } });
      const piece = pieces[waiting++];
      piece.character = character;
      piece.style = style;
      piece.pen.x = pen.x;
      piece.pen.y = pen.y;
      piece.box.left = box.left;
      piece.box.low = box.low;
      piece.box.right = box.right;
      piece.box.high = box.high;
    },
    settle,
  };
}

const isLigature = (pieces: readonly Piece[]): boolean =>
  LIGATURES.includes(pieces.map(({ character }) => character.text).join(''));
