/** What OCR works on. */
export interface GreyPicture {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** One byte a pixel, row by row; 0 is black. */
  readonly pixels: Uint8Array<ArrayBuffer>;
}
