/** A picture of a page without the lines of its text layer, so that only what the picture itself says is found. */
import type { Box } from '../geometry.ts';
import type { GreyPicture } from '../ocr/picture.ts';
import { spanBox, type IndexedLine } from '../textIndex.ts';

/** Share of a line's height, around it: accents, shadows and the tails of letters. */
const MARGIN = 0.25;

/**
 * Lines are painted over with what is above and below them; those that touch each other at once, or the one would be smeared over the other.
 * @param region what the picture shows, points
 */
export function withoutLines(picture: GreyPicture, region: Box, lines: readonly IndexedLine[]): GreyPicture {
  const { width, height } = picture;
  const covered = new Uint8Array(width * height);
  const [scaleX, scaleY] = [width / region.width, height / region.height];
  for (const line of lines) {
    if (line.text === '') continue;
    const box = spanBox(line, 0, line.text.length);
    const margin = MARGIN * Math.min(box.width, box.height);
    const left = Math.max(0, Math.floor((box.x - margin - region.x) * scaleX));
    const right = Math.min(width, Math.ceil((box.x + box.width + margin - region.x) * scaleX));
    const top = Math.max(0, Math.floor((box.y - margin - region.y) * scaleY));
    const bottom = Math.min(height, Math.ceil((box.y + box.height + margin - region.y) * scaleY));
    if (right <= left) continue;
    for (let y = top; y < bottom; y++) covered.fill(1, y * width + left, y * width + right);
  }
  const pixels = picture.pixels.slice();
  for (let x = 0; x < width; x++) {
    for (let top = 0; top < height; top++) {
      if (covered[top * width + x] === 0) continue;
      let bottom = top + 1;
      while (bottom < height && covered[bottom * width + x] === 1) bottom++;
      paintOver({ ...picture, pixels }, x, top, bottom);
      top = bottom;
    }
  }
  return { ...picture, pixels };
}

/** @param bottom the first row that is not covered */
function paintOver({ width, height, pixels }: GreyPicture, x: number, top: number, bottom: number): void {
  const [above, below] = [Math.max(0, top - 1), Math.min(height - 1, bottom)];
  for (let y = top; y < bottom; y++) {
    const share = (y - above) / Math.max(1, below - above);
    pixels[y * width + x] = (1 - share) * pixels[above * width + x] + share * pixels[below * width + x];
  }
}
