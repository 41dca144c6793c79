/**
 * Spaces that are drawn elsewhere than before the next character. Some producers draw a line once for each of its scripts or fonts, and jump
 * over what the other ones draw: "300", "~" and "350" first, then the words around them. The space before a jump is at its own place, where
 * the gap is seen, and not before what follows the jump ("350 ℃ 로").
 */
import { isRightToLeft } from '../layout/codePoints.ts';
import type { Glyph } from '../layout/glyph.ts';

/** In font sizes: the pen has jumped. A digit or a comma is wider, a squeezed or stretched space differs by less. */
const JUMP = 0.2;
/** In font sizes: the widest usual space. */
const SPACE = 0.5;

/** For one page. */
export class SpacesElsewhere {
  readonly #spaces: Glyph[] = [];
  readonly #gaps: Glyph[] = [];
  #isRightToLeft = false;

  /**
   * @param last what is drawn before it in its direction
   * @param space where along the line a space begins that is drawn before it
   */
  note(glyph: Glyph, last: Glyph | undefined, space: number | undefined): void {
    const { start, size, baseline } = glyph;
    if (last?.baseline !== baseline) return;
    if (space !== undefined && isFar(start - space, size)) this.#spaces.push(glyph);
    if (glyph.gapBefore && isFar(start - last.end, size)) this.#gaps.push(glyph);
  }

  /** Every character of the page. */
  pass(text: string): void {
    this.#isRightToLeft ||= isRightToLeft(text.charCodeAt(0));
  }

  /** Not where text runs from right to left: its spaces are found by the order in which they are drawn. */
  takeAway(): void {
    if (this.#isRightToLeft) return;
    for (const glyph of this.#spaces) glyph.spaceBefore = false;
    for (const glyph of this.#gaps) glyph.gapBefore = false;
  }
}

const isFar = (distance: number, size: number): boolean => distance < -JUMP * size || distance > (SPACE + JUMP) * size;
