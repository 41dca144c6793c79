/** What Tesseract recognises: lines of words of symbols. Boxes are pixels of the picture that it was given. */
export interface PixelBox {
  readonly x0: number;
  readonly y0: number;
  /** Includes the last pixel's far side. */
  readonly x1: number;
  readonly y1: number;
}

export interface RecognisedSymbol {
  readonly text: string;
  /** 0..100, as a word's. Absent if not known. */
  readonly confidence?: number;
  readonly bbox: PixelBox;
}

export interface RecognisedWord {
  readonly text: string;
  /** 0..100. */
  readonly confidence: number;
  /** Confidence of the digits alone, 0..100: symbols beside them and spaces lower the word's. Absent if not known. */
  readonly digitConfidence?: number;
  readonly bbox: PixelBox;
  readonly symbols: readonly RecognisedSymbol[];
  /** Whether it may well be misread: whoever quotes it is told so. */
  readonly isDoubtful?: boolean;
  /** Of digits that are drawn for the cells of Chinese or Japanese characters: the width of one, pixels. */
  readonly cell?: number;
  /** Of a number whose ink shows as many characters as were read. */
  readonly ink?: NumberInk;
}

/** The digits of a number in the picture. */
export interface NumberInk {
  /** Of the digits alone: a word's box may reach into other lines. */
  readonly box: PixelBox;
  /** What the page's other digits that look like these were read as; absent if they do not tell. */
  readonly digits?: string;
  /**
   * How much more like these than like any others its digits look, of 1: the least of all, below 0 if one of them was read as another. 0 at most
   * where the page does not have all ten digits.
   */
  readonly lead: number;
}

export interface RecognisedLine {
  readonly words: readonly RecognisedWord[];
  /** The letters' baseline, in the line's middle. */
  readonly baseline: number;
  /** From the top of ascenders to the bottom of descenders, whether the line has such letters or not. */
  readonly height: number;
}

/** Per letter, so that long words count for more than specks. 0 if there are none. */
export function meanConfidence(lines: readonly Pick<RecognisedLine, 'words'>[]): number {
  let letters = 0;
  let sum = 0;
  for (const { words } of lines) {
    for (const { text, confidence } of words) {
      letters += text.length;
      sum += text.length * confidence;
    }
  }
  return letters === 0 ? 0 : sum / letters;
}
