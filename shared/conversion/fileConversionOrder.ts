/** What every converter of a file is told beside the file: where it may write, and until when. */

export interface FileConversionOrder {
  /** Where the rendition and what is needed on the way to it is written; the caller deletes it afterwards. */
  readonly folder: string;
  /** Epoch milliseconds. */
  readonly deadline: number;
}
