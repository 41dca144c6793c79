/** Whether a number was read as its digits look beside the page's others. */
import type { RecognisedWord } from './recognised.ts';

/** Least lead with which digits are what they look like. Measured: infra/docs/decisions/ocr.md, 76. */
const CLEAR_LEAD = 0.08;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Every digit looks like those that were read alike, and clearly unlike any others. */
export const isShown = ({ text, ink }: RecognisedWord): boolean =>
  ink?.digits === digitsOf(text) && ink.lead >= CLEAR_LEAD;

/** With the digits that the ink shows; undefined if those were read, or it does not tell. */
export function asShown({ text, ink }: RecognisedWord): string | undefined {
  const own = digitsOf(text);
  if (ink?.digits?.length !== own.length || ink.digits === own) return undefined;
  let at = 0;
  return text.replace(/\d/g, () => ink.digits?.charAt(at++) ?? '');
}
