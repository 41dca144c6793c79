/** Lengths are PDF points (1/72 inch), origin top left, of the page as displayed (CropBox and rotation applied). */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
