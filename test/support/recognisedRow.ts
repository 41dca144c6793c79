/** A row of words as OCR gives it, twenty rows of pixels high, each word with how sure it is of it, 0..100. */
export const recognisedRow = (...words: readonly (readonly [text: string, confidence: number])[]) => ({
  words: words.map(([text, confidence], i) => ({
    text,
    confidence,
    bbox: { x0: i * 50, y0: 10, x1: i * 50 + 40, y1: 30 },
    symbols: [],
  })),
  baseline: 30,
  height: 25,
});
