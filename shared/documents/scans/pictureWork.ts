/**
 * Which pictures of a document are read within its request: as many as take some seconds of work together, those with most writing
 * first. The work is told from what they show, and never measured, so that a busy machine reads the same ones as an idle one.
 */

/** Milliseconds of work for the pictures of a request, as many as a user accepts to wait for: two processors take half. */
const WORK_MS = 6_000;
/** Milliseconds that reading one takes besides its letters: to draw it, find its lines and choose its language. */
const PER_PICTURE_MS = 400;
/** Milliseconds for each letter. Measured with the constant above: 53 figures of five documents took within a fifth of what they say. */
const PER_LETTER_MS = 3;

export interface Written {
  readonly letters: number;
}

/** At least one, so that a picture with more writing than that is read where it is the only one. */
export function withinWork<T extends Written>(pictures: readonly T[]): T[] {
  let spentMs = 0;
  return [...pictures]
    .sort((one, other) => other.letters - one.letters)
    .filter(({ letters }) => {
      const workMs = PER_PICTURE_MS + PER_LETTER_MS * letters;
      if (spentMs > 0 && spentMs + workMs > WORK_MS) return false;
      spentMs += workMs;
      return true;
    });
}
