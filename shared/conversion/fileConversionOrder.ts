/** What every file converter is given with the file: where it may write, and until when. */

export interface FileConversionOrder {
  /** Where the rendition and intermediate files are written; the caller deletes it afterwards. */
  readonly folder: string;
  /** Epoch milliseconds. */
  readonly deadline: number;
}
