/** From pixels of a picture to points of the page that it shows, whole or in part. */
import type { IndexedLine } from '../textIndex.ts';

export interface PicturePlace {
  /** Points of the picture's top left corner on the page. */
  readonly x: number;
  readonly y: number;
  readonly pointsPerPixelX: number;
  readonly pointsPerPixelY: number;
}

/** @param line in pixels of the picture */
export function lineOnPage(line: IndexedLine, { x, y, pointsPerPixelX, pointsPerPixelY }: PicturePlace): IndexedLine {
  const isHorizontal = line.direction === 'horizontal';
  const [along, across] = isHorizontal ? [pointsPerPixelX, pointsPerPixelY] : [pointsPerPixelY, pointsPerPixelX];
  const [startAlong, startAcross] = isHorizontal ? [x, y] : [y, x];
  return {
    ...line,
    crossStart: startAcross + line.crossStart * across,
    crossEnd: startAcross + line.crossEnd * across,
    edges: line.edges.map((edge) => startAlong + edge * along),
    ...(line.slope !== undefined && { slope: (line.slope * across) / along }),
  };
}
