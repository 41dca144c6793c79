/** The words that the data of a language know, with the forms that they take: OCR prefers them where a picture leaves it undecided. */
export interface Dictionary {
  /** @param languages as Tesseract names them, those that a page was read in: the first one's words count */
  isWord(word: string, languages: readonly string[]): boolean;
}
