/** From a page as displayed to the coordinates that its file uses (PDF 32000-1, 8.3.2 and 14.11.2). */
import type { Box } from '../documents/geometry.ts';
import type { PageSize } from './annotationProtocol.ts';

/** For a page of the file: its displayed part, in its own units, and its rotation, degrees clockwise. */
export interface PageFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
}

export interface Rectangle {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** @param displayed size of the page as displayed, points: gives the size of its unit */
export function inPageSpace(box: Box, frame: PageFrame, displayed: PageSize): Rectangle {
  const turns = (((Math.round(frame.rotation / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3;
  const isSideways = turns % 2 === 1;
  const unitX = (isSideways ? frame.height : frame.width) / displayed.width;
  const unitY = (isSideways ? frame.width : frame.height) / displayed.height;
  const near = { x: box.x * unitX, y: box.y * unitY };
  const far = { x: (box.x + box.width) * unitX, y: (box.y + box.height) * unitY };
  const corners = [near, far].map(({ x, y }) => {
    switch (turns) {
      case 0:
        return { x: frame.x + x, y: frame.y + frame.height - y };
      case 1:
        return { x: frame.x + y, y: frame.y + x };
      case 2:
        return { x: frame.x + frame.width - x, y: frame.y + y };
      case 3:
        return { x: frame.x + frame.width - y, y: frame.y + frame.height - x };
    }
  });
  const [one, other] = corners;
  return {
    left: Math.min(one.x, other.x),
    bottom: Math.min(one.y, other.y),
    right: Math.max(one.x, other.x),
    top: Math.max(one.y, other.y),
  };
}
