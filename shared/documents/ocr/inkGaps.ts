/** Where the ink of neighbouring words ends and begins: networks for East Asian scripts guess the places of their characters. */
import { otsuThreshold } from './components.ts';
import type { GreyPicture } from './picture.ts';
import type { PixelBox, RecognisedLine, RecognisedWord } from './recognised.ts';

const EAST_ASIAN = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Words of East Asian characters with the boxes of their ink: between the middles of neighbouring characters, the widest strip without ink
 * is the gap. Measured on Korean print, the gaps of the networks' own boxes overlap (0 to .48 of the height within words, .4 to .7 between
 * them); those of the ink do not.
 */
export function withInkGaps(picture: GreyPicture, lines: readonly RecognisedLine[]): readonly RecognisedLine[] {
  const threshold = otsuThreshold(picture.pixels);
  // White writing on black would need the other side of the threshold.
  if (threshold === undefined || threshold.dark * 2 > picture.pixels.length) return lines;
  return lines.map((line) => ({ ...line, words: measured(picture, threshold.value, line.words) }));
}

function measured(picture: GreyPicture, threshold: number, words: readonly RecognisedWord[]): RecognisedWord[] {
  const boxes = words.map(({ bbox }) => ({ ...bbox }));
  for (let i = 1; i < words.length; i++) {
    if (!EAST_ASIAN.test(words[i - 1].text) && !EAST_ASIAN.test(words[i].text)) continue;
    const gap = widestGap(picture, threshold, ending(words[i - 1]), beginning(words[i]));
    if (gap === undefined) continue;
    boxes[i - 1].x1 = gap.from;
    boxes[i].x0 = gap.to;
  }
  return words.map((word, i) => ({ ...word, bbox: boxes[i] }));
}

/** The last character of a word, and the first: a longer word also contains gaps. */
const ending = ({ bbox, symbols }: RecognisedWord): PixelBox => symbols.at(-1)?.bbox ?? bbox;
const beginning = ({ bbox, symbols }: RecognisedWord): PixelBox => symbols.at(0)?.bbox ?? bbox;

interface Strip {
  from: number;
  to: number;
}

/** Columns without ink, the last one exclusive; `undefined` if the boxes do not follow each other or everything is inked. */
function widestGap(
  { width, pixels }: GreyPicture,
  threshold: number,
  left: PixelBox,
  right: PixelBox,
): Strip | undefined {
  const first = Math.round((left.x0 + left.x1) / 2);
  const last = Math.round((right.x0 + right.x1) / 2);
  const top = Math.max(left.y0, right.y0);
  const bottom = Math.min(left.y1, right.y1);
  if (bottom <= top) return undefined;
  const isInked = (x: number): boolean => {
    for (let y = top; y < bottom; y++) if (pixels[y * width + x] <= threshold) return true;
    return false;
  };
  let best: Strip | undefined;
  for (let x = first; x < last; x++) {
    if (isInked(x)) continue;
    const from = x;
    while (x < last && !isInked(x)) x++;
    if (best === undefined || x - from > best.to - best.from) best = { from, to: x };
  }
  return best;
}
