/** A picture of a page without the lines of its text layer, so that only what the picture itself says is found. */
import type { Box } from '../geometry.ts';
import type { GreyPicture } from '../ocr/picture.ts';
import { spanBox, type IndexedLine } from '../textIndex.ts';

/** Share of a line's height, around it: accents, shadows and the tails of letters. */
const MARGIN = 0.25;

/** @param region what the picture shows, points; its lines are painted over with what is above and below them */
export function withoutLines(picture: GreyPicture, region: Box, lines: readonly IndexedLine[]): GreyPicture {
  const pixels = picture.pixels.slice();
  const [scaleX, scaleY] = [picture.width / region.width, picture.height / region.height];
  for (const line of lines) {
    if (line.text === '') continue;
    const { x, y, width, height } = spanBox(line, 0, line.text.length);
    const margin = MARGIN * Math.min(width, height);
    const left = Math.max(0, Math.floor((x - margin - region.x) * scaleX));
    const right = Math.min(picture.width, Math.ceil((x + width + margin - region.x) * scaleX));
    const top = Math.max(0, Math.floor((y - margin - region.y) * scaleY));
    const bottom = Math.min(picture.height, Math.ceil((y + height + margin - region.y) * scaleY));
    paintOver({ ...picture, pixels }, { left, right, top, bottom });
  }
  return { ...picture, pixels };
}

/** Pixels; `right` and `bottom` are outside. */
interface Patch {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function paintOver({ width, height, pixels }: GreyPicture, { left, right, top, bottom }: Patch): void {
  const [above, below] = [Math.max(0, top - 1), Math.min(height - 1, bottom)];
  for (let y = top; y < bottom; y++) {
    const share = (y - above) / Math.max(1, below - above);
    for (let x = left; x < right; x++) {
      pixels[y * width + x] = (1 - share) * pixels[above * width + x] + share * pixels[below * width + x];
    }
  }
}
